import EventScript
import KeyboardWorld

/// What must be true of any bytes that are taken for a script.
///
/// Reading them never traps. What is no script has errors with places in the text; what is one keeps
/// its meaning when it is formatted, and runs the same way each time, within its bounds.
enum ScriptCheck {
  /// A rule that some bytes break.
  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  /// How many statements are executed at most.
  private static let limit = 500
  /// How many entries of the trace are kept.
  private static let traceCapacity = 64

  /// Puts `bytes` to the test.
  ///
  /// - Throws: The first rule that they break.
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let script: Script
    do throws(ScriptErrors) {
      script = try ScriptParser.parse(bytes, source: "script")
    } catch {
      return try check(error, of: bytes)
    }
    let layout = try formatted(bytes)
    try demand(formatted(Array(layout.utf8)) == layout, "the layout is not stable:\n\(layout)")
    let again = try parsed(layout)
    try demand(again.names == script.names, "the layout has other names")
    try demand(
      again.expectations.map(\.kind) == script.expectations.map(\.kind),
      "the layout has other expectations")
    try demand(
      again.statements.map(withoutLine) == script.statements.map(withoutLine),
      "the layout has other statements")

    let (result, log) = play(script)
    let (resultAgain, logAgain) = play(again)
    try demand(result.cases == resultAgain.cases, "the layout runs differently")
    try demand(result.stop?.message == resultAgain.stop?.message, "the layout stops differently")
    try demand(log == logAgain, "the layout has another trace")
    try checkReport(result)
  }

  private static func formatted(_ bytes: [UInt8]) throws(Violation) -> String {
    do {
      return try ScriptFormatter.format(bytes, source: "script")
    } catch {
      throw Violation(description: "a script cannot be formatted: \(error)")
    }
  }

  private static func parsed(_ text: String) throws(Violation) -> Script {
    do {
      return try ScriptParser.parse(text, source: "script")
    } catch {
      throw Violation(description: "the layout is no script: \(error)")
    }
  }

  /// What becomes of a script on a world of its own, and what it puts into the trace.
  private static func play(_ script: Script) -> (result: RunResult, log: [String]) {
    let text = TraceText(names: script.names)
    let json = TraceJSON(names: script.names)
    var log: [String] = []
    var line: [UInt8] = []
    let result = Player(limit: limit).run(script, on: World(traceCapacity: traceCapacity)) {
      log.append(text.line(for: $0))
      line.removeAll(keepingCapacity: true)
      json.append($0, to: &line)
    }
    return (result, log)
  }

  /// A statement without what a layout may change: where it stands, and which line its entries name.
  private static func withoutLine(_ statement: Statement) -> Statement.Body {
    guard case .event(.react(var reaction)) = statement.body else { return statement.body }
    reaction.line = 0
    return .event(.react(reaction))
  }

  private static func check(_ errors: ScriptErrors, of bytes: [UInt8]) throws(Violation) {
    let told = errors.diagnostics.count
    try demand((1...ScriptLimits.errors).contains(told), "\(told) errors are told")
    try demand(errors.total >= told, "\(told) errors of \(errors.total) are told")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var last = (0, 0)
    for error in errors.diagnostics {
      try demand((1...lines.count).contains(error.line), "there is no line \(error.line)")
      let columns = String(decoding: lines[error.line - 1], as: UTF8.self).count + 1
      try demand((1...columns).contains(error.column), "no column \(error.column): \(error)")
      try demand(last <= (error.line, error.column), "the errors are not in order: \(errors)")
      last = (error.line, error.column)
    }
    try checkPrintable(errors.description)
  }

  private static func checkReport(_ result: RunResult) throws(Violation) {
    let report = RunReport(isColored: false)
    try checkPrintable(report.complaints(of: result))
    try checkPrintable(report.summary(of: result))
    try checkPrintable(JUnitReport.suite(for: result))
  }

  private static func checkPrintable(_ text: String) throws(Violation) {
    let control = text.unicodeScalars.first {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    try demand(control == nil, "a control character is printed:\n\(text.debugDescription)")
  }

  private static func demand(
    _ condition: Bool, _ description: @autoclosure () -> String
  ) throws(Violation) {
    if !condition { throw Violation(description: description()) }
  }
}
