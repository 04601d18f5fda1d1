/// Arguments that do not fit into a record, oldest first, each under a running number.
///
/// Records name ascending numbers, so that whatever stands before the number of a record that is
/// overwritten is needed by none.
struct TraceAside {
  private var kept: [TraceEntry.Arguments] = []
  /// The number of the first that is kept.
  private var base: UInt64 = 0

  /// Keeps `arguments`, or shares what was kept last where that is the same notification.
  ///
  /// - Returns: The number to find it under.
  mutating func keep(_ arguments: TraceEntry.Arguments) -> UInt64 {
    if case .keyboard(let change) = arguments, case .keyboard(let last)? = kept.last,
      change == last
    {
      return base &+ UInt64(kept.count - 1)
    }
    kept.append(arguments)
    return base &+ UInt64(kept.count - 1)
  }

  /// Lets go of everything before `number`, once it is most of what is kept.
  mutating func forget(before number: UInt64) {
    let count = Int(number &- base)
    guard count > 1024, count > kept.count / 2 else { return }
    kept.removeFirst(count)
    base = number
  }

  /// What is kept under `number`.
  subscript(number: UInt64) -> TraceEntry.Arguments { kept[Int(number &- base)] }
}
