// What a toolbar shows of an input and does to it by its keys.

extension InputModel {
  /// The placeholder.
  public final var currentPlaceholder: String { placeholder }
  /// Whether the input is secure (8.10).
  public final var hidesText: Bool { isSecure }
  /// Whether the rules are met; what is being composed does not count yet.
  public final var isTextValid: Bool { rules.areMet(by: state.editing.committedText) }

  /// Types `text`: should-change is asked, and the change announced.
  public final func insertByUser(_ text: String) -> Bool { insert(text) }

  /// Presses an arrow key so many times: to the right, or to the left where `distance` is negative.
  public final func moveCaretByUser(_ distance: Int) {
    for _ in 0..<min(distance.magnitude, UInt(state.editing.length) + 1) {
      moveCaret(forward: distance > 0)
    }
  }
}
