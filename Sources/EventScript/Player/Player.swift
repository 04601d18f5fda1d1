public import KeyboardWorld

/// Runs scripts on a stage.
///
/// A player is a value without state: one can run any number of scripts, on any threads, as long as
/// each run has a stage of its own.
public struct Player: Sendable {
  /// How many statements a run may execute unless told otherwise.
  public static let defaultLimit = 10_000_000

  /// How many statements a run may execute; at least 1.
  ///
  /// Events, expectations, marks and each start of a `repeat` count; `end` does not, nor does what
  /// runs inside callbacks.
  public let limit: Int

  /// Makes a player.
  ///
  /// - Parameter limit: How many statements a run may execute; at least 1, or it traps.
  public init(limit: Int = Player.defaultLimit) {
    precondition(limit >= 1, "a player cannot stop after \(limit) statements")
    self.limit = limit
  }

  /// Runs `script` on `stage` from its first statement, up to its end or to where it stops.
  ///
  /// The stage's `check` is the run's own meanwhile, and what it was before afterwards.
  ///
  /// - Parameters:
  ///   - script: What to do.
  ///   - stage: Where to do it; its trace goes on from where it is.
  ///   - observer: Hears each new entry of the trace once, in order, after the statement that caused
  ///     it; a run without one spends nothing on it.
  ///   - verdicts: Hears what became of each expectation as soon as it is judged, those inside
  ///     callbacks included; not where it could not be judged, which stops the script.
  /// - Returns: What held, what did not, and where the script stopped if it did.
  /// - Complexity: O(*n*) in the statements executed; memory grows with the script, not with those.
  public func run(
    _ script: Script, on stage: any Stage, observer: ((TraceEntry) -> Void)? = nil,
    verdicts: ((Verdict) -> Void)? = nil
  ) -> RunResult {
    let run = Run(script, on: stage, observer: observer, verdicts: verdicts)
    let checkBefore = stage.check
    stage.check = { run.judge($0) }
    defer { stage.check = checkBefore }
    run.play(limit: limit)
    return run.result
  }
}
