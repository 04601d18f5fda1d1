internal import InputAccessory
internal import KeyboardRules

// Scroll views: content, insets and offset.

extension World {
  /// Sets a property that scroll views alone have.
  ///
  /// - Returns: Whether it was one.
  func setOfScroll(_ property: Property, _ element: Element, _ value: PropertyValue) -> Bool {
    false
  }

  /// Reads a property that scroll views alone have; `nil` where it is none.
  func valueOfScroll(_ property: Property, _ element: Element) -> PropertyValue? {
    nil
  }
}

extension World {
  func place(_ element: Element, at placement: ScrollPlacement) {
  }
}
