package import InputAccessory
internal import KeyboardRules

// What is to be seen at this moment. Nothing here is asked while events are performed, and asking
// changes nothing.

extension World {
  // MARK: Surroundings

  /// The screen as the interface stands, in points.
  package var screenSize: Size { screen.size }
  /// The least distance of content from the screen's bottom, in points.
  package var bottomSafeArea: Double { profile.device.bottomSafeArea(in: state.orientation) }
  package var orientation: Orientation { state.orientation }
  package var device: DeviceProfile { profile.device }
  package var system: SystemProfile { profile.system }
  /// Whether the app is in the background.
  package var isInBackground: Bool { state.isInBackground }
  /// The world's clock, in seconds.
  package var time: Double { state.clock.time }
  /// What a locale says about text input now.
  package var inputLocale: InputLocale { locale }
  /// Where the finger is that is down; `nil` while none is.
  package var fingerPoint: Point? { touches.finger?.place }

  /// What a script calls a thing; empty where there is none.
  package func name(of id: ElementID) -> String { element(id)?.name ?? "" }

  /// Where each shown item of a bar stands in it, in their order.
  package func itemFrames(of bar: ElementID) -> [Rect] {
    guard let element = element(bar), let toolbar = element.bar else { return [] }
    return layout(of: toolbar, element).frames
  }

  /// Whether something that is to be seen is on its way: the keyboard, the root view or the key over
  /// the number pad.
  package var isAnimating: Bool {
    let (keyboard, time) = (state.keyboard, state.clock.time)
    if keyboard.isMoving, keyboard.change.begin != keyboard.change.end { return true }
    if let motion = avoidance.rootMotion, time < avoidance.rootMotionStart + motion.duration {
      return true
    }
    return laidKey.slide.map { time < laidKey.slideStart + $0.duration } ?? false
  }

  // MARK: Surfaces

  /// What stands on the screen beside the keyboard, from the back.
  ///
  /// - Complexity: O(*n*) in the views that stand there.
  package var seenSurfaces: [SeenSurface] {
    surfacesFromFront.reversed().filter(isOnScreen).map(seen)
  }

  /// The root view's place without what keeps inputs clear of the keyboard.
  package var rootBase: Point { element(.root)?.position ?? .zero }

  private func seen(_ surface: Element) -> SeenSurface {
    let frame = surface.kind == .root ? seenFrame(ofRoot: surface) : frame(of: surface)
    return SeenSurface(
      id: surface.id, name: surface.name, kind: surface.kind, role: surface.role.rawValue,
      frame: frame, isOpaque: isThere(surface), isHidden: surface.isHidden,
      isCovered: standing(of: surface)?.isCovered ?? false,
      isKey: scopeOfSurface(surface) === scope,
      views: views(in: surface, at: frame))
  }

  private func scopeOfSurface(_ surface: Element) -> FocusScope {
    surface.scope ?? mainScope
  }

  /// Where the root view is, on its way while it moves. Once an event has settled it has arrived,
  /// whatever the clock says, which waits for nothing that tells no news.
  func seenFrame(ofRoot root: Element) -> Rect {
    let frame = frame(of: root)
    guard let motion = avoidance.rootMotion, motion.end.origin == frame.origin,
      state.clock.isManual || state.depth > 0
    else { return frame }
    let place = motion.rect(after: state.clock.time - avoidance.rootMotionStart)
    return Rect(origin: place.origin, size: frame.size)
  }

  private func views(in surface: Element, at frame: Rect) -> [SeenView] {
    var views: [SeenView] = []
    var waiting = waitingChildren(
      of: surface, at: frame, depth: 1, clip: screen, isHidden: surface.isHidden)
    while let next = waiting.popLast() {
      let element = next.element
      views.append(
        SeenView(
          id: element.id, name: element.name, kind: element.kind, depth: next.depth,
          frame: next.frame, clip: next.clip, isHidden: next.isHidden))
      waiting += waitingChildren(
        of: element, at: next.frame, depth: next.depth + 1, clip: next.clip,
        isHidden: next.isHidden)
    }
    return views
  }

  /// A view that is still to be looked at.
  private struct Waiting {
    let element: Element
    let frame: Rect
    let depth: Int
    let clip: Rect
    let isHidden: Bool
  }

  /// What a view holds, the last first.
  private func waitingChildren(
    of holder: Element, at frame: Rect, depth: Int, clip: Rect, isHidden: Bool
  ) -> [Waiting] {
    let clip = clips(holder) ? clip.part(in: frame) : clip
    let offset = holder.scroll?.offset ?? .zero
    let origin = Point(x: frame.minX - offset.x, y: frame.minY - offset.y)
    return holder.children.reversed().compactMap { id in
      guard let child = element(id), child.isInTree, !child.isDropped else { return nil }
      return Waiting(
        element: child, frame: self.frame(of: child).moved(by: origin), depth: depth, clip: clip,
        isHidden: isHidden || child.isHidden)
    }
  }

  // MARK: The keyboard

  /// The keyboard with what stands on it; `nil` while nothing of it is on the screen.
  package var seenKeyboard: SeenKeyboard? {
    guard !state.isInBackground, isKeyboardThere else { return nil }
    let frame = seenKeyboardFrame
    guard frame.minY < screen.maxY, frame.maxY > screen.minY else { return nil }
    let input = focusedInput ?? scope.lastFirstResponder
    let isLeaving = state.keyboard.stance == .down && !isPosted
    let isAlone = state.keyboard.stance == .accessoryAlone
    var height = profile.geometry.height(
      for: state.keyboardType, in: state.orientation,
      suggests: input.map { $0.state.autocorrects && !$0.state.isSecure } ?? true)
    if state.keyboardPlace == .floating { (height.suggestionBar, height.bottom) = (0, 0) }
    let panel = hasPanels && !isAlone ? shownPanel : nil
    return SeenKeyboard(
      frame: frame, end: interfaceFrame(of: keyboardFrame), type: state.keyboardType,
      place: panel == nil ? state.keyboardPlace : .docked, hasKeys: !isAlone && panel == nil,
      servesInput: !isLeaving && focusedInput != nil,
      returnKey: input?.shownReturnKeyType ?? .default,
      isReturnEnabled: input?.isReturnKeyEnabled ?? true, height: height,
      accessoryHeight: state.accessoryHeight,
      accessory: state.accessoryHeight > 0 ? input.flatMap(accessory) : nil,
      panel: panel.map { seen($0, at: frame) })
  }

  private var isKeyboardThere: Bool {
    if state.keyboard.stance == .undocked { return true }
    if isPosted { return state.announced.isUp }
    return state.keyboard.isShown || state.keyboard.isMoving
  }

  /// Whether somebody beside the system announced the keyboard last.
  private var isPosted: Bool { state.followsPosts && state.keyboard.postedFrame != nil }

  /// Where the keyboard is, on its way while it moves or a finger holds it.
  private var seenKeyboardFrame: Rect {
    let change = state.keyboard.change
    guard state.keyboard.isMoving, !isPosted, heldKeyboardFrame == nil,
      let end = state.clock.moment(of: .keyboardArrives(state.keyboard.animation))
    else { return interfaceFrame(of: keyboardFrame) }
    var frame = interfaceFrame(
      of: Motion(change).rect(after: state.clock.time - (end - change.duration)))
    // A hide may be told to end without a height; the keyboard keeps its own while it goes.
    if state.keyboard.stance == .down { frame.size.height = state.keyboardHeight }
    return frame
  }

  /// What stands on the keyboard of an input, or stood there until a moment ago.
  private func accessory(of input: InputModel) -> ElementID? {
    let view = input.shownAccessory ?? input.accessory
    return elements.first { element in
      guard let own = element?.accessoryView else { return false }
      return own === view
    }??.id
  }

  private func seen(_ panel: Element, at keyboard: Rect) -> SeenSurface {
    let frame = Rect(
      x: keyboard.minX, y: keyboard.minY + state.accessoryHeight, width: keyboard.size.width,
      height: panel.height)
    return SeenSurface(
      id: panel.id, name: panel.name, kind: panel.kind, role: panel.role.rawValue, frame: frame,
      isOpaque: true, isHidden: panel.isHidden, isCovered: false,
      isKey: true, views: views(in: panel, at: frame))
  }

  /// The key laid over the number pad: what it shows and where; `nil` while it is not to be seen.
  package var seenDoneKey: (title: String, frame: Rect)? {
    guard hasDoneKey, isDoneKeyVisible, let frame = doneKeyFrame else { return nil }
    return (laidKey.title, frame)
  }
}

extension Rect {
  /// The part inside another rectangle; empty where there is none.
  package func part(in other: Rect) -> Rect {
    // One that lies wholly inside stays as it is, to the last digit.
    if minX >= other.minX, minY >= other.minY, maxX <= other.maxX, maxY <= other.maxY {
      return self
    }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
