internal import InputAccessory
internal import KeyboardWorld

// What is noted on a picture that no screen shows: edges, overlap, and what moved.

extension ScenePainter {
  static func background(_ screen: Rect) -> String {
    rect("v", screen) + text("n", "in the background", in: screen)
  }

  /// The edge of what content keeps away from.
  static func safeArea(of scene: Scene) -> String {
    let y = scene.screen.height - scene.safeArea.bottom
    return line("sa", from: Point(x: 0, y: y), to: Point(x: scene.screen.width, y: y))
  }

  /// What stands at the sides of the screen: on the right how far the root view is covered, on the
  /// left how far it was moved; on the focused input how far that is covered.
  static func notes(on scene: Scene) -> [String] {
    var notes: [String] = []
    if scene.overlap > 0 {
      let bottom = min(scene.screen.height, scene.surfaces.first?.frame.maxY ?? .infinity)
      notes.append(
        measure(
          from: bottom - scene.overlap, to: bottom, x: scene.screen.width + 10, style: "ov",
          label: Markup.number(scene.overlap)))
    }
    if scene.rootShift.y != 0, let root = scene.surfaces.first(where: { $0.kind == .root }) {
      notes.append(
        measure(
          from: root.frame.minY - scene.rootShift.y, to: root.frame.minY, x: -10, style: "mv",
          label: Markup.number(scene.rootShift.y)))
    }
    if let focus = scene.focus, let element = scene[focus], element.overlap > 0 {
      let covered = Rect(
        x: element.frame.minX, y: element.frame.maxY - element.overlap,
        width: element.frame.size.width, height: element.overlap)
      let screen = Rect(origin: .zero, size: scene.screen)
      notes.append(rect("oc", covered.part(in: screen)))
    }
    return notes
  }

  /// A line beside the screen with ends and a number.
  private static func measure(
    from top: Double, to bottom: Double, x: Double, style: String, label: String
  ) -> String {
    let (top, bottom) = (Markup.number(top), Markup.number(bottom))
    let left = Markup.number(x - 4)
    let middle = Markup.number(x)
    let isRight = x > 0
    return "<path class=\"\(style)\" d=\"M\(left) \(top)h8m-4 0L\(middle) \(bottom)m-4 0h8\"/>"
      + "<text class=\"\(style)t\" x=\"\(Markup.number(isRight ? x + 5 : x - 5))\" y=\"\(bottom)\">"
      + "\(label)</text>"
  }
}
