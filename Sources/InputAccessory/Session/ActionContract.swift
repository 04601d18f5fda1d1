/// Which rules Done and Cancel follow.
public enum ActionContract: Hashable, Sendable, CaseIterable {
  /// A refusal is honoured and a second tap is ignored. The default.
  case corrected
  /// The original component's: the result of the resign is ignored and nothing guards against a
  /// second tap (10.1 to 10.3).
  case original
}
