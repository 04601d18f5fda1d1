internal import InputAccessory
internal import KeyboardRules

// Extra windows, sheets and alerts, and which window keys go to.

extension World {
  func present(_ id: ElementID) throws(StageError) {
    throw StageError("this world has no sheets yet")
  }

  func dismissTopmost() throws(StageError) {
    throw StageError("this world has no sheets yet")
  }

  func makeKey(_ id: ElementID) throws(StageError) {
    throw StageError("this world has one window yet")
  }

  /// Sets a property that sheets, windows, panels and accessories alone have.
  ///
  /// - Returns: Whether it was one.
  func setOfSurface(
    _ property: Property, _ element: Element, _ value: PropertyValue
  ) throws(StageError) -> Bool {
    false
  }

  /// Reads a property that sheets, windows, panels and accessories alone have; `nil` where it is none.
  func valueOfSurface(_ property: Property, _ element: Element) -> PropertyValue? {
    nil
  }
}
