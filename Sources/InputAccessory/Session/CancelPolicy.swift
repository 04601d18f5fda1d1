/// What Cancel does to the text.
public enum CancelPolicy: Hashable, Sendable, CaseIterable {
  /// Empties it, the default.
  case clears
  /// Puts back the text that the session began with.
  case restores
  /// Leaves it.
  case keeps
}
