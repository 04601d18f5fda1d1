internal import InputAccessory
internal import KeyboardRules

/// What a fingerprint looks at beside what every event may change.
public struct FingerprintScope: Hashable, Sendable {
  /// The properties that something may set, by thing.
  public var properties: [PropertyPlace] = []
  /// Whether settings count that are neither a thing's nor an answer.
  public var includesSettings = false
  /// Whether what undo would take back counts.
  public var includesUndo = false

  /// A property of a thing.
  public struct PropertyPlace: Hashable, Sendable {
    /// The thing.
    public var element: ElementID
    /// The property.
    public var property: Property

    /// Names a property of a thing.
    public init(element: ElementID, property: Property) {
      self.element = element
      self.property = property
    }
  }

  /// Makes a scope of what every event may change.
  public init() {}

  /// Adds what `event`, or a reaction that it sets up, may set.
  public mutating func include(_ event: StageEvent) {
    switch event {
    case .set(let element, let property, _): include(element, property)
    // An item is changed together with its bar's list.
    case .setItem(let bar, _, _, _): include(bar, .items)
    case .undo, .redo: includesUndo = true
    case .avoid, .doneKey, .touchDismiss, .locale, .reduceMotion, .device, .system:
      includesSettings = true
    case .react(let reaction):
      if case .event(let event) = reaction.body { include(event) }
    default: break
    }
  }

  private mutating func include(_ element: ElementID, _ property: Property) {
    switch property {
    // These count anyway.
    case .text, .hidden, .interaction, .enabled, .editable, .focusable, .navigates, .avoids: return
    default: break
    }
    let place = PropertyPlace(element: element, property: property)
    if !properties.contains(place) { properties.append(place) }
  }
}

extension World {
  /// A number for the world's state: two states with the same one go on alike.
  ///
  /// Counted are texts, carets, focus, sessions, what is in the tree, hidden or covered, the keyboard,
  /// what waits for the clock (by how long it still waits), answers, what moved, the finger that is
  /// down, and what `scope` names. Not counted are the trace, the line, the time and turn themselves,
  /// the latest outcome and result, and properties that `scope` does not name. Different states have
  /// the same number with a chance of one in 2^64 for each pair; a number means nothing in another
  /// process.
  ///
  /// - Complexity: O(*n*) in the things of the world and their texts.
  public func fingerprint(in scope: FingerprintScope = FingerprintScope()) -> UInt64 {
    // Reading properties would do so, too, and be seen by the next fingerprint only.
    if !scope.properties.isEmpty { refreshArrangement() }
    refreshStructure()
    var print = Fingerprint()
    print.mix(structure.fingerprint)
    for thing in structure.active {
      thing.with(
        input: { mix($0, includingUndo: scope.includesUndo, into: &print) },
        bar: { $0.mix(into: &print) }, focus: { mix($0, into: &print) },
        scroller: { $0.scroll?.mix(into: &print) })
    }
    mixKeyboard(into: &print)
    mixClock(into: &print)
    print.mix(book.fingerprint())
    if hasSurfaces { mixSurfaces(into: &print) }
    if hasPanels { print.mix(Int(shownPanel?.id.rawValue ?? -1)) }
    if hasAvoidance { mixAvoidance(into: &print) }
    if hasDoneKey { mixDoneKey(into: &print) }
    if let finger = touches.finger { mix(finger, into: &print) }
    if scope.includesSettings {
      mixProfile(into: &print)
      print.mix(hashing: avoidance.setting)
      print.mix(hashing: touchDismiss)
      print.mix(hashing: doneKey.plan)
      print.mix(hashing: locale.identifier)
    }
    for place in scope.properties {
      print.mix(hashing: try? value(of: place.property, of: place.element))
      // A bar may show another key than the input's own, which comes back without it.
      if place.property == .returnKey {
        print.mix(hashing: element(place.element)?.input?.returnKeyType)
      }
    }
    return print.value
  }

  private func mix(
    _ input: InputModel, includingUndo: Bool, into print: inout Fingerprint
  ) {
    input.mix(into: &print, includingUndo: includingUndo)
    let (own, shown) = (input.accessory, input.shownAccessory)
    print.mix(own != nil, shown != nil, own === shown)
    if shown != nil, own !== shown { print.mix(place(of: shown)) }
  }

  /// A number for an accessory: its element's.
  private func place(of accessory: (any InputAccessoryView)?) -> Int {
    elements.firstIndex { $0?.accessoryView === accessory && $0?.accessoryView != nil } ?? -1
  }

  private func mix(_ focus: FocusScope, into print: inout Fingerprint) {
    print.mix(focus.firstResponder?.id ?? -1)
    print.mix(focus.lastFirstResponder?.id ?? -1)
    print.mix(focus === scope)
  }

  private func mixKeyboard(into print: inout Fingerprint) {
    let keyboard = state.keyboard
    print.mix(Int(keyboard.stance.rawValue))
    print.mix(
      keyboard.isMoving, state.hasHardwareKeyboard, state.keyboardServesInput,
      state.isInBackground, state.followsPosts, state.hidesKeyboardAtTurnEnd,
      state.orientation == .portrait, state.clock.isManual)
    print.mix(keyboard.frame.minY)
    print.mix(keyboard.frame.size.height)
    print.mix(state.keyboardHeight)
    print.mix(state.accessoryHeight)
    print.mix(state.keyboardType.rawValue)
    if state.keyboardPlace != .docked { print.mix(hashing: state.keyboardPlace) }
    if keyboard.isMoving {
      print.mix(hashing: keyboard.change)
      print.mix(hashing: keyboard.ending)
    }
    if keyboard.postedFrame != nil { print.mix(hashing: keyboard.postedFrame) }
    if state.followsPosts { print.mix(hashing: state.announced) }
  }

  private func mixClock(into print: inout Fingerprint) {
    state.clock.forEachWork { delay, work in
      // What is less than a microsecond apart is at the same time.
      print.mix(UInt64(min(delay.isFinite ? max(delay, 0) : 0, 1e12) * 1_000_000 + 0.5))
      switch work {
      case .keyboardArrives(let number):
        print.mix(number == state.keyboard.animation && state.keyboard.isMoving, false)
      case .touchReaches(let number): print.mix(number == touches.finger?.number, true)
      case .keyboardViewEnters: print.mix(1)
      case .doneKeyWakes(let number): print.mix(number == laidKey.generation, false, false)
      case .doneKeyArrives(let number): print.mix(number == laidKey.waiting, false, true)
      }
    }
  }

  private func mixSurfaces(into print: inout Fingerprint) {
    for one in surfaces.presented {
      print.mix(Int(one.sheet.rawValue))
      print.mix(scopeNumber(one.covered))
    }
    for former in surfaces.formerKeys { print.mix(scopeNumber(former)) }
  }

  private func scopeNumber(_ scope: FocusScope) -> Int {
    elements.firstIndex { $0?.scope === scope } ?? -1
  }

  private func mixAvoidance(into print: inout Fingerprint) {
    for point in [avoidance.rootOrigin, avoidance.shift?.base] {
      print.mix(point != nil)
      guard let point else { continue }
      print.mix(point.x)
      print.mix(point.y)
    }
    for room in avoidance.rooms { print.mix(hashing: room.rule.base) }
  }

  private func mixProfile(into print: inout Fingerprint) {
    print.mix(profile.isProfileChosen)
    print.mix(hashing: profile.deviceName)
    print.mix(hashing: profile.systemName)
  }

  private func mixDoneKey(into print: inout Fingerprint) {
    print.mix(hashing: doneKey.state)
    print.mix(hashing: doneKey.frame)
    print.mix(laidKey.hasKeyboardWindow, laidKey.isKeyboardInWindow, laidKey.isPressed)
    print.mix(laidKey.title)
    guard let window = laidKey.window else { return }
    print.mix(hashing: window.kind)
    print.mix(hashing: window.name)
  }

  private func mix(_ finger: Finger, into print: inout Fingerprint) {
    print.mix(hashing: finger.chain)
    print.mix(
      finger.hitsInputSurface, finger.hitsDoneKey, finger.hitsBackdrop, finger.isPencil)
    print.mix(
      finger.isBeyondSlop, finger.isCancelled, finger.isHeld, finger.isDragging,
      finger.hasDismissed)
    for point in [finger.start, finger.place, finger.startOffset ?? .zero] {
      print.mix(point.x)
      print.mix(point.y)
    }
    print.mix(hashing: finger.keyboardFrame)
    print.mix(hashing: finger.scroller)
    print.mix(hashing: finger.dismisser)
  }
}
