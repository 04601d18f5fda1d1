/// Records in a row, at a place of their own: an array would ask at every change whether it is
/// shared.
struct TraceRing: ~Copyable {
  private(set) var count = 0
  private var room = 256
  private var records: UnsafeMutablePointer<TraceRecord> = .allocate(capacity: 256)

  deinit {
    records.deallocate()
  }

  /// The record at a place below ``count``.
  subscript(place: Int) -> TraceRecord {
    @inline(__always) get { records[place] }
    @inline(__always) set { records[place] = newValue }
  }

  /// Adds a record at the end.
  @inline(__always)
  mutating func append(_ record: TraceRecord) {
    if count == room { grow() }
    (records + count).initialize(to: record)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<TraceRecord>.allocate(capacity: 2 * room)
    larger.moveInitialize(from: records, count: count)
    records.deallocate()
    records = larger
    room *= 2
  }

  /// Takes all records away and keeps their room.
  mutating func removeAll() {
    count = 0
  }
}

/// How often each kind of entry came, by a small number for the kind.
struct TraceCounts: ~Copyable {
  private var room = 0
  private var counts: UnsafeMutablePointer<Int32>?

  deinit {
    counts?.deallocate()
  }

  /// How often a kind came.
  subscript(kind: Int) -> Int {
    guard let counts, kind < room else { return 0 }
    return Int(counts[kind])
  }

  /// Counts one more of a kind.
  @inline(__always)
  mutating func increment(_ kind: Int) {
    if kind >= room { grow(toHold: kind) }
    counts?[kind] &+= 1
  }

  private mutating func grow(toHold kind: Int) {
    let newRoom = max(1024, 2 * (kind + 1))
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: newRoom)
    larger.initialize(repeating: 0, count: newRoom)
    if let counts {
      larger.update(from: counts, count: room)
      counts.deallocate()
    }
    counts = larger
    room = newRoom
  }

  /// Has every kind have come never.
  mutating func reset() {
    counts?.update(repeating: 0, count: room)
  }
}
