internal import InputAccessory

/// A key pressed and deleted in a long text, in its middle or at its end.
struct LongTextWorkload {
  /// What a text is made of.
  enum Script: String, CaseIterable {
    case ascii = "ASCII"
    case mixed = "mixed"

    fileprivate var unit: String {
      switch self {
      case .ascii: "0123456789abcdef"
      case .mixed: "é中😀 abcdé\u{301}"
      }
    }
  }

  /// Where the caret is.
  enum Place: String, CaseIterable {
    case middle, end
  }

  private let field: TextField

  /// Makes a field with a text of about so many bytes, which is being edited; with a limit in
  /// characters that is never reached, where one is asked for.
  init(bytes: Int, _ script: Script, _ place: Place, isLimited: Bool) {
    let unit = script.unit
    field = TextField(text: String(repeating: unit, count: max(bytes / unit.utf8.count, 2)))
    if isLimited { field.rules = TextRules([LengthLimit(field.text.count + 1)]) }
    field.becomeFirstResponder()
    guard place == .middle else { return }
    let middle = field.editingState.length / 2
    // Between two of the units, so that the key joins no character.
    let length = unit.utf16.count
    field.select(middle / length * length..<middle / length * length)
  }

  /// Types `7` and deletes it, so many times.
  ///
  /// - Returns: Whether the text is as long as before.
  func run(times: Int) -> Bool {
    let length = field.editingState.length
    for _ in 0..<times {
      guard field.insert("7"), field.deleteBackward() else { return false }
    }
    return field.editingState.length == length
  }

  /// Pastes a text of so many bytes into an empty field.
  ///
  /// - Returns: The nanoseconds it took; `nil` where the text did not arrive.
  static func paste(bytes: Int, _ script: Script) -> Double? {
    let text = String(repeating: script.unit, count: bytes / script.unit.utf8.count)
    let field = TextField()
    field.becomeFirstResponder()
    let time = Meter.nanoseconds { field.paste(text) }
    return field.text.utf8.count == text.utf8.count ? time : nil
  }
}
