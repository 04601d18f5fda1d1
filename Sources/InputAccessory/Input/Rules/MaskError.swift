/// What is wrong with a mask, and where.
public struct MaskError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  @nonexhaustive
  public enum Problem: Hashable, Sendable {
    /// A `[` without its `]`.
    case unclosed
    /// A `]` without its `[`.
    case unopened
    /// A `[` within brackets.
    case nested
    /// Something other than `0`, `A` or `_` within brackets.
    case unknownPlace(Character)
    /// There is no place to fill.
    case noPlace
  }

  /// The mask as it was given.
  public let mask: String
  /// Where the problem is: which character, from 1.
  public let position: Int
  /// What is wrong there.
  public let problem: Problem

  /// The problem and its remedy without the place, for where that is shown by other means.
  public var reason: String {
    switch problem {
    case .unclosed: "'[' is not closed; add a ']'"
    case .unopened: "']' closes nothing; add a '[' before it"
    case .nested: "'[' within brackets; close the first one before it"
    case .unknownPlace(let character):
      "unknown place '\(character)'; use 0 (digit), A (letter) or _ (either)"
    case .noPlace: "no place to fill; write one as [0]"
    }
  }

  /// The problem, its place and its remedy, fit to print as it is.
  public var description: String { "mask \"\(mask)\", character \(position): \(reason)" }
}
