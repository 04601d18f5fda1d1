internal import EventScript
internal import KeyboardWorld

/// A counterexample as a script that fails alike when it is run.
struct CounterexampleScript {
  /// The script, in its standard form; `nil` where it does not fail alike, as with an invariant that
  /// a closure judges.
  let text: String?

  init(_ setUp: [String], _ lines: [String], rule: String) {
    let isContract = ContractRule(rawValue: rule) != nil
    let invariant = isContract ? "invariant contract" : rule
    let setUp = setUp.filter { !$0.drop { $0.isWhitespace }.hasPrefix("invariant") }
    func whole(_ setUp: [String]) -> String {
      (setUp + [invariant, ""] + lines).joined(separator: "\n") + "\n"
    }
    guard Self.fails(whole(setUp), rule) else {
      text = nil
      return
    }
    let needed = ListReduction.reduced(setUp) { Self.fails(whole($0), rule) }
    text = try? ScriptFormatter.format(whole(needed), source: "counterexample.events")
  }

  private static func fails(_ text: String, _ rule: String) -> Bool {
    guard let script = try? ScriptParser.parse(text, source: "counterexample.events") else {
      return false
    }
    let result = Player().run(script, on: World())
    return result.stop == nil
      && result.failures.contains {
        $0.after != nil && ($0.actual.hasPrefix(rule + ":") || $0.statement == rule)
      }
  }
}
