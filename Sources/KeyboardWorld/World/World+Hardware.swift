internal import InputAccessory
internal import KeyboardRules

// The device in the user's hands: turned, with a keyboard connected, its own keyboard elsewhere.

extension World {
  func rotate(to orientation: Orientation) throws(StageError) {
    throw StageError("this world does not turn yet")
  }

  func setHardwareKeyboard(_ isOn: Bool) throws(StageError) {
    throw StageError("this world has no hardware keyboard yet")
  }

  func placeKeyboard(_ place: KeyboardPlace) throws(StageError) {
    throw StageError("this world's keyboard stays in its dock yet")
  }
}
