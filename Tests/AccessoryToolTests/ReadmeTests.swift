import Foundation
import Testing

/// The README's session, run and compared with what stands there.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let session = "Samples/Sessions/done-cancel.events"

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the README shows the session and its transcript`() throws {
    let (readme, script) = (try Self.text(of: "README.md"), try Self.text(of: Self.session))
    let folder = try Folder()
    try folder.write(script, to: Self.session)

    let run = try ToolRun(["run", Self.session, "--trace", "text"], in: folder)

    #expect(run.status == 0)
    #expect(readme.contains("swift run accessory run \(Self.session) --trace text\n"))
    #expect(readme.contains("```events\n\(script)```\n"))
    #expect(readme.contains("```text\n\(run.output)```\n"))
  }

  @Test(arguments: ["run", "check", "format", "explore", "draw", "play", "devices"])
  func `the language's reference has every option of a command`(command: String) throws {
    let help = try ToolRun([command, "--help"], in: try Folder()).output
    let reference = try Self.text(of: "Samples/accessory/LANGUAGE.md")
    let options = Set(help.matches(of: /--[a-z-]+/).map { String($0.0) })

    #expect(reference.contains("\n| `\(command)` |"))
    #expect(options.isEmpty == (command == "check"))
    for option in options { #expect(reference.contains(option), "\(option)") }
  }

  @Test func `the README shows what a search finds in the original component`() throws {
    let folder = try Folder()
    let script = "Samples/Sessions/refused.events"
    try folder.write(try Self.text(of: script), to: script)

    let run = try ToolRun(["explore", script], in: folder)

    let found = run.output.components(separatedBy: "written to").first ?? ""
    #expect(run.status == 1)
    #expect(try Self.text(of: "README.md").contains("accessory explore \(script)\n"))
    #expect(try Self.text(of: "README.md").contains("```text\n\(found)```\n"))
  }

  @Test func `every path that the README links to is there`() throws {
    let links = try Self.text(of: "README.md").matches(of: /\]\(([^)#:]+)[^):]*\)/).map { $0.1 }

    #expect(!links.isEmpty)
    for link in links {
      let path = Self.root.appending(path: String(link)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
