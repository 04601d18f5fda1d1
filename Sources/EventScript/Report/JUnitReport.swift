/// Writes results as JUnit XML, for the servers that read it.
///
/// Between ``header`` and ``footer`` stands one suite for each script. A suite has one case for each
/// expectation, named by its line and its text; an expectation that was judged more than once is one
/// case, failed where it failed once. A script that is wrong, cannot be read or stops has an `error`
/// case, one without expectations a skipped one. Nothing depends on a clock.
public enum JUnitReport {
  /// What comes before the suites.
  public static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  /// What comes after the suites.
  public static let footer = "</testsuites>\n"

  /// The suite of a script that ran.
  public static func suite(for result: RunResult) -> String {
    var suite = Suite(source: result.source)
    let failures = Dictionary(
      result.failures.map { ($0.expectation, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, tally) in result.cases.enumerated() {
      let line = result.place(of: index).line
      let name = "\(line): \(result.statement(of: index))"
      if let stop = result.stop, stop.expectation == index {
        suite.addError(named: name, line: line, stop.message, text(of: stop))
      } else if tally.failed > 0 {
        suite.addFailure(
          named: name, line: line, message(of: tally, failures[index]),
          failures[index].map { text(of: $0, in: result) } ?? "")
      } else if tally.passed > 0 {
        suite.addSuccess(named: name, line: line)
      } else {
        suite.addSkip(named: name, line: line, "never reached")
      }
    }
    if let stop = result.stop, stop.expectation == nil {
      suite.addError(
        named: "\(stop.place.line): stopped", line: stop.place.line, stop.message, text(of: stop))
    }
    if result.cases.isEmpty && result.stop == nil {
      suite.addSkip(named: "no expectations", line: nil, "no expectations")
    }
    return suite.text
  }

  /// The suite of a script that could not be run.
  ///
  /// - Parameters:
  ///   - source: Where the script came from.
  ///   - complaint: Why it could not be run; any number of lines.
  /// - Returns: The suite, with one `error` case.
  public static func suite(for source: String, complaint: String) -> String {
    var suite = Suite(source: source)
    let first = complaint.split(separator: "\n").first.map(String.init) ?? complaint
    suite.addError(named: "script", line: nil, first, complaint)
    return suite.text
  }

  private static func message(of tally: RunResult.Case, _ failure: Failure?) -> String {
    let times = tally.passed + tally.failed
    let count = times > 1 ? " (failed \(tally.failed) of \(times) times)" : ""
    guard let failure else { return "failed" + count }
    return "expected \(failure.expected), is \(failure.actual)" + count
  }

  private static func text(of failure: Failure, in result: RunResult) -> String {
    RunReport().text(of: failure, in: result)
  }

  private static func text(of stop: RunResult.Stop) -> String { RunReport().text(of: stop) }

  /// `text` with what XML reserves as entities, and what XML 1.0 cannot hold as U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A suite as it is put together.
private struct Suite {
  private let source: String
  private var cases = ""
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  init(source: String) {
    self.source = JUnitReport.escaped(ScriptText.shown(source))
  }

  var text: String {
    "  <testsuite name=\"\(source)\" tests=\"\(tests)\" failures=\"\(failures)\""
      + " errors=\"\(errors)\" skipped=\"\(skipped)\">\n\(cases)  </testsuite>\n"
  }

  mutating func addSuccess(named name: String, line: Int32) {
    add(name, line, body: nil)
  }

  mutating func addSkip(named name: String, line: Int32?, _ message: String) {
    skipped += 1
    add(name, line, body: "<skipped message=\"\(JUnitReport.escaped(message))\"/>")
  }

  mutating func addFailure(named name: String, line: Int32, _ message: String, _ text: String) {
    failures += 1
    add(name, line, body: problem("failure", message, text))
  }

  mutating func addError(named name: String, line: Int32?, _ message: String, _ text: String) {
    errors += 1
    add(name, line, body: problem("error", message, text))
  }

  private func problem(_ element: String, _ message: String, _ text: String) -> String {
    // In an element's text a line end may stand as it is, which people can read.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { JUnitReport.escaped(String($0)) }
    return "<\(element) message=\"\(JUnitReport.escaped(message))\">"
      + lines.joined(separator: "\n") + "</\(element)>"
  }

  private mutating func add(_ name: String, _ line: Int32?, body: String?) {
    tests += 1
    cases += "    <testcase classname=\"\(source)\" name=\"\(JUnitReport.escaped(name))\""
    cases += " file=\"\(source)\"" + (line.map { " line=\"\($0)\"" } ?? "")
    cases += body.map { ">\n      \($0)\n    </testcase>\n" } ?? "/>\n"
  }
}
