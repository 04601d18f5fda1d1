import EventScript
import KeyboardWorld
import Testing

/// A world whose state was put back goes on as if nothing had happened since.
struct PutBackTests {
  static let scripts =
    ScriptFile.all(in: "Tests/EventScriptTests/Behavior") + ScriptFile.all(in: "Tests/Cases")
    + ScriptFile.all(in: "Samples/Sessions")

  @Test func `the scripts are there`() {
    #expect(Self.scripts.count > 400)
  }

  @Test(arguments: scripts)
  func `each statement of a script does what it does after others were put back`(
    file: ScriptFile
  ) throws {
    let script = try ScriptParser.parse(file.bytes(), source: file.path)
    let stage = PutBackStage()
    let text = TraceText(names: script.names)
    var (plain, other): ([String], [String]) = ([], [])

    let expected = Player().run(script, on: World()) { plain.append(text.line(for: $0)) }
    let result = Player().run(script, on: stage) { other.append(text.line(for: $0)) }

    #expect(result.failed == expected.failed && result.passed == expected.passed)
    #expect(RunReport().complaints(of: result) == RunReport().complaints(of: expected))
    #expect(other == plain)
    #expect(stage.differences == 0)
  }
}
