public import InputAccessory

// The components themselves, for delegates and observers of one's own.

extension World {
  /// The field or text view behind a name; `nil` where there is none, or it was dropped.
  public func model(of id: ElementID) -> InputModel? { element(id)?.input }

  /// The toolbar behind a name; `nil` where there is none, or it was dropped.
  public func toolbar(of id: ElementID) -> AccessoryToolbar? { element(id)?.bar }
}
