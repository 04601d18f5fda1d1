internal import InputAccessory
internal import KeyboardRules

// The properties of sheets, windows, panels and accessories, and where those stand.

extension World {
  /// How wide and high an alert is that was given no size, in points: the width of the system's, and
  /// room for a field or two (chosen).
  private static let alertSize = Size(width: 270, height: 200)

  /// Where a surface stands on the screen: windows and sheets fill it unless they were given a place,
  /// an alert stands in its middle, panels and accessories are part of the keyboard.
  func frame(ofSurface element: Element) -> Rect {
    switch element.kind {
    case .panel, .accessory: return frameAtKeyboard(of: element)
    case .root:
      return Rect(
        origin: avoidance.rootOrigin ?? element.position ?? .zero,
        size: element.size ?? screen.size)
    case .sheet where element.role == .alert:
      let size = element.size ?? Self.alertSize
      let middle = Point(
        x: (screen.size.width - size.width) / 2, y: (screen.size.height - size.height) / 2)
      return Rect(origin: element.position ?? middle, size: size)
    default:
      return Rect(origin: element.position ?? .zero, size: element.size ?? screen.size)
    }
  }

  /// Sets a property that sheets, windows, panels and accessories alone have.
  ///
  /// - Returns: Whether it was one.
  func setOfSurface(
    _ property: Property, _ element: Element, _ value: PropertyValue
  ) throws(StageError) -> Bool {
    switch (element.kind, property, value) {
    case (.sheet, .kind, .word(let word)), (.window, .kind, .word(let word)):
      guard let role = ElementRole(rawValue: word), element.kind.roles.contains(role) else {
        throw StageError(
          "'\(element.name)' cannot be of kind '\(word)'; say "
            + element.kind.roles.map { "'\($0.rawValue)'" }.joined(separator: ", "))
      }
      guard surfaces.level(of: element.id) == nil else {
        throw StageError("'\(element.name)' is presented; say 'dismiss' first")
      }
      element.role = role
      if hasDoneKey { refreshWindows() }
    case (.panel, .height, .number(let height)): element.height = height
    case (.accessory, .height, .number(let height)):
      element.height = height
      element.accessory?.height = height
    case (.panel, .boundTo, _), (.accessory, .boundTo, _): return try bind(element, to: value)
    default: return false
    }
    return true
  }

  /// Reads a property that sheets, windows, panels and accessories alone have; `nil` where it is none.
  func valueOfSurface(_ property: Property, _ element: Element) -> PropertyValue? {
    switch (element.kind, property) {
    case (.sheet, .kind), (.window, .kind): .word(element.role.rawValue)
    case (.sheet, .visible), (.window, .visible): .flag(isOnScreen(element) && !element.isHidden)
    case (.panel, .visible), (.accessory, .visible): .flag(isVisibleAtKeyboard(element))
    case (.panel, .height), (.accessory, .height): .number(element.height)
    case (.panel, .boundTo), (.accessory, .boundTo): binding(of: element)
    default: nil
    }
  }
}

extension ElementKind {
  /// What a thing of this kind may be for; the first one is what it is unless said.
  var roles: [ElementRole] {
    switch self {
    case .sheet: [.sheet, .fullScreen, .alert]
    case .window: [.other, .alert, .textEffects, .remoteKeyboard]
    default: [.none]
    }
  }
}
