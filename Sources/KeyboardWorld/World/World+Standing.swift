internal import InputAccessory

// Which window a view stands in, and what covers it there.

extension World {
  /// Where an input stands.
  struct Standing {
    /// The focus of its window; `nil` where a full-screen sheet took it out of the window.
    var scope: FocusScope?
    /// Whether a sheet or an alert covers it.
    var isCovered: Bool
  }

  /// The window, root view, sheet, panel or accessory that a view stands in; `nil` for one that
  /// stands in none, or was removed with something that holds it.
  ///
  /// - Complexity: O(*d*) in how deep it stands.
  func surface(of element: Element) -> Element? {
    var place: Element? = element
    while let element = place {
      guard element.isInTree else { return nil }
      if element.kind.isSurface { return element }
      place = element.parent.flatMap(self.element)
    }
    return nil
  }

  /// Where a view stands; `nil` for one that is in no window that is on the screen, or covered there.
  func standing(of element: Element) -> Standing? {
    guard let surface = surface(of: element), let level = level(of: surface) else { return nil }
    guard hasSurfaces else { return Standing(scope: level.scope, isCovered: false) }
    return Standing(
      scope: surfaces.takesOut(level) ? nil : level.scope, isCovered: surfaces.covers(level))
  }

  private func level(of surface: Element) -> SurfaceOrder.Level? {
    switch surface.kind {
    case .root: SurfaceOrder.Level(scope: mainScope, height: 0)
    case .window: surface.scope.map { SurfaceOrder.Level(scope: $0, height: 0) }
    case .sheet: surfaces.level(of: surface.id)
    // The system's window for the keyboard has no focus of its own.
    default: nil
    }
  }

  /// Whether what stands in a surface is on the screen.
  func isOnScreen(_ surface: Element) -> Bool {
    guard surface.isInTree else { return false }
    guard let level = level(of: surface) else { return isVisibleAtKeyboard(surface) }
    return !hasSurfaces || !surfaces.takesOut(level)
  }

  /// Has an input be in the window that it belongs to, or leave it.
  func stand(_ element: Element, _ input: InputModel) {
    let place = standing(of: element)
    if hasGroups { input.group = group(of: element) }
    input.isCovered = place?.isCovered ?? false
    input.move(to: place?.scope)
    // Whoever heard that editing ended may have brought the input back.
    let now = standing(of: element)
    input.isCovered = now?.isCovered ?? false
    if now?.scope !== place?.scope { input.move(to: now?.scope) }
  }

  /// The inputs of a window, in the order of the tree, sheets after what they cover.
  ///
  /// - Complexity: O(*n*) in the things of the world.
  func inputs(in scope: FocusScope) -> [InputModel] {
    var surfaces = self.surfaces.presented.filter { $0.scope === scope }.map(\.sheet)
    let windows = elements.compactMap { element -> ElementID? in
      guard let element, element.kind == .window, element.scope === scope else { return nil }
      return element.id
    }
    surfaces = (scope === mainScope ? [.root] : []) + windows + surfaces
    return surfaces.compactMap(element).flatMap(parts).compactMap { part in
      part.input.flatMap { $0.isIn(scope) ? $0 : nil }
    }
  }
}

extension ElementKind {
  /// Whether it stands in no other view: a window, or something that stands over one.
  var isSurface: Bool {
    switch self {
    case .root, .window, .sheet, .panel, .accessory: true
    case .field, .textView, .container, .group, .scroll, .button, .toolbar, .delegate, .keyboard:
      false
    }
  }
}
