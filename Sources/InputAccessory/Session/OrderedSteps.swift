/// Steps that happen in the order in which their type declares them, as a value without storage.
///
/// A plan is made by adding steps in any order; walking it yields them in the declared one. It can
/// hold 64 kinds of step, each once.
public struct OrderedSteps<Step: RawRepresentable & Hashable & Sendable>: Hashable, Sendable,
  Sequence, IteratorProtocol
where Step.RawValue == UInt8 {
  private var bits: UInt64 = 0

  /// Makes a plan of nothing.
  public init() {}

  /// Adds `step` if `condition` holds.
  mutating func add(_ step: Step, if condition: Bool = true) {
    if condition { bits |= 1 << UInt64(step.rawValue) }
  }

  /// Whether the plan has `step`.
  public func contains(_ step: Step) -> Bool {
    bits & (1 << UInt64(step.rawValue)) != 0
  }

  /// Takes the first step that is left; `nil` when none is.
  public mutating func next() -> Step? {
    guard bits != 0 else { return nil }
    let first = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
    bits &= bits &- 1
    return Step(rawValue: first)
  }
}
