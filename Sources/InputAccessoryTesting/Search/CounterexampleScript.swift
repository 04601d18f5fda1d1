internal import EventScript
internal import KeyboardWorld

/// A counterexample as a script that fails alike when it is run.
struct CounterexampleScript {
  /// The script, in its standard form; `nil` where it does not fail alike, as with an invariant that
  /// a closure judges.
  let text: String?

  /// Writes the script of a counterexample.
  ///
  /// - Parameters:
  ///   - setUp: The lines that set up.
  ///   - candidates: The lines that may say the rule: `invariant contract`, or those invariants of
  ///     the script that are called by its name.
  ///   - lines: The lines that broke it.
  ///   - rule: The rule's name.
  init(_ setUp: [String], _ candidates: [String], _ lines: [String], rule: String) {
    func whole(_ setUp: [String], _ invariant: String) -> [String] {
      setUp + [invariant, ""] + lines
    }
    guard let invariant = candidates.first(where: { Self.fails(whole(setUp, $0), rule) }) else {
      text = nil
      return
    }
    let needed = ListReduction.reduced(setUp) { Self.fails(whole($0, invariant), rule) }
    text = try? ScriptFormatter.format(
      Self.text(of: whole(needed, invariant)), source: "counterexample.events")
  }

  private static func text(of lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  /// Whether the last line breaks the rule, and none before it.
  private static func fails(_ lines: [String], _ rule: String) -> Bool {
    guard let script = try? ScriptParser.parse(text(of: lines), source: "counterexample.events")
    else { return false }
    let result = Player().run(script, on: World())
    return result.stop == nil
      && result.failures.contains {
        $0.after.map(Int.init) == lines.count
          && ($0.actual.hasPrefix(rule + ":") || $0.statement == rule)
      }
  }
}
