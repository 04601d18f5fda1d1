internal import InputAccessory
internal import KeyboardRules

// What a touch means for editing, and who gets it.

extension World {
  // MARK: At the lift

  /// Has a touch that lifted mean what it means: first for editing, then for what it hit.
  func deliver(_ finger: Finger) {
    let decision = touchRule.decide(facts(of: finger))
    if decision.meaning == .dismiss { endEditingByTouch() }
    guard decision.passesTouch, !finger.isDragging else { return }
    if let item = finger.item { return tap(item, with: finger) }
    if finger.hitsBackdrop { return closeSheet(behind: finger) }
    guard
      let target = finger.chain.lazy.compactMap(element).first(where: isTouchable),
      // Whoever heard that editing ended may have taken it away.
      takesTouches(target)
    else { return }
    if let input = target.input {
      if decision.meaning == .moveFocus, isReachable(input) { input.becomeFirstResponder() }
    } else if let frame = screenFrame(of: target), takesLift(frame, of: finger) {
      record(.action, of: target.id)
    }
  }

  /// Has a tap behind a sheet close it, with all that covers it (112).
  private func closeSheet(behind finger: Finger) {
    guard !finger.isBeyondSlop, let sheet = finger.chain.first.flatMap(element), takesTouches(sheet)
    else { return }
    withdraw(sheet)
  }

  /// Whether a control that stands at `frame` takes a lift for one inside it.
  func takesLift(_ frame: Rect, of finger: Finger) -> Bool {
    frame.grown(by: TouchState.tolerance).contains(finger.place)
  }

  /// The rule of taps; where the root listens to touches instead, it only says where focus goes.
  private var touchRule: TouchRule {
    guard let touchDismiss, touchDismiss.way == .tap else { return TouchRule(isOn: false) }
    return TouchRule(isOn: touchDismiss.isOn, controls: touchDismiss.controls)
  }

  private func facts(of finger: Finger) -> TouchFacts {
    var chain: [TouchTarget] = finger.hitsBackdrop ? [.backdrop] : []
    for id in finger.chain {
      guard let element = element(id) else { continue }
      chain.append(target(of: element))
      if isIgnored(id) { chain.append(.ignoredRegion) }
    }
    if finger.hitsInputSurface { chain.append(.inputSurface) }
    let isTapWatched = touchDismiss == nil || touchDismiss?.way == .tap
    return TouchFacts(
      chain: chain, isDrag: finger.isBeyondSlop, isPencil: finger.isPencil,
      editing: isTapWatched ? editedChoice : nil)
  }

  /// What the edited input says of touches; `nil` where nothing is edited, or only in an alert, where
  /// no touch ends editing.
  private var editedChoice: TouchChoice? {
    guard let input = focusedInput, let element = element(id(of: input)), !standsInAlert(element)
    else { return nil }
    return element.touchChoice
  }

  private func isIgnored(_ id: ElementID) -> Bool { touchDismiss?.ignored.contains(id) ?? false }

  private func target(of element: Element) -> TouchTarget {
    switch element.kind {
    case .field, .textView:
      guard let input = element.input else { return .plain }
      if input === focusedInput { return .focusedInput }
      // One that takes no focus does nothing, as a control does.
      return input.canTakeFocus ? .otherInput : .control
    case .button: return .control
    case .scroll: return .scrollView
    case .root, .window, .container, .group, .sheet, .toolbar, .panel, .accessory, .delegate,
      .keyboard:
      return .plain
    }
  }

  /// Whether a view does something with touches itself, and tells no other of them.
  private func isTouchable(_ element: Element) -> Bool {
    element.input != nil || element.kind == .button
  }

  /// Ends editing unless should-end refuses, and tells so once it has.
  private func endEditingByTouch() {
    if scope.endEditing() { record(.touchDismiss, of: .touchDismiss) }
  }

  // MARK: At touch-down, as in article 002

  /// The views that hear of a touch by `touchesBegan`, from the one hit outward; none where nothing
  /// listens in that way. A control and an input keep it to themselves.
  ///
  /// - Throws: where it would be told too often, since each scroll view doubles it (7.4).
  func listeners(along hit: Hit) throws(StageError) -> [Element] {
    guard let touchDismiss, touchDismiss.isOn, case .touches(let touches) = touchDismiss.way else {
      return []
    }
    let listeners = hit.chain.lazy.compactMap(element).prefix { !self.isTouchable($0) }
    let deliveries = touches.deliveries(along: listeners.map(target))
    var sum = 0
    for count in deliveries {
      sum = sum.addingReportingOverflow(count).overflow ? .max : sum + count
    }
    guard sum <= Self.reactionLimit else {
      throw StageError(
        "a touch there would be told more than \(Self.reactionLimit) times; "
          + "have scroll views forward it once, or nest fewer of them")
    }
    return Array(listeners)
  }

  /// Tells each view that hears of it that a touch began, in the order of the calls; the root ends
  /// editing each time it hears (article 002).
  func tellTouchesBegan(_ finger: Finger, _ listeners: [Element]) {
    guard !listeners.isEmpty, case .touches(let touches) = touchDismiss?.way else { return }
    var waiting = [0]
    while let place = waiting.popLast() {
      guard place < listeners.count else { continue }
      guard finger === self.touches.finger, !finger.isCancelled, !isExhausted else { return }
      let listener = listeners[place]
      record(.touchesBegan, of: listener.id)
      if listener.kind == .root, let choice = editedChoice, choice != .no,
        !finger.chain.contains(where: isIgnored)
      {
        endEditingByTouch()
      }
      guard listener.kind == .scroll else {
        waiting.append(place + 1)
        continue
      }
      switch touches {
      case .consume: break
      case .forward: waiting.append(place + 1)
      case .forwardAndCallSuper: waiting += [place + 1, place + 1]
      }
    }
  }
}
