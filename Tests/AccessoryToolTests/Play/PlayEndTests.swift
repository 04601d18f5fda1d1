import Foundation
import Testing

/// How the tool ends, and what it leaves behind.
@Suite(
  .enabled(if: TestTerminal.isThere, "tmux is not installed; 'play' is not driven"), .serialized)
struct PlayEndTests: PlayedByHand {
  let folder: Folder

  init() throws {
    folder = try Self.folderWithForm()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGTRAP])
  func `whatever ends it, the terminal is as it was and the recording stands`(signal: Int32) throws
  {
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events --record out.events")
    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")
    try terminal.type("4")
    try terminal.wait(for: "[4 ")

    kill(try process, signal)
    try expectPeace(terminal, status: 128 + Int(signal))

    let run = try ToolRun(["run", "out.events"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.text(of: "out.events").hasSuffix("type \"4\"\nexpect amount.text \"4\"\n"))
  }

  @Test(arguments: [nil, SIGTSTP, SIGSTOP])
  func `stopped, it gives the terminal back, and takes it again`(signal: Int32?) throws {
    let terminal = try TestTerminal(in: folder)
    try terminal.enter("set -m")
    try start(terminal, "form.events")
    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")

    if let signal { kill(try process, signal) } else { try terminal.press("C-z") }
    if signal == SIGSTOP {
      // Nobody hears of that: the screen stays, with the shell on it.
      try terminal.wait(for: "Stopped")
    } else {
      try terminal.waitForPrompt()
      #expect(try !terminal.isAlternate())
      try terminal.enter("stty -g >stopped; echo set")
      try terminal.wait(for: "\nset\n")
      #expect(try folder.text(of: "stopped") == folder.text(of: "before"))
    }
    // Return is no line end where the terminal is still set as the tool has it.
    try terminal.type("fg\n")
    try terminal.wait { $0.contains("▸ amount") && !$0.contains("Stopped") }
    try terminal.type("5")
    try terminal.wait(for: "[5 ")
    #expect(try terminal.isAlternate())
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)
  }

  @Test func `a terminal that closes ends it, and the recording stands`() throws {
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events --record out.events")
    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")
    let process = try process

    try terminal.close()

    let end = Date().addingTimeInterval(60)
    while kill(process, 0) == 0, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    #expect(kill(process, 0) != 0)
    #expect(try folder.text(of: "out.events").hasSuffix("expect keyboard visible\n"))
  }
}
