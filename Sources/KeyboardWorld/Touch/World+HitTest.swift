internal import InputAccessory
internal import KeyboardRules

// What stands under a point of the screen.

extension World {
  /// A view on the way down, with how many of its children are still to be looked at.
  private struct Level {
    var element: Element
    /// The point, where the view's children stand.
    var point: Point
    /// Whether the point is inside the view.
    var isInside: Bool
    var rest: Int
  }

  /// What a touch on a point of the screen hits.
  ///
  /// The keyboard lies above everything, wherever it was announced, with the Done key in front of it;
  /// then alerts, windows and sheets, and the root view last. What lies under that is no view here.
  func hit(at point: Point) -> Hit {
    if doneKeyContains(point) { return Hit(isInputSurface: true, isDoneKey: true) }
    if isKeyboard(at: point) { return hitOnKeyboard(at: point) }
    for surface in surfacesFromFront {
      if let view = view(at: point, in: surface), view !== surface || isThere(surface) {
        return Hit(chain: chain(from: view))
      }
      guard surface.kind == .sheet else { continue }
      return Hit(chain: [surface.id], isBackdrop: surface.role == .sheet)
    }
    return Hit()
  }

  /// Whether a surface takes touches itself: a window that was given no size is only what it holds.
  func isThere(_ surface: Element) -> Bool {
    surface.kind != .window || surface.size != nil
  }

  /// Whether the keyboard, or what stands on it, is at a point, by what was announced last.
  private func isKeyboard(at point: Point) -> Bool {
    let isThere =
      state.keyboard.stance == .undocked
      || (state.followsPosts ? state.announced.isUp : state.keyboard.isShown)
    return isThere && interfaceFrame(of: keyboardFrame).contains(point)
  }

  /// An item of the bar on it, a view in the panel in the keyboard's place, or the keyboard itself.
  private func hitOnKeyboard(at point: Point) -> Hit {
    if let item = barItem(at: point) { return Hit(isInputSurface: true, item: item) }
    guard let panel = shownInputView, isVisibleAtKeyboard(panel),
      let view = view(at: point, in: panel)
    else { return Hit(isInputSurface: true) }
    return Hit(chain: chain(from: view), isInputSurface: true)
  }

  /// What stands on the screen beside the keyboard, from the front: alerts, then the other windows, the
  /// later ones first, then the application's; in each the sheets that cover it, the latest first.
  var surfacesFromFront: [Element] {
    guard let root = element(.root) else { return [] }
    guard hasSurfaces else { return [root] }
    var surfaces = [root] + sheets(in: mainScope)
    for window in self.surfaces.windows.compactMap(element) {
      surfaces.append(window)
      if let scope = window.scope { surfaces += sheets(in: scope) }
    }
    for alert in self.surfaces.presented where alert.isWindow {
      if let element = element(alert.sheet) { surfaces.append(element) }
      surfaces += sheets(in: alert.scope)
    }
    return surfaces.reversed()
  }

  private func sheets(in window: FocusScope) -> [Element] {
    surfaces.presented.lazy.filter { !$0.isWindow && $0.scope === window }.compactMap {
      self.element($0.sheet)
    }
  }

  /// The view in front at a point of what holds `tree`; later ones stand above earlier ones.
  ///
  /// What is hidden or takes no touches gets none, nor does what it holds. A view clips what it holds
  /// to its bounds, as UIKit's hit test does, unless it was given no size.
  ///
  /// - Complexity: O(*n*) at most; what lies elsewhere is passed over with all it holds.
  private func view(at point: Point, in tree: Element) -> Element? {
    guard let level = level(of: tree, at: point) else { return nil }
    var levels = [level]
    while let last = levels.indices.last {
      if let inner = nextLevel(in: &levels[last]) {
        levels.append(inner)
      } else if levels[last].isInside {
        return levels[last].element
      } else {
        levels.removeLast()
      }
    }
    return nil
  }

  private func nextLevel(in level: inout Level) -> Level? {
    if level.rest == 0 { return nil }
    let bounds = childBounds(of: level.element)
    while level.rest > 0 {
      level.rest -= 1
      guard bounds[level.rest].contains(level.point),
        let child = element(level.element.children[level.rest]),
        let inner = self.level(of: child, at: level.point)
      else { continue }
      return inner
    }
    return nil
  }

  /// Where touches may find each child of a view, in it: everywhere, where the child clips nothing.
  private func childBounds(of element: Element) -> [Rect] {
    if element.childBounds.isEmpty {
      element.childBounds = element.children.map { id in
        guard let child = self.element(id), clips(child) || child.children.isEmpty else {
          return Self.everywhere
        }
        return frame(of: child)
      }
    }
    return element.childBounds
  }

  private static let everywhere = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Has touches find out anew where a view stands.
  func forgetBounds(of element: Element) {
    element.parent.flatMap(self.element)?.childBounds = []
  }

  private func level(of element: Element, at point: Point) -> Level? {
    guard element.isInTree, !element.isHidden, element.isInteractive else { return nil }
    let frame = frame(of: element)
    let isInside = frame.contains(point)
    guard isInside || !clips(element) && !element.children.isEmpty else { return nil }
    var local = Point(x: point.x - frame.minX, y: point.y - frame.minY)
    if let offset = element.scroll?.offset {
      local.x += offset.x
      local.y += offset.y
    }
    return Level(
      element: element, point: local, isInside: isInside, rest: element.children.count)
  }

  /// Whether what a view holds can be touched inside its bounds only.
  func clips(_ element: Element) -> Bool {
    element.size != nil || element.kind.isSurface && element.kind != .window
  }

  private func chain(from element: Element) -> [ElementID] {
    var chain: [ElementID] = []
    var place: Element? = element
    while let element = place {
      chain.append(element.id)
      place = element.parent.flatMap(self.element)
    }
    return chain
  }

  /// Whether touches still reach a view that one has hit: it stands on the screen, and neither it nor
  /// what holds it is hidden or takes none.
  func takesTouches(_ element: Element) -> Bool {
    var place: Element? = element
    while let element = place {
      guard element.isInTree, !element.isHidden, element.isInteractive else { return false }
      if element.kind.isSurface { return isOnScreen(element) }
      place = element.parent.flatMap(self.element)
    }
    return false
  }

  /// The middle of what can be seen of a view: of its part inside what clips it, on the screen and
  /// above the keyboard, each where that leaves something. `nil` for one that is not on the screen; a
  /// sheet that covers it does not count.
  func visibleMiddle(of element: Element) -> Point? {
    if let bar = element.bar { return middle(of: bar) }
    var seen = frame(of: element)
    var place = element
    while !place.kind.isSurface {
      guard place.isInTree, let holder = place.parent.flatMap(self.element) else { return nil }
      let frame = frame(of: holder)
      if let offset = holder.scroll?.offset {
        seen = seen.moved(by: Point(x: -offset.x, y: -offset.y))
      }
      if clips(holder) { seen = seen.cut(to: Rect(origin: .zero, size: frame.size)) }
      seen = seen.moved(by: frame.origin)
      place = holder
    }
    let isMain = place.kind == .root || place.kind == .window
    guard isMain ? place.isInTree : isOnScreen(place) else { return nil }
    seen = seen.cut(to: screen)
    if !keyboardCover.isNone, isMain || place.kind == .sheet {
      let height = keyboardCover.frame.minY - screen.minY
      seen = seen.cut(
        to: Rect(origin: screen.origin, size: Size(width: screen.size.width, height: height)))
    }
    return seen.middle
  }

  /// The middle of a bar that is shown: it stands on the keyboard, inside the frame (4.3).
  private func middle(of bar: AccessoryToolbar) -> Point? {
    guard bar.isEnabled, focusedInput?.shownAccessory === bar, !state.isInBackground else {
      return nil
    }
    let frame = interfaceFrame(of: keyboardFrame)
    return Point(x: frame.middle.x, y: frame.minY + state.accessoryHeight / 2)
  }
}
