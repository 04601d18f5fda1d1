internal import InputAccessory

/// What happened on a stage since a mark: the latest entries, and exact counts of all.
///
/// The buffer keeps the latest ``capacity`` entries since the mark; counts go on when it overflows.
public final class Trace {
  /// How many entries are kept unless said otherwise.
  public static let defaultCapacity = 100_000

  private struct State {
    var total = 0
    var ring: [TraceEntry] = []
    /// The place of the oldest entry once the ring is full.
    var oldest = 0
    var counts: [Int32] = []
  }

  /// How many entries are kept; at least 1.
  public let capacity: Int
  private let stored = Stored(State())

  /// Makes an empty trace.
  ///
  /// - Parameter capacity: How many entries are kept; at least 1, or it traps.
  public init(capacity: Int = Trace.defaultCapacity) {
    precondition(capacity >= 1, "a trace cannot keep \(capacity) entries")
    self.capacity = capacity
  }

  private var state: State {
    @inline(__always) unsafeAddress { UnsafePointer(stored.address) }
    @inline(__always) unsafeMutableAddress { stored.address }
  }

  /// How many entries there were since the mark, kept or not.
  public var total: Int { state.total }

  /// How many of the entries since the mark are no longer kept.
  public var dropped: Int { state.total - state.ring.count }

  /// The entries kept since the mark, oldest first.
  ///
  /// - Complexity: O(*n*) once the buffer has overflowed, else O(1).
  public var entries: [TraceEntry] {
    guard state.oldest > 0 else { return state.ring }
    return Array(state.ring[state.oldest...] + state.ring[..<state.oldest])
  }

  /// Adds an entry.
  ///
  /// - Complexity: O(1) amortized.
  public func append(_ entry: TraceEntry) {
    if state.ring.count < capacity {
      state.ring.append(entry)
    } else {
      state.ring[state.oldest] = entry
      state.oldest += 1
      if state.oldest == capacity { state.oldest = 0 }
    }
    state.total += 1
    count(Self.slot(entry.subject, entry.name))
  }

  private func count(_ slot: Int) {
    if slot >= state.counts.count {
      state.counts.append(contentsOf: repeatElement(0, count: slot + 1 - state.counts.count))
    }
    state.counts[slot] &+= 1
  }

  /// Forgets everything before now.
  public func mark() {
    state.ring.removeAll(keepingCapacity: true)
    state.oldest = 0
    state.total = 0
    for slot in state.counts.indices { state.counts[slot] = 0 }
  }

  /// How many entries of a name a subject had since the mark; exact even where entries were dropped.
  public func count(of name: TraceName, by subject: ElementID) -> Int {
    let slot = Self.slot(subject, name)
    return slot < state.counts.count ? Int(state.counts[slot]) : 0
  }

  @inline(__always)
  private static func slot(_ subject: ElementID, _ name: TraceName) -> Int {
    Int(subject.rawValue) &* 64 &+ Int(name.rawValue)
  }
}
