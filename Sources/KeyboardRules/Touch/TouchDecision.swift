/// What a touch means for editing, and whether what lies under it still gets it.
public struct TouchDecision: Hashable, Sendable {
  /// What happens to the editing session.
  public enum Meaning: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// It ends, before the touch is passed on (113).
    case dismiss
    /// Focus moves to the input that was touched, without a hide in between.
    case moveFocus
  }

  /// What happens to the editing session.
  public var meaning: Meaning
  /// Whether the elements hit get the touch (108); only a dialog's backdrop does not, when the touch
  /// ended editing (112).
  public var passesTouch: Bool

  /// Makes a decision.
  public init(_ meaning: Meaning, passesTouch: Bool = true) {
    self.meaning = meaning
    self.passesTouch = passesTouch
  }
}
