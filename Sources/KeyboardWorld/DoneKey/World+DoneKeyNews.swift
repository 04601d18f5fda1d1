internal import InputAccessory
internal import KeyboardRules

// What the Done key hears of, and what is done for it then.

extension World {
  // MARK: What it hears

  /// Tells the key which keyboard is shown, or will be, before that keyboard's notifications.
  ///
  /// - Returns: Whether the input is still the one that keys go to.
  func tellDoneKeyOfType(for input: InputModel) -> Bool {
    carryOut(doneKey.typeChanged(to: doneKeyType(for: input)))
    return focusedInput === input && !state.isInBackground
  }

  /// The type of keyboard that an input has the device show; `nil` where the input wants no key, or
  /// has a panel in the keyboard's place. A tablet answers a request for a pad with a full keyboard
  /// (8.2).
  private func doneKeyType(for input: InputModel?) -> KeyboardType? {
    guard let input, profile.device.idiom == .phone, shownPanel == nil else { return nil }
    let isWanted = laidKey.inputs == nil || element(id(of: input))?.wantsDoneKey ?? false
    return isWanted ? state.keyboardType : nil
  }

  /// Tells the key of a notification that was followed.
  @inline(never)
  func tellDoneKey(of name: TraceName, _ change: KeyboardChange) {
    switch name {
    case .willShow:
      carryDoneKey(along: change)
      carryOut(doneKey.willShow(seen(change)) { doneKeyFacts })
    case .didShow:
      carryOut(doneKey.didShow(seen(change)) { doneKeyFacts })
      if doneKey.state == .attached { laidKey.slide = nil }
    case .willHide:
      carryDoneKey(along: change)
      carryOut(doneKey.willHide(seen(change)) { doneKeyFacts })
    case .didHide:
      carryOut(doneKey.didHide())
      loseKeyboardView()
      carryOut(doneKey.typeChanged(to: doneKeyType(for: focusedInput)))
    case .willChangeFrame: carryDoneKey(along: change)
    default: break
    }
  }

  /// Tells the key that the keyboard stands as it does, where no notification says so.
  func tellDoneKeyOfStandingKeyboard() {
    guard isKeyboardVisible else { return }
    let frame = interfaceFrame(of: keyboardFrame)
    let change = KeyboardChange(begin: frame, end: frame, duration: 0, curve: profile.system.curve)
    carryOut(doneKey.handle(.keyboardStands(change), doneKeyFacts))
  }

  /// Has the key hear of the keyboard as it is, because it was set, the app came back, or the device
  /// is another one.
  func takeDoneKeyAnew() {
    if !isKeyboardVisible { carryOut(doneKey.handle(.didHide, doneKeyFacts)) }
    carryOut(doneKey.handle(.typeChanged(doneKeyType(for: focusedInput)), doneKeyFacts))
    tellDoneKeyOfStandingKeyboard()
  }

  /// Has the turn come that the key asked for.
  func wakeDoneKey(_ generation: UInt32) {
    guard hasDoneKey, generation == laidKey.generation else { return }
    carryOut(doneKey.handle(.nextTurn, doneKeyFacts))
  }

  /// Has the key hear that an animation ended.
  func endDoneKeyAnimation(_ number: UInt32) {
    guard hasDoneKey, number == laidKey.waiting else { return }
    laidKey.slide = nil
    carryOut(doneKey.handle(.animationEnded(laidKey.number), doneKeyFacts))
  }

  // MARK: The keyboard's view

  /// Has the keyboard's view come into its window: before will-show until iOS 3.1, else on the run
  /// loop's next turn, ahead of what the notification's observers put there (5.3).
  func bringKeyboardView() {
    laidKey.keyboardStart = state.clock.time
    guard !laidKey.isKeyboardInWindow, state.keyboard.stance != .down else { return }
    if profile.system.keyboardIsInWindowAtWillShow {
      enterKeyboardView()
    } else {
      state.clock.schedule(.keyboardViewEnters, after: 0)
    }
  }

  /// Has the keyboard's view be in its window, which stays from then on (5.5).
  func enterKeyboardView() {
    guard hasDoneKey, !laidKey.isKeyboardInWindow, state.keyboard.stance != .down else { return }
    laidKey.isKeyboardInWindow = true
    if laidKey.hasKeyboardWindow {
      laidKey.windows.placeKeyboard(at: state.keyboard.frame)
    } else {
      laidKey.hasKeyboardWindow = true
      refreshWindows()
    }
    carryOut(doneKey.handle(.keyboardViewAppeared, doneKeyFacts))
  }

  private func loseKeyboardView() {
    guard laidKey.isKeyboardInWindow, state.keyboard.stance == .down else { return }
    laidKey.isKeyboardInWindow = false
    laidKey.windows.placeKeyboard(at: nil)
    guard laidKey.window != nil else { return }
    carryOut(doneKey.handle(.keyboardViewVanished, doneKeyFacts))
  }

  /// Looks where the keyboard's view is, after a time in which nobody watched it.
  func findKeyboardView() {
    let keyboard = state.keyboard
    laidKey.hasKeyboardWindow = state.keyboardHeight > 0
    laidKey.isKeyboardInWindow = keyboard.stance != .down || keyboard.isMoving
    if keyboard.isMoving, keyboard.stance != .down, !profile.system.keyboardIsInWindowAtWillShow {
      // It may have been announced just now; it is there on the next turn at the latest.
      laidKey.isKeyboardInWindow = false
      state.clock.schedule(.keyboardViewEnters, after: 0)
    }
    refreshWindows()
  }

  /// Has the list of windows be as it is now.
  func refreshWindows() {
    guard hasDoneKey else { return }
    var before: [(ElementID, KeyboardWindow.Kind)] = []
    var after: [(ElementID, KeyboardWindow.Kind)] = []
    for case let element? in elements where isExtraWindow(element) {
      let window = (element.id, KeyboardWindow.Kind(element.role))
      if element.followsKeyboard { after.append(window) } else { before.append(window) }
    }
    laidKey.windows.rebuild(
      before: before, after: after,
      hierarchy: laidKey.hasKeyboardWindow ? profile.system.keyboardHierarchy : nil)
    if laidKey.isKeyboardInWindow { laidKey.windows.placeKeyboard(at: state.keyboard.frame) }
  }

  /// Whether something is a window beside the application's own: a declared one, or an alert that is
  /// presented.
  private func isExtraWindow(_ element: Element) -> Bool {
    switch element.kind {
    case .window: element.isInTree && element.id != .main
    case .sheet: element.role == .alert && surfaces.level(of: element.id) != nil
    default: false
    }
  }

  /// Has the key be gone whose window is.
  func loseDoneKeyWithWindow() {
    guard let name = laidKey.window?.name, !laidKey.windows.names.contains(name) else { return }
    carryOut(doneKey.handle(.keyboardViewVanished, doneKeyFacts))
  }

  // MARK: What it asks for

  private var doneKeyFacts: DoneKeyFacts {
    let keys = profile.geometry.height(for: state.keyboardType, in: state.orientation)
    return DoneKeyFacts(
      windows: laidKey.windows.windows, screen: screen,
      heightAboveKeys: state.accessoryHeight + keys.suggestionBar, heightBelowKeys: keys.bottom,
      standing: laidKey.slide?.rect(after: state.clock.time - laidKey.slideStart))
  }

  private func carryDoneKey(along change: KeyboardChange) {
    guard !doneKey.plan.placement.isWindow else { return }
    laidKey.carrier = Motion(seen(change))
    laidKey.carrierStart = state.clock.time
  }

  /// Does what the key asks for; all of it is done before anybody hears of it.
  @inline(__always)
  private func carryOut(_ effects: DoneKeyEffects) {
    if !effects.isEmpty { carryOutAll(effects) }
  }

  private func carryOutAll(_ effects: DoneKeyEffects) {
    guard let first = effects.first else { return }
    let second = effects.second
    carryOut(first)
    if let second { carryOut(second) }
    tell(first)
    if let second { tell(second) }
  }

  private func carryOut(_ effect: DoneKeyEffect) {
    switch effect {
    case .wakeNextTurn: state.clock.schedule(.doneKeyWakes(laidKey.generation), after: 0)
    case .attach(let window, let kind, _):
      laidKey.window = LaidKey.Window(
        kind: kind, name: laidKey.windows.names[window],
        isKeyboards: window == laidKey.windows.keyboardPlace)
    case .slide(let number, let start, let end, let duration, let curve):
      laidKey.slide = nil
      if doneKey.plan.placement.isWindow, duration > 0 {
        let curve = AnimationCurve(number: curve)
        laidKey.slide = Motion(from: start, to: end, duration: duration, curve: curve)
        laidKey.slideStart = state.clock.time
      }
      wait(for: number, duration)
    case .awaitEnd(let number, let duration): wait(for: number, duration)
    case .detach:
      laidKey.waiting &+= 1
      laidKey.window = nil
      laidKey.slide = nil
      laidKey.isPressed = false
    }
  }

  private func wait(for number: UInt32, _ duration: Double) {
    laidKey.number = number
    laidKey.waiting &+= 1
    // What ends with the keyboard's own animation hears of its did-show or did-hide.
    guard duration > 0, !isWithKeyboard(duration) else { return }
    state.clock.schedule(.doneKeyArrives(laidKey.waiting), after: duration)
  }

  /// Whether an animation that begins now ends when the keyboard arrives.
  private func isWithKeyboard(_ duration: Double) -> Bool {
    state.keyboard.isMoving && laidKey.keyboardStart == state.clock.time
      && state.keyboard.change.duration == duration
  }

  private func tell(_ effect: DoneKeyEffect) {
    switch effect {
    case .wakeNextTurn, .awaitEnd: break
    case .attach(_, _, let frame): record(.attach, of: .doneKey, .frame(frame))
    case .slide(let number, let start, let end, let duration, let curve):
      // Somebody who heard that it was attached may have sent it elsewhere.
      guard number == laidKey.number, laidKey.window != nil else { return }
      record(
        .slide, of: .doneKey,
        KeyboardChange(begin: start, end: end, duration: duration, curve: curve))
    case .detach: record(.detach, of: .doneKey)
    }
  }
}
