/// How an input does what sources disagree about, or tell from one observer.
public struct EditingPolicies: Hashable, Sendable {
  /// What a backspace takes of a character of several scalars (2.31, disputed by script).
  public var backspace = ClusterBackspace.lastMark
  /// What a backspace reports while an input method has marked text (2.28, one observer).
  public var compositionBackspace = CompositionBackspace.wholeMark
  /// Whether each step of a composition asks should-change and is announced, as typing is (2.28). If
  /// not, a step tells of its selection alone (2.15, one observer), and the commit of the rest.
  public var compositionAsksShouldChange = true

  /// Makes the default choices.
  public init() {}
}
