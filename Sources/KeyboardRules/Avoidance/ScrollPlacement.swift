public import InputAccessory

/// Where a scroll view stands, as a value to assign.
public struct ScrollPlacement: Hashable, Sendable {
  /// The insets to have.
  public var insets: ScrollInsets
  /// The content's point at the viewport's top left corner.
  public var offset: Point

  /// Makes a placement.
  public init(insets: ScrollInsets, offset: Point) {
    self.insets = insets
    self.offset = offset
  }

  /// Where a scroll view starts: at minus its top and left inset.
  public static func start(of insets: ScrollInsets) -> ScrollPlacement {
    ScrollPlacement(
      insets: insets, offset: Point(x: -insets.content.left, y: -insets.content.top))
  }

  /// Brings the offset to the nearest that the content and its insets allow; content that is smaller
  /// than the room between the insets stands at its start.
  public func clamped(content: Size, viewport: Size) -> ScrollPlacement {
    var result = self
    let inset = insets.content
    result.offset.x = Self.clamp(
      offset.x, from: -inset.left, to: content.width + inset.right - viewport.width)
    result.offset.y = Self.clamp(
      offset.y, from: -inset.top, to: content.height + inset.bottom - viewport.height)
    return result
  }

  /// Where it stands to show a part of the content, moved only as far as needed (7.7); of what is larger
  /// than the room between the insets, the top and the left are shown. What is not a number moves
  /// nothing.
  ///
  /// - Parameters:
  ///   - target: The part, in the content's space.
  ///   - caret: What to show where the target is higher than the room; `nil` shows its top.
  ///   - content: The size of what scrolls.
  ///   - viewport: The scroll view's size.
  /// - Returns: The same placement where all of it shows already.
  public func showing(
    _ target: Rect, caret: Rect? = nil, content: Size, viewport: Size
  ) -> ScrollPlacement {
    let inset = insets.content
    let room = viewport.height - inset.top - inset.bottom
    let lines = target.size.height > room ? caret ?? target : target
    let shown = Point(
      x: Self.nearest(
        to: offset.x, showing: (target.minX, target.maxX), in: viewport.width,
        before: inset.left, after: inset.right),
      y: Self.nearest(
        to: offset.y, showing: (lines.minY, lines.maxY), in: viewport.height,
        before: inset.top, after: inset.bottom))
    guard shown.x.isFinite, shown.y.isFinite, shown != offset else { return self }
    return ScrollPlacement(insets: insets, offset: shown).clamped(
      content: content, viewport: viewport)
  }

  private static func nearest(
    to offset: Double, showing edges: (Double, Double), in length: Double, before: Double,
    after: Double
  ) -> Double {
    guard edges.0.isFinite, edges.1.isFinite else { return offset }
    return min(max(offset, edges.1 - (length - after)), edges.0 - before)
  }

  /// Where a finger that has moved so far since the scroll view stood here has it stand: the content
  /// goes with it, without inertia, as far as it can.
  public func dragged(by movement: Point, content: Size, viewport: Size) -> ScrollPlacement {
    var result = self
    result.offset.x -= movement.x
    result.offset.y -= movement.y
    return result.clamped(content: content, viewport: viewport)
  }

  /// Whether a finger scrolls it by moving so far: it can go on along the axis that most of the
  /// movement is along, up and down where neither is.
  public func scrolls(along movement: Point, content: Size, viewport: Size) -> Bool {
    let result = dragged(by: movement, content: content, viewport: viewport)
    return abs(movement.x) > abs(movement.y)
      ? result.offset.x != offset.x : result.offset.y != offset.y
  }

  /// The nearest number in a range whose lower end wins; what is not a number is the lower end.
  static func clamp(_ value: Double, from low: Double, to high: Double) -> Double {
    guard value > low else { return low }
    return value > high ? max(low, high) : value
  }
}
