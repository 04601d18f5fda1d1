internal import KeyboardRules

/// What happened on a stage since a mark: the latest entries, and exact counts of all.
///
/// The buffer keeps the latest ``capacity`` entries since the mark; counts go on when it overflows.
public final class Trace {
  /// How many entries are kept unless said otherwise.
  public static let defaultCapacity = 100_000

  /// How many entries are kept; at least 1.
  public let capacity: Int
  // Nothing here calls out while it changes something, and with dozens of entries for each event the
  // checks that nobody does took half of a replay.
  /// How many entries there were since the mark, kept or not.
  @exclusivity(unchecked) public private(set) var total = 0
  @exclusivity(unchecked) private var ring = TraceRing()
  /// The place of the oldest entry; 0 until the ring is full.
  @exclusivity(unchecked) private var oldest = 0
  @exclusivity(unchecked) private var aside = TraceAside()
  @exclusivity(unchecked) private var counts = TraceCounts()

  /// Makes an empty trace.
  ///
  /// - Parameter capacity: How many entries are kept; at least 1, or it traps.
  public init(capacity: Int = Trace.defaultCapacity) {
    precondition(capacity >= 1, "a trace cannot keep \(capacity) entries")
    self.capacity = capacity
  }

  /// How many of the entries since the mark are no longer kept.
  public var dropped: Int { total - ring.count }

  /// The entries kept since the mark, oldest first.
  ///
  /// - Complexity: O(*n*)
  public var entries: [TraceEntry] {
    (dropped..<total).map { self[$0] }
  }

  /// The entry of a position since the mark, from 0; only those from ``dropped`` on are kept.
  ///
  /// - Precondition: `position` is at least ``dropped`` and less than ``total``.
  public subscript(position: Int) -> TraceEntry {
    precondition(
      position >= dropped && position < total, "the trace keeps no entry number \(position)")
    return record(at: position).entry(aside: aside)
  }

  /// Whose entry stands at a position since the mark, and its name, without the rest of it.
  func kind(at position: Int) -> (ElementID, TraceName) {
    let (subject, name) = record(at: position).subjectAndName
    return (ElementID(rawValue: Int32(truncatingIfNeeded: subject)), TraceName.allCases[name])
  }

  private func record(at position: Int) -> TraceRecord {
    let place = oldest + position - dropped
    return ring[place < ring.count ? place : place - ring.count]
  }

  /// Adds an entry.
  ///
  /// - Complexity: O(1) amortized.
  public func append(_ entry: TraceEntry) {
    append(
      TraceRecord(
        line: entry.line, turn: entry.turn, time: entry.time, subject: entry.subject,
        name: entry.name, arguments: entry.arguments, aside: self))
  }

  /// Keeps arguments that fit into no record.
  ///
  /// - Returns: The number to find them under.
  func keepAside(_ arguments: TraceEntry.Arguments) -> UInt64 {
    aside.arguments.keep(arguments)
  }

  /// Keeps a change of the keyboard.
  ///
  /// - Returns: The number to find it under.
  func keepAside(_ change: KeyboardChange) -> UInt64 {
    aside.changes.share(change)
  }

  /// Adds a record.
  @inline(__always)
  func append(_ record: TraceRecord) {
    if ring.count < capacity {
      ring.append(record)
    } else {
      if ring[oldest].hasPartAside { forgetPartsOlderThanOldest() }
      ring[oldest] = record
      oldest += 1
      if oldest == capacity { oldest = 0 }
    }
    total += 1
    let (subject, name) = record.subjectAndName
    counts.increment(subject &* 64 &+ name)
  }

  private func forgetPartsOlderThanOldest() {
    ring[oldest].forgetOlder(in: &aside)
  }

  /// Forgets everything before now.
  public func mark() {
    ring.removeAll()
    aside.changes.forgetAll()
    aside.arguments.forgetAll()
    counts.reset()
    oldest = 0
    total = 0
  }

  /// How many entries of a name a subject had since the mark; exact even where entries were dropped.
  public func count(of name: TraceName, by subject: ElementID) -> Int {
    counts[Int(subject.rawValue) &* 64 &+ Int(name.rawValue)]
  }
}
