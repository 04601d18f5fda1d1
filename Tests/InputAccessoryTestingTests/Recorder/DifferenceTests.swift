import EventScript
import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

struct DifferenceTests {
  let field = TextField()
  let recorder = Recorder()

  init() {
    recorder.record(field, as: "amount")
    field.becomeFirstResponder()
    field.insert("4")
    field.resignFirstResponder()
  }

  @Test func `the same calls differ in nothing`() {
    #expect(
      recorder.log.difference(
        from: [
          "amount.shouldBeginEditing", "amount.didBeginEditing", "amount.editingDidBegin",
          #"amount.shouldChange( 0..<0   "4" ) -> yes"#, "amount.editingChanged",
          "amount.didChange", "amount.didChangeSelection", "amount.shouldEndEditing -> yes",
          "amount.didEndEditing", "amount.editingDidEnd",
        ]) == nil)
    #expect(
      recorder.log.difference(
        from: ["amount.didBeginEditing", "amount.didChange", "amount.didEndEditing"],
        matching: .only) == nil)
    #expect(recorder.log.difference(from: [], matching: .inOrder) == nil)
    #expect(recorder.log.difference(from: [], matching: .only) == nil)
  }

  @Test func `an exact comparison shows both sides where they part`() {
    let difference = recorder.log.difference(
      from: [
        "amount.shouldBeginEditing", "amount.didBeginEditing", "amount.editingDidBegin",
        "amount.didChange", "amount.didEndEditing", "amount.editingDidEnd",
      ])

    #expect(
      difference?.description == """
        call 4 is amount.shouldChange(0..<0 "4") -> yes, not amount.didChange
            amount.shouldBeginEditing -> yes
            amount.didBeginEditing
            amount.editingDidBegin
          + amount.shouldChange(0..<0 "4") -> yes
          + amount.editingChanged
            amount.didChange
          + amount.didChangeSelection
          + amount.shouldEndEditing -> yes
            amount.didEndEditing
            amount.editingDidEnd
        """)
    #expect(difference?.debugDescription == difference?.description)
  }

  @Test func `the ends of the lists are told in words`() {
    let calls: [ExpectedCall] = [
      "amount.didBeginEditing", "amount.didChange", "amount.didEndEditing",
    ]

    #expect(
      recorder.log.difference(from: Array(calls.prefix(2)), matching: .only)?.description == """
        call 3 was not expected: amount.didEndEditing
            amount.didBeginEditing
            amount.didChange
          + amount.didEndEditing
        """)
    #expect(
      recorder.log.difference(from: calls + ["amount.didChange"], matching: .only)?.description
        == """
        nothing came as call 4, after amount.didEndEditing
            amount.didBeginEditing
            amount.didChange
            amount.didEndEditing
          - amount.didChange
        """)
    recorder.clear()
    #expect(
      recorder.log.difference(from: ["amount.didChange"])?.description == """
        no calls came
          - amount.didChange
        """)
  }

  @Test func `an expected text may be put together, and prints without control characters`() {
    let name = "amount"
    let calls: [ExpectedCall] = ["\(name).didBeginEditing", "\(name).didChange(\u{7})"]

    let difference = recorder.log.difference(from: calls, matching: .inOrder)

    #expect(
      difference?.summary
        == #"no amount.didChange(\u{7}) came after amount.didBeginEditing"#)
  }

  @Test func `an order that is not kept names the first call that is missing`() {
    #expect(
      recorder.log.difference(
        from: ["amount.didEndEditing", "amount.didChange"], matching: .inOrder)?.description == """
          no amount.didChange came after amount.didEndEditing
              amount.shouldBeginEditing -> yes
              amount.didBeginEditing
              amount.editingDidBegin
              amount.shouldChange(0..<0 "4") -> yes
              amount.editingChanged
              amount.didChange
              amount.didChangeSelection
              amount.shouldEndEditing -> yes
              amount.didEndEditing
            - amount.didChange
              amount.editingDidEnd
          """)
  }

  @Test func `a count that is another shows what was counted`() {
    #expect(
      recorder.log.difference(inCountOf: "amount.didChange", from: 2)?.description == """
        amount.didChange came once, not 2 times
            amount.didChange
        """)
    #expect(
      recorder.log.difference(inCountOf: #"amount.shouldChange(0..<0 "5")"#, from: 1)?.description
        == """
        amount.shouldChange(0..<0 "5") came never, not once
            amount.shouldChange(0..<0 "4") -> yes
        """)
    #expect(recorder.log.difference(inCountOf: "amount.shouldClear -> no", from: 0) == nil)
  }

  @Test(arguments: [
    ("", "an empty text names no call; write one as in 'amount.didEndEditing'"),
    (
      "amount",
      "'amount' names no call; write who calls, a dot and what, as in 'amount.didEndEditing'"
    ),
    (
      "amount.didEndEdting",
      "nothing is called 'didEndEdting'; did you mean 'didEndEditing'?"
    ),
    ("amount.didChange(1", "the bracket is not closed; end it with ')'"),
    (#"amount.shouldChange(0..<0 ")")"#, nil),
    (
      "amount.shouldClear yes",
      "nothing is called 'shouldClear yes'; calls are named as in 'amount.didEndEditing' and "
        + "'bar.didTapDone'"
    ),
    ("amount.shouldClear -> maybe", "an answer cannot be 'maybe'; write yes or no"),
    (
      "amount.didChange -> yes",
      "'didChange' is no question and has no answer; take '->' and what follows out"
    ),
    (
      "amount.shouldChange() x",
      "unexpected 'x' behind the call; an answer is written '-> yes'"
    ),
    ("amuont.didChange", "nobody recorded is called 'amuont'; did you mean 'amount'?"),
    ("bar.didTapDone", "nobody recorded is called 'bar'; there are amount"),
  ])
  func `a text that is no call fails and says what to do`(text: String, problem: String?) {
    let difference = recorder.log.difference(
      from: ["amount.didChange", ExpectedCall(text)], matching: .inOrder)

    if let problem {
      let summary = "expectation 2 is wrong: " + problem
      #expect(difference?.description.hasPrefix(summary) == true)
    } else {
      #expect(difference?.description.hasPrefix("expectation") == false)
    }
  }

  @Test func `what a recorder was asked and cannot do fails every comparison`() {
    recorder.answer(.shouldEndEditing, of: "amuont", with: false)
    recorder.answer(.didChange, of: "amount", with: false)

    #expect(
      recorder.log.difference(from: [], matching: .inOrder)?.description
        == "nobody recorded is called 'amuont'; did you mean 'amount'?")
  }

  @Test func `long lists are cut`() throws {
    field.becomeFirstResponder()
    for _ in 0..<1000 { field.insert("1") }

    let difference = try #require(recorder.log.difference(from: []))

    #expect(difference.lines.count == Difference.length + 1)
    #expect(difference.lines.last == .omitted(3963))
  }

  @Test func `a world's trace is compared alike`() throws {
    let script = try ScriptParser.parse(
      """
      field amount
      toolbar bar for=amount
      focus amount
      tap done
      """, source: "pay.events")
    let world = World()
    _ = Player().run(script, on: world)

    let log = CallLog(of: world.trace, names: script.names)

    #expect(
      log.difference(
        from: ["amount.didBeginEditing", "amount.didEndEditing", "bar.didTapDone"],
        matching: .only) == nil)
    #expect(
      log.difference(from: ["keyboard.didShow", "bar.didTapDone"], matching: .inOrder) == nil)
    #expect(log.difference(inCountOf: "bar.didTapDone", from: 1) == nil)
  }

  @Test func `counts of a world's trace are exact beyond what is kept`() throws {
    let script = try ScriptParser.parse(
      "field a\nfocus a\nrepeat 20\ntype \"x\"\nend", source: "a.events")
    let world = World(traceCapacity: 5)
    _ = Player().run(script, on: world)

    let log = CallLog(of: world.trace, names: script.names)

    #expect(log.difference(inCountOf: "a.didChange", from: 20) == nil)
    #expect(log.difference(from: ["a.didChange"]) != nil)
  }
}
