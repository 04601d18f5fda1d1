internal import EventScript
internal import InputAccessoryTesting
internal import KeyboardWorld

/// Searches of a form of three fields with a shared bar, a veto and delegates that call straight back.
struct SearchWorkload {
  /// What the form is, in a script's words.
  static let form = """
    field a keyboard=number-pad
    field b keyboard=number-pad
    field c at=20,560 size=280,31
    toolbar bar for=a,b,c items=previous,next,flexible,cancel,done
    avoid shift gap=10
    touch-dismiss yes
    answer c.shouldEndEditing no until "7"
    when a.didEndEditing once do tap bar.done
    when bar.didTapCancel once do focus b
    """

  /// What is searched, and how fast it must be.
  struct Row {
    let name: String
    let depth: Int
    let replays: Bool
    /// The least transitions a second.
    let bound: Double
  }

  static func rows(isQuick: Bool) -> [Row] {
    [
      Row(
        name: "states put back", depth: isQuick ? 4 : 5, replays: false, bound: 500_000),
      Row(name: "states replayed", depth: isQuick ? 3 : 4, replays: true, bound: 50_000),
    ]
  }

  /// Searches on one core.
  ///
  /// - Returns: What was covered; `nil` where something was found or went wrong.
  static func run(_ row: Row) -> SearchReport? {
    guard let search = try? EventSearch(form, depth: row.depth),
      let script = try? ScriptParser.parse(form, source: "form.events")
    else { return nil }
    let report = try? search.run { () throws(StageError) in
      let subject = try SearchSubject(script)
      return SearchSubject(subject.world, hasOwnObjects: row.replays)
    }
    return report?.counterexample == nil ? report : nil
  }
}
