/// What became of one run of a script.
public struct RunResult: Hashable, Sendable {
  /// What became of one expectation, which may have been judged any number of times.
  public struct Case: Hashable, Sendable {
    /// How often it held.
    public internal(set) var passed = 0
    /// How often it did not.
    public internal(set) var failed = 0
  }

  /// Why and where a script ended before its last statement.
  public struct Stop: Hashable, Sendable {
    /// Where it was.
    public let place: Place
    /// The problem and its remedy, safe to print.
    public let message: String
    /// The index of the expectation that could not be judged; `nil` where a statement could not run.
    public let expectation: Int?
    /// What happened before.
    public let trace: TraceExcerpt
  }

  /// Where the script came from.
  public let source: String
  /// What became of each expectation, in the script's order.
  public internal(set) var cases: [Case]
  /// The first failure of each expectation that failed, in order of time; 1,000 at most.
  public internal(set) var failures: [Failure] = []
  /// How many expectations failed beyond those.
  public internal(set) var undetailedFailures = 0
  /// Where the script stopped; `nil` where it ran to its end.
  public internal(set) var stop: Stop?
  /// How many entries the observer missed because one statement caused more than the trace keeps.
  public internal(set) var unobserved = 0

  private let expectations: [Expectation]
  private let expectationSources: [String]

  init(_ script: Script) {
    source = script.source
    expectations = script.expectations
    expectationSources = script.expectationSources
    cases = Array(repeating: Case(), count: expectations.count)
  }

  /// Where the expectation of an index stands.
  public func place(of expectation: Int) -> Place {
    let (line, column) = (expectations[expectation].line, expectations[expectation].column)
    return Place(source: source, line: line, column: column)
  }

  /// The line that holds the expectation of an index, fit to print.
  public func statement(of expectation: Int) -> String {
    ScriptText.shown(expectationSources[expectation])
  }

  /// How many judgements went well.
  public var passed: Int { cases.reduce(0) { $0 + $1.passed } }
  /// How many judgements went wrong, one more where the script stopped.
  public var failed: Int { cases.reduce(0) { $0 + $1.failed } + (stop == nil ? 0 : 1) }
}
