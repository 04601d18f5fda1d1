/// The measures of a bar, in points.
public struct ToolbarMetrics: Hashable, Sendable {
  /// What a bar does where its items need more room than it has.
  public enum Overflow: Hashable, Sendable {
    /// Titles give way first, then buttons.
    case shrinks
    /// Nothing gives way; the items scroll sideways.
    case scrolls
  }

  /// The bar's height.
  public var height: Double
  /// The room at both ends, beside the safe area.
  public var margin: Double
  /// The room before an item that follows another one, unless that is a space (4.12).
  public var gap: Double
  /// What a button or a title is wider than its text.
  public var padding: Double
  /// The least width of a button.
  public var leastButtonWidth: Double
  /// The least width of Previous and Next, which show an arrow unless they have titles of their own.
  public var leastArrowWidth: Double
  /// How high items are, in the middle of the bar; `nil` for as high as the bar.
  public var itemHeight: Double?
  /// What gives way.
  public var overflow: Overflow

  /// Makes measures.
  public init(
    height: Double, margin: Double, gap: Double, padding: Double, leastButtonWidth: Double = 0,
    leastArrowWidth: Double, itemHeight: Double? = nil, overflow: Overflow = .shrinks
  ) {
    self.height = height
    self.margin = margin
    self.gap = gap
    self.padding = padding
    self.leastButtonWidth = leastButtonWidth
    self.leastArrowWidth = leastArrowWidth
    self.itemHeight = itemHeight
    self.overflow = overflow
  }

  /// A bar up to iOS 18: 44 high, 32 on a phone in landscape (4.10). Margins and padding are stated,
  /// not measured.
  public static func classic(height: Double = AccessoryToolbar.naturalHeight) -> ToolbarMetrics {
    ToolbarMetrics(height: height, margin: 16, gap: 0, padding: 10, leastArrowWidth: 44)
  }

  /// A bar of iOS 26: 54 high with capsules of 48, each 32 wider than its title and at least as wide
  /// as it is high, 12 apart (4.11, 4.12).
  public static func glass(height: Double = 54) -> ToolbarMetrics {
    ToolbarMetrics(
      height: height, margin: 16, gap: 12, padding: 32, leastButtonWidth: 48, leastArrowWidth: 48,
      itemHeight: 48)
  }
}
