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
  /// The keyboard lies above everything in the window, wherever it was announced; then the view in
  /// front. Under the root is the window, which is no view here.
  func hit(at point: Point) -> Hit {
    if doneKeyContains(point) { return Hit(isInputSurface: true, isDoneKey: true) }
    if isKeyboard(at: point) { return Hit(isInputSurface: true) }
    guard let root = element(.root), let view = view(at: point, in: root) else { return Hit() }
    return Hit(chain: chain(from: view))
  }

  /// Whether the keyboard, or what stands on it, is at a point, by what was announced last.
  private func isKeyboard(at point: Point) -> Bool {
    let isThere =
      state.keyboard.stance == .undocked
      || (state.followsPosts ? state.announced.isUp : state.keyboard.isShown)
    return isThere && interfaceFrame(of: keyboardFrame).contains(point)
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
  private func clips(_ element: Element) -> Bool { element.size != nil || element.kind == .root }

  private func chain(from element: Element) -> [ElementID] {
    var chain: [ElementID] = []
    var place: Element? = element
    while let element = place {
      chain.append(element.id)
      place = element.parent.flatMap(self.element)
    }
    return chain
  }

  /// Whether touches still reach a view that one has hit: it stands in the window, and neither it nor
  /// what holds it is hidden or takes none.
  func takesTouches(_ element: Element) -> Bool {
    var place: Element? = element
    while let element = place {
      guard element.isInTree, !element.isHidden, element.isInteractive else { return false }
      if element.kind == .root { return true }
      place = element.parent.flatMap(self.element)
    }
    return false
  }

  /// The middle of what can be seen of a view: of its part inside what clips it, on the screen and
  /// above the keyboard, each where that leaves something. `nil` for one that is not in the window.
  func visibleMiddle(of element: Element) -> Point? {
    if let bar = element.bar { return middle(of: bar) }
    var seen = frame(of: element)
    var place = element
    while place.kind != .root {
      guard place.isInTree, let holder = place.parent.flatMap(self.element) else { return nil }
      let frame = frame(of: holder)
      if let offset = holder.scroll?.offset {
        seen = seen.moved(by: Point(x: -offset.x, y: -offset.y))
      }
      if clips(holder) { seen = seen.cut(to: Rect(origin: .zero, size: frame.size)) }
      seen = seen.moved(by: frame.origin)
      place = holder
    }
    seen = seen.cut(to: screen)
    if !keyboardCover.isNone {
      let height = keyboardCover.frame.minY - screen.minY
      seen = seen.cut(
        to: Rect(origin: screen.origin, size: Size(width: screen.size.width, height: height)))
    }
    return seen.middle
  }

  /// The middle of a bar that is shown: it stands on the keyboard, inside the frame (4.3).
  private func middle(of bar: AccessoryToolbar) -> Point? {
    guard bar.isEnabled, scope.firstResponder?.shownAccessory === bar, !state.isInBackground else {
      return nil
    }
    let frame = interfaceFrame(of: keyboardFrame)
    return Point(x: frame.middle.x, y: frame.minY + bar.height / 2)
  }
}
