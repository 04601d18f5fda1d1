internal import InputAccessory

// Rectangles, lines and short texts as markup.

extension ScenePainter {
  /// A coordinate pair.
  static func point(_ point: Point) -> String {
    Markup.number(point.x) + " " + Markup.number(point.y)
  }

  private static func place(_ rect: Rect) -> String {
    "x=\"\(Markup.number(rect.minX))\" y=\"\(Markup.number(rect.minY))\" "
      + "width=\"\(Markup.number(max(0, rect.size.width)))\" "
      + "height=\"\(Markup.number(max(0, rect.size.height)))\""
  }

  /// A rectangle with the look of a class.
  static func rect(_ style: String, _ rect: Rect, radius: Double = 0) -> String {
    let round = radius > 0 ? " rx=\"\(Markup.number(radius))\"" : ""
    return "<rect class=\"\(style)\" \(place(rect))\(round)/>"
  }

  /// The beginning of what shows inside a rectangle alone, in the coordinates around it.
  static func beginning(ofWindow rect: Rect) -> String {
    let box =
      "\(Markup.number(rect.minX)) \(Markup.number(rect.minY)) "
      + "\(Markup.number(max(0, rect.size.width))) \(Markup.number(max(0, rect.size.height)))"
    return "<svg \(place(rect)) viewBox=\"\(box)\">"
  }

  /// A straight line with the look of a class.
  static func line(_ style: String, from start: Point, to end: Point) -> String {
    "<path class=\"\(style)\" d=\"M\(point(start))L\(point(end))\"/>"
  }

  /// A short text in the middle of a rectangle, cut to what has room there.
  static func text(_ style: String, _ text: String, in rect: Rect, size: Double = 9) -> String {
    let room = max(1, Int(min(rect.size.width, 4000) / size))
    let middle = Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
    return label(style + " mi", text.cut(to: room), at: Point(x: middle.x, y: middle.y + 5))
  }

  /// A short text that begins, ends or has its middle at a point, as its class says.
  static func label(_ style: String, _ text: String, at point: Point) -> String {
    guard !text.isEmpty else { return "" }
    return "<text class=\"\(style)\" x=\"\(Markup.number(point.x))\" "
      + "y=\"\(Markup.number(point.y))\">\(Markup.escaped(text))</text>"
  }
}
