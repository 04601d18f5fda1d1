/// What a rule makes of an edit.
public enum EditVerdict: Hashable, Sendable {
  /// The edit is taken as it is.
  case accept
  /// Another text comes in place of the same range.
  case insert(String)
  /// The whole text is written anew, with the caret at an offset in UTF-16 units.
  case rewrite(String, caret: Int)
  /// Nothing changes.
  case refuse
}

/// A rule about what a text may hold, as a value: a limit, a kind of number, a mask.
///
/// Rules compose: a ``TextRules`` asks them in order, each about the edit as the one before left it.
/// They are asked about edits by the user alone, after the delegate, never while an input method is
/// composing, and never about undo. A rule cannot keep a user from deleting: its `refuse` is not
/// heard then.
public protocol TextRule: Hashable, Sendable {
  /// Says what becomes of an edit. It is asked often and should be no worse than linear.
  func verdict(on edit: TextEdit) -> EditVerdict

  /// The number that a text stands for; `nil`, the default, where it is none or not complete, and
  /// for rules that are not about numbers.
  func number(in text: String) -> ExactNumber?

  /// A text set by program in the form that the rule gives a text, with nothing of it lost; the text
  /// as it is, by default and where the rule has no form for it.
  func formatted(_ text: String) -> String

  /// Whether a text is complete and meets the rule; `true` by default. The number is what the text
  /// stands for, by the first rule that reads one.
  func isMet(by text: String, number: ExactNumber?) -> Bool
}

extension TextRule {
  /// Reads no number.
  public func number(in text: String) -> ExactNumber? { nil }
  /// Leaves every text as it is.
  public func formatted(_ text: String) -> String { text }
  /// Finds every text complete.
  public func isMet(by text: String, number: ExactNumber?) -> Bool { true }

  /// The answer where nothing of an insertion is left: what was composed goes, since its mark ends
  /// either way; anything else is refused.
  func nothing(of edit: TextEdit) -> EditVerdict {
    edit.cause == .committed ? .insert("") : .refuse
  }
}
