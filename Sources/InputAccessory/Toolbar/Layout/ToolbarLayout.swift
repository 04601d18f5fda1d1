/// Where the items of a bar stand, as a value.
///
/// Without room for all, titles give way first, then buttons, both to no width at the least; spaces
/// and gaps come last. Flexible spaces share what is free equally (6.16). No item leaves the margins
/// and no two overlap, whatever the numbers.
public struct ToolbarLayout: Hashable, Sendable {
  /// An item with the width that it would like to have.
  public struct Item: Hashable, Sendable {
    /// How an item takes part.
    public enum Role: Hashable, Sendable {
      /// It gives way last of what has a text.
      case button
      /// It gives way first.
      case title
      /// It takes what is free.
      case flexible
      /// It keeps its width.
      case fixed
    }

    /// How the item takes part.
    public var role: Role
    /// The width that it would like, in points; a flexible space needs none.
    public var width: Double
    /// Whether no gap stands before it, since it belongs with the item before.
    public var isJoined: Bool

    /// Makes an item. A width that is negative or no finite number is 0.
    public init(_ role: Role, width: Double = 0, isJoined: Bool = false) {
      self.role = role
      self.width = role == .flexible ? 0 : ToolbarLayout.length(width)
      self.isJoined = isJoined
    }

    fileprivate var isSpace: Bool { role == .flexible || role == .fixed }
  }

  /// The greatest width, height or distance that is told apart, in points.
  public static let greatestLength: Double = 1_000_000

  /// Where each item stands, in the order of the items: in the bar or, where that scrolls, in its
  /// content.
  public let frames: [Rect]
  /// How wide the bar is, in points; at least 0.
  public let width: Double
  /// How wide the content is; more than the bar where that scrolls.
  public let contentWidth: Double
  /// Which side the first item stands on.
  public let direction: LayoutDirection

  /// Whether there is more than the bar shows at once.
  public var scrolls: Bool { contentWidth > width }

  /// How far the content is scrolled at first, so that its beginning shows.
  public var startOffset: Double {
    direction == .rightToLeft ? contentWidth - width : 0
  }

  /// Lays items out.
  ///
  /// - Parameters:
  ///   - items: What is shown, from the leading edge on.
  ///   - width: The bar's width; one that is negative or no finite number counts as 0.
  ///   - metrics: The bar's measures.
  ///   - safeArea: The room at the sides that belongs to the device's edges.
  ///   - direction: Which side the first item stands on.
  /// - Complexity: O(*n*) in the items.
  public init(
    of items: [Item], width: Double, metrics: ToolbarMetrics = .classic(),
    safeArea: Insets = .zero, direction: LayoutDirection = .leftToRight
  ) {
    let width = Self.length(width)
    let isMirrored = direction == .rightToLeft
    let margin = Self.length(metrics.margin)
    let leading = margin + Self.length(isMirrored ? safeArea.right : safeArea.left)
    let trailing = margin + Self.length(isMirrored ? safeArea.left : safeArea.right)
    var row = Row(items, gap: Self.length(metrics.gap))
    var contentWidth = width
    if metrics.overflow == .scrolls { contentWidth = max(width, leading + row.needs + trailing) }
    // Margins that meet leave no room, but stay inside.
    let start = min(leading, contentWidth / 2)
    let end = max(start, contentWidth - trailing)
    row.fit(end - start)

    let height = Self.length(metrics.height)
    let itemHeight = min(metrics.itemHeight.map(Self.length) ?? height, height)
    var x = start
    var frames: [Rect] = []
    frames.reserveCapacity(items.count)
    for (item, gap) in zip(items, row.gaps) {
      x = min(x + gap * row.gapShare, end)
      let itemWidth = min(row.width(of: item), end - x)
      frames.append(
        Rect(
          x: isMirrored ? contentWidth - x - itemWidth : x, y: (height - itemHeight) / 2,
          width: itemWidth, height: itemHeight))
      x += itemWidth
    }
    self.frames = frames
    self.width = width
    self.contentWidth = contentWidth
    self.direction = direction
  }

  /// The item on one side of another one, as an arrow key goes: Right leads to the item before where
  /// items run from right to left (153).
  ///
  /// - Parameters:
  ///   - index: The item's place among ``frames``.
  ///   - isRight: Whether the key goes to the right.
  /// - Returns: The place of the neighbour; `nil` at the ends.
  public func neighbor(of index: Int, right isRight: Bool) -> Int? {
    let isForward = isRight == (direction == .leftToRight)
    // No sum of this and a step can overflow.
    guard frames.indices.contains(index) else { return nil }
    let neighbor = isForward ? index + 1 : index - 1
    return frames.indices.contains(neighbor) ? neighbor : nil
  }

  /// A length within what is told apart.
  static func length(_ length: Double) -> Double {
    length > 0 && length < .infinity ? min(length, greatestLength) : 0
  }
}

extension ToolbarLayout {
  /// What the items of a bar need together, and what each kind gets of it.
  private struct Row {
    private var buttons = 0.0
    private var titles = 0.0
    private var spaces = 0.0
    private var flexibleCount = 0.0
    /// The gap before each item.
    private(set) var gaps: [Double] = []
    // What each kind gets of what it needs, and how wide a flexible space is.
    private var buttonShare = 1.0
    private var titleShare = 1.0
    private(set) var gapShare = 1.0
    private var flexibleWidth = 0.0

    init(_ items: [Item], gap: Double) {
      gaps.reserveCapacity(items.count)
      var followsItem = false
      for item in items {
        switch item.role {
        case .button: buttons += item.width
        case .title: titles += item.width
        case .fixed: spaces += item.width
        case .flexible: flexibleCount += 1
        }
        gaps.append(followsItem && !item.isJoined ? gap : 0)
        spaces += gaps.last ?? 0
        followsItem = !item.isSpace
      }
    }

    /// What all would like, flexible spaces left out.
    var needs: Double { buttons + titles + spaces }

    mutating func fit(_ room: Double) {
      let free = room - needs
      guard free < 0 else {
        flexibleWidth = flexibleCount > 0 ? free / flexibleCount : 0
        return
      }
      var missing = -free
      titleShare = Self.share(of: titles, missing: &missing)
      buttonShare = Self.share(of: buttons, missing: &missing)
      gapShare = Self.share(of: spaces, missing: &missing)
    }

    private static func share(of width: Double, missing: inout Double) -> Double {
      guard width > 0 else { return 1 }
      let taken = min(width, missing)
      missing -= taken
      return (width - taken) / width
    }

    func width(of item: Item) -> Double {
      switch item.role {
      case .button: item.width * buttonShare
      case .title: item.width * titleShare
      case .fixed: item.width * gapShare
      case .flexible: flexibleWidth
      }
    }
  }
}
