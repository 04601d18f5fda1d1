import Foundation
import Testing

/// The tool in a real terminal.
@Suite(
  .enabled(if: TestTerminal.isThere, "tmux is not installed; 'play' is not driven"), .serialized)
struct PlayTests: PlayedByHand {
  let folder: Folder

  init() throws {
    folder = try Self.folderWithForm()
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

  @Test func `a file that stops before anybody can act is reported`() throws {
    try folder.write("field a keyboard=number-pad\nfocus a\ntype \"x\"\n", to: "form.events")
    let terminal = try TestTerminal(in: folder)

    try terminal.enter("\(ToolRun.path.path) play form.events --to-end; echo $? >status; echo over")
    try terminal.wait(for: "\nover\n")

    #expect(try terminal.screen().contains("form.events:3:1: stopped: the keyboard 'number-pad'"))
    #expect(try folder.text(of: "status") == "1\n")
  }
}
