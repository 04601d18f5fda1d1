import Foundation
import Testing

struct ToolTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func `the version is one line`() throws {
    let run = try ToolRun(["--version"], in: folder)

    #expect(run.output == "accessory 0.1.0\n")
    #expect(run.status == 0)
  }

  @Test func `help goes to standard output`() throws {
    let run = try ToolRun(["run", "--help"], in: folder)

    #expect(run.output.contains("--trace text|jsonl"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a wrong usage goes to standard error`() throws {
    let run = try ToolRun(["rnu"], in: folder)

    #expect(run.output == "")
    #expect(
      run.errors
        == "accessory: unknown command 'rnu'; did you mean 'run'?\nsee 'accessory --help'\n")
    #expect(run.status == 2)
  }

  @Test func `the profiles are listed`() throws {
    let devices = try ToolRun(["devices"], in: folder)
    let systems = try ToolRun(["devices", "--systems"], in: folder)

    #expect(devices.output.contains("iphone-se-3"))
    #expect(systems.output.contains("ios-17"))
  }

  @Test func `check says nothing where nothing is wrong`() throws {
    try folder.write("expect focus none\n", to: "good.events")
    try folder.write("tpye\n", to: "wrong.events")

    let good = try ToolRun(["check", "good.events"], in: folder)
    let both = try ToolRun(["check", "."], in: folder)

    #expect((good.output, good.errors, good.status) == ("", "", 0))
    #expect(both.errors.hasPrefix("./wrong.events:1:1: unknown statement 'tpye'"))
    #expect((both.output, both.status) == ("", 2))
  }
}
