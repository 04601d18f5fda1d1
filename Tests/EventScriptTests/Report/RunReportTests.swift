import EventScript
import KeyboardWorld
import Testing

struct RunReportTests {
  let stage = StageStub()

  @Test func `failures print their place, what was expected, what is and the trace`() {
    stage.onEvent = { _, stage in stage.note(.a, .didChange) }
    let script = Script(
      [.mark, .event(.turn), .repeat(count: 3, end: 4), .expect(0), .end(start: 2)],
      expectations: [.focus(.a, window: nil)])

    let result = Player().run(script, on: stage)

    #expect(
      RunReport().complaints(of: result) == """
        pay.events:4:3: failed: expect it # here
          expected: A
            actual: none
          failed 3 of 3 times; this is the first
          trace since the mark in line 1:
            A.didChange

        """)
    #expect(RunReport().summary(of: result) == "pay.events: 0 passed, 3 failed\n")
  }

  @Test func `a stop prints its place, its reason and the trace`() {
    stage.onEvent = { _, _ throws(StageError) in throw StageError("no\u{7}; try again") }

    let result = Player().run(Script([.event(.turn)]), on: stage)

    #expect(
      RunReport().complaints(of: result) == """
        pay.events:1:1: stopped: no\\u{7}; try again
          nothing happened since the start

        """)
    #expect(RunReport().summary(of: result) == "pay.events: 0 passed, 1 failed, stopped\n")
  }

  @Test func `earlier entries and further failures are counted`() {
    for _ in 0..<51 { stage.note(.a, .didChange) }
    let script = Script(
      (0..<1001).map { .expect($0) },
      expectations: Array(repeating: .focus(.a, window: nil), count: 1001))

    let lines = RunReport().complaints(of: Player().run(script, on: stage))
      .split(separator: "\n")

    #expect(lines[3] == "  trace since the start:")
    #expect(lines[4] == "    … 1 earlier entries")
    #expect(lines.last == "pay.events: 1 more expectations failed")
  }

  @Test func `colour marks the verdict alone`() {
    let result = Player().run(Script(expecting: .focus(.a, window: nil)), on: stage)

    let first = RunReport(isColored: true).complaints(of: result).split(separator: "\n").first
    #expect(first == "pay.events:1:3: \u{1B}[1;31mfailed:\u{1B}[0m expect it # here")
  }

  @Test func `a script without expectations and one not reached are reported as such`() {
    let empty = Player().run(Script([.event(.turn)]), on: stage)
    let unreached = Player().run(
      Script([.event(.turn)], expectations: [.focus(nil, window: nil)]), on: stage)

    #expect(RunReport().summary(of: empty) == "pay.events: no expectations\n")
    #expect(
      RunReport().summary(of: unreached) == "pay.events: 0 passed, 0 failed, 1 never reached\n")
  }
}
