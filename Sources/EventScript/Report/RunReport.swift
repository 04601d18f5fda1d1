/// Prints what became of a run for a person.
public struct RunReport: Sendable {
  /// Whether failures stand out by colour; for terminals alone.
  public let isColored: Bool

  /// Makes a printer.
  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// What went wrong, one block of lines for each failure and for the stop; empty where nothing did.
  ///
  /// Every line ends with a line feed.
  public func complaints(of result: RunResult) -> String {
    var text = result.failures.map { self.text(of: $0, in: result) }.joined()
    if result.undetailedFailures > 0 {
      let count = "\(result.undetailedFailures) more expectations failed"
      text += "\(ScriptText.shown(result.source)): \(count)\n"
    }
    if let stop = result.stop {
      text += self.text(of: stop)
    }
    return text
  }

  /// How the run of one script ended, on one line that ends with a line feed.
  public func summary(of result: RunResult) -> String {
    let source = ScriptText.shown(result.source)
    if result.stop == nil && result.cases.isEmpty { return "\(source): no expectations\n" }
    let unjudged = result.stop == nil ? result.cases.count { $0.passed + $0.failed == 0 } : 0
    let stopped = result.stop == nil ? "" : ", stopped"
    return "\(source): \(Self.counts(passed: result.passed, failed: result.failed))\(stopped)"
      + (unjudged == 0 ? "\n" : ", \(unjudged) never reached\n")
  }

  /// The counts in the words of a summary, without a line end.
  public static func counts(passed: Int, failed: Int) -> String {
    "\(passed) passed, \(failed) failed"
  }

  /// Why and where a script stopped.
  func text(of stop: RunResult.Stop) -> String {
    headline(stop.place, "stopped", stop.message) + text(of: stop.trace)
  }

  /// One failure with what led to it.
  func text(of failure: Failure, in result: RunResult) -> String {
    var text = headline(failure.place, "failed", failure.statement)
    if let line = failure.after { text += "     after: line \(line)\n" }
    text += "  expected: \(failure.expected)\n    actual: \(failure.actual)\n"
    let tally = result.cases[failure.expectation]
    let times = tally.passed + tally.failed
    if times > 1 { text += "  failed \(tally.failed) of \(times) times; this is the first\n" }
    return text + (failure.trace.map(self.text) ?? "")
  }

  private func headline(_ place: Place, _ verdict: String, _ text: String) -> String {
    let (start, end) = isColored ? ("\u{1B}[1;31m", "\u{1B}[0m") : ("", "")
    return "\(place): \(start)\(verdict):\(end) \(text)\n"
  }

  private func text(of trace: TraceExcerpt) -> String {
    let start = trace.markLine.map { "the mark in line \($0)" } ?? "the start"
    if trace.lines.isEmpty { return "  nothing happened since \(start)\n" }
    let earlier = trace.earlier == 0 ? "" : "    … \(trace.earlier) earlier entries\n"
    return "  trace since \(start):\n" + earlier
      + trace.lines.map { "    \($0)\n" }.joined()
  }
}
