public import KeyboardWorld

/// One call that was recorded.
public struct RecordedCall: Hashable, Sendable, CustomStringConvertible {
  /// What was called, with the arguments and the answer.
  public internal(set) var entry: TraceEntry
  /// The name of the field or bar that called.
  public let subject: String
  /// How the input that the call is about stood then; `nil` where no input is known, as in what a
  /// world recorded.
  public let state: InputSnapshot?
  /// The call in the words of the event script, such as `amount.shouldChange(1..<3 "Z") -> yes`.
  public internal(set) var description: String
}
