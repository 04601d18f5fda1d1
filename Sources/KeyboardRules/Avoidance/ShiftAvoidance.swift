public import InputAccessory

/// A strategy and the base it moves from: saved before the first move, forgotten once the view stands
/// there again.
public struct ShiftAvoidance: Hashable, Sendable {
  /// How far the view moves.
  public let strategy: ShiftStrategy
  /// The view's origin without any shift; `nil` while nothing is moved.
  public private(set) var base: Point?

  /// Makes an avoidance.
  ///
  /// - Parameters:
  ///   - strategy: How far the view moves.
  ///   - base: The base of another avoidance that this one takes over from; `nil` where nothing is
  ///     moved.
  public init(_ strategy: ShiftStrategy, base: Point? = nil) {
    self.strategy = strategy
    self.base = base
  }

  /// Keeps the input clear; call it for each followed notification that leaves the keyboard up, and
  /// whenever the focus, the caret or the view's surroundings change meanwhile (101).
  ///
  /// The first call saves ``ShiftFacts/origin`` as the base, later ones use what was saved (87, 88);
  /// ``ShiftFacts/base`` is not read.
  ///
  /// - Parameter facts: Measured now.
  /// - Returns: Where the view goes.
  public mutating func avoid(_ facts: ShiftFacts) -> Shift {
    let base = base ?? facts.origin
    self.base = base
    return strategy.shift(from: base, for: facts)
  }

  /// Gives back the base, exactly, when the keyboard has gone or avoidance ends; `nil` when nothing
  /// was moved, or was given back before.
  ///
  /// The original knows no base: its view stands at (0, 0) at once, wherever it stood before. Where
  /// what it keeps clear reaches below the view's bottom it stays moved, and the next hide asks again.
  ///
  /// - Parameter facts: Measured now; target and cover are not read.
  /// - Returns: Where the view goes.
  public mutating func restore(_ facts: ShiftFacts) -> Shift? {
    guard let base else { return nil }
    let shift = strategy.shiftBack(to: base, for: facts)
    if shift.origin == base || shift.origin == .zero { self.base = nil }
    return shift
  }

  /// Takes another base, when the view's place changed for a reason of its own: a rotation, a layout
  /// pass. Nothing happens while nothing is moved.
  public mutating func rebase(to origin: Point) {
    if base != nil { base = origin }
  }
}
