/// A session as read from a text: what to do, in order, with every name resolved.
public struct Script: Sendable {
  /// Where the text came from, as errors and reports name it.
  public var source: String
  /// The statements, `repeat` and `end` among them.
  public var statements: [Statement]
  /// The expectations, those inside callbacks included; statements name them by index.
  public var expectations: [Expectation]
  /// The name of each element, by its id's number; reserved ids have their words.
  public var names: [String]
  /// The text's lines that hold an expectation, for reports; by expectation index.
  public var expectationSources: [String]

  /// Makes a script.
  public init(
    source: String, statements: [Statement], expectations: [Expectation], names: [String],
    expectationSources: [String]
  ) {
    self.source = source
    self.statements = statements
    self.expectations = expectations
    self.names = names
    self.expectationSources = expectationSources
  }
}
