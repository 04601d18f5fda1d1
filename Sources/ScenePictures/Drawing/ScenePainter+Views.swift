internal import InputAccessory
internal import KeyboardWorld

// Fields, text views and the other views.

extension ScenePainter {
  static func view(_ element: Scene.Element, at frame: Rect, isRightToLeft: Bool) -> String {
    switch element.kind {
    case .field, .textView:
      element.input.map { input($0, element.name, at: frame, isRightToLeft: isRightToLeft) } ?? ""
    case .button: rect("bu", frame, radius: 8) + text("bl", element.name, in: frame)
    case .scroll: element.scroll.map { scroll($0, at: frame) } ?? ""
    default: rect("co", frame)
    }
  }

  // MARK: Inputs

  private static func input(
    _ input: Scene.Input, _ name: String, at frame: Rect, isRightToLeft: Bool
  ) -> String {
    var style = "f"
    if input.hasFocus { style += " fo" } else if input.isEditing { style += " fe" }
    if !input.isEnabled || !input.isEditable { style += " fx" }
    var markup = rect(style, frame, radius: 5)
    markup += label("na", name, at: Point(x: frame.minX + 2, y: frame.minY - 3))
    let lines = TextLayout(input, in: frame.size, isRightToLeft: isRightToLeft)
    for box in lines.selection { markup += rect("se", box.moved(by: frame.origin)) }
    for line in lines.lines {
      let place = line.frame.moved(by: frame.origin)
      let end = isRightToLeft ? place.maxX : place.minX
      let look = lines.isPlaceholder ? "t p" : "t"
      markup +=
        "<text class=\"\(isRightToLeft ? look + " r" : look)\" x=\"\(Markup.number(end))\" "
        + "y=\"\(Markup.number(place.maxY - 5))\" "
        + "textLength=\"\(Markup.number(place.size.width))\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(Markup.escaped(line.text))</text>"
    }
    for box in lines.mark { markup += rect("ma", box.moved(by: frame.origin)) }
    if let caret = lines.caret { markup += rect("ca", caret.moved(by: frame.origin)) }
    if let correction = input.correction, input.hasFocus {
      markup += label(
        "cr", correction.cut(to: 24), at: Point(x: frame.minX + 8, y: frame.maxY + 12))
    }
    if input.showsClearButton {
      let x = isRightToLeft ? frame.minX + 13 : frame.maxX - 13
      markup += label("cl mi", "⊗", at: Point(x: x, y: frame.minY + frame.size.height / 2 + 6))
    }
    return markup
  }

  // MARK: Scroll views

  /// The outline of a scroll view, with a bar that shows which part of the content is seen.
  private static func scroll(_ scroll: Scene.Scroll, at frame: Rect) -> String {
    var markup = rect("sc", frame)
    let shown = frame.size.height
    let whole = scroll.content.height + scroll.insets.top + scroll.insets.bottom
    if whole > shown, shown > 0 {
      let length = max(8, shown * shown / whole)
      let part = (scroll.offset.y + scroll.insets.top) / (whole - shown)
      let y = frame.minY + (shown - length) * min(1, max(0, part))
      markup += rect(
        "sb", Rect(x: frame.maxX - 6, y: y, width: 3, height: length), radius: 1.5)
    }
    if scroll.offset != .zero {
      markup += label(
        "of", "\(Markup.number(scroll.offset.x)) \(Markup.number(scroll.offset.y))",
        at: Point(x: frame.maxX - 8, y: frame.minY + 12))
    }
    return markup
  }
}
