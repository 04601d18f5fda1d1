public import EventScript

/// A session as pictures: one frame for each event, with its words, what it caused, and what was
/// expected then.
///
/// Statements of set-up that cause nothing share a frame with those beside them. The same script
/// gives the same bytes on every run, build and platform.
public struct Film: Sendable {
  /// How many frames a film has at most. Of a longer session those around its first failure are
  /// kept, or the first ones where there is none.
  public static let mostFrames = 2000

  /// Which frames of a session are kept, and how much room they may take.
  struct Limits {
    var frames: Range<Int>
    /// How many bytes of markup the pictures may take.
    var size = 32 << 20
  }

  /// What became of the run.
  public let result: RunResult
  /// How many frames of the session the film leaves out before its first one and after its last.
  public let omitted: (before: Int, after: Int)

  /// How many frames the film has; at least one, since a script without events shows the screen that
  /// it begins with.
  public var count: Int { frames.count }

  let frames: [Frame]
  let parts: Parts
  /// The expectations as they stand in the script, with their lines; verdicts name them by index.
  let expectations: [(line: Int32, text: String)]

  /// Runs a script on a world of its own and takes the pictures.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - bytes: The text that it was read from; frames show its lines.
  ///   - moment: How many seconds after an event what moves is to be seen half way: an event that is
  ///     still moving something then has a frame more. `nil` shows all at rest alone. Finite and at
  ///     least 0, else it counts as `nil`.
  ///   - player: Who runs it.
  /// - Complexity: O(*n*) in the statements executed and the views on the screen; runs a session that
  ///   has more than ``mostFrames`` and fails behind them twice.
  public init(
    _ script: Script, text bytes: [UInt8], at moment: Double? = nil, player: Player = Player()
  ) {
    let moment = moment.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    var limits = Limits(frames: 0..<Self.mostFrames)
    var (result, recorder) = Self.run(script, within: limits, at: moment, player)
    if let failure = recorder.firstFailure, failure >= recorder.frames.count {
      // Where the pictures took all the room there was, half as many surely find some.
      let isFull = recorder.frames.count < Self.mostFrames
      let kept = isFull ? max(1, recorder.frames.count / 2) : Self.mostFrames
      let end = min(recorder.count, failure + 1 + kept / 10)
      limits.frames = max(0, end - kept)..<end
      (result, recorder) = Self.run(script, within: limits, at: moment, player)
    }
    self.result = result
    omitted = (
      limits.frames.lowerBound,
      max(0, recorder.count - limits.frames.lowerBound - recorder.frames.count)
    )
    parts = recorder.parts
    expectations = script.expectations.indices.map { index in
      (script.expectations[index].line, result.statement(of: index).cut(to: 300))
    }
    frames = SourceLines.filled(recorder.frames, from: bytes)
  }

  private static func run(
    _ script: Script, within limits: Limits, at moment: Double?, _ player: Player
  ) -> (RunResult, FilmRecorder) {
    let recorder = FilmRecorder(names: script.names, within: limits, moment: moment)
    let result = player.run(script, on: recorder, verdicts: { recorder.note($0) })
    recorder.finish(stop: result.stop)
    return (result, recorder)
  }
}
