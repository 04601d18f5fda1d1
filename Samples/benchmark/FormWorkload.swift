internal import InputAccessory

/// A form of fields with one shared bar, walked by Next from its first field to its last.
final class FormWorkload {
  private let fields: [TextField]
  private let toolbar: AccessoryToolbar

  init(fields count: Int) {
    let scope = FocusScope()
    fields = (0..<count).map { TextField(id: $0) }
    toolbar = AccessoryToolbar(items: [.previous, .next, .flexible, .done], serving: fields)
    for field in fields {
      field.move(to: scope)
      field.accessory = toolbar
    }
  }

  /// Builds a chain of the fields by position: as a form of three columns, listed in no order.
  ///
  /// - Returns: Whether every one stands in it, the first one first.
  func chain() -> Bool {
    let candidates = fields.indices.map { place in
      // A stride without a common divisor mixes them, the same in every run.
      let spot = place * 7_919 % fields.count
      return ChainCandidate(
        frame: Rect(
          x: Double(spot % 3) * 120, y: Double(spot / 3) * 40 + Double(spot % 3), width: 100,
          height: 31),
        treePlace: place)
    }
    let order = ChainOrder.position.order(of: candidates)
    let chain = InputChain(order.map { fields[$0] })
    return chain.count == fields.count && order.first == 0
  }

  /// Taps Next so many times, from the first field again whenever the last was reached.
  ///
  /// - Returns: Whether each tap moved to the field that follows.
  func walk(moves: Int) -> Bool {
    var left = moves
    while left > 0 {
      fields[0].becomeFirstResponder()
      for index in 1..<min(fields.count, left + 1) {
        guard toolbar.perform(.next) == .moved, fields[index].isFirstResponder else { return false }
      }
      left -= fields.count - 1
    }
    return true
  }
}
