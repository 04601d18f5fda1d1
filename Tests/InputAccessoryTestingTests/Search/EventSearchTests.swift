import EventScript
import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

struct EventSearchTests {
  private static let form = """
    field a keyboard=number-pad
    field b keyboard=number-pad
    textview c at=20,560 size=280,31
    toolbar bar for=a,b,c items=previous,next,flexible,cancel,done
    avoid shift gap=10
    touch-dismiss yes
    """

  @Test func `a form holds every rule, on however many cores`() async throws {
    let search = try EventSearch(Self.form, depth: 3)

    let serial = try search.run()
    let parallel = try await search.runConcurrently(jobs: 3)

    #expect(serial.counterexample == nil)
    #expect(serial.states > 1000 && serial.transitions > 5 * serial.states)
    #expect(serial.completedDepth == 3)
    #expect(
      serial.sequences
        == UInt64(search.moves.count * (1 + search.moves.count * (1 + search.moves.count))))
    #expect(
      [parallel.states, parallel.transitions, parallel.impossible]
        == [serial.states, serial.transitions, serial.impossible])
  }

  @Test func `states that are put back are those that are replayed`() throws {
    let search = try EventSearch(Self.form, depth: 2)
    let script = try ScriptParser.parse(Self.form, source: "form.events")

    let putBack = try search.run()
    let replayed = try search.run { () throws(StageError) in
      SearchSubject(try SearchSubject(script).world, hasOwnObjects: true)
    }

    #expect(putBack.states == replayed.states && putBack.transitions == replayed.transitions)
    #expect(replayed.counterexample == nil)
  }

  @Test func `the original component's fault comes as the shortest script`() async throws {
    let text = """
      field spare text="x"
      field amount text="42" keyboard=number-pad
      toolbar bar for=amount contract=original
      """
    let search = try EventSearch(text, depth: 4)

    let report = try await search.runConcurrently()

    let found = try #require(report.counterexample)
    #expect(found.lines.count == 3)
    #expect(
      found.lines == ["focus amount", "answer amount.shouldEndEditing no", "tap bar.cancel"]
        || found.lines == ["answer amount.shouldEndEditing no", "focus amount", "tap bar.cancel"])
    let script = try #require(found.script)
    #expect(!script.contains("spare"))
    #expect(script.contains("invariant contract"))
    let result = Player().run(try ScriptParser.parse(script, source: "found"), on: World())
    #expect(result.failures.first?.actual == found.finding)
    #expect(try search.run().counterexample == found)
  }

  @Test func `a script's invariants are judged, by what each event caused`() throws {
    let text = """
      field a
      field b
      toolbar bar for=a,b items=next,done
      invariant count bar.didMove 0
      """

    let found = try #require(try EventSearch(text, depth: 3).run().counterexample)

    #expect(found.rule == "invariant count bar.didMove 0")
    #expect(found.lines == ["focus a", "tab"])
    let script = try #require(found.script)
    #expect(script.hasSuffix("invariant count bar.didMove 0\n\nfocus a\ntab\n"))
    let result = Player().run(try ScriptParser.parse(script, source: "found"), on: World())
    #expect(result.failed == 1 && result.failures.first?.after == 7)
  }

  @Test(arguments: ["\"", "\\", "x\ny", "\u{202E}", "é"])
  func `what is typed stands in the counterexample as a script has it`(key: String) throws {
    let text = """
      field a
      invariant a.text ""
      """

    let report = try EventSearch(text, depth: 2, keys: [key]).run()

    let found = try #require(report.counterexample)
    #expect(found.lines == ["focus a", "type \(ScriptText.quoted(key))"])
    let script = try ScriptParser.parse(try #require(found.script), source: "found")
    #expect(Player().run(script, on: World()).failed == 1)
  }

  @Test func `lines to replay are literals of Swift`() throws {
    let line = ##"type "\"\\#""##
    let search = EventSearch(
      [Move(line, .type(##""\#"##))], depth: 1,
      invariants: [SearchInvariant("never") { _ in "it did" }])

    let report = try search.run { try SearchSubject("field a") { $0 } }

    let found = try #require(report.counterexample)
    #expect(found.description.contains("  ##\"\(line)\"##,\n"))
  }

  @Test func `random sequences depend on the seed alone, and come out short`() async throws {
    let text = """
      field a
      toolbar bar for=a
      invariant a.text ""
      """
    var search = try EventSearch(text, depth: 40)
    search.sampling = EventSearch.Sampling(seed: 5, count: 1000)

    let report = try search.run()
    let parallel = try await search.runConcurrently(jobs: 4)

    #expect(report.counterexample?.lines.count == 2)
    #expect(report.counterexample == parallel.counterexample)
    #expect(report.transitions == parallel.transitions)
    search.invariants = []
    let clean = try search.run()
    #expect(clean.counterexample == nil && clean.samples == 1000 && clean.sequences == 1000)
    #expect(clean.transitions + clean.impossible == 40_000)
  }

  @Test func `whoever hears of progress can stop it`() async throws {
    let search = try EventSearch(Self.form, depth: 6)

    let report = try search.run { $0.depth < 3 }
    let parallel = try await search.runConcurrently { $0.depth < 3 }

    for report in [report, parallel] {
      #expect(report.wasStopped && report.completedDepth == 2 && report.counterexample == nil)
      #expect(report.transitions > 0)
    }
  }

  @Test func `dropped fields are freed, which takes replays`() throws {
    var search = try EventSearch("field a\nfield b\ntoolbar bar for=a,b", depth: 2)
    let script = try ScriptParser.parse("field a\nfield b", source: "names")
    search.moves.append(Move("drop a", .drop(ElementID(rawValue: 8))))
    #expect(script.names[8] == "a")

    let report = try search.run()

    #expect(report.counterexample == nil && report.states > 100)
  }

  @Test(arguments: [
    #"a"b"#, #"a\b"#, "\t", "\r", "#", "😀", "\u{1}", "\u{202E}", #"a" # b"#,
  ])
  func `whatever is typed stands in the script as it was typed`(keys: String) throws {
    let text = "field a\ninvariant count a.shouldChange 0"

    let search = try EventSearch(text, depth: 2, keys: [keys])
    let found = try #require(
      try search.run().counterexample)

    #expect(found.lines == ["focus a", "type \(ScriptText.quoted(keys))"])
    let script = try ScriptParser.parse(try #require(found.script), source: "found")
    #expect(script.statements.last?.body == .event(.type(keys)))
    #expect(Player().run(script, on: World()).failed == 1)
  }

  /// Cut in reports, with a raw tab, with a comment, behind a byte order mark, under LF and CRLF.
  @Test(arguments: ["\n", "\r\n"], [String(repeating: "long ", count: 200), "x\ty", "x"])
  func `an invariant stands in the script as it was written`(end: String, text: String) throws {
    let lines = [
      "\u{FEFF}invariant  focus  none", "field a text=\"\(text)\"", "field b",
      "invariant   count  b.didBeginEditing   1   # \"odd\"", "invariant a.text  \"\(text)\"# why",
    ]
    var search = try EventSearch(lines.joined(separator: end), depth: 2)
    search.invariants.removeFirst(2)

    let found = try #require(try search.run().counterexample)

    #expect(found.lines == ["focus a", #"type "7""#])
    let script = try ScriptParser.parse(try #require(found.script), source: "found")
    let result = Player().run(script, on: World())
    #expect(result.failed == 1 && result.failures.first?.after == script.statements.last?.line)
    #expect(result.failures.first?.actual == ScriptText.quoted(text + "7"))
  }

  @Test func `invariants behind the first event are left to a run`() throws {
    let text = """
      field a
      focus a
      field b
      invariant b.text ""
      repeat 2
        invariant a.text ""
      end
      """

    #expect(try EventSearch(text, depth: 2).run().counterexample == nil)
  }

  @Test func `a bar may be named as the contract is`() throws {
    let text = "field a text=\"x\"\ntoolbar contract for=a contract=original"

    let found = try #require(try EventSearch(text, depth: 3).run().counterexample)

    let script = try ScriptParser.parse(try #require(found.script), source: "found")
    #expect(Player().run(script, on: World()).failures.first?.actual == found.finding)
  }

  @Test(arguments: ["field a\nfield a", "field a\ntoolbar bar for=b"])
  func `a wrong script is told so`(text: String) {
    #expect(throws: ScriptErrors.self) { try EventSearch(text, depth: 1) }
  }
}
