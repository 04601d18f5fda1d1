import Foundation
import Testing

/// The tool in a real terminal.
@Suite(
  .enabled(if: TestTerminal.isThere, "tmux is not installed; 'play' is not driven"), .serialized)
struct PlayTests {
  let folder: Folder

  private static let form = """
    field amount keyboard=number-pad
    field name
    toolbar bar for=amount,name items=previous,next,flexible,cancel,done

    focus name
    expect focus amount

    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.form, to: "form.events")
  }

  /// A command that keeps what the terminal was set to before, and the tool's process.
  private func command(_ arguments: String, environment: String = "") -> String {
    "stty -g >before; sh -c 'echo $$ >pid; exec env \(environment) \(ToolRun.path.path) "
      + "play \(arguments)' 2>errors"
  }

  private func start(_ terminal: TestTerminal, _ arguments: String) throws {
    try terminal.enter(command(arguments))
    try terminal.wait(for: "^C]")
  }

  /// Waits for the end and looks at what is left.
  private func expectPeace(
    _ terminal: TestTerminal, status: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.waitForPrompt()
    #expect(try !terminal.isAlternate(), sourceLocation: sourceLocation)
    #expect(try !terminal.sendsClicks(), sourceLocation: sourceLocation)
    try terminal.enter("echo $? >status; stty -g >after; clear; echo over")
    try terminal.wait { $0.hasPrefix("over\n" + TestTerminal.prompt) }
    let after = try folder.text(of: "after")
    #expect(try folder.text(of: "before") == after, sourceLocation: sourceLocation)
    #expect(!after.isEmpty, sourceLocation: sourceLocation)
    let ended = try folder.text(of: "status")
    #expect(ended == "\(status)\n", sourceLocation: sourceLocation)
  }

  private var process: Int32 {
    get throws {
      try #require(
        Int32(try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    }
  }

  @Test func `a form is filled in by hand, and the recording passes`() throws {
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events --record out.events")
    #expect(try terminal.isAlternate())

    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")
    try terminal.type("42")
    try terminal.wait(for: "[42 ")
    try terminal.press("Tab")
    try terminal.wait(for: "tab → moved")
    try terminal.type("Ada 名👍")
    try terminal.press("BSpace", "Left")
    try terminal.wait(for: "key left")
    try terminal.paste("x\ny")
    try terminal.wait(for: "[Ada x y名 ")
    try terminal.press("BTab")
    try terminal.wait(for: "▸ amount")
    try terminal.click(on: "name")
    try terminal.wait(for: "▸ name")
    try terminal.click(on: "[Done]")
    try terminal.wait(for: "tap bar.done → done")
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)

    let run = try ToolRun(["run", "out.events"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    let format = try ToolRun(["format", "out.events"], in: folder)
    let recording = try folder.text(of: "out.events")
    #expect(format.output == recording)
    #expect(recording.hasPrefix("field amount keyboard=number-pad\n"))
    #expect(recording.contains("type \"42\"\nexpect amount.text \"42\"\n"))
    #expect(recording.contains("paste \"x\\ny\"\nexpect name.text \"Ada x y名\"\n"))
    #expect(recording.contains("tap bar.done\nexpect outcome done\nexpect focus none\n"))
    #expect(!recording.contains("focus name\nexpect focus amount"))
  }

  @Test func `escape is cancel, and the last row leaves`() throws {
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events --record out.events")

    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")
    try terminal.type("7")
    try terminal.press("Escape")
    try terminal.wait(for: "key escape → cancelled")
    try terminal.click(on: "[leave ^C]")
    try expectPeace(terminal, status: 0)

    #expect(try folder.text(of: "out.events").contains("key escape\nexpect outcome cancelled\n"))
  }

  @Test func `to the end goes on where the file ends`() throws {
    try folder.write("field a\nfocus a\ntype \"x\"\nexpect a.text \"x\"\n", to: "form.events")
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events --to-end --record out.events")

    try terminal.wait(for: "▸ a [x ")
    try terminal.type("y")
    try terminal.wait(for: "▸ a [xy ")
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)

    #expect(
      try folder.text(of: "out.events")
        == "field a\nfocus a\ntype \"x\"\nexpect a.text \"x\"\n\ntype \"y\"\nexpect a.text \"xy\"\n"
    )
  }

  @Test func `the terminal may change its size`() throws {
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events")
    try terminal.press("Tab")
    try terminal.wait(for: "[leave ^C]")

    try terminal.resize(20, 5)
    try terminal.wait { $0.contains("▸ amount") && !$0.contains("leave") && $0.contains("[^C]") }
    try terminal.resize(12, 3)
    try terminal.wait(for: "too small:")
    try terminal.resize(110, 30)
    try terminal.wait { $0.contains("│── trace") && $0.contains("[leave ^C]") }
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)
  }

  @Test func `where the locale is C, all is ASCII`() throws {
    try folder.write("field a text=\"é名\"\ntoolbar bar for=a items=next,done\n", to: "form.events")
    let terminal = try TestTerminal(in: folder, environment: ["LC_ALL": "C"])
    try start(terminal, "form.events")

    try terminal.press("Tab")
    try terminal.wait(for: "> a [??? ")
    let screen = try terminal.screen()
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)

    #expect(screen.utf8.allSatisfy { $0 < 0x7F })
    #expect(screen.contains("-- trace --"))
  }

  @Test(arguments: [true, false])
  func `colours are left out where nobody wants them`(isPlain: Bool) throws {
    let terminal = try TestTerminal(
      in: folder, environment: isPlain ? ["NO_COLOR": "1"] : [:])
    try start(terminal, "form.events")

    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")
    let screen = try terminal.styledScreen()
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)

    #expect(screen.contains("\u{1B}[36m") == !isPlain)
    #expect(screen.contains("\u{1B}[7m"))
  }

  @Test func `no control character of a script reaches the terminal`() throws {
    try folder.write(
      #"field a text="\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31mx""# + "\nbutton b\n", to: "form.events")
    let terminal = try TestTerminal(in: folder)
    try start(terminal, "form.events")

    try terminal.wait(for: #"a [\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31mx"#)
    try terminal.press("C-c")
    try expectPeace(terminal, status: 0)
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

  @Test func `stopped, it gives the terminal back, and takes it again`() throws {
    let terminal = try TestTerminal(in: folder, environment: ["ENV": ""])
    try terminal.enter("stty -g >before; set -m; \(ToolRun.path.path) play form.events")
    try terminal.wait(for: "[leave ^C]")
    try terminal.press("Tab")
    try terminal.wait(for: "▸ amount")

    try terminal.press("C-z")
    try terminal.waitForPrompt()
    try terminal.enter("stty -g >stopped; echo set")
    try terminal.wait(for: "\nset\n")
    #expect(try !terminal.isAlternate())
    #expect(try folder.text(of: "stopped") == folder.text(of: "before"))
    try terminal.enter("fg")
    try terminal.wait(for: "▸ amount")
    #expect(try terminal.isAlternate())
    try terminal.press("C-c")
    try terminal.waitForPrompt()
    try terminal.enter("stty -g >after; echo over")
    try terminal.wait(for: "\nover\n")
    #expect(try folder.text(of: "after") == folder.text(of: "before"))
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

  @Test func `a file that stops before anybody can act is reported`() throws {
    try folder.write("field a keyboard=number-pad\nfocus a\ntype \"x\"\n", to: "form.events")
    let terminal = try TestTerminal(in: folder)

    try terminal.enter("\(ToolRun.path.path) play form.events --to-end; echo $? >status; echo over")
    try terminal.wait(for: "\nover\n")

    #expect(try terminal.screen().contains("form.events:3:1: stopped: the keyboard 'number-pad'"))
    #expect(try folder.text(of: "status") == "1\n")
  }
}

/// What is refused where there is no terminal.
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
