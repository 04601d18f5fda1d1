import EventScript
import KeyboardWorld
import Testing

/// The scripts that stand in the repository: bug reports, samples, and how the model behaves.
struct CaseTests {
  static let cases = ScriptFile.all(in: "Tests/Cases")
  static let sessions = ScriptFile.all(in: "Samples/Sessions")
  static let behavior = ScriptFile.all(in: "Tests/EventScriptTests/Behavior")

  @Test func `no folder is empty`() {
    #expect(!Self.cases.isEmpty)
    #expect(!Self.sessions.isEmpty)
    #expect(!Self.behavior.isEmpty)
  }

  @Test(arguments: cases + sessions + behavior)
  func `everything that a script expects holds`(file: ScriptFile) throws {
    let script = try ScriptParser.parse(file.bytes(), source: file.path)

    let result = Player().run(script, on: World())

    if result.failed > 0 { Issue.record("\(RunReport().complaints(of: result))") }
    #expect(!result.cases.isEmpty, "it expects nothing")
    #expect(result.cases.allSatisfy { $0.passed + $0.failed > 0 }, "something is never judged")
  }

  @Test(arguments: cases + sessions + behavior)
  func `a script is in its standard form`(file: ScriptFile) throws {
    let bytes = try file.bytes()

    let formatted = try ScriptFormatter.format(bytes, source: file.path)

    #expect(Array(formatted.utf8) == bytes)
  }

  @Test(arguments: cases)
  func `a case names its number and source and is told in two lines`(file: ScriptFile) throws {
    let name = try #require(file.name.wholeMatch(of: /(\d{3})-[a-z0-9-]+\.events/))
    let number = try #require(Int(name.1))

    let head = try file.head()

    try #require(head.count >= 3)
    #expect(head[0].wholeMatch(of: /Case (\d+)\. .*\S.*/).map { Int($0.1) } == number)
    #expect(head[1...].allSatisfy { $0.count > 20 })
  }

  @Test func `a case has one script`() {
    let numbers = Self.cases.map { $0.name.prefix(3) }

    #expect(Set(numbers).count == numbers.count)
  }
}
