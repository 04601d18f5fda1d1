import EventScript
import KeyboardWorld

/// The testing library has a type of the same name.
typealias ScriptExpectation = EventScript.Expectation

extension ElementID {
  static let a = firstDeclared
  static let b = ElementID(rawValue: firstDeclared.rawValue + 1)
  static let bar = ElementID(rawValue: firstDeclared.rawValue + 2)
}

/// The names that ``ElementID/a``, ``ElementID/b`` and ``ElementID/bar`` have in the tests' scripts.
let namesOfTests = [
  "root", "main", "window", "keyboard", "owner", "done-key", "touch-dismiss", "#7", "A", "B", "bar",
]

extension Script {
  /// A script of `bodies`, one a line, whose lines with an expectation read `expect it`.
  init(_ bodies: [Statement.Body], expectations: [ScriptExpectation.Kind] = []) {
    var lines = [Int32](repeating: 1, count: expectations.count)
    for (index, body) in bodies.enumerated() {
      if case .expect(let number) = body { lines[number] = Int32(index + 1) }
    }
    self.init(
      source: "pay.events",
      statements: bodies.enumerated().map { Statement($1, line: Int32($0 + 1)) },
      expectations: zip(expectations, lines).map { ScriptExpectation($0, line: $1, column: 3) },
      names: namesOfTests,
      expectationSources: expectations.map { _ in "expect it # here" })
  }

  /// A script that only expects `kind`.
  init(expecting kind: ScriptExpectation.Kind) {
    self.init([.expect(0)], expectations: [kind])
  }
}
