internal import InputAccessory
internal import KeyboardRules

// Fingers and pencils: what they hit, what gets the touch, and what ends editing for it.

extension World {
  func setTouchDismiss(_ setting: TouchDismissSetting) {
    touchDismiss = setting
  }

  /// A tap on the middle of what can be seen of a thing.
  func touch(_ id: ElementID, isPencil: Bool) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }

  /// A tap on a point of the screen.
  func touch(at point: Point, isPencil: Bool) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }

  func press(at point: Point) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }

  func moveTouch(to point: Point) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }

  func liftTouch(at point: Point) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }

  func drag(from start: Point, to end: Point) throws(StageError) {
    throw StageError("this world takes no touches yet")
  }
}
