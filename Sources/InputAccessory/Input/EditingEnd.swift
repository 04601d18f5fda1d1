/// How editing is to end.
public struct EditingEnd: Hashable, Sendable {
  /// What becomes of marked text and a correction that waits.
  public enum PendingText: Hashable, Sendable {
    /// It is accepted and announced before should-end is asked.
    case accepted
    /// It goes, unannounced, once should-end has agreed and before did-end.
    case dropped
  }

  /// Whether should-end is not even asked (1.14, 1.15).
  public var isForced: Bool
  /// What becomes of pending text.
  public var pendingText: PendingText

  /// Makes a way to end editing.
  public init(isForced: Bool = false, pendingText: PendingText = .accepted) {
    self.isForced = isForced
    self.pendingText = pendingText
  }
}
