internal import InputAccessory
internal import KeyboardRules

// What moves so that the keyboard does not cover the input.

extension World {
  func setAvoidance(_ setting: AvoidSetting) throws(StageError) {
    throw StageError("this world moves nothing yet")
  }

  /// Has what follows the keyboard follow notifications that were posted together.
  func keyboardWasAnnounced() {
    refreshAvoidance()
  }

  /// The accessibility setting: whether what moves stands in its new place at once.
  func setReducesMotion(_ isOn: Bool) throws(StageError) {
    throw StageError("this world moves nothing yet")
  }

  /// Has everything that avoids the keyboard stand where it belongs now.
  func refreshAvoidance() {}
}
