/// Why a text is about to change.
public enum EditCause: Hashable, Sendable {
  /// A key was typed.
  case typed
  /// A text was pasted.
  case pasted
  /// What an input method had composed was accepted.
  case committed
  /// The system put a text in by itself: a suggestion, a correction, autofill.
  case replaced
  /// A backspace, a cut, or anything else that only takes away.
  case deleted
  /// The key that deletes forward.
  case deletedForward
  /// An input method is composing. No rule is asked.
  case composing

  /// The cause of a replacement that a system reports without one, as UIKit's should-change does (2.4):
  /// nothing that comes is a deletion, forward where it begins at the caret; one character is a key,
  /// more are a paste.
  ///
  /// - Parameters:
  ///   - insertion: What comes.
  ///   - range: What goes, in UTF-16 units.
  ///   - selection: What is selected, in UTF-16 units.
  ///   - isComposing: Whether the input has marked text.
  public init(
    ofReplacement insertion: String, in range: Range<Int>, selection: Range<Int>, isComposing: Bool
  ) {
    if isComposing {
      self = .composing
    } else if insertion.isEmpty {
      let isAhead = selection.isEmpty && range.lowerBound == selection.lowerBound
      self = isAhead && !range.isEmpty ? .deletedForward : .deleted
    } else {
      self = insertion.dropFirst().isEmpty ? .typed : .pasted
    }
  }
}

/// One change that a user makes to a text, as a rule sees it: where, what comes, and why.
public struct TextEdit: Hashable, Sendable {
  /// The text before the change.
  public let text: String
  /// The length of ``text`` in UTF-16 units.
  public let length: Int
  /// What goes, in UTF-16 units; it lies within the text and splits no scalar.
  public let range: Range<Int>
  /// What comes in its place.
  public let insertion: String
  /// Why.
  public let cause: EditCause
  /// Where the caret goes, in UTF-16 units of ``insertion``, if a rule before this one wrote the
  /// whole text anew; `nil` while the edit is still as the user made it.
  public let caret: Int?

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - text: The text before the change.
  ///   - range: What goes, in UTF-16 units; clamped to the text and widened to whole scalars.
  ///   - insertion: What comes in its place.
  ///   - cause: Why.
  /// - Complexity: O(*n*) in the text unless it is ASCII.
  public init(text: String, range: Range<Int>, insertion: String, cause: EditCause) {
    let editing = EditingState(text: text)
    self.init(
      of: text, length: editing.length, range: editing.whole(range), insertion: insertion,
      cause: cause)
  }

  /// Makes an edit of a range known to lie within the text and to split no scalar.
  init(
    of text: String, length: Int, range: Range<Int>, insertion: String, cause: EditCause,
    caret: Int? = nil
  ) {
    self.text = text
    self.length = length
    self.range = range
    self.insertion = insertion
    self.cause = cause
    self.caret = caret
  }

  /// Whether the edit brings nothing.
  public var isDeletion: Bool { insertion.isEmpty }
  /// What stands before the range.
  public var before: Substring { text[..<index(range.lowerBound)] }
  /// What stands behind the range.
  public var after: Substring { text[index(range.upperBound)...] }
  /// What the range holds.
  public var removed: Substring { text[index(range.lowerBound)..<index(range.upperBound)] }
  /// The text after the change.
  public var result: String {
    guard length > range.count else { return insertion }
    return before + insertion + after
  }

  private func index(_ offset: Int) -> String.Index {
    offset == length ? text.endIndex : text.utf16.index(text.startIndex, offsetBy: offset)
  }

  /// The same edit with another insertion.
  func inserting(_ insertion: String) -> TextEdit {
    TextEdit(of: text, length: length, range: range, insertion: insertion, cause: cause)
  }

  /// The edit that puts `text` in place of the whole.
  func rewriting(to text: String, caret: Int) -> TextEdit {
    TextEdit(
      of: self.text, length: length, range: 0..<length, insertion: text, cause: cause, caret: caret)
  }
}
