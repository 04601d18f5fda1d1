import Testing

import accessory

struct ArgumentsTests {
  private func options(
    _ files: [String], _ change: (inout RunOptions) -> Void = { _ in }
  ) -> Command {
    var options = RunOptions(files: files)
    change(&options)
    return .run(options)
  }

  @Test func `options stand before, between and behind files`() throws {
    let expected = options(["a", "b"]) {
      $0.trace = .jsonl
      $0.junit = "out.xml"
      $0.isQuiet = true
      $0.jobs = 4
      $0.limit = 100
    }
    let words = ["--trace", "jsonl", "a", "--junit=out.xml", "--quiet", "b", "--jobs=4"]

    #expect(try Arguments.parse(["run"] + words + ["--limit", "100"]) == expected)
  }

  @Test func `two dashes end the options`() throws {
    #expect(try Arguments.parse(["run", "--", "--quiet", "--"]) == options(["--quiet", "--"]))
    #expect(try Arguments.parse(["check", "--", "--help"]) == .check(["--help"]))
  }

  @Test func `a picture has its options, too`() throws {
    var expected = DrawOptions(files: ["a", "b"], output: "pages")
    expected.drawsFailures = true
    expected.moment = 0.125
    expected.limit = 7
    let words = ["a", "--failures", "-o", "pages", "b", "--at", "0.125", "--limit=7"]

    #expect(try Arguments.parse(["draw"] + words) == .draw(expected))
  }

  @Test func `a search has its options`() throws {
    var expected = ExploreOptions(file: "a")
    expected.depth = 6
    expected.samples = 1000
    expected.seed = 9
    expected.jobs = 2
    expected.keys = ["x", "é"]
    expected.output = "b.events"
    expected.isJSON = true
    let words = ["--depth=6", "--random", "1000", "a", "--seed", "9", "--jobs", "2", "--json"]

    #expect(
      try Arguments.parse(["explore"] + words + ["--keys", "x", "-o", "b.events", "--keys=é"])
        == .explore(expected))
  }

  @Test func `a run has a folder for its pages`() throws {
    #expect(try Arguments.parse(["run", "a", "--html", "b"]) == options(["a"]) { $0.html = "b" })
  }

  @Test func `a single dash is a file`() throws {
    #expect(try Arguments.parse(["run", "-"]) == options(["-"]))
  }

  @Test func `a play has its options`() throws {
    var expected = PlayOptions(file: "a")
    expected.recording = "b"
    expected.playsToEnd = true

    #expect(try Arguments.parse(["play", "a"]) == .play(PlayOptions(file: "a")))
    #expect(try Arguments.parse(["play", "--record", "b", "--to-end", "a"]) == .play(expected))
    #expect(try Arguments.parse(["play", "--to-end", "--record=b", "--", "a"]) == .play(expected))
  }

  @Test func `of an option said twice the last holds`() throws {
    let expected = options(["a"]) { $0.jobs = 3 }
    #expect(try Arguments.parse(["run", "--jobs", "2", "a", "--jobs", "3"]) == expected)
  }

  @Test(arguments: [
    (["check", "a", "b"], Command.check(["a", "b"])),
    (["format", "a"], .format(["a"], isInPlace: false)),
    (["format", "--in-place", "a"], .format(["a"], isInPlace: true)),
    (["draw", "a", "-o", "b.svg"], .draw(DrawOptions(files: ["a"], output: "b.svg"))),
    (["draw", "--output=b.HTM", "a"], .draw(DrawOptions(files: ["a"], output: "b.HTM"))),
    (["draw", "--help"], .help(.draw)),
    (["devices"], .devices(systems: false)),
    (["devices", "--systems"], .devices(systems: true)),
    (["--help"], .help(nil)),
    (["-h"], .help(nil)),
    (["run", "--help"], .help(.run)),
    (["format", "--in-place", "-h"], .help(.format)),
    (["devices", "a", "--help"], .help(.devices)),
    (["--version"], .version),
  ])
  func `each command has its options`(words: [String], command: Command) throws {
    #expect(try Arguments.parse(words) == command)
  }

  @Test(arguments: [
    ([], "a command is missing; say one of run, check, format, explore, draw, play, devices"),
    (["rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (["fromat", "a"], "unknown command 'fromat'; did you mean 'format'?"),
    (
      ["x\u{1B}yz"],
      #"unknown command 'x\u{1B}yz'; there are run, check, format, explore, draw, play, devices"#
    ),
    (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
    (
      ["--quiet", "run"],
      "'--quiet' belongs behind a command, as in 'accessory run --quiet …'"
    ),
    (
      ["run"],
      "'run' needs a file, a folder, or '-' for standard input, as in 'accessory run pay.events'"
    ),
    (
      ["explore", "--depth", "2"],
      "'explore' needs a file or '-' for standard input, as in 'accessory explore pay.events'"
    ),
    (
      ["draw", "-o", "a.svg"],
      "'draw' needs a file or '-' for standard input, as in "
        + "'accessory draw pay.events -o pay.html'"
    ),
    (
      ["draw", "--failures"],
      "'draw' needs a file, a folder, or '-' for standard input, as in "
        + "'accessory draw --failures Sessions -o Pages'"
    ),
    (["run", "a", "--jbos", "3"], "unknown option '--jbos'; did you mean '--jobs'?"),
    (["check", "a", "-q"], "unknown option '-q'; there are --help"),
    (["check", "a", "--quiet"], "unknown option '--quiet'; there are --help"),
    (["run", "a", "--quiet=yes"], "'--quiet' takes no value"),
    (["run", "a", "--trace"], "'--trace' needs text or jsonl"),
    (["run", "a", "--trace", "xml"], "'--trace' is text or jsonl, not 'xml'"),
    (["run", "a", "--junit", "--quiet"], "'--junit' needs the path of a file"),
    (["run", "a", "--junit="], "'--junit' needs the path of a file"),
    (["run", "a", "--jobs", "0"], "'--jobs' needs a whole number from 1 to 1024, not '0'"),
    (["run", "a", "--jobs", "+4"], "'--jobs' needs a whole number from 1 to 1024, not '+4'"),
    (["run", "a", "--jobs"], "'--jobs' needs a whole number from 1 to 1024"),
    (["run", "a", "--limit=-1"], "'--limit' needs a whole number from 1 on, not '-1'"),
    (
      ["run", "a", "--limit", "99999999999999999999"],
      "'--limit' needs a whole number from 1 on, not '99999999999999999999'"
    ),
    (["run", "-", "-"], "standard input can be read only once; say '-' only once"),
    (
      ["format", "--in-place", "-"],
      "standard input has no place to write to; leave '--in-place' or '-' out"
    ),
    (["play"], "'play' needs a file, as in 'accessory play pay.events'"),
    (["play", "a", "b"], "'play' takes one file; leave 'b' out"),
    (["play", "-"], "'play' reads keys from standard input; name a file in place of '-'"),
    (["play", "a", "--record"], "'--record' needs the path of a file"),
    (["play", "a", "--to-end=yes"], "'--to-end' takes no value"),
    (["play", "a", "--recrod=b"], "unknown option '--recrod'; did you mean '--record'?"),
    (
      ["run", "a", "--record", "b"],
      "unknown option '--record'; there are --trace, --junit, --html, --quiet, --jobs, --limit, --help"
    ),
    (["devices", "a"], "'devices' takes no file; leave 'a' out"),
    (["run", "a", "--html"], "'--html' needs the path of a folder"),
    (
      ["run", "a", "-o", "b.svg"],
      "unknown option '-o'; there are --trace, --junit, --html, --quiet, --jobs, --limit, --help"
    ),
    (
      ["draw", "a"],
      "'draw' needs a file for the picture, as in 'accessory draw pay.events -o pay.html'"
    ),
    (["draw", "a", "-o"], "'-o' needs the path of a file"),
    (
      ["draw", "a", "-o", "a.png"],
      "'-o' needs a name that ends in .svg or .html, or '-' for standard output, not 'a.png'"
    ),
    (
      ["draw", "a", "b", "-o", "c.svg"],
      "'draw' takes one script; say '--failures' for a page of each that fails"
    ),
    (
      ["draw", "--failures", "a", "-o", "-"],
      "'draw --failures' needs a folder for its pages, as in "
        + "'accessory draw --failures Sessions -o Pages'"
    ),
    (
      ["draw", "a", "-o", "b.svg", "--at", "soon"],
      "'--at' needs a number of seconds from 0 to 3600, such as 0.125, not 'soon'"
    ),
    (
      ["draw", "a", "-o", "b.svg", "--at=3601"],
      "'--at' needs a number of seconds from 0 to 3600, such as 0.125, not '3601'"
    ),
    (
      ["draw", "a", "-o", "b.svg", "--at", "1e2"],
      "'--at' needs a number of seconds from 0 to 3600, such as 0.125, not '1e2'"
    ),
  ])
  func `a wrong command line says how to do it right`(words: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try Arguments.parse(words) }
    #expect(error.description == message)
  }

  @Test func `each command explains itself`() {
    for command in CommandName.allCases {
      #expect(Help.text(for: command).contains("usage: accessory \(command.rawValue)"))
    }
    #expect(Help.text(for: nil).contains("usage: accessory run FILE"))
  }
}
