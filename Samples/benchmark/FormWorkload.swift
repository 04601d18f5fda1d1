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
