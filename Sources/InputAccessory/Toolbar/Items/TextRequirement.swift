/// What the edited text must be for a tap on an item to do something.
public enum TextRequirement: String, CaseIterable, Hashable, Sendable {
  /// Anything.
  case none
  /// Not empty.
  case text
  /// As the input's own rules want it.
  case valid

  /// Whether the text of `input` is so. Asks no delegate.
  func isMet(by input: any TextInput) -> Bool {
    switch self {
    case .none: true
    case .text: !input.currentText.isEmpty
    case .valid: input.isTextValid
    }
  }
}
