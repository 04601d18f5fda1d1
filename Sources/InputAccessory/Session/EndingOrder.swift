/// Whether Cancel resigns first or changes the text first.
public enum EndingOrder: Hashable, Sendable, CaseIterable {
  /// Resign, then clear, then report: the default. The end is told with the old text (10.1).
  case endsFirst
  /// Clear, then resign, then report: the end is told with the final text.
  case clearsFirst
}
