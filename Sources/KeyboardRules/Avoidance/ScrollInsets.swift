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
}
