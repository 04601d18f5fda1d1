internal import InputAccessory

extension World {
  /// Takes the world's state; call it between events, not inside a callback.
  ///
  /// - Complexity: O(*n*) in the things of the world and the lengths of lists; texts are shared.
  public func takeSnapshot() -> WorldSnapshot {
    WorldSnapshot(
      parts: elements.map { $0.map(part) }, delegateRound: delegateRound, state: state,
      scope: scope, surfaces: surfaces, hasSurfaces: hasSurfaces, hasPanels: hasPanels,
      shownPanel: shownPanel, arrangement: arrangement, hasGroups: hasGroups,
      hasScrollViews: hasScrollViews, locale: locale, avoidance: avoidance,
      hasAvoidance: hasAvoidance, hasDoneKey: hasDoneKey, doneKey: doneKey, laidKey: laidKey,
      touchDismiss: touchDismiss, touches: touches.copy())
  }

  private func part(_ element: Element) -> WorldSnapshot.Part {
    let delegate = element.currentDelegate
    return WorldSnapshot.Part(
      state: element.state, input: element.input, bar: element.bar, accessory: element.accessory,
      hasDelegate: element.delegate != nil,
      delegate: delegate == nil ? nil : elements.first { $0?.delegate === delegate }??.id,
      inputState: element.input?.state, placement: element.input?.placement,
      barState: element.bar?.state, chain: element.bar?.chain, scopeState: element.scope?.state)
  }

  /// Puts back a state that was taken of this world; call it between events. Nobody is told, and the
  /// trace goes on.
  ///
  /// What was declared since is gone. Delegates, observers and handlers that an app's own code set on
  /// inputs and bars stay as they are now.
  ///
  /// - Complexity: O(*n*) in the things of the world.
  public func putBack(_ snapshot: WorldSnapshot) {
    if elements.count > snapshot.parts.count {
      elements.removeLast(elements.count - snapshot.parts.count)
    }
    for (place, part) in snapshot.parts.enumerated() {
      guard let part, let element = elements[place] else {
        elements[place] = nil
        continue
      }
      putBack(part, element)
    }
    if delegateRound != snapshot.delegateRound { putBackDelegates(snapshot) }
    let line = state.line
    state = snapshot.state
    state.line = line
    scope = snapshot.scope
    surfaces = snapshot.surfaces
    hasSurfaces = snapshot.hasSurfaces
    hasPanels = snapshot.hasPanels
    shownPanel = snapshot.shownPanel
    arrangement = snapshot.arrangement
    hasGroups = snapshot.hasGroups
    hasScrollViews = snapshot.hasScrollViews
    locale = snapshot.locale
    avoidance = snapshot.avoidance
    hasAvoidance = snapshot.hasAvoidance
    isAvoidanceStale = false
    hasDoneKey = snapshot.hasDoneKey
    doneKey = snapshot.doneKey
    laidKey = snapshot.laidKey
    touchDismiss = snapshot.touchDismiss
    touches = snapshot.touches.copy()
  }

  private func putBack(_ part: WorldSnapshot.Part, _ element: Element) {
    element.state = part.state
    if let input = part.input, let state = part.inputState, let placement = part.placement {
      element.input = input
      input.state = state
      input.placement = placement
    }
    if let bar = part.bar, let state = part.barState, let chain = part.chain {
      element.bar = bar
      bar.state = state
      bar.chain = chain
    }
    if let accessory = part.accessory { element.accessory = accessory }
    if let state = part.scopeState { element.scope?.putBack(state) }
  }

  private func putBackDelegates(_ snapshot: WorldSnapshot) {
    for case let (part?, element?) in zip(snapshot.parts, elements) {
      if part.hasDelegate, element.delegate == nil {
        element.delegate = ScriptDelegate(world: self)
        element.remains = nil
      }
      if !part.hasDelegate { element.delegate = nil }
    }
    for case let (part?, element?) in zip(snapshot.parts, elements) {
      element.serve(part.delegate.flatMap(self.element)?.delegate)
    }
    delegateRound = snapshot.delegateRound
  }
}

extension Element {
  /// Who decides about the input or the bar now.
  fileprivate var currentDelegate: AnyObject? {
    (input as? TextField)?.delegate ?? (input as? TextView)?.delegate ?? bar?.delegate
  }
}

extension TouchState {
  /// The same with a finger of its own.
  fileprivate func copy() -> TouchState {
    TouchState(finger: finger.map(Finger.init), count: count)
  }
}
