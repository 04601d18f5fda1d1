/// What an event could not do while running, with its remedy; the stage is as it was before the
/// event.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its remedy, fit to print as it is.
  public let description: String

  /// Makes an error that prints as `description`.
  public init(_ description: String) {
    self.description = description
  }
}
