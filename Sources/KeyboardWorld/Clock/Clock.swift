/// The world's time: turns of the run loop, seconds, and what is due (DESIGN.md, rule 5).
///
/// Nothing here reads a real clock. Work that is due at the same moment comes in the order in which
/// it was put.
struct Clock: Hashable, Sendable {
  /// Work that waits.
  enum Work: Hashable, Sendable {
    /// The keyboard's animation of this number ends.
    case keyboardArrives(UInt32)
    /// The touch of this number reaches the control that it hit inside a scroll view (7.5).
    case touchReaches(UInt32)
    /// The keyboard's view comes into its window.
    case keyboardViewEnters
    /// The turn comes that the Done key of this setting asked for.
    case doneKeyWakes(UInt32)
    /// The Done key's animation of this number ends.
    case doneKeyArrives(UInt32)
  }

  private struct Due: Hashable, Sendable {
    var time: Double
    var work: Work
  }

  /// Turns of the run loop so far.
  private(set) var turn: Int32 = 0
  /// Seconds so far.
  private(set) var time: Double = 0
  /// Whether only a script moves the clock.
  var isManual = false
  // The latest first, so that what is due next is taken from the end.
  private var queue: [Due] = []

  /// Has `work` wait for `delay` seconds.
  mutating func schedule(_ work: Work, after delay: Double) {
    let due = Due(time: time + delay, work: work)
    guard let next = queue.last, next.time <= due.time else { return queue.append(due) }
    let place = queue.lastIndex { $0.time > due.time } ?? -1
    queue.insert(due, at: place + 1)
  }

  /// Begins a new turn.
  mutating func beginTurn() {
    turn &+= 1
  }

  /// Takes the first work that is due at or before `limit`, and has the time be when it is.
  mutating func nextWork(until limit: Double) -> Work? {
    guard let next = queue.last, next.time <= limit else { return nil }
    queue.removeLast()
    time = max(time, next.time)
    return next.work
  }

  /// Calls `body` with each work that waits and how long it still does, the latest first.
  func forEachWork(_ body: (_ delay: Double, Work) -> Void) {
    for due in queue { body(due.time - time, due.work) }
  }

  /// When `work` is due; `nil` where it does not wait.
  ///
  /// - Complexity: O(*n*) in what waits.
  func moment(of work: Work) -> Double? { queue.last { $0.work == work }?.time }

  /// Has the time be `moment`, unless it is later already.
  mutating func reach(_ moment: Double) {
    time = max(time, moment)
  }
}
