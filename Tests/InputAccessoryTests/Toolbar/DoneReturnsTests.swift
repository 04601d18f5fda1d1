import InputAccessory
import Testing

/// Done with `done=returns`: a press of Return that reports as Done.
struct DoneReturnsTests {
  private func form(_ behavior: ReturnBehavior, _ kinds: InputKind...) -> Form {
    let form = kinds.isEmpty ? Form() : Form(kinds[0])
    form.bar.policies.done = .returns
    for input in form.inputs { (input as? TextField)?.returnBehavior = behavior }
    form.edit("x")
    return form
  }

  @Test(arguments: ReturnBehavior.allCases)
  func `a no of should-return vetoes without a report`(behavior: ReturnBehavior) {
    let form = form(behavior)
    form.spy.refused = ["A.shouldReturn"]

    let outcome = form.bar.perform(.done)

    #expect(outcome == .vetoed)
    #expect(form.spy.entries == ["bar.shouldPerform", "A.shouldReturn"])
    #expect(form.first === form.a)
  }

  @Test func `a yes that stays keeps editing and reports Done`() {
    let form = form(.stays)

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(form.spy.entries == ["bar.shouldPerform", "A.shouldReturn", "bar.didTapDone A"])
    #expect(form.first === form.a)
  }

  @Test func `a yes that ends asks should-return once, ends and reports Done`() {
    let form = form(.ends)

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldReturn", "A.shouldEnd", "A.didEnd", "host.hide A",
        "bar.didTapDone A",
      ])
  }

  @Test func `a yes that ends is refused by should-end`() {
    let form = form(.ends)
    form.spy.refused = ["A.shouldEnd"]

    let outcome = form.bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.spy.count("bar.didTapDone A") == 0)
    #expect(form.first === form.a)
  }

  @Test func `a yes that moves focuses the next field and reports Done for the first`() {
    let form = form(.moves)

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldReturn", "B.shouldBegin", "A.shouldEnd", "A.didEnd",
        "B.didBegin", "host.show B", "bar.didTapDone A",
      ])
    #expect(form.first === form.b)
  }

  @Test func `a yes that moves is refused by should-begin`() {
    let form = form(.moves)
    form.spy.refused = ["B.shouldBegin"]

    let outcome = form.bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.spy.count("bar.didTapDone A") == 0)
    #expect(form.first === form.a)
  }

  @Test func `a yes that moves ends editing on the last field`() {
    let form = form(.moves)
    form.b.becomeFirstResponder()

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(form.spy.count("bar.didTapDone B") == 1)
    #expect(form.first == nil)
  }

  @Test func `should-return sees the final text`() {
    let form = form(.ends)
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.bar.perform(.done)

    #expect(form.spy.text(at: "A.shouldReturn") == "xni")
    #expect(form.spy.count("A.didChange") == 1)
  }

  @Test func `a text view has no should-return, so Done ends`() {
    let form = form(.ends, .view)

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldEnd", "A.didEnd", "host.hide A", "bar.didTapDone A",
      ])
    #expect(form.a.text == "x")
  }

  @Test func `the Return key asks should-return once, Done on the same field never`() {
    let form = Form()
    form.edit("x")
    form.bar.perform(.done)
    form.a.becomeFirstResponder()
    let byDone = form.spy.count("A.shouldReturn")

    form.a.pressReturn()

    #expect(byDone == 0)
    #expect(form.spy.count("A.shouldReturn") == 1)
  }
}
