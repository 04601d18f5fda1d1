import Foundation
import Testing

struct ExploreTests {
  private static let form = """
    field a keyboard=number-pad
    field b keyboard=number-pad
    toolbar bar for=a,b items=next,cancel,done
    focus a
    expect focus none

    """
  private static let original = """
    field a text="x"
    toolbar bar for=a contract=original

    """

  private static let found = "focus a\nanswer a.shouldEndEditing no\ntap bar.cancel\n"

  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.form, to: "form.events")
    try folder.write(Self.original, to: "s/original.events")
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["explore"] + arguments, in: folder)
  }

  @Test func `a form where nothing is found says what was covered`() throws {
    let run = try run("form.events", "--depth", "2")

    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("every sequence of up to 2 of "))
    #expect(run.output.contains(" states, ") && run.output.contains(" transitions in "))
    #expect(run.lastLine == "nothing found")
  }

  @Test func `what is found is written as a script that fails alike`() throws {
    let run = try run("s/original.events")

    #expect(run.status == 1)
    #expect(run.output.hasPrefix("found: clear-comes-in-order: "))
    #expect(run.output.contains("\nwritten to original.counterexample.events\n"))
    let text = try folder.text(of: "original.counterexample.events")
    #expect(text.hasPrefix("# clear-comes-in-order: "))
    #expect(text.hasSuffix("invariant contract\n\n" + Self.found))
    let played = try ToolRun(["run", "original.counterexample.events"], in: folder)
    #expect(played.status == 1 && played.lastLine == "0 passed, 1 failed")
    let formatted = try ToolRun(["format", "original.counterexample.events"], in: folder)
    #expect(formatted.output == text)
  }

  @Test func `the result is JSON where it is asked for`() throws {
    let nothing = try run("form.events", "--depth=1", "--json")
    let found = try run("s/original.events", "--json", "-o", "found.events", "--jobs", "1")

    let first = try #require(Self.object(nothing.output))
    #expect(first["depth"] as? Int == 1 && first["completedDepth"] as? Int == 1)
    #expect(first["rule"] == nil && first["interrupted"] as? Bool == false)
    let second = try #require(Self.object(found.output))
    #expect(second["rule"] as? String == "clear-comes-in-order")
    #expect(
      second["lines"] as? [String] == Self.found.split(separator: "\n").map { String($0) })
    #expect(second["path"] as? String == "found.events")
    let written = try folder.text(of: "found.events")
    #expect((second["script"] as? String).map(written.hasSuffix) == true)
  }

  private static func object(_ text: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }

  @Test func `random sequences come from the seed`() throws {
    let first = try run("form.events", "--random", "200", "--depth", "20", "--json")
    let second = try run("form.events", "--random", "200", "--depth", "20", "--json", "--jobs=3")
    let other = try run(
      "form.events", "--random", "200", "--depth", "20", "--json", "--seed", "2")

    #expect(first.status == 0)
    let counts = [first, second, other].map { Self.object($0.output)?["transitions"] as? Int }
    #expect(counts[0] == counts[1] && counts[0] != counts[2])
  }

  @Test func `standard input and other keys do`() throws {
    let input = Self.form + "# nothing\n"
    let run = try ToolRun(
      ["explore", "-", "--depth", "1", "--keys", "1", "--keys", "2"], in: folder, input: input)

    #expect(run.status == 0)
    #expect(run.output.contains(" of up to 1 of "))
  }

  @Test func `what cannot be read, written or set up is told`() throws {
    try folder.write("field a\nfeild b\n", to: "wrong.events")
    try folder.write("device iphone-3gs\nsystem ios-26\nfield a\n", to: "never.events")
    let rows: [([String], String)] = [
      (["missing.events"], "missing.events: cannot be read: "),
      (["s"], "s: is a folder; name one script of it"),
      (["wrong.events"], "wrong.events:2:1: unknown statement 'feild'"),
      (["never.events"], "never.events: "),
      (["s/original.events", "-o", "no/such/folder"], "no/such/folder: cannot be written: "),
      (["s/original.events", "-o", "./s/original.events"], "./s/original.events: is the script"),
      (["form.events", "s/original.events"], "accessory: 'explore' takes one script"),
      (
        ["form.events", "--depth", "0"], "accessory: '--depth' needs a whole number from 1 to 1000"
      ),
      ([], "accessory: 'explore' needs a file"),
    ]
    for (arguments, complaint) in rows {
      let run = try ToolRun(["explore"] + arguments, in: folder)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    }
  }

  @Test func `what cannot be written is told, and the script stays`() throws {
    let unwritten = try ToolRun(["explore", "s/original.events", "-o", "no/such/file"], in: folder)
    let nothingFound = try ToolRun(
      ["explore", "form.events", "--depth", "1", "-o", "form.events"], in: folder)

    #expect(unwritten.status == 2)
    #expect(unwritten.output.hasPrefix("found: ") && !unwritten.output.contains("written to"))
    #expect(nothingFound.status == 2)
    #expect(nothingFound.errors.hasPrefix("form.events: is the script itself"))
  }

  @Test func `an interrupt prints what was covered`() async throws {
    try folder.write("", to: "out")
    let process = Process()
    process.executableURL = ToolRun.path
    process.arguments = ["explore", "form.events", "--depth", "9"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = try FileHandle(
      forWritingTo: folder.url.appendingPathComponent("out"))
    try process.run()
    try await Task.sleep(for: .seconds(2))
    process.interrupt()
    for _ in 0..<300 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()

    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
    #expect(try folder.text(of: "out").contains(", then interrupted\n"))
  }
}
