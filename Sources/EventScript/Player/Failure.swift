/// An expectation that did not hold, as it was the first time.
public struct Failure: Hashable, Sendable {
  /// The expectation's index in its script.
  public let expectation: Int
  /// Where it stands.
  public let place: Place
  /// The line that holds it, without blanks around it and safe to print.
  public let statement: String
  /// The line of the statement after which an invariant did not hold; `nil` for an expectation.
  public let after: Int32?
  /// What was expected.
  public let expected: String
  /// What is, in the same words.
  public let actual: String
  /// What happened before; `nil` beyond the first 20 failures of a run.
  public let trace: TraceExcerpt?
}
