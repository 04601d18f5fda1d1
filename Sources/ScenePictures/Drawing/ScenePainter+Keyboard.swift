internal import InputAccessory
internal import KeyboardWorld

// The keyboard, the bar on it, and the key over its corner.

extension ScenePainter {
  /// The ground of a keyboard and its keys.
  static func keys(of keyboard: Scene.Keyboard, movedBy back: Point) -> String {
    var markup = rect(
      "kb", keyboard.frame.moved(by: back), radius: keyboard.place == .docked ? 0 : 12)
    if let bar = keyboard.suggestionBar?.moved(by: back) {
      markup += line(
        "l", from: Point(x: bar.minX, y: bar.maxY), to: Point(x: bar.maxX, y: bar.maxY))
    }
    for key in keyboard.rows.joined() {
      let frame = key.frame.moved(by: back)
      switch key.role {
      case .none: markup += rect("kn", frame, radius: 5)
      case .character, .space: markup += rect("k", frame, radius: 5)
      case .delete, .return, .shift, .more: markup += rect("ks", frame, radius: 5)
      }
      markup += text(key.isEnabled ? "kl" : "kl x", key.label, in: frame, size: 8)
    }
    return markup
  }

  /// A bar with its items.
  static func bar(_ bar: Scene.Bar, movedBy back: Point) -> String {
    var markup = rect("b", bar.frame.moved(by: back))
    for item in bar.items.prefix(mostItems) {
      let frame = item.frame.moved(by: back)
      let style = item.isTitle ? "i ti" : item.isEnabled ? "i" : "i x"
      markup += rect("ib", frame, radius: 6)
      if item.isArrow {
        markup += arrow(style, in: frame, pointsBack: item.action == .previous)
      } else {
        markup += text(style, item.title, in: frame)
      }
    }
    return markup
  }

  /// An arrow up or down, as the arrows of form bars are.
  private static func arrow(_ style: String, in frame: Rect, pointsBack: Bool) -> String {
    text(style, pointsBack ? "▲" : "▼", in: frame)
  }

  static func doneKey(_ key: Scene.DoneKey) -> String {
    rect(key.isPressed ? "dk dp" : "dk", key.frame) + text("i", key.title, in: key.frame)
  }
}
