import Foundation
import Testing

/// What nobody should write, and how the tool takes it: a clear error, the right status, no trap.
struct BadInputTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func run(_ script: String, _ options: String...) throws -> ToolRun {
    try folder.write(script, to: "bad.events")
    return try ToolRun(["run", "bad.events"] + options, in: folder)
  }

  // MARK: Bytes

  @Test(arguments: [
    ([0x61, 0x20, 0xFF], "1:3: the byte 0xFF is not UTF-8; save the file as UTF-8"),
    ([0x23, 0xC3], "1:2: the byte 0xC3 is not UTF-8; save the file as UTF-8"),
    ([0x23, 0xED, 0xA0, 0x80], "1:2: the byte 0xED is not UTF-8; save the file as UTF-8"),
    ([0x23, 0xC0, 0x80], "1:2: the byte 0xC0 is not UTF-8; save the file as UTF-8"),
    (
      [0x23, 0x0A, 0x23, 0x00],
      #"2:2: a NUL stands in the text; take it out, or write \u{0} in a quoted text"#
    ),
    ([0xFF, 0xFE, 0x23, 0x00], "1:1: the text is UTF-16; save it as UTF-8"),
    ([0x23, 0x0D, 0x23], "1:2: a carriage return stands alone; end lines with LF or CRLF"),
  ])
  func `bytes that are no text of a script`(bytes: [UInt8], complaint: String) throws {
    try folder.write(Data(bytes), to: "bad.events")

    for command in ["run", "check", "format"] {
      let run = try ToolRun([command, "bad.events"], in: folder)

      #expect(run.errors.hasPrefix("bad.events:\(complaint)\n"))
      #expect(run.output == (command == "run" ? "0 passed, 0 failed\n" : ""))
      #expect(run.status == 2)
    }
  }

  // MARK: Size

  /// The length of a long line; `.ci/run` tries lines of 10 MB on a tool that was built to be fast.
  private static let long = 200_000

  @Test func `a long comment is passed over`() throws {
    let run = try run("#" + String(repeating: "x", count: Self.long) + "\nexpect focus none")

    #expect(run.lastLine == "1 passed, 0 failed")
    #expect(run.status == 0)
  }

  @Test func `a long text is pasted, and told in part`() throws {
    let text = String(repeating: "x", count: Self.long)

    let run = try run("field a\nfocus a\npaste \"\(text)\"\nexpect a.text \"\"\n")

    #expect(run.output.utf8.count < 20_000)
    #expect(run.lastLine == "0 passed, 1 failed")
    #expect(run.status == 1)
  }

  @Test func `a long word is told in part`() throws {
    let run = try run(String(repeating: "x", count: Self.long))

    #expect(run.errors.hasPrefix("bad.events:1:1: unknown statement 'xxxx"))
    #expect(run.errors.utf8.count < 1_000)
    #expect(run.status == 2)
  }

  @Test func `a long line of texts without an end is told in part`() throws {
    let run = try run("field a text=\"" + String(repeating: "\"\"", count: Self.long))

    #expect(run.errors.hasPrefix("bad.events:1:"))
    #expect(run.errors.utf8.count < 1_000)
    #expect(run.status == 2)
  }

  @Test func `of 10,000 errors the first 20 are told and the others counted`() throws {
    let run = try run(String(repeating: "tpye \"x\"\n", count: 10_000))

    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 20 * 3 + 1)
    for number in 1...20 {
      #expect(
        lines[number * 3 - 3]
          == "bad.events:\(number):1: unknown statement 'tpye'; did you mean 'type'?")
    }
    #expect(lines.last == "… and 9980 more errors")
    #expect(run.status == 2)
  }

  // MARK: Repeats

  @Test func `a repeat without end runs up to the limit`() throws {
    let run = try run(
      "field a\nfocus a\nrepeat 1000000000\nrepeat 1000000000\nmark\nend\nend\n",
      "--limit", "100000")

    #expect(
      run.output.hasPrefix(
        "bad.events:5:1: stopped: the limit of executed statements, 100000, is reached; "
          + "allow more with '--limit'\n"))
    #expect(run.lastLine == "0 passed, 1 failed")
    #expect(run.status == 1)
  }

  @Test func `the limit is 10 million statements unless said otherwise`() throws {
    let run = try run("repeat 1000000000\nrepeat 1000000000\nend\nend\n")

    #expect(
      run.output.hasPrefix(
        "bad.events:2:1: stopped: the limit of executed statements, 10000000, is reached"))
    #expect(run.status == 1)
  }

  @Test func `a repeat of nothing is over at once`() throws {
    let run = try run("repeat 1000000000\nend\nexpect focus none\n")

    #expect(run.lastLine == "1 passed, 0 failed")
  }

  @Test(arguments: [64, 65, 10_000])
  func `repeats nest 64 deep`(depth: Int) throws {
    let run = try run(
      String(repeating: "repeat 1\n", count: depth) + "expect focus none\n"
        + String(repeating: "end\n", count: depth))

    if depth <= 64 {
      #expect(run.lastLine == "1 passed, 0 failed")
      #expect(run.status == 0)
    } else {
      #expect(
        run.errors.hasPrefix(
          "bad.events:65:1: 'repeat' is nested deeper than 64; take a level out\n"))
      #expect(run.status == 2)
    }
  }

  @Test func `callbacks that cause each other come to an end`() throws {
    let run = try run("field a\nwhen a.didChange do type \"ab\"\nfocus a\ntype \"x\"\n")

    #expect(
      run.output.hasPrefix(
        "bad.events:2:1: stopped: more than 10000 events happened inside callbacks of one "
          + "statement; write 'once', or have fewer callbacks cause each other\n"))
    #expect(run.status == 1)
  }

  // MARK: Names and numbers

  @Test(arguments: [
    ("focus a\nfield a", "1:7: 'a' does not exist; declare it first, as in 'field a'"),
    ("field a\nfield a", "2:7: 'a' is declared twice, first on line 1; choose another name"),
    (
      "toolbar bar for=a\nfield a",
      "1:17: 'a' does not exist; declare it first, as in 'field a'"
    ),
    ("field root", "1:7: 'root' is a word of the language; choose another name"),
    (
      "field a tag=1000001",
      "1:13: '1000001' is too large; numbers go from -1000000 to 1000000"
    ),
    ("advance -1", "1:9: time does not go back; write 0 or more seconds"),
    (
      "advance 1e9", "1:9: '1e9' is not a number; write a decimal number such as 12 or 0.5"
    ),
    (
      "repeat 99999999999999999999\nend",
      "1:8: '99999999999999999999' is too large; counts go up to 1000000000"
    ),
    (
      "field a\nexpect count a.didChange 1000000001",
      "2:26: '1000000001' is too large; counts go up to 1000000000"
    ),
    ("select 3..<1", "1:8: the range 3..<1 is reversed; write 1..<3"),
    ("select -1..<1", "1:8: '-1..<1' is not a range; write it as in '2..<5'"),
  ])
  func `names and numbers that cannot be`(script: String, complaint: String) throws {
    let run = try run(script)

    #expect(run.errors.hasPrefix("bad.events:\(complaint)\n"))
    #expect(run.status == 2)
  }

  @Test func `what was dropped has no use any more`() throws {
    let run = try run("field a\ndrop a\nfocus a\n")

    #expect(
      run.output.hasPrefix(
        "bad.events:3:1: stopped: 'a' was dropped; declare another one under a new name\n"))
    #expect(run.status == 1)
  }

  // MARK: Ranges (2.6, 2.30)

  @Test(arguments: [
    ("select 1..<400\nexpect a.selection 1..<4", "a😀b"),
    ("caret 1000000\nexpect a.caret 4", "a😀b"),
    ("replace a 900..<1000 \"Q\"", "a😀bQ"),
    ("replace a 2..<3 \"Q\"", "aQb"),
    ("select 2..<3\ntype \"Q\"", "aQb"),
    ("select 1..<2\ndelete", "ab"),
    ("caret 2\ntype \"x\"", "ax😀b"),
    ("caret 2\ndelete", "😀b"),
    ("compose \"é😀\" select=2..<999\ncommit", "a😀bé😀"),
    ("select all\ncut\nundo\nundo\nredo\nredo", ""),
  ])
  func `a range beyond the text or through a character is none too bad`(
    events: String, text: String
  ) throws {
    let run = try run(
      "field a text=\"a😀b\"\nfocus a\n\(events)\nexpect a.text \"\(text)\"\n")

    #expect(run.errors == "")
    #expect(run.output.hasSuffix(" passed, 0 failed\n"))
    #expect(run.status == 0)
  }

  // MARK: Files

  @Test func `files that cannot be read are told`() throws {
    let file = { (name: String) in folder.url.appendingPathComponent(name).path }
    for (name, target) in [("broken.events", "nowhere"), ("loop.events", "loop.events")] {
      try FileManager.default.createSymbolicLink(
        atPath: file(name), withDestinationPath: target)
    }
    try FileManager.default.createDirectory(
      atPath: file("folder.events"), withIntermediateDirectories: true)
    let names = ["broken.events", "loop.events", "folder.events", "folder.events/none.events"]

    for command in ["run", "check", "format"] {
      let run = try ToolRun([command] + names, in: folder)

      #expect(
        run.errors == """
          broken.events: cannot be read: No such file or directory
          loop.events: cannot be read: Too many levels of symbolic links
          folder.events: the folder has no scripts; their names end in .events
          folder.events/none.events: cannot be read: No such file or directory

          """)
      #expect(run.status == 2)
    }
  }

  @Test func `a script may come out of a pipe`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"mkfifo p && { printf 'expect focus none\n' >p & } && "$1" run p >output"#,
      "sh", ToolRun.path.path,
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(try folder.text(of: "output") == "p: 1 passed, 0 failed\n1 passed, 0 failed\n")
  }

  @Test(arguments: [
    ("no/out.xml", "no/out.xml: cannot be written: No such file or directory\n"),
    (".", ".: cannot be written: Is a directory\n"),
    ("bad.events/out.xml", "bad.events/out.xml: cannot be written: Not a directory\n"),
  ])
  func `a JUnit path that cannot be written is told first`(
    path: String, complaint: String
  ) throws {
    let run = try run("expect focus none\n", "--junit", path)

    #expect(run.errors == complaint)
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
