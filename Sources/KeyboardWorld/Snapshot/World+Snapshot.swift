internal import InputAccessory

extension World {
  /// Takes the world's state; call it between events, not inside a callback.
  ///
  /// - Complexity: O(*n*) in the things of the world and the lengths of lists; texts are shared.
  public func takeSnapshot() -> WorldSnapshot {
    refreshStructure()
    // What is put back again and again is to know its number.
    _ = book.fingerprint()
    return WorldSnapshot(self, parts: elements.map { $0.map(part) })
  }

  private func part(_ element: Element) -> WorldSnapshot.Part {
    let delegate = element.currentDelegate
    return WorldSnapshot.Part(
      element,
      delegate: delegate == nil ? nil : elements.first { $0?.delegate === delegate }??.id)
  }

  /// Puts back a state that was taken of this world; call it between events. Nobody is told, and the
  /// trace goes on.
  ///
  /// What was declared since is gone. Delegates, observers and handlers that an app's own code set on
  /// inputs and bars stay as they are now.
  ///
  /// - Complexity: O(*n*) in the things of the world.
  public func putBack(_ snapshot: WorldSnapshot) {
    if structure.round != snapshot.structure.round { putBackStructure(snapshot) }
    for part in snapshot.activeParts { part.putBack() }
    let line = state.line
    state = snapshot.state
    state.line = line
    if !book.isKnown(toBe: snapshot.book) { book = snapshot.book }
    scope = snapshot.scope
    if hasSurfaces || snapshot.hasSurfaces { surfaces = snapshot.surfaces }
    hasSurfaces = snapshot.hasSurfaces
    hasPanels = snapshot.hasPanels
    if hasPanels || shownPanel != nil { shownPanel = snapshot.shownPanel }
    arrangement = snapshot.arrangement
    hasGroups = snapshot.hasGroups
    hasScrollViews = snapshot.hasScrollViews
    avoidance = snapshot.avoidance
    hasAvoidance = snapshot.hasAvoidance
    isAvoidanceStale = false
    // Where there is no key, and never was one, nothing of it can have changed.
    if hasDoneKey || snapshot.hasDoneKey || laidKey.generation != snapshot.laidKey.generation {
      doneKey = snapshot.doneKey
      laidKey = snapshot.laidKey
    }
    hasDoneKey = snapshot.hasDoneKey
    touches = snapshot.touches.copy()
  }

  /// Puts back what few events change: what there is, and what is bound to what.
  private func putBackStructure(_ snapshot: WorldSnapshot) {
    if elements.count > snapshot.parts.count {
      elements.removeLast(elements.count - snapshot.parts.count)
    }
    for place in elements.indices {
      guard let element = elements[place] else { continue }
      guard let part = snapshot.parts[place] else {
        elements[place] = nil
        continue
      }
      element.state = part.state
      element.input = part.input
      element.bar = part.bar
      element.accessory = part.accessory
      if let placement = part.placement { element.input?.placement = placement }
      if let chain = part.chain { element.bar?.chain = chain }
      if !part.hasDelegate {
        element.delegate = nil
      } else if element.delegate == nil {
        element.delegate = ScriptDelegate(world: self)
        element.remains = nil
      }
    }
    // A weak reference is dear to set.
    if structure.delegateRound != snapshot.structure.delegateRound {
      for case let (part?, element?) in zip(snapshot.parts, elements) {
        element.serve(part.delegate.flatMap(self.element)?.delegate)
      }
    }
    locale = snapshot.locale
    touchDismiss = snapshot.touchDismiss
    profile = snapshot.profile
    structure = snapshot.structure
  }
}

extension Element {
  /// Who decides about the input or the bar now.
  fileprivate var currentDelegate: AnyObject? {
    (input as? TextField)?.delegate ?? (input as? TextView)?.delegate ?? bar?.delegate
  }
}
