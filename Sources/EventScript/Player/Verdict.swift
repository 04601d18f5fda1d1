/// What became of an expectation, one of the times that it was judged.
public struct Verdict: Hashable, Sendable {
  /// What did not hold.
  public struct Complaint: Hashable, Sendable {
    /// What was expected.
    public let expected: String
    /// What is, in the same words.
    public let actual: String
  }

  /// The expectation's index in its script.
  public let expectation: Int
  /// What was expected and what is; `nil` where it holds.
  public let complaint: Complaint?

  /// Whether it holds.
  public var holds: Bool { complaint == nil }

  init(of expectation: Int) {
    self.expectation = expectation
    complaint = nil
  }

  init(of expectation: Int, expected: String, actual: String) {
    self.expectation = expectation
    complaint = Complaint(
      expected: expected.shortened(to: 4000), actual: actual.shortened(to: 4000))
  }
}
