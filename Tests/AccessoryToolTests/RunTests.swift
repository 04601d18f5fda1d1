import Foundation
import Testing

struct RunTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("expect focus none\n", to: "good.events")
    try folder.write("field amount\nexpect focus amount\nexpect focus none\n", to: "bad.events")
    try folder.write("tpye \"42\"\n", to: "wrong.events")
    try folder.write("turn\n", to: "empty.events")
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["run"] + arguments, in: folder)
  }

  @Test func `a script that holds ends with 0`() throws {
    let run = try run("good.events")

    #expect(run.output == "good.events: 1 passed, 0 failed\n1 passed, 0 failed\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a failed expectation is told on standard output and ends with 1`() throws {
    let run = try run("bad.events")

    #expect(
      run.output == """
        bad.events:2:1: failed: expect focus amount
          expected: amount
            actual: none
          nothing happened since the start
        bad.events: 1 passed, 1 failed
        1 passed, 1 failed

        """)
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test func `a wrong script is told on standard error, and 2 wins over 1`() throws {
    let run = try run("wrong.events", "bad.events", "good.events")

    #expect(
      run.errors.hasPrefix("wrong.events:1:1: unknown statement 'tpye'; did you mean 'type'?"))
    #expect(run.lastLine == "2 passed, 1 failed")
    #expect(run.status == 2)
  }

  @Test func `a file without expectations is reported as such`() throws {
    let run = try run("empty.events")

    #expect(run.output == "empty.events: no expectations\n0 passed, 0 failed\n")
    #expect(run.status == 0)
  }

  @Test func `quiet leaves failures and the last line`() throws {
    let run = try run("--quiet", "good.events", "empty.events", "bad.events")

    #expect(
      run.output == """
        bad.events:2:1: failed: expect focus amount
          expected: amount
            actual: none
          nothing happened since the start
        2 passed, 1 failed

        """)
  }

  @Test func `a folder means its scripts, sorted by the bytes of their names`() throws {
    for name in ["b.events", "a.events", "B.events", "ä.events", ".c.events", "a.txt"] {
      try folder.write("expect focus none\n", to: "scripts/\(name)")
    }
    try folder.write("expect focus none\n", to: "scripts/d.events/e.events")

    let run = try run("scripts")

    let lines = run.output.split(separator: "\n").dropLast()
    #expect(
      lines.map { $0.prefix { $0 != ":" } }
        == ["scripts/B.events", "scripts/a.events", "scripts/b.events", "scripts/ä.events"])
    #expect(run.status == 0)
  }

  @Test func `a folder without scripts is an error`() throws {
    try folder.write("", to: "none/a.txt")

    let run = try run("none", "good.events")

    #expect(run.errors == "none: the folder has no scripts; their names end in .events\n")
    #expect(run.lastLine == "1 passed, 0 failed")
    #expect(run.status == 2)
  }

  @Test func `what cannot be read is told and the others run`() throws {
    try folder.write(Data([0x23, 0x0A, 0x61, 0xFF]), to: "latin.events")

    let run = try run("missing.events", "latin.events", "good.events")

    #expect(
      run.errors == """
        missing.events: cannot be read: No such file or directory
        latin.events:2:2: the byte 0xFF is not UTF-8; save the file as UTF-8
        a\u{FFFD}
         ^

        """)
    #expect(run.lastLine == "1 passed, 0 failed")
    #expect(run.status == 2)
  }

  @Test func `a file that is too large is not read`() throws {
    try folder.write("", to: "large.events")
    let handle = try FileHandle(forUpdating: folder.url.appendingPathComponent("large.events"))
    try handle.truncate(atOffset: 256 * 1024 * 1024 + 1)

    let run = try run("large.events")

    #expect(
      run.errors == "large.events: larger than 256 MB, the most that is read; split the script\n")
    #expect(run.status == 2)
  }

  @Test func `a dash reads standard input`() throws {
    let run = try ToolRun(["run", "-"], in: folder, input: "expect focus none\n")

    #expect(run.output == "<stdin>: 1 passed, 0 failed\n1 passed, 0 failed\n")
  }

  @Test func `any number of jobs prints the same`() throws {
    for number in 0..<40 {
      let script = number % 7 == 3 ? "tpye\n" : "field A\nexpect focus A\nexpect focus none\n"
      try folder.write(script, to: "many/\(number).events")
    }

    let one = try run("many", "--junit", "one.xml")
    let four = try run("many", "--jobs=4", "--junit", "four.xml")

    #expect(one.output == four.output)
    #expect(one.errors == four.errors)
    #expect(one.status == 2)
    #expect(four.status == 2)
    #expect(try folder.text(of: "one.xml") == folder.text(of: "four.xml"))
  }

  @Test func `a limit stops the script`() throws {
    try folder.write("turn\nturn\nexpect focus none\n", to: "long.events")

    let run = try run("long.events", "--limit", "2")

    #expect(
      run.output.hasPrefix(
        "long.events:3:1: stopped: the limit of executed statements, 2, is reached; allow more with '--limit'\n"
      ))
    #expect(run.lastLine == "0 passed, 1 failed")
    #expect(run.status == 1)
  }

  @Test func `a JUnit report has one suite a file`() throws {
    let run = try run("good.events", "wrong.events", "empty.events", "--junit", "out.xml")

    #expect(run.status == 2)
    let report = try folder.text(of: "out.xml")
    #expect(report.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"))
    #expect(report.hasSuffix("</testsuites>\n"))
    #expect(report.contains(#"<testsuite name="good.events" tests="1" failures="0" errors="0""#))
    #expect(report.contains(#"<testsuite name="wrong.events" tests="1" failures="0" errors="1""#))
    #expect(report.contains(#"<skipped message="no expectations"/>"#))
  }

  @Test func `a JUnit report that cannot be written is told before anything runs`() throws {
    let nowhere = try run("good.events", "--junit", "no/out.xml")
    let script = try run("good.events", "--junit", "./good.events")

    #expect(nowhere.errors == "no/out.xml: cannot be written: No such file or directory\n")
    #expect(
      script.errors
        == "./good.events: is a script of this run; name another file for '--junit'\n")
    #expect((nowhere.output, script.output) == ("", ""))
    #expect((nowhere.status, script.status) == (2, 2))
    #expect(try folder.text(of: "good.events") == "expect focus none\n")
  }

  #if os(Linux)
  @Test func `a JUnit report that fails on the way is told after the results`() throws {
    let run = try run("good.events", "--junit", "/dev/full")

    #expect(run.output == "good.events: 1 passed, 0 failed\n1 passed, 0 failed\n")
    #expect(run.errors == "/dev/full: cannot be written: No space left on device\n")
    #expect(run.status == 2)
  }
  #endif

  @Test func `names never carry control characters into the output`() throws {
    try folder.write("expect focus none\n", to: "a\u{1B}[31m.events")

    let run = try run("a\u{1B}[31m.events", "b\n.events")

    #expect(run.output.hasPrefix(#"a\u{1B}[31m.events: 1 passed"#))
    #expect(run.errors == #"b\n.events: cannot be read: No such file or directory"# + "\n")
  }
}
