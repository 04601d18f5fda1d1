internal import EventScript
public import KeyboardWorld

/// What must hold after every event of a search.
///
/// It is judged where the search runs. A search on the main actor, over a delegate that is bound to it,
/// has invariants that say so:
///
/// ```swift
/// SearchInvariant("what was cancelled is not saved") { moment in
///   guard moment.world.lastOutcome == .cancelled, let payment = moment.owner as? Payment
///   else { return nil }
///   return MainActor.assumeIsolated { payment.isSaved } ? "it was" : nil
/// }
/// ```
public struct SearchInvariant: Sendable {
  /// What an invariant may look at.
  public struct Moment {
    /// The world after the event.
    public let world: World
    /// What the subject keeps alive, such as the caller's delegate.
    public let owner: AnyObject?
    /// The event.
    public let event: StageEvent
    /// How many entries the trace had before it.
    public let start: Int

    /// What the event caused, oldest first.
    public var entries: [TraceEntry] { (start..<world.trace.total).map { world.trace[$0] } }
  }

  /// What the invariant is called in reports.
  public let name: String
  let body: @Sendable (Moment) -> String?

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports.
  ///   - body: Says what is wrong after an event, in words for a person; `nil` where nothing is. It
  ///     must change nothing.
  public init(_ name: String, _ body: @escaping @Sendable (Moment) -> String?) {
    self.name = name
    self.body = body
  }
}

extension SearchInvariant {
  /// The `invariant` lines that set up, but for the contract, which a search judges anyway: those
  /// behind the first event may be about what is not there yet.
  static func all(of script: Script) -> [SearchInvariant] {
    let judge = InvariantJudge(script)
    let setUp = script.setUp.compactMap { statement -> Int? in
      if case .invariant(let number) = statement.body { number } else { nil }
    }
    return judge.numbers.filter(setUp.contains).map { number in
      SearchInvariant(script.expectationSources[number]) { moment in
        judge.complaint(about: number, on: moment.world, from: moment.start)
      }
    }
  }
}
