import Foundation
import Testing

struct PipeTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("field a\nfocus a\nrepeat 3000\n  type \"x\"\nend\n", to: "long.events")
  }

  /// Lets `sh` run the tool with its output in a pipe that closes after the first line.
  private func run(_ before: String) throws -> (status: String, errors: String) {
    let script = """
      \(before)
      { "$1" run long.events --trace text 2>errors; echo $? >status; } | head -n 1 >first
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", ToolRun.path.path]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(try folder.text(of: "first") == "a.shouldBeginEditing -> yes\n")
    return (try folder.text(of: "status"), try folder.text(of: "errors"))
  }

  @Test func `a closed pipe ends the tool by the signal, without a word`() throws {
    let run = try run("trap - PIPE")
    // Who started the tests may have the signal ignored, which nobody below can change.
    #expect(["141\n", "0\n"].contains(run.status))
    #expect(run.errors == "")
  }

  @Test func `a closed pipe ends the tool with 0 where the signal is ignored`() throws {
    let run = try run("trap '' PIPE")
    #expect(run.status == "0\n")
    #expect(run.errors == "")
  }

  #if os(Linux)
  @Test func `output that cannot be written is told`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", #""$1" --version >/dev/full 2>errors"#, "sh", ToolRun.path.path]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 2)
    #expect(
      try folder.text(of: "errors")
        == "accessory: cannot write the output: No space left on device\n")
  }
  #endif
}
