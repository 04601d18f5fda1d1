internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

/// A world that has a picture taken after each event.
///
/// The player drives it as it drives a world. What happens in the world is what would happen without
/// it: what is on its way is seen in a second world, which goes through the same events with a clock
/// that stops there.
final class FilmRecorder {
  /// How many lines of the trace a frame has.
  static let mostCauses = 200
  /// How many statements share a frame.
  static let mostLines = 200
  /// How many expectations that hold a frame has, and how many that do not.
  static let mostVerdicts = 200

  private let limits: Film.Limits
  private let moment: Double?
  let world = World()
  private let rehearsal: World?
  private let text: TraceText

  private var painter = ScenePainter()
  private(set) var frames: [Frame] = []
  /// How many frames there were, kept or not.
  private(set) var count = 0
  /// The number of the first frame with something wrong, from 0; `nil` where there is none.
  private(set) var firstFailure: Int?
  private var rounds: [Int32: Int] = [:]
  /// What happened since the latest frame: what was set up, one frame together.
  private var pending = Happening(isAny: false)
  private var isClockManual = false
  private var isPerforming = false
  /// What was judged inside the callbacks of the event that is performed.
  private var innerVerdicts: [Verdict] = []

  /// Statements that belong into one frame.
  private struct Happening {
    /// Whether there are any, kept or not.
    var isAny = true
    var lines: [Frame.Line] = []
    /// What they caused, as far as it is kept.
    var causes: [String] = []
    var causeCount = 0
  }

  /// What is seen of an event while it moves something.
  private enum HalfWay {
    case nothingMoves
    case picture(Scene)
    /// Something moves, but no picture of it is kept.
    case noPicture
  }

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - names: The names of the script's things.
  ///   - limits: Which frames to keep; the others are only counted.
  ///   - moment: How many seconds after an event what moves is to be seen, too.
  init(names: [String], within limits: Film.Limits, moment: Double?) {
    self.limits = limits
    self.moment = moment
    text = TraceText(names: names)
    rehearsal = moment == nil ? nil : World(isTracing: false)
  }

  var parts: Parts { painter.parts }

  /// Whether the next frame is one of those that are kept.
  private var isKept: Bool {
    limits.frames.contains(count) && painter.parts.size <= limits.size
  }

  /// Whether the latest frame was kept.
  private var hasLatest: Bool {
    guard count > 0, limits.frames.contains(count - 1) else { return false }
    return limits.frames.lowerBound + frames.count == count
  }

  // MARK: Events

  func record(_ event: StageEvent) throws(StageError) {
    if !event.isSetUp { finishFrame() }
    let start = world.trace.total
    let halfWay = rehearse(event)
    isPerforming = true
    defer {
      isPerforming = false
      take(of: event, causesFrom: start, halfWay)
    }
    try world.perform(event)
  }

  /// Has the second world go through an event.
  ///
  /// - Returns: What is on its screen at the moment to be shown.
  private func rehearse(_ event: StageEvent) -> HalfWay {
    guard let rehearsal, let moment else { return .nothingMoves }
    // What an event cannot do, the first world tells.
    if case .clock(let isManual) = event { isClockManual = isManual }
    guard !isClockManual, !event.isSetUp else {
      try? rehearsal.perform(event)
      return .nothingMoves
    }
    try? rehearsal.perform(.clock(isManual: true))
    try? rehearsal.perform(event)
    try? rehearsal.perform(.advance(moment))
    var halfWay = HalfWay.nothingMoves
    if rehearsal.isAnimating { halfWay = isKept ? .picture(Scene(of: rehearsal)) : .noPicture }
    try? rehearsal.perform(.settle)
    try? rehearsal.perform(.clock(isManual: false))
    return halfWay
  }

  private func take(of event: StageEvent, causesFrom start: Int, _ halfWay: HalfWay) {
    let line = world.line
    rounds[line, default: 0] += 1
    let words = Frame.Line(number: line, round: rounds[line] ?? 1)
    switch halfWay {
    case .nothingMoves: break
    case .noPicture: count += 1
    case .picture(let scene): add(scene, Happening(lines: [words]), moment: moment)
    }
    pending.isAny = true
    if isKept {
      pending.lines.append(words)
      noteCauses(from: start)
    }
    let isFull = pending.lines.count == Self.mostLines
    guard !event.isSetUp || !innerVerdicts.isEmpty || isFull else { return }
    finishFrame()
    let verdicts = innerVerdicts
    innerVerdicts = []
    for verdict in verdicts { note(verdict) }
  }

  /// Notes what an event caused, from an entry of the trace on.
  private func noteCauses(from start: Int) {
    let trace = world.trace
    let first = max(start, trace.dropped)
    let end = min(trace.total, first + Self.mostCauses - pending.causes.count)
    if first < end {
      pending.causes += (first..<end).map { text.line(for: trace[$0]).cut(to: 1000) }
    }
    pending.causeCount += trace.total - start
  }

  /// Makes a frame of what happened since the latest one, if anything did.
  private func finishFrame() {
    guard pending.isAny else { return }
    if isKept { add(Scene(of: world), pending) } else { count += 1 }
    pending = Happening(isAny: false)
  }

  private func add(_ scene: Scene, _ happening: Happening, moment: Double? = nil) {
    frames.append(
      Frame(
        lines: happening.lines, causes: happening.causes,
        otherCauses: happening.causeCount - happening.causes.count, moment: moment,
        screen: scene.screen, picture: painter.paint(scene), summary: scene.summary))
    count += 1
  }

  // MARK: Verdicts

  /// Notes what became of an expectation, in the frame of the event before it or around it.
  func note(_ verdict: Verdict) {
    guard !isPerforming else {
      innerVerdicts.append(verdict)
      return
    }
    finishFrame()
    if count == 0, isKept { add(Scene(of: world), Happening()) }
    if !verdict.holds, firstFailure == nil { firstFailure = max(0, count - 1) }
    if hasLatest { frames[frames.count - 1].add(verdict, limit: Self.mostVerdicts) }
  }

  /// Ends the film.
  ///
  /// - Parameter stop: Where and why the script stopped; `nil` where it did not.
  func finish(stop: RunResult.Stop?) {
    finishFrame()
    if count == 0, isKept { add(Scene(of: world), Happening()) }
    guard let stop else { return }
    if firstFailure == nil { firstFailure = max(0, count - 1) }
    if hasLatest {
      frames[frames.count - 1].stop = "line \(stop.place.line): \(stop.message)"
    }
  }
}
