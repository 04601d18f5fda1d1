internal import InputAccessory

// What an event caused, judged by the contract.

extension World {
  /// Judges what an event did by the rules of the contract.
  ///
  /// - Parameters:
  ///   - event: The event, performed just now.
  ///   - facts: What was taken in before it.
  ///   - start: How many entries the trace had before it; all since must be kept.
  ///   - isThorough: Whether rules are judged, too, that need more than a look: what reading does, and
  ///     whether chains are complete.
  /// - Returns: The first rule found broken; `nil` where all hold.
  /// - Complexity: O(*n*) in the things of the world and in what the event caused.
  package func brokenRule(
    by event: StageEvent, since facts: ContractFacts, entriesFrom start: Int,
    isThorough: Bool = true
  ) -> BrokenRule? {
    if let broken = brokenByEntries(event, facts, start) { return broken }
    let isArrangedAnew = facts.structureRound != structure.round
    if let broken = brokenByState(isArrangedAnew: isArrangedAnew) { return broken }
    return isThorough ? thoroughlyBrokenRule(since: facts) : nil
  }

  private func brokenByEntries(
    _ event: StageEvent, _ facts: ContractFacts, _ start: Int
  ) -> BrokenRule? {
    var pass = ContractPass(world: self, facts: facts, event: event)
    guard start >= trace.dropped else { return nil }
    refreshStructure()
    for position in start..<trace.total {
      if let broken = pass.hear(position) { return broken }
    }
    return pass.finish()
  }

  func broken(_ rule: ContractRule, _ id: ElementID, _ finding: String) -> BrokenRule {
    let name = element(id)?.name ?? (id == .keyboard ? "keyboard" : "window")
    return BrokenRule(rule: rule, finding: "'\(name)' \(finding)")
  }
}

/// One walk along the entries that an event caused.
private struct ContractPass {
  let world: World
  let facts: ContractFacts
  let event: StageEvent
  /// Whether no delegate did anything inside a callback: then more can be said.
  let isQuiet: Bool
  /// The sessions that were told of; as before, until one is told of otherwise.
  private var told: [(id: ElementID, isTold: Bool)]?
  private var asked: [(id: ElementID, name: TraceName)] = []
  private var reports: [(bar: ElementID, name: TraceName)] = []

  init(world: World, facts: ContractFacts, event: StageEvent) {
    self.world = world
    self.facts = facts
    self.event = event
    isQuiet = world.state.reactionCount == 0
  }

  mutating func hear(_ position: Int) -> BrokenRule? {
    let (subject, name) = world.trace.kind(at: position)
    switch name {
    case .didBeginEditing: return tell(subject, began: true)
    case .didEndEditing: return tell(subject, began: false)
    case .shouldBeginEditing, .shouldEndEditing: return ask(subject, name)
    case .didTapDone, .didTapCancel, .didSubmit, .didMove, .didTapItem:
      return report(subject, name)
    case .setText: return setText(subject)
    case .outcome:
      guard case .outcome(let action?, let outcome) = world.trace[position].arguments
      else { return nil }
      return end(action, of: subject, as: outcome)
    default: return nil
    }
  }

  private func isTold(_ id: ElementID) -> Bool {
    guard let told else { return facts.input(id)?.isTold ?? false }
    return told.first { $0.id == id }?.isTold ?? false
  }

  private mutating func tell(_ id: ElementID, began: Bool) -> BrokenRule? {
    var told = self.told ?? facts.inputs.map { ($0.id, $0.isTold) }
    defer { self.told = told }
    guard let place = told.firstIndex(where: { $0.id == id }) else {
      // It came into being meanwhile.
      told.append((id, began))
      return began ? nil : world.broken(.beginsAndEndsAlternate, id, "ended without a begin")
    }
    guard told[place].isTold != began else {
      return world.broken(
        .beginsAndEndsAlternate, id, began ? "began twice" : "ended without a begin")
    }
    told[place].isTold = began
    return nil
  }

  private mutating func ask(_ id: ElementID, _ name: TraceName) -> BrokenRule? {
    guard isQuiet, !world.forwardsTouches else { return nil }
    if asked.contains(where: { $0.id == id && $0.name == name }) {
      return world.broken(.askedOnce, id, "was asked \(name.word) twice")
    }
    asked.append((id, name))
    return nil
  }

  private mutating func report(_ bar: ElementID, _ name: TraceName) -> BrokenRule? {
    reports.append((bar, name))
    // A Done that does what Return does goes on where Return does.
    guard isQuiet, let facts = facts.bar(bar), name != .didMove, name != .didTapItem,
      facts.policies.done == .ends || name == .didTapCancel,
      let input = facts.input, self.facts.input(input)?.hasDelegate ?? false, isTold(input)
    else { return nil }
    return world.broken(.reportComesAfterTheEnd, bar, "told \(name.word) while editing went on")
  }

  /// A text set by program while Cancel acts is Cancel's own.
  private func setText(_ id: ElementID) -> BrokenRule? {
    guard isQuiet, case .tap(.cancel, _) = event, isTold(id),
      facts.input(id)?.hasDelegate ?? false,
      let bar = facts.bars.first(where: { $0.input == id }), bar.policies.order == .endsFirst
    else { return nil }
    return world.broken(.clearComesInOrder, bar.id, "changed the text before the end")
  }

  private mutating func end(
    _ action: ToolbarAction, of bar: ElementID, as outcome: ActionOutcome
  ) -> BrokenRule? {
    let told = reports.filter { $0.bar == bar }.map(\.name)
    reports.removeAll { $0.bar == bar }
    guard isQuiet, let facts = facts.bar(bar) else { return nil }
    let expected = Self.report(of: action, as: outcome)
    if facts.hasDelegate || expected == nil, told != (expected.map { [$0] } ?? []) {
      let words = told.isEmpty ? "nothing" : told.map(\.word).joined(separator: " and ")
      return world.broken(
        .reportMatchesOutcome, bar, "ended \(action.word) as \(outcome.word) and told \(words)")
    }
    return brokenText(action, facts, outcome) ?? brokenRefusal(action, facts, outcome)
  }

  private static func report(of action: ToolbarAction, as outcome: ActionOutcome) -> TraceName? {
    switch (action, outcome) {
    case (.done, .done): .didTapDone
    case (.cancel, .cancelled): .didTapCancel
    case (.next, .moved), (.previous, .moved): .didMove
    case (.submit, .performed): .didSubmit
    case (.clear, .performed), (.item, .performed): .didTapItem
    default: nil
    }
  }

  private func brokenText(
    _ action: ToolbarAction, _ bar: ContractFacts.BarFacts, _ outcome: ActionOutcome
  ) -> BrokenRule? {
    guard action == .cancel, outcome == .cancelled, let id = bar.input,
      let input = world.element(id)?.input, input.rules.isEmpty
    else { return nil }
    let expected: String
    switch bar.policies.cancel {
    case .clears: expected = ""
    case .restores: expected = bar.sessionText
    case .keeps: return nil
    }
    guard input.text != expected else { return nil }
    return world.broken(.cancelLeavesItsText, bar.id, "left another text")
  }

  private func brokenRefusal(
    _ action: ToolbarAction, _ bar: ContractFacts.BarFacts, _ outcome: ActionOutcome
  ) -> BrokenRule? {
    guard action == .cancel, outcome == .refused, let id = bar.input,
      let before = facts.input(id)?.editing, let after = world.element(id)?.input?.state.editing,
      before.text != after.text || before.selection != after.selection
        || before.marked != after.marked || before.pendingCorrection != after.pendingCorrection
    else { return nil }
    return world.broken(.refusalChangesNothing, bar.id, "was refused and left another text")
  }

  /// What can be said once all is over.
  func finish() -> BrokenRule? {
    if let broken = brokenBegins() { return broken }
    guard isQuiet, case .tap = event, world.lastOutcome == .ignored || world.lastOutcome == .vetoed,
      !facts.wasStale,
      // Pending text is accepted before Return's question (see the contract).
      !facts.bars.contains(where: { $0.policies.done == .returns }),
      world.book.fingerprint() == facts.answers,
      world.fingerprint(in: facts.scope) != facts.fingerprint
    else { return nil }
    return world.broken(
      .refusalChangesNothing, .window, "is another after a tap that came to nothing")
  }

  /// Whoever has focus was told of its begin, and nobody else was.
  private func brokenBegins() -> BrokenRule? {
    for thing in world.structure.active {
      let isOpen: Bool? = thing.with(
        input: { $0.isSessionTold }, bar: { _ in nil }, focus: { _ in nil },
        scroller: { _ in nil })
      guard let isOpen, isOpen != isTold(thing.id), let input = world.element(thing.id)?.input,
        world.hasDelegate(input), facts.input(thing.id)?.hasDelegate ?? true
      else { continue }
      return world.broken(
        .beginsAndEndsAlternate, thing.id,
        isOpen ? "has focus and was told of no begin" : "lost focus and was told of no end")
    }
    return nil
  }
}
