internal import InputAccessory
internal import KeyboardWorld

/// Draws scenes, as pieces of which those that stay the same from one scene to the next are shared.
struct ScenePainter {
  /// The room around the screen for what is noted at its sides, in points.
  static let margin = 40.0
  /// How many views of a surface are drawn; what stands behind those is left out.
  static let mostViews = 1000
  /// How many surfaces are drawn, those in front; and how many items of a bar.
  static let mostSurfaces = 50
  static let mostItems = 100

  /// What the pictures are made of so far.
  private(set) var parts = Parts()

  /// The box that a picture of a screen takes, in points, notes included.
  static func box(of screen: Size) -> Rect {
    Rect(
      x: -margin, y: -8, width: screen.width + 2 * margin, height: screen.height + 16)
  }

  /// Draws a scene.
  mutating func paint(_ scene: Scene) -> [Piece] {
    let screen = Rect(origin: .zero, size: scene.screen)
    var pieces: [Piece] = [.markup(Self.beginning(ofWindow: screen))]
    pieces.append(parts.piece(Self.rect("d", screen)))
    if scene.isInBackground {
      pieces.append(parts.piece(Self.background(screen)))
    } else {
      for surface in scene.surfaces.suffix(Self.mostSurfaces) where !surface.isHidden {
        if surface.kind == .sheet { pieces.append(parts.piece(Self.rect("v", screen))) }
        paint(surface, in: scene, to: &pieces)
      }
      if let keyboard = scene.keyboard { paint(keyboard, in: scene, to: &pieces) }
      if let key = scene.doneKey { pieces.append(parts.piece(Self.doneKey(key))) }
      if scene.safeArea.bottom > 0 { pieces.append(parts.piece(Self.safeArea(of: scene))) }
    }
    pieces.append(.markup("</svg>"))
    pieces.append(parts.piece(Self.rect("e", screen, radius: 4)))
    if !scene.isInBackground {
      for note in Self.notes(on: scene) { pieces.append(parts.piece(note)) }
    }
    if let touch = scene.touch {
      pieces.append(
        .markup(
          "<circle class=\"to\" cx=\"\(Markup.number(touch.x))\" "
            + "cy=\"\(Markup.number(touch.y))\" r=\"18\"/>"))
    }
    return pieces
  }

  // MARK: Surfaces

  /// Draws a surface where it stands, so that what moves with it stays the same part.
  private mutating func paint(_ surface: Scene.Surface, in scene: Scene, to pieces: inout [Piece]) {
    let origin = surface.frame.origin
    let isMoved = origin != .zero
    if isMoved { pieces.append(.markup("<g transform=\"translate(\(Self.point(origin)))\">")) }
    if surface.isOpaque {
      let ground = Rect(origin: .zero, size: surface.frame.size)
      let style =
        switch surface.kind {
        case .root: "g"
        case .panel: "kb"
        default: "sh"
        }
      pieces.append(
        parts.piece(
          Self.rect(style, ground, radius: surface.kind == .sheet ? 12 : 0)))
    }
    let back = Point(x: -origin.x, y: -origin.y)
    let seen = surface.elements.filter { !$0.visiblePart.isEmpty }
    for element in seen.suffix(Self.mostViews) {
      let frame = element.frame.moved(by: back)
      let markup = Self.view(element, at: frame, isRightToLeft: scene.isRightToLeft)
      if element.visiblePart == element.frame {
        pieces.append(parts.piece(markup))
      } else {
        let clip = element.clip.moved(by: back)
        pieces.append(parts.piece(Self.beginning(ofWindow: clip) + markup + "</svg>"))
      }
    }
    if isMoved { pieces.append(.markup("</g>")) }
  }

  // MARK: The keyboard

  private mutating func paint(
    _ keyboard: Scene.Keyboard, in scene: Scene, to pieces: inout [Piece]
  ) {
    let origin = keyboard.frame.origin
    let back = Point(x: -origin.x, y: -origin.y)
    pieces.append(.markup("<g transform=\"translate(\(Self.point(origin)))\">"))
    pieces.append(parts.piece(Self.keys(of: keyboard, movedBy: back)))
    if let bar = keyboard.bar { pieces.append(parts.piece(Self.bar(bar, movedBy: back))) }
    if let accessory = keyboard.accessory {
      let frame = accessory.frame.moved(by: back)
      pieces.append(
        parts.piece(
          Self.rect("b", frame)
            + Self.text("i x", accessory.name, in: frame)))
    }
    pieces.append(.markup("</g>"))
    if let panel = keyboard.panel { paint(panel, in: scene, to: &pieces) }
  }
}
