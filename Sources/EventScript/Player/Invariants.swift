internal import KeyboardWorld

/// The invariants that hold at a place of a run, and what they are judged by.
final class Invariants {
  /// Those that hold now, by their expectations' indices, in the script's order.
  private(set) var numbers: [Int] = []
  /// What the contract compares with; taken before each event where it is judged.
  private(set) var facts: ContractFacts?
  /// How many entries the trace had before the event.
  private(set) var start = 0
  private var known: Set<Int> = []
  private var judgesContract = false

  /// Has one hold from now on; one that held before, or failed, stays as it is.
  ///
  /// - Returns: Whether it is new.
  func begin(_ number: Int, isContract: Bool) -> Bool {
    guard known.insert(number).inserted else { return false }
    judgesContract = judgesContract || isContract
    numbers.append(number)
    return true
  }

  /// Takes one away that did not hold.
  func end(_ number: Int) {
    numbers.removeAll { $0 == number }
  }

  /// Takes in how things are before an event.
  func prepare(_ stage: any Stage) {
    start = stage.trace.total
    if judgesContract { facts = (stage as? World)?.contractFacts() }
  }
}
