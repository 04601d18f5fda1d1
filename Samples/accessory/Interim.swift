import EventScript
import InputAccessory
import KeyboardWorld

enum ScriptParser {
  static func parse(_ text: String, source: String) throws(FileError) -> Script {
    if text.contains("tpye") {
      throw FileError("\(source):1:1: unknown statement 'tpye'; did you mean 'type'?")
    }
    var expectations: [Expectation] = []
    var sources: [String] = []
    var statements: [Statement] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("expect focus ") {
        statements.append(Statement(.expect(expectations.count), line: Int32(index + 1)))
        expectations.append(
          Expectation(
            .focus(line.hasSuffix("none") ? nil : .root, window: nil), line: Int32(index + 1),
            column: 1))
        sources.append(String(line))
      } else if line == "turn" {
        statements.append(Statement(.event(.turn), line: Int32(index + 1)))
      }
    }
    return Script(
      source: source, statements: statements, expectations: expectations, names: ["root"],
      expectationSources: sources)
  }
}
enum ScriptFormatter {
  static func format(_ text: String, source: String) throws(FileError) -> String { text }
}
final class World: Stage {
  var line: Int32 = 0
  let trace = Trace()
  var check: ((Int) -> Void)?
  func perform(_ event: StageEvent) throws(StageError) {
    trace.append(TraceEntry(line: line, turn: 0, time: 0, subject: .root, name: .move))
  }
  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue {
    .none
  }
  func value(of property: ItemProperty, of action: ToolbarAction, in bar: ElementID)
    throws(StageError) -> PropertyValue
  { .none }
  var focusedElement: ElementID? { nil }
  func focusedElement(in window: ElementID) -> ElementID? { nil }
  var currentBar: ElementID? { nil }
  func obstacle(to action: ToolbarAction, in bar: ElementID) throws(StageError) -> String? { nil }
  func chain(of bar: ElementID) throws(StageError) -> [ElementID] { [] }
  func isAlive(_ element: ElementID) -> Bool { true }
  var lastOutcome: ActionOutcome? { nil }
  var lastResult: Bool? { nil }
}
