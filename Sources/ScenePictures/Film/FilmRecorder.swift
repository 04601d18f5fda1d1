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
  /// How many expectations a frame has.
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
  /// What was set up since the latest frame, which will be one frame together.
  private var setUp: [Frame.Line] = []
  private var isClockManual = false
  private var isPerforming = false
  /// What was judged inside the callbacks of the event that is performed.
  private var innerVerdicts: [Verdict] = []

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
    if !event.setsUp { finishSetUp() }
    let start = world.trace.total
    let halfWay = pictureHalfWay(of: event)
    isPerforming = true
    defer {
      isPerforming = false
      take(of: event, causesFrom: start, halfWay)
    }
    try world.perform(event)
  }

  /// Has the second world go through an event.
  ///
  /// - Returns: What is on its screen at the moment to be shown, if something moves then.
  private func pictureHalfWay(of event: StageEvent) -> Scene? {
    guard let rehearsal, let moment else { return nil }
    // What an event cannot do, the first world tells.
    if case .clock(let isManual) = event { isClockManual = isManual }
    guard !isClockManual, !event.setsUp else {
      try? rehearsal.perform(event)
      return nil
    }
    try? rehearsal.perform(.clock(isManual: true))
    try? rehearsal.perform(event)
    try? rehearsal.perform(.advance(moment))
    let scene = rehearsal.isAnimating && isKept ? Scene(of: rehearsal) : nil
    try? rehearsal.perform(.settle)
    try? rehearsal.perform(.clock(isManual: false))
    return scene
  }

  private func take(of event: StageEvent, causesFrom start: Int, _ halfWay: Scene?) {
    let line = world.line
    rounds[line, default: 0] += 1
    let words = Frame.Line(number: line, round: rounds[line] ?? 1)
    let hasCaused = world.trace.total > start
    if event.setsUp, !hasCaused, innerVerdicts.isEmpty {
      if isKept { setUp.append(words) }
      return
    }
    if let halfWay { add(halfWay, [words], moment: moment) }
    let lines = setUp + [words]
    setUp = []
    if isKept {
      add(Scene(of: world), lines, causesFrom: start)
    } else {
      count += 1
    }
    let verdicts = innerVerdicts
    innerVerdicts = []
    for verdict in verdicts { note(verdict) }
  }

  /// Makes a frame of what was set up.
  private func finishSetUp() {
    guard !setUp.isEmpty else { return }
    let lines = setUp
    setUp = []
    add(Scene(of: world), lines)
  }

  private func add(
    _ scene: Scene, _ lines: [Frame.Line], moment: Double? = nil, causesFrom start: Int? = nil
  ) {
    let trace = world.trace
    let first = max(start ?? trace.total, trace.dropped)
    let end = min(trace.total, first + Self.mostCauses)
    let frame = Frame(
      lines: lines, causes: (first..<max(first, end)).map { text.line(for: trace[$0]) },
      otherCauses: trace.total - (start ?? trace.total) - max(0, end - first), moment: moment,
      screen: scene.screen, picture: painter.paint(scene), summary: scene.summary)
    frames.append(frame)
    count += 1
  }

  // MARK: Verdicts

  /// Notes what became of an expectation, in the frame of the event before it or around it.
  func note(_ verdict: Verdict) {
    guard !isPerforming else {
      innerVerdicts.append(verdict)
      return
    }
    finishSetUp()
    if count == 0, isKept { add(Scene(of: world), []) }
    if !verdict.holds, firstFailure == nil { firstFailure = max(0, count - 1) }
    guard hasLatest, frames[frames.count - 1].verdicts.count < Self.mostVerdicts else { return }
    frames[frames.count - 1].verdicts.append(verdict)
  }

  /// Ends the film.
  ///
  /// - Parameter stop: Why the script stopped; `nil` where it did not.
  func finish(stop: String?) {
    finishSetUp()
    if count == 0, isKept { add(Scene(of: world), []) }
    guard let stop else { return }
    if firstFailure == nil { firstFailure = max(0, count - 1) }
    if hasLatest { frames[frames.count - 1].stop = stop }
  }
}

extension StageEvent {
  /// Whether the event sets the screen up: in the language's reference it stands under "Set-up".
  fileprivate var setsUp: Bool {
    switch self {
    case .device, .system, .locale, .declare, .answer, .react, .doneKey, .avoid, .touchDismiss:
      true
    default: false
    }
  }
}
