import EventScript
import Foundation
import KeyboardWorld
import Testing

/// The sample sessions pass and stand in their standard form.
struct SampleSessionTests {
  private static let folder = PackageFile.folder.appending(path: "Samples/Sessions")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".events") }.sorted()

  @Test func `the sessions are there`() {
    #expect(Self.names.count >= 6)
  }

  @Test(arguments: names)
  func `a session holds and is canonical`(name: String) throws {
    let text = try PackageFile.text(of: "Samples/Sessions/\(name)")

    let result = Player().run(try ScriptParser.parse(text, source: name), on: World())

    #expect(RunReport().complaints(of: result) == "")
    #expect(result.cases.allSatisfy { $0.passed > 0 } && !result.cases.isEmpty)
    #expect(try ScriptFormatter.format(text, source: name) == text)
    #expect(text.hasPrefix("# "), "a session says at its top what it shows")
  }
}
