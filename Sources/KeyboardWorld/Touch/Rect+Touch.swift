package import InputAccessory

extension Rect {
  /// Whether a point is inside, or on the left or upper edge.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part inside another rectangle, or the whole where that leaves nothing.
  func cut(to other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let part = Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return part.isEmpty ? self : part
  }

  /// The same rectangle, further right and further down.
  package func moved(by distance: Point) -> Rect {
    Rect(origin: Point(x: minX + distance.x, y: minY + distance.y), size: size)
  }

  /// The same rectangle with so much more on each side.
  func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance,
      height: size.height + 2 * distance)
  }

  /// The point in its middle.
  var middle: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
