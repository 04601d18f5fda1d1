internal import InputAccessory
internal import KeyboardRules

// The key laid over the number pad's empty corner, and the windows that it may be put into.

extension World {
  func setDoneKey(_ setting: DoneKeySetting?) throws(StageError) {
    throw StageError("this world has no such key yet")
  }

  func tapDoneKey() throws(StageError) {
    throw StageError("this world has no such key yet")
  }

  /// Reads a property of the key; `nil` where it has none of that name.
  func valueOfDoneKey(_ property: Property) -> PropertyValue? {
    nil
  }

  /// The keyboard that is shown, or will be, changed its type, or its input wants the key or not;
  /// told before that keyboard's notifications.
  func tellDoneKeyOfType() {}

  /// Tells the key of a notification that was followed.
  func tellDoneKey(of notice: KeyboardNotice, _ change: KeyboardChange) {}
}
