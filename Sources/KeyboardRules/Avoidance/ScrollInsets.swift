public import InputAccessory

/// The two insets of a scroll view.
public struct ScrollInsets: Hashable, Sendable {
  /// The distance that the content can be scrolled beyond each edge, in points.
  public var content: Insets
  /// The distance of the scroll indicators from each edge, in points.
  public var indicator: Insets

  /// Makes insets.
  public init(content: Insets = .zero, indicator: Insets = .zero) {
    self.content = content
    self.indicator = indicator
  }

  /// These with what the system adds, for the safe area.
  public func adding(_ system: ScrollInsets) -> ScrollInsets {
    ScrollInsets(
      content: Self.sum(content, system.content, 1),
      indicator: Self.sum(indicator, system.indicator, 1))
  }

  /// These without what the system adds: what is to be assigned so that it adds up to these.
  public func removing(_ system: ScrollInsets) -> ScrollInsets {
    ScrollInsets(
      content: Self.sum(content, system.content, -1),
      indicator: Self.sum(indicator, system.indicator, -1))
  }

  private static func sum(_ one: Insets, _ other: Insets, _ sign: Double) -> Insets {
    Insets(
      top: one.top + sign * other.top, left: one.left + sign * other.left,
      bottom: one.bottom + sign * other.bottom, right: one.right + sign * other.right)
  }
}
