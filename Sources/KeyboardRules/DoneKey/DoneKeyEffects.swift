/// What a ``DoneKey`` answers to one event: up to two effects, in the order in which they are to be
/// done. Held in place, since there is an answer to each event and most are empty.
public struct DoneKeyEffects: Hashable, Sendable, Sequence, IteratorProtocol {
  private var first: DoneKeyEffect?
  private var second: DoneKeyEffect?

  /// Nothing is to be done.
  static let none = DoneKeyEffects(nil)

  /// Makes an answer of one effect, or of two, where `second` is another thing to be done after it.
  init(_ first: DoneKeyEffect?, then second: DoneKeyEffect? = nil) {
    self.first = first
    self.second = second
  }

  /// Whether nothing is to be done, or nothing is left.
  public var isEmpty: Bool { first == nil }

  /// Takes the first effect that is left; `nil` when none is.
  public mutating func next() -> DoneKeyEffect? {
    defer {
      first = second
      second = nil
    }
    return first
  }
}
