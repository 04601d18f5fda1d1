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
  /// left how far it was moved; on the focused input how far that is covered. While the keyboard is
  /// on its way nothing is measured, for what is announced is not what is seen.
  static func notes(on scene: Scene) -> [String] {
    var notes: [String] = []
    let root = scene.surfaces.first { $0.kind == .root }
    let isAtRest = scene.keyboard.map { $0.frame == $0.end } ?? false
    if isAtRest, scene.overlap > 0, let root {
      let bottom = min(scene.screen.height, root.frame.maxY)
      notes.append(
        measure(
          from: root.frame.maxY - scene.overlap, to: bottom, x: scene.screen.width + 10,
          style: "ov", label: Markup.number(scene.overlap)))
    }
    if scene.rootShift.y != 0, let root {
      // The edge that is left on the screen shows how far the view went.
      let edge = scene.rootShift.y < 0 ? root.frame.maxY : root.frame.minY
      notes.append(
        measure(
          from: edge - scene.rootShift.y, to: edge, x: -10, style: "mv",
          label: Markup.number(scene.rootShift.y)))
    }
    if isAtRest, let focus = scene.focus, let element = scene[focus], element.overlap > 0 {
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
    let outward = x > 0 ? 10.0 : -10.0
    let place = Point(x: x + outward, y: min(top, bottom) - 4)
    return "<path class=\"\(style)\" d=\"M\(point(Point(x: x - 4, y: top)))h8m-4 0"
      + "L\(point(Point(x: x, y: bottom)))m-4 0h8\"/>"
      + self.label(style + "t mi", label, at: place)
  }
}
