internal import EventScript

/// A statement of the language that a person at the terminal can cause.
package enum RecordedStatement: Hashable, Sendable {
  /// Keys with characters.
  case type(String)
  /// So many backspaces.
  case delete(Int)
  /// A paste.
  case paste(String)
  /// Words that stand for themselves, such as `tap bar.done`.
  case words(String)

  /// The statement as `accessory format` writes it.
  package var text: String {
    switch self {
    case .type(let text): "type " + ScriptText.quoted(text)
    case .delete(let count): count == 1 ? "delete" : "delete \(count)"
    case .paste(let text): "paste " + ScriptText.quoted(text)
    case .words(let words): words
    }
  }

  /// The longest run of keys in one statement, in bytes.
  private static let longestRun = 1000

  /// One statement that does what both do, one after the other; `nil` where there is none.
  func joined(with next: RecordedStatement) -> RecordedStatement? {
    switch (self, next) {
    case (.type(let old), .type(let new)):
      let both = old + new
      // What joins into one character would be one key.
      guard both.count == old.count + new.count, both.utf8.count <= Self.longestRun else {
        return nil
      }
      return .type(both)
    case (.delete(let old), .delete(let new)): return .delete(old + new)
    default: return nil
    }
  }
}
