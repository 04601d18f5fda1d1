import Foundation
import Testing

struct FormatTests {
  let folder: Folder
  let untidy = "field   amount  \n\n\n  focus\tamount\n"
  let tidy = "field amount\n\nfocus amount\n"

  init() throws {
    folder = try Folder()
    try folder.write(untidy, to: "a.events")
    try folder.write(tidy, to: "b.events")
    try folder.write("tpye\n", to: "wrong.events")
  }

  private func modified(_ name: String) throws -> Date? {
    try attributes(name)[.modificationDate] as? Date
  }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(name).path)
  }

  @Test func `files are printed in turn`() throws {
    let run = try ToolRun(["format", "a.events", "b.events"], in: folder)

    #expect((run.output, run.errors, run.status) == (tidy + tidy, "", 0))
    #expect(try folder.text(of: "a.events") == untidy)
  }

  @Test func `standard input is formatted too`() throws {
    let run = try ToolRun(["format", "-"], in: folder, input: untidy)

    #expect((run.output, run.status) == (tidy, 0))
  }

  @Test func `a wrong script is told, left as it is, and the others are formatted`() throws {
    let run = try ToolRun(["format", "wrong.events", "a.events"], in: folder)

    #expect(run.output == tidy)
    #expect(run.errors.hasPrefix("wrong.events:1:1: unknown statement 'tpye'"))
    #expect(run.status == 2)
  }

  @Test func `in place only what changes is written, with its mode`() throws {
    let path = folder.url.appendingPathComponent("a.events").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let before = try modified("b.events")

    let run = try ToolRun(["format", "--in-place", "."], in: folder)

    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(try folder.text(of: "a.events") == tidy)
    #expect(try attributes("a.events")[.posixPermissions] as? Int == 0o640)
    #expect(try modified("b.events") == before)
    #expect(try folder.text(of: "wrong.events") == "tpye\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a.events", "b.events", "wrong.events"])
  }

  @Test func `in place a link stays a link`() throws {
    let link = folder.url.appendingPathComponent("link.events").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.events")

    let run = try ToolRun(["format", "--in-place", "link.events"], in: folder)

    #expect(run.status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.events")
    #expect(try folder.text(of: "a.events") == tidy)
  }
}
