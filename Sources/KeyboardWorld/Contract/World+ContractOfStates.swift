internal import InputAccessory
internal import KeyboardRules

// What must be so between events, judged by the contract.

extension World {
  /// Whether views are told of touches by `touchesBegan`, which scroll views may tell on twice (7.4).
  var forwardsTouches: Bool {
    guard let touchDismiss else { return false }
    return touchDismiss.way != .tap
  }

  /// Judges what must be so between events.
  ///
  /// - Parameter isArrangedAnew: Whether things may stand elsewhere than before, or be bound otherwise.
  /// - Returns: The first rule found broken; `nil` where all hold.
  func brokenByState(isArrangedAnew: Bool) -> BrokenRule? {
    refreshStructure()
    if isArrangedAnew, let lives = elements.first(where: { $0?.remains != nil }) ?? nil {
      return broken(.droppedIsFreed, lives.id, "was dropped and lives on")
    }
    for thing in structure.active {
      let rule: BrokenRule? = thing.with(
        input: brokenBy, bar: { brokenBy($0, isArrangedAnew: isArrangedAnew) }, focus: brokenBy,
        scroller: { _ in nil })
      if let rule { return rule }
    }
    return brokenByKeyboard() ?? (hasAvoidance ? brokenByAvoidance() : nil)
  }

  private func brokenBy(_ input: InputModel) -> BrokenRule? {
    // Read where it stands: a copy would count all its texts.
    let length = input.state.editing.length
    let marked = input.state.editing.marked
    if input.state.editing.selection.upperBound > length
      || marked.map({ $0.upperBound > length }) ?? false
      || marked?.isEmpty ?? false
    {
      return broken(.textIsWhole, id(of: input), "has a selection or a mark beyond its text")
    }
    if input.state.editing.hasPendingText, !input.isFirstResponder {
      return broken(.pendingTextEnds, id(of: input), "has pending text and no session")
    }
    return nil
  }

  private func brokenBy(_ focus: FocusScope) -> BrokenRule? {
    guard let input = focus.firstResponder else { return nil }
    guard input.isEnabled, input.isEditable, !input.isHidden, input.isIn(focus) else {
      return broken(.focusIsPossible, id(of: input), "has focus and cannot have it")
    }
    guard let bar = input.shownAccessory as? AccessoryToolbar else { return nil }
    if !bar.serves(sessionOf: input) {
      return broken(.barServesTheFocus, id(of: bar), "knows nothing of the session that shows it")
    }
    return nil
  }

  private func brokenBy(_ bar: AccessoryToolbar, isArrangedAnew: Bool) -> BrokenRule? {
    if let input = bar.currentInput, !input.isFirstResponder {
      return broken(.barServesTheFocus, id(of: bar), "serves a session that has ended")
    }
    guard isArrangedAnew, let element = element(id(of: bar)), element.isInTree, !element.isDropped,
      arrangement != .stale
    else { return nil }
    for input in bar.inputs {
      guard let id = id(of: input), let target = self.element(id), standing(of: target) != nil
      else { return broken(.chainIsFresh, element.id, "goes to what is not on the screen") }
    }
    return nil
  }

  /// The keyboard by the focus, once all is still.
  private func brokenByKeyboard() -> BrokenRule? {
    guard !state.clock.isManual, !state.followsPosts, !state.isInBackground,
      !state.hidesKeyboardAtTurnEnd
    else { return nil }
    let stance = state.keyboard.stance
    if let input = focusedInput {
      if stance == .down, !state.hasHardwareKeyboard, !input.isCovered {
        return broken(.keyboardFollowsFocus, .keyboard, "is down while an input has focus")
      }
    } else if scope.firstResponder == nil, stance != .down {
      return broken(.keyboardFollowsFocus, .keyboard, "is up and nothing has focus")
    }
    return nil
  }

  // MARK: Places

  private func brokenByAvoidance() -> BrokenRule? {
    if let broken = brokenByShift() { return broken }
    for room in avoidance.rooms where room.rule.base != nil {
      if let scroll = element(room.scroll), !scroll.isDropped, standing(of: scroll) != nil,
        !isAvoiding(for: avoidingInput)
      {
        return broken(.movedComesBack, room.scroll, "keeps room for a keyboard that is gone")
      }
    }
    return nil
  }

  private func brokenByShift() -> BrokenRule? {
    guard let shift = avoidance.shift, let root = element(.root) else { return nil }
    if case .original = shift.strategy { return nil }
    let base = root.position ?? .zero
    let origin = frame(of: root).origin
    let input = avoidingInput
    guard isAvoiding(for: input), input.map({ surface(of: $0) === root }) ?? true else {
      if shift.base == nil, origin == base { return nil }
      return broken(.movedComesBack, .root, "stands elsewhere and nothing is covered")
    }
    // What scrolled since carries the input along, and the root view stays.
    if let input, hasScrollViews, isScrolled(input) { return nil }
    // From the base alone, whatever was saved or moved before.
    let place = shift.strategy.shift(for: shiftFacts(of: root, for: input, isUp: true)).origin
    if (place.y - origin.y).magnitude < 0.001, (place.x - origin.x).magnitude < 0.001 { return nil }
    return broken(.placesAreAbsolute, .root, "stands where neither base nor keyboard has it")
  }

  private func isScrolled(_ element: Element) -> Bool {
    var place = element.parent.flatMap(self.element)
    while let holder = place {
      if holder.scroll != nil { return true }
      place = holder.parent.flatMap(self.element)
    }
    return false
  }

  // MARK: What needs more than a look

  /// Judges the rules that need more than a look: what reading does, and whether chains are complete.
  ///
  /// - Parameters:
  ///   - facts: What was taken in before the event; where nothing is arranged otherwise since, chains
  ///     are as they were judged then.
  ///   - fingerprint: The world's, where it is known already.
  /// - Returns: The first one found broken; `nil` where all hold.
  package func thoroughlyBrokenRule(
    since facts: ContractFacts, fingerprint: UInt64? = nil
  ) -> BrokenRule? {
    guard arrangement != .stale else { return nil }
    if facts.structureRound != structure.round, let broken = brokenByChains() { return broken }
    return brokenByReading(fingerprint, in: facts.scope)
  }

  private func brokenByChains() -> BrokenRule? {
    for case let element? in elements {
      guard let bar = element.bar, element.isInTree, !element.isDropped, !element.isBoundToAll,
        order(of: element) == .listed
      else { continue }
      let stands = element.boundInputs.compactMap { id -> InputModel? in
        guard let input = self.element(id), standing(of: input) != nil else { return nil }
        return input.input
      }
      let goes = bar.inputs
      if stands.count != goes.count || zip(stands, goes).contains(where: { $0 !== $1 }) {
        return broken(.chainIsFresh, element.id, "does not go to all that it is bound to")
      }
    }
    return nil
  }

  private func brokenByReading(_ known: UInt64?, in scope: FingerprintScope) -> BrokenRule? {
    let total = trace.total
    let before = known ?? fingerprint(in: scope)
    for case let element? in elements {
      guard let bar = element.bar else { continue }
      _ = try? value(of: .field, of: element.id)
      for action in [ToolbarAction.done, .cancel, .next, .previous, .clear, .submit]
      where bar.hasItem(for: action) {
        _ = try? canPerform(action, in: element.id)
      }
      _ = try? obstacle(to: .next, in: element.id)
      _ = try? obstacle(to: .previous, in: element.id)
      _ = try? chain(of: element.id)
    }
    guard trace.total == total, fingerprint(in: scope) == before else {
      return broken(.questionsAreSilent, .window, "is another after it was read")
    }
    return nil
  }
}
