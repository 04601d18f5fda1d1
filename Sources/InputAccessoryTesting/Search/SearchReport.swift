/// What a search covered and found.
public struct SearchReport: Sendable {
  /// How many events a sequence had at most.
  public let depth: Int
  /// How many moves there were to choose from.
  public let moves: Int
  /// How many different states were reached, the first one included; of random sequences, none are
  /// told apart and this is 0.
  public internal(set) var states = 0
  /// How many events were performed from a state, with the rules judged after each.
  public internal(set) var transitions = 0
  /// How many moves the world refused, since they cannot be made there.
  public internal(set) var impossible = 0
  /// How deep every sequence was tried; less than ``depth`` where something was found or the search
  /// was stopped.
  public internal(set) var completedDepth = 0
  /// How many random sequences were tried; `nil` where all were.
  public internal(set) var samples: Int?
  /// Whether the caller stopped it.
  public internal(set) var wasStopped = false
  /// The sequence that broke a rule; `nil` where none did.
  public internal(set) var counterexample: Counterexample?

  /// How many sequences of up to ``completedDepth`` moves there are, all of which the search stands
  /// for; `nil` where there are more than a number holds. A move that cannot be made counts as one
  /// that changes nothing.
  public var sequences: UInt64? {
    if let samples { return UInt64(samples) }
    var (sum, power): (UInt64, UInt64) = (0, 1)
    for _ in 0..<completedDepth {
      let (next, isTooLarge) = power.multipliedReportingOverflow(by: UInt64(moves))
      let (total, isOver) = sum.addingReportingOverflow(next)
      if isTooLarge || isOver { return nil }
      (sum, power) = (total, next)
    }
    return sum
  }
}

/// A sequence of events that broke a rule.
public struct Counterexample: Hashable, Sendable, CustomStringConvertible {
  /// The rule of the contract, or the invariant, that did not hold.
  public let rule: String
  /// What it says, and what was seen.
  public let finding: String
  /// The lines of script that led there, the last of which broke the rule.
  public let lines: [String]
  /// The whole script, which fails alike under `accessory run`; `nil` where the caller's own objects
  /// took part, which no script has.
  public let script: String?

  /// The script, or the lines with the call that replays them.
  public var description: String {
    if let script { return "\(finding)\n\n\(script)" }
    let list = lines.map { "  \(literal($0))," }.joined(separator: "\n")
    return "\(finding)\n\nreplay it with\n\ntry search.replay([\n\(list)\n], making: makeSubject)"
  }

  private func literal(_ text: String) -> String {
    var marks = text.contains("\"") || text.contains("\\") ? "#" : ""
    while !marks.isEmpty, text.contains("\"" + marks) || text.contains("\\" + marks) {
      marks += "#"
    }
    return "\(marks)\"\(text)\"\(marks)"
  }
}

/// How far a search is.
public struct SearchProgress: Sendable {
  /// How many events the sequences have that are tried now.
  public let depth: Int
  /// How many states were reached before this depth.
  public let states: Int
  /// How many of the states that are gone on from at this depth are done, and how many there are.
  public let done: Int
  /// See ``done``.
  public let total: Int
  /// How many events were performed so far.
  public let transitions: Int
}
