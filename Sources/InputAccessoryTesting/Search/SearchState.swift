internal import KeyboardWorld

/// A search on its way: what was reached, counted and found.
struct SearchState {
  private let search: EventSearch
  private var frontier = SearchFrontier()
  private var seen = FingerprintSet()
  private var level = 0
  private(set) var report: SearchReport
  private(set) var broken: SearchPart.Break?

  init(_ search: EventSearch, start fingerprint: UInt64) {
    self.search = search
    report = SearchReport(depth: search.depth, moves: search.moves.count)
    if search.sampling == nil {
      _ = seen.insert(fingerprint)
      report.states = 1
    }
  }

  /// What is to be done next; `nil` where all is done, or something was found.
  func nextWork() -> (any SearchWork)? {
    guard broken == nil, !report.wasStopped, level < search.depth else { return nil }
    if let sampling = search.sampling {
      guard level == 0 else { return nil }
      return SearchSamples(sampling: sampling, depth: search.depth, moves: search.moves.count)
    }
    return SearchLevel(frontier: frontier, seen: seen, moves: search.moves.count)
  }

  /// How far the search is with `parts` of the present work done.
  func progress(_ parts: [SearchPart], of total: Int) -> SearchProgress {
    SearchProgress(
      depth: level + 1, states: report.states, done: parts.count, total: total,
      transitions: report.transitions + parts.reduce(0) { $0 + $1.transitions })
  }

  /// Takes in what the parts of the present work came to, in their order.
  ///
  /// - Parameters:
  ///   - parts: What was done: all parts, or those up to the one where something was found or the
  ///     search was stopped.
  ///   - wasStopped: Whether the caller stopped it.
  mutating func take(_ parts: [SearchPart], wasStopped: Bool) {
    let start = frontier.count
    for part in parts {
      report.transitions += part.transitions
      report.impossible += part.impossible
      for candidate in part.candidates where seen.insert(candidate.fingerprint) {
        frontier.add(parent: Int(candidate.parent), move: Int(candidate.move))
      }
      broken = part.broken
      if broken != nil { break }
    }
    frontier.beginLevel(at: start)
    report.wasStopped = wasStopped
    if search.sampling == nil {
      report.states = frontier.count
    } else if broken == nil, !wasStopped {
      report.samples = search.sampling?.count
    }
    level += 1
    if broken == nil, !wasStopped { report.completedDepth = level }
    // From a place where nothing new was reached there is nowhere to go.
    if frontier.level.isEmpty, broken == nil, !wasStopped, search.sampling == nil {
      level = search.depth
      report.completedDepth = search.depth
    }
  }

  /// Has the report tell of what was found.
  mutating func found(_ counterexample: Counterexample?) {
    report.counterexample = counterexample
  }
}
