internal import EventScript
internal import InputAccessoryTesting
internal import KeyboardWorld

/// Searches of a form of three fields with a shared bar.
struct SearchWorkload {
  /// The form, in a script's words.
  private static let form = """
    field a keyboard=number-pad
    field b keyboard=number-pad
    field c at=20,560 size=280,31
    toolbar bar for=a,b,c items=previous,next,flexible,cancel,done

    """
  /// What makes it hard: a view that moves, a tap outside, a veto, and delegates that call straight
  /// back.
  private static let more = """
    avoid shift gap=10
    touch-dismiss yes
    answer c.shouldEndEditing no until "7"
    when a.didEndEditing once do tap bar.done
    when bar.didTapCancel once do focus b

    """

  /// What is searched, and how fast it must be.
  struct Row {
    let name: String
    let form: String
    let depth: Int
    let replays: Bool
    /// The least transitions a second.
    let bound: Double
  }

  static func rows(isQuick: Bool) -> [Row] {
    let depth = isQuick ? 4 : 5
    return [
      Row(name: "put back", form: form, depth: depth, replays: false, bound: 500_000),
      Row(
        name: "put back, a hard form", form: form + more, depth: depth, replays: false,
        bound: 500_000),
      Row(name: "replayed", form: form, depth: depth - 1, replays: true, bound: 50_000),
    ]
  }

  /// Searches on one core.
  ///
  /// - Returns: What was covered; `nil` where something was found or went wrong.
  static func run(_ row: Row) -> SearchReport? {
    guard let search = try? EventSearch(row.form, depth: row.depth),
      let script = try? ScriptParser.parse(row.form, source: "form.events")
    else { return nil }
    let report = try? search.run { () throws(StageError) in
      let subject = try SearchSubject(script)
      return SearchSubject(subject.world, hasOwnObjects: row.replays)
    }
    return report?.counterexample == nil ? report : nil
  }
}
