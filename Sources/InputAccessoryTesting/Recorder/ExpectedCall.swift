internal import EventScript
internal import KeyboardWorld

/// A call that a test expects, in the words of the event script.
///
/// `amount.didEndEditing` is any call of that name; `amount.shouldChange(1..<3 "Z")` one with these
/// arguments; `amount.shouldEndEditing -> no` one that was answered so. A text that is no call is no
/// error where it is made: the comparison fails, and says what is wrong with it.
public struct ExpectedCall: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The text as it was given, safe to print.
  public let description: String
  /// What is wrong with the text, and what to do; `nil` where it is a call.
  public let problem: String?
  /// Whose call.
  let subject: String
  /// What was called; `nil` where the text is none.
  let name: TraceName?
  /// The arguments as a log prints them, without brackets; `nil` matches any.
  let arguments: String?
  /// The answer; `nil` matches any.
  let answer: Bool?

  /// Reads a call.
  ///
  /// - Parameter text: A subject, a dot and what is called; then, where they matter, arguments in
  ///   brackets and ` -> yes` or ` -> no`.
  public init(_ text: String) {
    var reader = ExpectedCallReader(text)
    reader.read()
    description = ScriptText.shown(text)
    problem = reader.problem
    subject = reader.subject
    name = reader.name
    arguments = reader.arguments
    answer = reader.answer
  }

  /// Reads a call from a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Whether the expectation is about calls of a kind by a subject.
  func names(_ call: RecordedCall) -> Bool {
    call.entry.name == name && call.subject == subject
  }

  /// Whether `call`, whose arguments print as `arguments`, is as expected.
  func matches(_ call: RecordedCall, arguments: @autoclosure () -> String?) -> Bool {
    guard names(call) else { return false }
    if let answer, call.entry.arguments.answer != answer { return false }
    guard let expected = self.arguments else { return true }
    return (arguments() ?? "") == expected
  }
}
