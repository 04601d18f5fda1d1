internal import InputAccessory

/// What the rules need to know of the world before an event, to judge what it did.
package final class ContractFacts {
  struct InputFacts {
    let id: ElementID
    /// Whether a session is open that somebody was told of.
    let isTold: Bool
    let hasDelegate: Bool
    let editing: EditingState
  }

  struct BarFacts {
    let id: ElementID
    let input: ElementID?
    let hasDelegate: Bool
    let policies: ToolbarPolicies
    let sessionText: String
  }

  let inputs: [InputFacts]
  let bars: [BarFacts]
  /// The world's number then; what nobody asked for costs nothing.
  let fingerprint: UInt64
  let scope: FingerprintScope
  /// What was answered then, and whether chains were to be made anew at the next event.
  let answers: UInt64
  let wasStale: Bool
  let structureRound: UInt32

  init(
    inputs: [InputFacts], bars: [BarFacts], of world: World, in scope: FingerprintScope
  ) {
    self.inputs = inputs
    self.bars = bars
    fingerprint = world.fingerprint(in: scope)
    self.scope = scope
    answers = world.book.fingerprint()
    wasStale = world.arrangement == .stale
    structureRound = world.structure.round
  }

  func input(_ id: ElementID?) -> InputFacts? { inputs.first { $0.id == id } }
  func bar(_ id: ElementID) -> BarFacts? { bars.first { $0.id == id } }
}

extension World {
  /// Takes in what the rules compare with after the next event.
  ///
  /// - Parameter scope: What fingerprints look at.
  /// - Returns: What to hand to ``brokenRule(by:since:entriesFrom:isThorough:)`` after it.
  /// - Complexity: O(*n*) in the things of the world.
  package func contractFacts(
    in scope: FingerprintScope = FingerprintScope()
  ) -> ContractFacts {
    var inputs: [ContractFacts.InputFacts] = []
    var bars: [ContractFacts.BarFacts] = []
    for case let element? in elements {
      if let input = element.input {
        inputs.append(
          ContractFacts.InputFacts(
            id: element.id, isTold: input.isSessionTold, hasDelegate: hasDelegate(input),
            editing: input.state.editing))
      } else if let bar = element.bar {
        bars.append(
          ContractFacts.BarFacts(
            id: element.id, input: bar.currentInput.flatMap(id), hasDelegate: hasDelegate(bar),
            policies: bar.policies, sessionText: bar.sessionText))
      }
    }
    return ContractFacts(inputs: inputs, bars: bars, of: self, in: scope)
  }

  /// Whether somebody decides about an input, and is told of it in the trace.
  func hasDelegate(_ input: InputModel) -> Bool {
    isHeard((input as? TextField)?.delegate ?? (input as? TextView)?.delegate, by: input.id)
  }

  private func hasDelegate(_ bar: AccessoryToolbar) -> Bool { isHeard(bar.delegate, by: bar.id) }

  /// Whether what a delegate is asked and told goes into the trace: one that an app's own code set on
  /// an input or a bar itself hears of everything, and nothing of that is seen here.
  private func isHeard(_ delegate: AnyObject?, by number: Int) -> Bool {
    guard let delegate else { return false }
    if delegate is ScriptDelegate { return true }
    let own = ownDelegates[ElementID(rawValue: Int32(truncatingIfNeeded: number))]
    return own.map { $0.object === delegate && $0.isAlive() } ?? false
  }
}
