internal import EventScript
internal import InputAccessory
internal import KeyboardWorld
package import ScenePictures

/// What a key or a click at the terminal asks for.
package enum PlayAct: Equatable, Sendable {
  /// Something is done on the device.
  case perform(RecordedStatement)
  /// The play ends.
  case leave
  /// The tool stops, as other programs do.
  case stop
  /// Everything is drawn anew.
  case redraw
  /// What does not fit on the terminal is moved by so many rows.
  case scroll(Int)
  /// Nothing is done; a person is told why.
  case hint(String)
  /// Nothing is done.
  case none

  /// What an input asks for while a scene is shown.
  ///
  /// - Parameters:
  ///   - input: What came from the terminal.
  ///   - scene: What is on the device.
  ///   - target: What was clicked on, if the input is a click.
  package init(_ input: TerminalInput, on scene: Scene, target: PlayTarget?) {
    let hasFocus = scene.focus != nil
    let noFocus = PlayAct.hint("nothing has focus; press Tab, or click a field")
    switch input {
    case .text(let text): self = hasFocus ? .perform(.type(text)) : noFocus
    case .paste(""): self = .none
    case .paste(let text): self = hasFocus ? .perform(.paste(text)) : noFocus
    case .pasteTooLong:
      self = .hint("a paste of more than \(InputDecoder.longestPaste >> 20) MB is not taken")
    case .press: self = target.map { PlayAct(click: $0, on: scene) } ?? .none
    case .wheel(let isUp): self = .scroll(isUp ? -1 : 1)
    case .key(let key, let modifiers):
      self = PlayAct(key, modifiers, on: scene) ?? (hasFocus ? .none : noFocus)
    case .unknown: self = .none
    }
  }

  /// What a key asks for; `nil` where it would, had anything focus.
  private init?(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers, on scene: Scene
  ) {
    let focused = scene.focus.flatMap { scene[$0]?.input }
    switch key {
    case .character(let character):
      guard let act = PlayAct(character, modifiers) else { self = .none; return }
      if case .perform = act, focused == nil { return nil }
      self = act
    case .pageUp: self = .scroll(-5)
    case .pageDown: self = .scroll(5)
    case .insert: self = .none
    case .tab:
      guard modifiers.subtracting(.shift).isEmpty else { self = .none; return }
      let isBackward = modifiers.contains(.shift)
      if focused != nil {
        self = .perform(.words(isBackward ? "shift-tab" : "tab"))
      } else if let name = scene.outermostInput(last: isBackward) {
        self = .perform(.words("touch " + name))
      } else {
        self = .hint("there is no field to go to")
      }
    default:
      guard let focused else { return nil }
      self = .perform(Self.statement(key, modifiers, in: focused))
    }
  }

  /// What a key does to an input that has focus.
  private static func statement(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers, in input: Scene.Input
  ) -> RecordedStatement {
    switch key {
    case .return: .words("return")
    case .backspace: .delete(1)
    case .home: .words("caret 0")
    case .end: .words("caret \(input.text.utf16.count)")
    case .up: .words(pressed("up", modifiers))
    case .down: .words(pressed("down", modifiers))
    case .left: .words(pressed("left", modifiers))
    case .right: .words(pressed("right", modifiers))
    case .forwardDelete: .words(pressed("forward-delete", []))
    default: .words(pressed("escape", []))
    }
  }

  private static func pressed(
    _ key: String, _ modifiers: TerminalInput.Modifiers
  ) -> String {
    var words = "key "
    if modifiers.contains(.shift) { words += "shift+" }
    if modifiers.contains(.command) { words += "command+" }
    if modifiers.contains(.control) { words += "control+" }
    if modifiers.contains(.alt) { words += "option+" }
    return words + key
  }

  /// What a character with Control held down asks for; `nil` where it means nothing.
  private init?(_ character: Character, _ modifiers: TerminalInput.Modifiers) {
    guard modifiers == .control else { return nil }
    switch character {
    case "c", "d", "q": self = .leave
    case "z": self = .stop
    case "l": self = .redraw
    case "a": self = .perform(.words("select all"))
    case "x": self = .perform(.words("cut"))
    case "u": self = .perform(.words("clear"))
    case "_", "/": self = .perform(.words("undo"))
    case "y": self = .perform(.words("redo"))
    default: return nil
    }
  }

  /// What a click asks for.
  private init(click target: PlayTarget, on scene: Scene) {
    switch target {
    case .leave: self = .leave
    case .message: self = .none
    case .element(let name): self = .perform(.words("touch " + name))
    case .clearButton(let name): self = .perform(.words("clear " + name))
    case .item(let bar, let action): self = .perform(.words("tap \(bar).\(action)"))
    case .doneKey: self = .perform(.words("touch done-key"))
    case .key(let key): self = PlayAct(key)
    case .background:
      guard let point = scene.freePoint else {
        self = .hint("no part of the background is free")
        return
      }
      let x = NumberText.decimal(point.x.rounded())
      self = .perform(.words("touch \(x) \(NumberText.decimal(point.y.rounded()))"))
    }
  }

  /// What a key of the drawn keyboard asks for.
  private init(_ key: Scene.Key) {
    switch key.role {
    case .character: self = .perform(.type(key.label))
    case .space: self = .perform(.type(" "))
    case .delete: self = .perform(.delete(1))
    case .return: self = .perform(.words("return"))
    case .shift, .more: self = .hint("this key is only drawn; type what you mean")
    case .none: self = .none
    }
  }
}

extension Scene {
  /// The name of the first field that can be touched, as they are read, or of the last.
  fileprivate func outermostInput(last: Bool) -> String? {
    func side(_ frame: Rect) -> Double { isRightToLeft ? -frame.maxX : frame.minX }
    let inputs = surfaces.filter { !$0.isCovered && !$0.isHidden }.flatMap(\.elements)
      .filter { $0.input?.isEnabled == true && $0.input?.isEditable == true && !$0.isHidden }
      .sorted { ($0.frame.minY, side($0.frame)) < ($1.frame.minY, side($1.frame)) }
    return (last ? inputs.last : inputs.first)?.name
  }

  /// A point of the screen where nothing but background is, outside of scroll views if there is one.
  fileprivate var freePoint: Point? {
    let elements = surfaces.filter { !$0.isHidden }.flatMap(\.elements).filter { !$0.isHidden }
    let controls = elements.filter { $0.input != nil || $0.kind == .button }.map(\.visiblePart)
    let all = elements.map(\.visiblePart)
    let sheets = surfaces.filter { $0.kind == .sheet && !$0.isHidden }.map(\.frame)
    return point(outside: all + sheets) ?? point(outside: controls + sheets)
      ?? point(outside: controls)
  }

  private func point(outside rects: [Rect]) -> Point? {
    let bottom = keyboard?.frame.minY ?? screen.height
    for y in stride(from: 20, to: min(bottom, screen.height), by: 8) {
      for x in stride(from: 4, to: screen.width, by: 8) {
        let point = Point(x: x, y: y)
        if !rects.contains(where: { $0.holds(point) }) { return point }
      }
    }
    return nil
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
