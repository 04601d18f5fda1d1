/// The side from which the interface is read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Lines begin on the left.
  case leftToRight
  /// Lines begin on the right, as in Arabic and Hebrew.
  case rightToLeft
}
