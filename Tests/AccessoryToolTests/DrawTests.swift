import Foundation
import Testing

struct DrawTests {
  private static let good = "field a\nfocus a\nexpect focus a\n"
  private static let bad = "field a\nfocus a\nexpect focus none\n"

  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.good, to: "s/good.events")
    try folder.write(Self.bad, to: "s/bad.events")
    try folder.write("field a\ntype\n", to: "wrong.events")
  }

  private func run(_ arguments: String...) throws -> ToolRun { try ToolRun(arguments, in: folder) }

  private func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(path).path
    ).sorted()
  }

  // MARK: One script

  @Test func `a session becomes a strip or a page, by the name of the file`() throws {
    let strip = try run("draw", "s/good.events", "-o", "a.svg")
    let page = try run("draw", "s/good.events", "--output=a.HTML")

    for run in [strip, page] {
      #expect(run.status == 0)
      #expect(run.output + run.errors == "")
    }
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg xmlns="))
    #expect(try folder.text(of: "a.HTML").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `standard input and output do for files`() throws {
    let file = try run("draw", "s/good.events", "-o", "a.svg")
    let pipe = try ToolRun(["draw", "-", "-o", "-"], in: folder, input: Self.good)

    #expect(file.status == 0)
    #expect(pipe.status == 0)
    let expected = try folder.text(of: "a.svg").replacingOccurrences(
      of: "s/good.events", with: "&lt;stdin&gt;")
    #expect(pipe.output == expected)
  }

  @Test func `what fails is drawn, and ends as a run does`() throws {
    let run = try run("draw", "s/bad.events", "-o", "a.html")

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "s/bad.events: 0 passed, 1 failed\n")
    #expect(try folder.text(of: "a.html").contains("<b>failed</b>"))
  }

  @Test func `a moment shows what moves then`() throws {
    _ = try run("draw", "s/good.events", "-o", "a.svg", "--at", "0.125")
    _ = try run("draw", "s/good.events", "-o", "b.svg")

    #expect(try folder.text(of: "a.svg").contains("0.125 s after, on the way"))
    #expect(try !folder.text(of: "b.svg").contains("on the way"))
  }

  @Test func `a limit stops a picture as it stops a run`() throws {
    let run = try run("draw", "s/good.events", "-o", "a.svg", "--limit", "1")

    #expect(run.status == 1)
    #expect(try folder.text(of: "a.svg").contains("✗ stopped: line 2: the limit"))
  }

  @Test func `a wrong script is not drawn`() throws {
    let run = try run("draw", "wrong.events", "-o", "a.svg")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("wrong.events:2:"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/a.svg"))
  }

  @Test func `what cannot be read, written or drawn is told`() throws {
    let cases = [
      (["gone.events", "-o", "a.svg"], "gone.events: cannot be read: "),
      (["s/good.events", "-o", "no/a.svg"], "no/a.svg: cannot be written: "),
      (
        ["s", "-o", "a.svg"],
        "s: is a folder; name a script, or say '--failures' for a page of each that fails\n"
      ),
    ]
    for (arguments, complaint) in cases {
      let run = try ToolRun(["draw"] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    }
    try folder.write(Self.good, to: "script.svg")
    let itself = try run("draw", "script.svg", "-o", "./script.svg")
    #expect(itself.status == 2)
    #expect(
      itself.errors == "./script.svg: is the script itself; name another file for the picture\n")
    #expect(try folder.text(of: "script.svg") == Self.good)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/full.svg", withDestinationPath: "/dev/full")

    let run = try run("draw", "s/good.events", "-o", "full.svg")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("full.svg: cannot be written: "))
  }

  @Test func `a closed pipe ends it in peace`() throws {
    try folder.write(
      "field a\nfocus a\nrepeat 1500\n  type \"x\"\nend\n", to: "long.events")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$1\" draw long.events -o - 2>errors; echo $? >status; } | head -c 10 >first", "sh",
      ToolRun.path.path,
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()

    #expect(["141\n", "0\n"].contains(try folder.text(of: "status")))
    #expect(try folder.text(of: "errors") == "")
  }

  // MARK: What fails

  @Test func `each script that fails gets a page, and no other`() throws {
    try folder.write(Self.bad, to: "t/bad.events")

    let run = try run("draw", "--failures", "s", "t", "-o", "new/pages")

    #expect(run.status == 1)
    #expect(
      run.output == """
        s/bad.events: drawn in new/pages/bad.html
        t/bad.events: drawn in new/pages/bad-2.html
        2 of 3 scripts failed

        """)
    #expect(run.errors == "")
    #expect(try names(in: "new/pages") == ["bad-2.html", "bad.html"])
    #expect(try folder.text(of: "new/pages/bad-2.html").contains("<h1>t/bad.events</h1>"))
  }

  @Test func `where nothing fails there is an empty folder`() throws {
    let run = try run("draw", "s/good.events", "--failures", "-o", "pages/")

    #expect(run.status == 0)
    #expect(run.output == "0 of 1 scripts failed\n")
    #expect(try names(in: "pages") == [])
  }

  @Test func `a wrong script wins over one that fails`() throws {
    let run = try run("draw", "--failures", "wrong.events", "s/bad.events", "-o", "pages")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("wrong.events:2:"))
    #expect(try names(in: "pages") == ["bad.html"])
  }

  @Test func `pages need a folder`() throws {
    try folder.write("", to: "file")
    let file = try run("draw", "--failures", "s", "-o", "file")
    let inside = try run("draw", "--failures", "s", "-o", "file/pages")

    #expect(file.status == 2)
    #expect(file.errors == "file: is no folder; name another one for the pages\n")
    #expect(inside.status == 2)
    #expect(inside.errors.hasPrefix("file/pages: the folder cannot be made: "))
  }

  // MARK: In a run

  @Test func `a run writes the same pages, whatever the number of jobs`() throws {
    try folder.write(Self.bad, to: "t/bad.events")
    let drawn = try run("draw", "--failures", "s", "t", "-o", "drawn")
    let plain = try run("run", "s", "t")
    let one = try run("run", "s", "t", "--html", "one")
    let four = try run("run", "s", "t", "--html=four", "--jobs", "4")

    #expect(drawn.status == 1)
    for (name, run) in [("one", one), ("four", four)] {
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n").filter { !$0.contains(": drawn in ") }
      #expect(lines == plain.output.split(separator: "\n"))
      #expect(run.output.contains("s/bad.events: drawn in \(name)/bad.html\n"))
      #expect(try names(in: name) == ["bad-2.html", "bad.html"])
      for page in try names(in: name) {
        #expect(try folder.text(of: "\(name)/\(page)") == folder.text(of: "drawn/\(page)"))
      }
    }
  }

  @Test func `a folder that cannot be is told before anything runs`() throws {
    try folder.write("", to: "file")

    let run = try run("run", "s", "--html", "file/pages")

    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("file/pages: the folder cannot be made: "))
  }

  @Test func `a page that cannot be written is told, and wins over what fails`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("pages/bad.html"), withIntermediateDirectories: true)

    let run = try run("run", "s", "--html", "pages")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("pages/bad.html: cannot be written: "))
    #expect(run.lastLine == "1 passed, 1 failed")
  }
}
