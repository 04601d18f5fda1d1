/// What an event could not do while running, with its remedy; the stage is as it was before the
/// event.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its remedy, fit to print as it is.
  public let description: String
  /// The line of the script whose reaction could not be done, inside a callback; 0 where it is the
  /// event itself that could not.
  public let line: Int32

  /// Makes an error that prints as `description`.
  public init(_ description: String, line: Int32 = 0) {
    self.description = description
    self.line = line
  }
}
