import EventScript
import InputAccessory
import KeyboardWorld
import Testing

struct JudgeTests {
  typealias Pattern = ScriptExpectation.EntryPattern

  let stage = StageStub()

  /// What the stage has instead of `kind`; `nil` where it holds.
  private func complaint(about kind: ScriptExpectation.Kind) -> String? {
    let result = Player().run(Script(expecting: kind), on: stage)
    return result.stop?.message ?? result.failures.first?.actual
  }

  @Test func `focus is compared by name, of a window where one is named`() {
    stage.focusedElement = .a
    stage.focusedElements[.main] = .b

    #expect(complaint(about: .focus(.a, window: nil)) == nil)
    #expect(complaint(about: .focus(.b, window: nil)) == "A")
    #expect(complaint(about: .focus(nil, window: nil)) == "A")
    #expect(complaint(about: .focus(.b, window: .main)) == nil)
    #expect(complaint(about: .focus(.b, window: .root)) == "none")
  }

  @Test func `texts are compared scalar by scalar`() {
    stage.properties[.a] = [.text: .text("e\u{301}")]

    #expect(complaint(about: .property(.a, .text, .text("e\u{301}"))) == nil)
    #expect(complaint(about: .property(.a, .text, .text("\u{E9}"))) == "\"e\u{301}\"")
  }

  @Test(arguments: [
    (PropertyValue.number(42), PropertyValue.number(42.0000001), "42.0000001"),
    (.number(42), .text("42"), #""42""#),
    (.flag(true), .flag(false), "no"),
    (.word("always"), .word("never"), "never"),
    (.range(1..<3), .range(3..<3), "3..<3"),
    (.none, .number(-0.5), "-0.5"),
    (.point(Point(x: 1, y: 2)), .point(Point(x: 1, y: 2.5)), "1 2.5"),
    (.size(Size(width: 1, height: 2)), .size(Size(width: 0, height: 2)), "0 2"),
    (.rect(.zero), .rect(Rect(x: 1, y: 2, width: 3, height: 4)), "1 2 3 4"),
    (.insets(.zero), .insets(Insets(top: 64, left: 0, bottom: 216, right: 0)), "64 0 216 0"),
    (.elements([.a]), .elements([.a, .b]), "A B"),
    (.elements([.a]), .none, "none"),
    (.elements([.a]), .everyInput, "*"),
    (.text("a"), .text("\u{1B}\""), #""\u{1B}\"""#),
  ])
  func `values are compared by kind and printed in the language's words`(
    expected: PropertyValue, actual: PropertyValue, text: String
  ) {
    stage.properties[.a] = [.value: actual]
    #expect(complaint(about: .property(.a, .value, expected)) == text)

    stage.properties[.a] = [.value: expected]
    #expect(complaint(about: .property(.a, .value, expected)) == nil)
  }

  @Test func `what is spelled the same is the same`() {
    stage.properties[.a] = [.touchDismiss: .flag(true), .delegate: .elements([])]

    #expect(complaint(about: .property(.a, .touchDismiss, .word("yes"))) == nil)
    #expect(complaint(about: .property(.a, .delegate, .none)) == nil)
  }

  @Test func `geometry may differ by less than arithmetic loses`() {
    stage.properties[.a] = [.frame: .rect(Rect(x: 0.1 + 0.2, y: 0, width: 55 + 1.0 / 3, height: 1))]

    let near = Rect(x: 0.3, y: 0, width: 55.333, height: 1)
    let far = Rect(x: 0.3, y: 0, width: 55.33, height: 1)
    #expect(complaint(about: .property(.a, .frame, .rect(near))) == nil)
    #expect(
      complaint(about: .property(.a, .frame, .rect(far)))
        == "0.30000000000000004 0 55.333333333333336 1")
  }

  @Test func `items are compared as they are seen`() {
    var hidden = ToolbarItem.next
    hidden.isHidden = true
    let items = [.cancel, .previous, hidden, .flexible, ToolbarItem(.button(.done), title: "OK")]
    stage.properties[.bar] = [.items: .items(items)]
    let title = { ToolbarItem(.title, title: $0) }

    let seen: PropertyValue = .items([title("Cancel"), .previous, .flexible, title("OK")])
    let words: PropertyValue = .items([.cancel, .previous, .flexible, .done])
    let wrong: PropertyValue = .items([title("Cancel"), .previous, .flexible, title("Done")])
    #expect(complaint(about: .property(.bar, .items, seen)) == nil)
    #expect(complaint(about: .property(.bar, .items, words)) == nil)
    #expect(
      complaint(about: .property(.bar, .items, wrong)) == #""Cancel" previous flexible "OK""#)
  }

  @Test func `an item is enabled if it is and its arrow can move`() {
    stage.itemProperties = [.next: [.enabled: .flag(true)], .done: [.enabled: .flag(false)]]
    stage.obstacles[.next] = "last"
    stage.currentBar = .bar

    let next = { ScriptExpectation.Kind.item(.next, bar: nil, isEnabled: $0, because: $1) }
    #expect(complaint(about: next(false, "last")) == nil)
    #expect(complaint(about: next(false, nil)) == nil)
    #expect(complaint(about: next(true, nil)) == "disabled because last")
    #expect(complaint(about: next(false, "hidden")) == "disabled because last")
    stage.obstacles = [:]
    #expect(complaint(about: next(true, nil)) == nil)
    #expect(complaint(about: next(false, nil)) == "enabled")
    let done = ScriptExpectation.Kind.item(.done, bar: .bar, isEnabled: true, because: nil)
    #expect(complaint(about: done) == "disabled")
    stage.currentBar = nil
    #expect(complaint(about: next(true, nil)) == "there is no bar")
    let cancel = ScriptExpectation.Kind.item(.cancel, bar: .bar, isEnabled: true, because: nil)
    #expect(complaint(about: cancel) == "the bar has no such item; add it")
  }

  @Test func `a chain is compared in order`() {
    stage.chain = [.a, .b]

    #expect(complaint(about: .chain(.bar, [.a, .b])) == nil)
    #expect(complaint(about: .chain(.bar, [.b, .a])) == "A B")
    stage.chain = []
    #expect(complaint(about: .chain(.bar, [.a])) == "none")
  }

  @Test func `the order of items is that of the screen`() {
    stage.properties[.bar] = [.items: .items([.cancel, .flexible, .done])]
    let frame = { PropertyValue.rect(Rect(x: $0, y: 0, width: 46, height: 44)) }
    stage.itemProperties = [.cancel: [.frame: frame(16)], .done: [.frame: frame(313)]]

    #expect(complaint(about: .order(.bar, ["cancel", "flexible", "done"])) == nil)
    stage.itemProperties = [.cancel: [.frame: frame(313)], .done: [.frame: frame(16)]]
    #expect(
      complaint(about: .order(.bar, ["cancel", "flexible", "done"])) == "done flexible cancel")
  }

  @Test func `the order without frames is from left to right`() {
    stage.properties[.bar] = [.items: .items([.cancel, .flexible, .done])]

    #expect(complaint(about: .order(.bar, ["cancel", "flexible", "done"])) == nil)
  }

  @Test(arguments: [(16.0, "done flexible"), (313, nil)])
  func `a single button shows the order by its side`(x: Double, complaint expected: String?) {
    stage.properties[.bar] = [
      .items: .items([.flexible, .done]),
      .frame: .rect(Rect(x: 0, y: 407, width: 375, height: 44)),
    ]
    stage.itemProperties[.done] = [.frame: .rect(Rect(x: x, y: 0, width: 46, height: 44))]

    #expect(complaint(about: .order(.bar, ["flexible", "done"])) == expected)
  }

  @Test func `visibility, outcome, result and life are compared`() {
    stage.properties[.bar] = [.visible: .flag(true)]
    stage.freed = [.a]

    #expect(complaint(about: .visible(.bar, true)) == nil)
    #expect(complaint(about: .visible(.bar, false)) == "visible")
    #expect(complaint(about: .outcome(.done)) == "none")
    #expect(complaint(about: .result(true)) == "none")
    stage.lastOutcome = .refused
    stage.lastResult = false
    #expect(complaint(about: .outcome(.refused)) == nil)
    #expect(complaint(about: .outcome(.done)) == "refused")
    #expect(complaint(about: .result(false)) == nil)
    #expect(complaint(about: .result(true)) == "no")
    #expect(complaint(about: .gone(.a, true)) == nil)
    #expect(complaint(about: .gone(.a, false)) == "gone")
    #expect(complaint(about: .gone(.b, true)) == "alive")
  }

  @Test func `counts are exact, with arguments or without`() {
    for text in ["4", "2", "4"] {
      stage.note(.a, .shouldChange, .change(0..<1, text, answer: true))
    }

    let plain = Pattern(subject: .a, name: .shouldChange)
    let withText = Pattern(subject: .a, name: .shouldChange, arguments: #"0..<1 "4""#)
    #expect(complaint(about: .count(plain, 3)) == nil)
    #expect(complaint(about: .count(plain, 1)) == "3")
    #expect(complaint(about: .count(withText, 2)) == nil)
    #expect(complaint(about: .count(Pattern(subject: .b, name: .didChange), 0)) == nil)
  }

  @Test func `a trace may hold others between`() {
    stage.note(.a, .shouldEndEditing, .answer(true))
    stage.note(.a, .didEndEditing)
    stage.note(.bar, .outcome, .outcome(.done, .done))

    let shouldEnd = Pattern(subject: .a, name: .shouldEndEditing)
    let didEnd = Pattern(subject: .a, name: .didEndEditing)
    let done = Pattern(subject: .bar, name: .outcome, arguments: "done")
    let refused = Pattern(subject: .bar, name: .outcome, arguments: "refused")
    #expect(complaint(about: .trace([shouldEnd, done])) == nil)
    #expect(
      complaint(about: .trace([done, shouldEnd]))
        == "no A.shouldEndEditing after bar.outcome(done)")
    #expect(complaint(about: .trace([refused])) == "no bar.outcome(refused)")
    #expect(
      complaint(about: .trace([didEnd, didEnd])) == "no A.didEndEditing after A.didEndEditing")
  }

  @Test func `trace only looks at the news of its subjects and at what it names`() {
    stage.note(.a, .shouldEndEditing, .answer(true))
    stage.note(.a, .didChangeSelection)
    stage.note(.a, .didEndEditing)
    stage.note(.bar, .didTapDone)
    stage.note(.b, .didBeginEditing)

    let didEnd = Pattern(subject: .a, name: .didEndEditing)
    let didBegin = Pattern(subject: .b, name: .didBeginEditing)
    let shouldEnd = Pattern(subject: .a, name: .shouldEndEditing)
    #expect(complaint(about: .traceOnly([didEnd, didBegin])) == nil)
    #expect(complaint(about: .traceOnly([shouldEnd, didEnd, didBegin])) == nil)
    #expect(
      complaint(about: .traceOnly([didBegin, didEnd])) == "A.didEndEditing B.didBeginEditing")
    #expect(
      complaint(about: .traceOnly([didEnd, didEnd])) == "A.didEndEditing")
    let tap = Pattern(subject: .bar, name: .didTapCancel)
    #expect(complaint(about: .traceOnly([tap])) == "bar.didTapDone")
  }

  @Test func `trace only counts what moves and what is touched if it is named`() {
    stage.note(.root, .move, .shift(to: Point(x: 0, y: -84), duration: 0.25, curve: 7))
    stage.note(.b, .offset, .offset(Point(x: 0, y: 120)))
    stage.note(.touchDismiss, .touchDismiss)
    stage.note(.b, .touchesBegan)
    stage.note(.a, .didEndEditing)

    let move = Pattern(subject: .root, name: .move, arguments: "0 -84 duration=0.25 curve=7")
    let touch = Pattern(subject: .touchDismiss, name: .touchDismiss)
    let offset = Pattern(subject: .b, name: .offset, arguments: "0 120")
    let didEnd = Pattern(subject: .a, name: .didEndEditing)
    #expect(complaint(about: .traceOnly([didEnd])) == nil)
    #expect(complaint(about: .traceOnly([move, didEnd])) == nil)
    #expect(complaint(about: .traceOnly([move, offset, touch, didEnd])) == nil)
    #expect(
      complaint(about: .traceOnly([touch, offset])) == "B.offset(0 120) touch-dismiss")
    #expect(
      complaint(about: .trace([touch, move]))
        == "no root.move(0 -84 duration=0.25 curve=7) after touch-dismiss")
    #expect(complaint(about: .count(touch, 1)) == nil)
  }

  @Test func `a window is named, or told by its kind`() {
    stage.properties[.doneKey] = [.window: .elements([.b])]
    #expect(complaint(about: .property(.doneKey, .window, .elements([.b]))) == nil)
    #expect(complaint(about: .property(.doneKey, .window, .word("text-effects"))) == "B")

    stage.properties[.doneKey] = [.window: .word("text-effects")]
    #expect(complaint(about: .property(.doneKey, .window, .word("text-effects"))) == nil)
    #expect(complaint(about: .property(.doneKey, .window, .none)) == "text-effects")
  }

  @Test func `what needs entries that are no longer kept cannot be judged`() {
    let stage = StageStub(capacity: 2)
    for name in [TraceName.didBeginEditing, .didChange, .didEndEditing] { stage.note(.a, name) }
    let complaint = { (kind: ScriptExpectation.Kind) in
      Player().run(Script(expecting: kind), on: stage).stop?.message
    }
    let message =
      "this needs entries that are no longer kept: 3 since the mark, of which the latest 2 are; "
      + "put a 'mark' nearer"

    let begin = Pattern(subject: .a, name: .didBeginEditing)
    let end = Pattern(subject: .a, name: .didEndEditing)
    #expect(complaint(.trace([begin])) == message)
    #expect(complaint(.trace([end])) == nil)
    #expect(complaint(.traceOnly([end])) == message)
    #expect(complaint(.count(begin, 1)) == nil)
    #expect(complaint(.count(Pattern(subject: .a, name: .didChange, arguments: "1"), 0)) == message)
  }
}
