internal import KeyboardWorld

/// One script on its way across a stage.
///
/// A class, since an expectation inside a callback is judged while a statement is being performed.
final class Run {
  /// How many of the failed expectations keep their trace.
  static let tracedFailures = 20
  /// How many of the failed expectations keep what was expected and what is.
  static let detailedFailures = 1000

  private let script: Script
  private let stage: any Stage
  private let judge: Judge
  private let observer: ((TraceEntry) -> Void)?
  private let verdicts: ((Verdict) -> Void)?
  private var observed = 0
  private var markLine: Int32?
  private(set) var result: RunResult
  // Looked at after every statement, where a check for exclusive access would be most of the cost.
  @exclusivity(unchecked) private var isStopped = false
  @exclusivity(unchecked) private var invariants: Invariants?

  init(
    _ script: Script, on stage: any Stage, observer: ((TraceEntry) -> Void)?,
    verdicts: ((Verdict) -> Void)?
  ) {
    self.script = script
    self.stage = stage
    self.observer = observer
    self.verdicts = verdicts
    judge = Judge(script)
    observed = stage.trace.total
    result = RunResult(script)
  }

  /// Executes the statements one after the other, until the last or until something stops them.
  func play(limit: Int) {
    script.statements.withUnsafeBufferPointer { play($0, limit: limit) }
  }

  private func play(_ statements: UnsafeBufferPointer<Statement>, limit: Int) {
    let stage = stage
    /// How often each open `repeat` is still to be done, the present round included.
    var rounds: [Int] = []
    var executed = 0
    var index = 0
    while index < statements.count {
      let line = statements[index].line
      if executed == limit, !statements[index].body.isEnd {
        stop(
          "the limit of executed statements, \(limit), is reached; allow more with '--limit'",
          line: line, column: statements[index].column)
        return
      }
      executed += 1
      switch statements[index].body {
      case .event(let event):
        stage.line = line
        invariants?.prepare(stage)
        do {
          try stage.perform(event)
        } catch {
          let isNested = error.line > 0 && error.line != line
          stop(
            error.description, line: isNested ? error.line : line,
            column: isNested ? 1 : statements[index].column)
        }
        if observer != nil { observe() }
        if isStopped { return }
        if invariants != nil { judgeInvariants(after: event, in: line) }
        if isStopped { return }
      case .expect(let number):
        judge(number)
        if isStopped { return }
      case .invariant(let number): begin(invariant: number)
      case .mark:
        stage.trace.mark()
        markLine = line
        observed = 0
      case .repeat(let count, let end):
        // A loop around nothing is over at once, however often it is to be done.
        if count >= 1 && end > index + 1 { rounds.append(count) } else { index = end }
      case .end(let start):
        executed -= 1
        let last = rounds.count - 1
        rounds[last] -= 1
        if rounds[last] > 0 { index = start } else { rounds.removeLast() }
      }
      index += 1
    }
  }

  /// Judges the expectation `number` here and now, and puts the verdict down.
  func judge(_ number: Int) {
    guard !isStopped else { return }
    do {
      try stage.prepare()
      if let actual = try judge.complaint(about: number, on: stage) {
        fail(number, actual: actual)
        verdicts?(Verdict(of: number, expected: judge.expected(number), actual: actual))
      } else {
        result.cases[number].passed += 1
        verdicts?(Verdict(of: number))
      }
    } catch {
      let expectation = script.expectations[number]
      stop(
        error.description, line: expectation.line, column: expectation.column, at: number)
    }
  }

  // MARK: Invariants

  /// Has an invariant hold from here on. It counts once, as passed until it fails.
  private func begin(invariant number: Int) {
    if invariants == nil { invariants = Invariants() }
    let isContract = script.expectations[number].kind == .contract
    guard invariants?.begin(number, isContract: isContract) ?? false else { return }
    result.cases[number].passed = 1
  }

  private func judgeInvariants(after event: StageEvent, in line: Int32) {
    guard let invariants else { return }
    for number in invariants.numbers {
      do throws(StageError) {
        guard
          let actual = try judge.complaint(
            aboutInvariant: number, after: event, since: invariants, on: stage)
        else { continue }
        invariants.end(number)
        result.cases[number].passed = 0
        fail(number, actual: actual, after: line)
      } catch {
        let expectation = script.expectations[number]
        return stop(
          error.description, line: expectation.line, column: expectation.column, at: number)
      }
    }
  }

  private func fail(_ number: Int, actual: String, after line: Int32? = nil) {
    result.cases[number].failed += 1
    guard result.cases[number].failed == 1 else { return }
    guard result.failures.count < Self.detailedFailures else {
      result.undetailedFailures += 1
      return
    }
    let isTraced = result.failures.count < Self.tracedFailures
    result.failures.append(
      Failure(
        expectation: number, place: result.place(of: number),
        statement: result.statement(of: number), after: line,
        expected: judge.expected(number).shortened(to: 4000),
        actual: actual.shortened(to: 4000),
        trace: isTraced ? excerpt() : nil))
  }

  private func stop(_ message: String, line: Int32, column: Int32, at number: Int? = nil) {
    guard !isStopped else { return }
    isStopped = true
    result.stop = RunResult.Stop(
      place: Place(source: script.source, line: line, column: column),
      message: ScriptText.shown(message), expectation: number, trace: excerpt())
  }

  private func excerpt() -> TraceExcerpt {
    TraceExcerpt(stage.trace, names: script.names, markLine: markLine)
  }

  /// Hands on what is new in the trace.
  private func observe() {
    let trace = stage.trace
    while observed < trace.total {
      if observed < trace.dropped {
        result.unobserved += trace.dropped - observed
        observed = trace.dropped
      }
      observer?(trace[observed])
      observed += 1
    }
  }
}

extension Statement.Body {
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }
}
