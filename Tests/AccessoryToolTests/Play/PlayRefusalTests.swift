import Foundation
import Testing

/// What is refused before anything is shown.
struct PlayRefusalTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("field a\n", to: "form.events")
  }

  @Test func `without a terminal it is refused, with what needs none`() throws {
    let run = try ToolRun(["play", "form.events", "--record", "out.events"], in: folder)

    #expect(
      run.errors == """
        accessory: 'play' needs a terminal, and standard input is none; \
        'accessory run form.events' needs nobody

        """)
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(throws: (any Error).self) { try folder.text(of: "out.events") }
  }
}

/// The same, in a real terminal.
@Suite(
  .enabled(if: TestTerminal.isThere, "tmux is not installed; 'play' is not driven"), .serialized)
struct PlayTerminalRefusalTests: PlayedByHand {
  let folder: Folder

  init() throws {
    folder = try Self.folderWithForm()
  }

  @Test func `output that is no terminal is refused`() throws {
    let terminal = try TestTerminal(in: folder)

    try terminal.enter(command("form.events >output"))
    try expectPeace(terminal, status: 2)

    #expect(try folder.text(of: "output") == "")
    #expect(
      try folder.text(of: "errors").hasPrefix(
        "accessory: 'play' needs a terminal, and standard output is none; 'accessory run form"))
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that cannot place its cursor is refused`(kind: String) throws {
    let terminal = try TestTerminal(in: folder)

    try terminal.enter(command("form.events", environment: "TERM=\(kind)"))
    try expectPeace(terminal, status: 2)

    #expect(try folder.text(of: "errors").contains("set TERM, as in 'TERM=xterm-256color'"))
  }

  @Test func `a recording that cannot be written is told before anything is shown`() throws {
    let terminal = try TestTerminal(in: folder)

    try terminal.enter(command("form.events --record no/where.events"))
    try expectPeace(terminal, status: 2)
    #expect(
      try folder.text(of: "errors")
        == "no/where.events: cannot be written: No such file or directory\n")
    try terminal.enter("clear; " + command("form.events --record ./form.events"))
    try expectPeace(terminal, status: 2)
    #expect(
      try folder.text(of: "errors").hasPrefix("./form.events: is the script that is played"))
    #expect(try folder.text(of: "form.events") == Self.form)
  }
}
