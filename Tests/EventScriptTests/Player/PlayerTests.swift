import EventScript
import KeyboardWorld
import Testing

struct PlayerTests {
  let stage = StageStub()

  @Test func `statements happen in order, each put down to its line`() {
    let script = Script([.event(.turn), .event(.settle), .event(.cut)])

    let result = Player().run(script, on: stage)

    #expect(stage.performed.map(\.event) == [.turn, .settle, .cut])
    #expect(stage.performed.map(\.line) == [1, 2, 3])
    #expect((result.passed, result.failed) == (0, 0))
    #expect(result.stop == nil)
  }

  @Test func `repeats nest`() {
    let script = Script([
      .repeat(count: 2, end: 5),
      .event(.turn),
      .repeat(count: 3, end: 4),
      .event(.cut),
      .end(start: 2),
      .end(start: 0),
      .event(.settle),
    ])

    _ = Player().run(script, on: stage)

    let round: [StageEvent] = [.turn, .cut, .cut, .cut]
    #expect(stage.performed.map(\.event) == round + round + [.settle])
  }

  @Test(arguments: [0, -1]) func `a repeat of nothing is skipped`(count: Int) {
    let script = Script([
      .repeat(count: count, end: 2), .event(.turn), .end(start: 0), .event(.cut),
    ])

    _ = Player().run(script, on: stage)

    #expect(stage.performed.map(\.event) == [.cut])
  }

  @Test func `a loop around nothing ends at once and one around it meets the limit`() throws {
    let empty = Script([.repeat(count: .max, end: 1), .end(start: 0), .event(.turn)])
    let nested = Script([
      .repeat(count: .max, end: 3), .repeat(count: .max, end: 2), .end(start: 1), .end(start: 0),
    ])

    #expect(Player(limit: 2).run(empty, on: stage).stop == nil)
    let stop = try #require(Player(limit: 1000).run(nested, on: stage).stop)
    #expect(stop.place.line == 2)
  }

  @Test func `the limit counts what is executed and names its remedy`() throws {
    let script = Script([.event(.turn), .repeat(count: 5, end: 3), .event(.cut), .end(start: 1)])

    #expect(Player(limit: 7).run(script, on: stage).stop == nil)
    let result = Player(limit: 6).run(script, on: stage)
    let stop = try #require(result.stop)

    #expect(stop.place.description == "pay.events:3:1")
    #expect(
      stop.message == "the limit of executed statements, 6, is reached; allow more with '--limit'")
    #expect((result.passed, result.failed) == (0, 1))
  }

  @Test func `an event that cannot happen stops the script at its place`() throws {
    stage.onEvent = { event, stage throws(StageError) in
      if event == .cut { throw StageError("nothing to cut; focus a field") }
      stage.note(.a, .didChange, .text("4\u{1B}"))
    }
    let script = Script([.event(.turn), .event(.cut), .event(.settle)])

    let result = Player().run(script, on: stage)

    let stop = try #require(result.stop)
    #expect(stop.place == Place(source: "pay.events", line: 2, column: 1))
    #expect(stop.message == "nothing to cut; focus a field")
    #expect(stop.trace.lines == [#"A.didChange("4\u{1B}")"#])
    #expect(stage.performed.count == 2)
    #expect(result.failed == 1)
  }

  @Test func `what a callback cannot do is put down to the callback's line`() throws {
    stage.onEvent = { _, _ throws(StageError) in throw StageError("no item", line: 1) }

    let stop = try #require(Player().run(Script([.mark, .event(.turn)]), on: stage).stop)

    #expect(stop.place.description == "pay.events:1:1")
    #expect(stage.performed.count == 1)
  }

  @Test func `an expectation that cannot be judged stops the script`() throws {
    let script = Script(
      [.expect(0), .event(.turn)], expectations: [.property(.a, .text, .text("4"))])

    let result = Player().run(script, on: stage)

    let stop = try #require(result.stop)
    #expect(stop.place.description == "pay.events:1:3")
    #expect(stop.message == "there is no 'text'; leave it out")
    #expect(stop.expectation == 0)
    #expect(stage.performed.isEmpty)
    #expect(result.failed == 1)
  }

  @Test func `a failed expectation says what is and what led to it`() throws {
    stage.properties[.a] = [.text: .text("4")]
    stage.onEvent = { _, stage in stage.note(.a, .shouldEndEditing, .answer(false)) }
    let script = Script(
      [.event(.turn), .mark, .event(.turn), .expect(0), .expect(1)],
      expectations: [.property(.a, .text, .text("42")), .property(.a, .text, .text("4"))])

    let result = Player().run(script, on: stage)

    #expect((result.passed, result.failed) == (1, 1))
    let failure = try #require(result.failures.first)
    #expect(failure.place.description == "pay.events:4:3")
    #expect(failure.statement == "expect it # here")
    #expect(failure.expected == #""42""#)
    #expect(failure.actual == #""4""#)
    #expect(failure.trace?.markLine == 2)
    #expect(failure.trace?.lines == ["A.shouldEndEditing -> no"])
    #expect(result.failures.count == 1)
  }

  @Test func `expectations inside callbacks are judged on the spot`() {
    stage.onEvent = { event, stage in
      stage.focusedElement = .a
      stage.check?(0)
      stage.focusedElement = nil
      stage.check?(0)
    }
    let script = Script([.event(.turn)], expectations: [.focus(.a, window: nil)])

    let result = Player().run(script, on: stage)

    #expect((result.passed, result.failed) == (1, 1))
    #expect(stage.check == nil)
  }

  @Test func `a stop inside a callback ends the script after its statement`() {
    stage.onEvent = { _, stage in
      stage.check?(0)
      stage.check?(1)
    }
    let script = Script(
      [.event(.turn), .event(.cut)],
      expectations: [.property(.a, .text, .text("")), .focus(nil, window: nil)])

    let result = Player().run(script, on: stage)

    #expect(result.stop?.expectation == 0)
    #expect(result.passed == 0)
    #expect(stage.performed.count == 1)
  }

  @Test func `a million failures of one expectation are counted and told once`() {
    let script = Script(
      [.repeat(count: 1_000_000, end: 2), .expect(0), .end(start: 0)],
      expectations: [.focus(.a, window: nil)])

    let result = Player().run(script, on: stage)

    #expect(result.failed == 1_000_000)
    #expect(result.cases[0].failed == 1_000_000)
    #expect(result.failures.count == 1)
  }

  @Test func `only the first failures keep their trace and their words`() {
    stage.note(.a, .didChange)
    let count = 1003
    let script = Script(
      (0..<count).map { .expect($0) },
      expectations: Array(repeating: .focus(.a, window: nil), count: count))

    let result = Player().run(script, on: stage)

    #expect(result.failed == count)
    #expect(result.failures.count == 1000)
    #expect(result.undetailedFailures == 3)
    #expect(result.failures.prefix(20).allSatisfy { $0.trace != nil })
    #expect(result.failures.dropFirst(20).allSatisfy { $0.trace == nil })
  }

  @Test func `a printed trace ends with the latest fifty entries`() throws {
    for _ in 0..<60 { stage.note(.a, .didChange) }

    let result = Player().run(Script(expecting: .focus(.a, window: nil)), on: stage)

    let trace = try #require(result.failures.first?.trace)
    #expect(trace.lines.count == 50)
    #expect(trace.earlier == 10)
    #expect(trace.markLine == nil)
  }

  @Test func `an observer hears each entry once, over marks and lost entries`() {
    let stage = StageStub(capacity: 2)
    stage.onEvent = { event, stage in
      guard case .delete(let count) = event else { return }
      for depth in 0..<count { stage.note(.a, .tooDeep, .depth(depth)) }
    }
    var heard: [TraceEntry.Arguments] = []
    let script = Script([
      .event(.delete(1)), .event(.delete(2)), .mark, .event(.delete(1)), .event(.delete(5)),
    ])

    let result = Player().run(script, on: stage) { heard.append($0.arguments) }

    #expect(heard == [0, 0, 1, 0, 3, 4].map { .depth($0) })
    #expect(result.unobserved == 3)
  }
}
