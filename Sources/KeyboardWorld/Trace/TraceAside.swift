internal import KeyboardRules

/// What does not fit into records.
struct TraceAside {
  /// Changes of the keyboard, which its notifications share.
  var changes = TraceShelf<KeyboardChange>()
  /// Whatever else is too large.
  var arguments = TraceShelf<TraceEntry.Arguments>()
}

/// Things under running numbers, oldest first.
///
/// Records name ascending numbers, so that whatever stands before the number of a record that is
/// overwritten is needed by none.
struct TraceShelf<Thing: Equatable> {
  private var kept: [Thing] = []
  /// The number of the first that is kept.
  private var base: UInt64 = 0

  /// Keeps `thing`.
  ///
  /// - Returns: The number to find it under.
  mutating func keep(_ thing: Thing) -> UInt64 {
    kept.append(thing)
    return base &+ UInt64(kept.count - 1)
  }

  /// Keeps `thing`, or shares the thing kept last where that is equal.
  ///
  /// - Returns: The number to find it under.
  mutating func share(_ thing: Thing) -> UInt64 {
    // Compared where it stands: it is large.
    if kept.isEmpty || kept[kept.count - 1] != thing { return keep(thing) }
    return base &+ UInt64(kept.count - 1)
  }

  /// Lets go of everything before `number`, once it is most of what is kept.
  mutating func forget(before number: UInt64) {
    let count = Int(number &- base)
    guard count > 1024, count > kept.count / 2 else { return }
    kept.removeFirst(count)
    base = number
  }

  /// Lets go of everything.
  mutating func forgetAll() {
    base &+= UInt64(kept.count)
    kept.removeAll()
  }

  /// What is kept under `number`.
  subscript(number: UInt64) -> Thing { kept[Int(number &- base)] }
}
