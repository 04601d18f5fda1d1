internal import InputAccessory
public import KeyboardWorld

// Reading a scene.

extension Scene {
  /// Reads what is on a world's screen now.
  ///
  /// Asks no delegate and changes nothing. Read it between events, or inside a callback: it shows what
  /// is then.
  ///
  /// - Parameter world: The world.
  /// - Complexity: O(*n*) in the views that stand on the screen.
  public init(of world: World) {
    device = world.device.name.rawValue
    system = world.system.name.rawValue
    idiom = world.device.idiom
    orientation = world.orientation
    screen = world.screenSize
    safeArea = Insets(top: 0, left: 0, bottom: world.bottomSafeArea, right: 0)
    locale = world.inputLocale.identifier
    isRightToLeft = world.inputLocale.isRightToLeft
    time = world.time
    isInBackground = world.isInBackground
    focus = world.focusedElement
    touch = world.fingerPoint
    let seen = world.seenSurfaces
    surfaces = seen.map { Surface($0, in: world) }
    keyboard = world.seenKeyboard.map { Keyboard($0, in: world) }
    doneKey = world.seenDoneKey.map { key in
      DoneKey(
        title: key.title, frame: key.frame,
        isPressed: (try? world.value(of: .pressed, of: .doneKey)) == .flag(true))
    }
    let base = world.rootBase
    let root = seen.first { $0.kind == .root }?.frame.origin ?? base
    rootShift = Point(x: root.x - base.x, y: root.y - base.y)
    overlap = Self.overlap(of: .keyboard, in: world)
  }

  /// How far the keyboard covers a thing; of the keyboard, how far it covers the root view.
  fileprivate static func overlap(of id: ElementID, in world: World) -> Double {
    guard case .number(let overlap)? = try? world.value(of: .overlap, of: id) else { return 0 }
    return overlap
  }
}

extension Scene.Surface {
  init(_ seen: SeenSurface, in world: World) {
    id = seen.id
    name = seen.name
    kind = seen.kind
    role = seen.role
    frame = seen.frame
    isOpaque = seen.isOpaque
    isHidden = seen.isHidden
    isCovered = seen.isCovered
    isKey = seen.isKey
    elements = seen.views.map { Scene.Element($0, isCovered: seen.isCovered, in: world) }
  }
}

extension Scene.Element {
  fileprivate init(_ seen: SeenView, isCovered: Bool, in world: World) {
    id = seen.id
    name = seen.name
    kind = seen.kind
    depth = seen.depth
    frame = seen.frame
    clip = seen.clip
    isHidden = seen.isHidden
    let model = world.model(of: seen.id)
    self.isCovered = isCovered
    overlap = Scene.overlap(of: seen.id, in: world)
    input = model.map { Scene.Input($0, hasFocus: world.focusedElement == seen.id) }
    scroll = seen.kind == .scroll ? Scene.Scroll(of: seen.id, in: world) : nil
  }
}

extension Scene.Input {
  fileprivate init(_ model: InputModel, hasFocus: Bool) {
    let editing = model.state.editing
    text = editing.text
    placeholder = model.placeholder
    isSecure = model.state.isSecure
    self.hasFocus = hasFocus
    isEditing = model.isFirstResponder
    selection = editing.selection
    marked = editing.marked
    correction = editing.pendingCorrection?.replacement
    isEnabled = model.isEnabled
    isEditable = model.isEditable
    isMultiline = model is TextView
    showsClearButton = (model as? TextField)?.showsClearButton ?? false
    keyboardType = model.keyboardType
  }
}

extension Scene.Scroll {
  fileprivate init?(of id: ElementID, in world: World) {
    guard case .size(let content)? = try? world.value(of: .content, of: id),
      case .point(let offset)? = try? world.value(of: .offset, of: id),
      case .insets(let insets)? = try? world.value(of: .inset, of: id)
    else { return nil }
    self.init(content: content, offset: offset, insets: insets)
  }
}

extension Scene.Keyboard {
  fileprivate init(_ seen: SeenKeyboard, in world: World) {
    frame = seen.frame
    end = seen.end
    type = seen.type
    place = seen.place
    servesInput = seen.servesInput
    let keys = KeyArrangement(seen, in: world)
    suggestionBar = seen.hasKeys ? keys.suggestionBar : nil
    rows = seen.hasKeys ? keys.rows : []
    panel = seen.panel.map { Scene.Surface($0, in: world) }
    let strip = Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: seen.accessoryHeight)
    bar = nil
    accessory = nil
    guard let id = seen.accessory else { return }
    if let toolbar = world.toolbar(of: id) {
      bar = Scene.Bar(toolbar, id, at: strip, isLive: seen.servesInput, in: world)
    } else {
      accessory = Scene.Accessory(id: id, name: world.name(of: id), frame: strip)
    }
  }
}

extension Scene.Bar {
  fileprivate init(
    _ toolbar: AccessoryToolbar, _ id: ElementID, at frame: Rect, isLive: Bool, in world: World
  ) {
    self.id = id
    name = world.name(of: id)
    self.frame = frame
    isRightToLeft = toolbar.direction == .rightToLeft
    items = zip(toolbar.shownItems, world.itemFrames(of: id)).compactMap { item, place in
      guard let action = item.action else { return nil }
      let isArrow =
        item.title == nil && item.imageName == nil && (action == .previous || action == .next)
      return Scene.Item(
        action: action, title: toolbar.displayedTitle(of: item), isArrow: isArrow,
        isTitle: item.kind == .title,
        isEnabled: isLive
          ? (try? world.canPerform(action, in: id)) ?? item.isEnabled : item.isEnabled,
        frame: place.moved(by: frame.origin))
    }
  }
}
