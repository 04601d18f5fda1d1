package import ScenePictures

/// What stands in a cell and can be clicked on.
package enum PlayTarget: Hashable, Sendable {
  /// A field, a text view or a button, by its name.
  case element(String)
  /// The clear button of a field.
  case clearButton(String)
  /// An item of a bar, by the bar's name and the item's word.
  case item(bar: String, action: String)
  /// The key laid over the number pad.
  case doneKey
  /// A key of the keyboard.
  case key(Scene.Key)
  /// The device's screen where nothing stands.
  case background
  /// What is said to a person, where a click means nothing.
  case message
  /// What ends the play.
  case leave
}
