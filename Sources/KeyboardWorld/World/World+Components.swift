public import InputAccessory

// The components themselves, for delegates and observers of one's own.

extension World {
  /// The field or text view behind an id; `nil` where there is none, or it was dropped.
  public func model(of id: ElementID) -> InputModel? { element(id)?.input }

  /// The toolbar behind an id; `nil` where there is none, or it was dropped. The bar that an input has
  /// is its `accessory`.
  public func toolbar(of id: ElementID) -> AccessoryToolbar? { element(id)?.bar }

  /// The field of a name; `nil` where there is none, or it was dropped.
  public func textField(named name: String) -> TextField? {
    thing(named: name)?.input as? TextField
  }

  /// The text view of a name; `nil` where there is none, or it was dropped.
  public func textView(named name: String) -> TextView? {
    thing(named: name)?.input as? TextView
  }

  /// The toolbar of a name, as ``toolbar(of:)`` has it by its id; `nil` where there is none, or it was
  /// dropped.
  public func toolbar(named name: String) -> AccessoryToolbar? { thing(named: name)?.bar }
}
