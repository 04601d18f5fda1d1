import InputAccessory
import Testing

/// The rows of the contract's table, both columns.
struct ToolbarContractTests {
  private static let ends: [(ToolbarAction, String)] = [
    (.done, "bar.didTapDone A"), (.cancel, "bar.didTapCancel A"), (.submit, "bar.didSubmit A"),
  ]
  private static let all: [ToolbarAction] = [
    .done, .cancel, .submit, .clear, .next, .previous, .item("scan"),
  ]

  // MARK: 1. No session

  @Test(arguments: all)
  func `without a session every item is ignored and nobody is asked`(action: ToolbarAction) {
    let form = Form()

    let outcome = form.bar.perform(action)

    #expect(outcome == .ignored)
    #expect(form.spy.entries.isEmpty)
  }

  @Test(arguments: ends)
  func `a double tap ends and reports once`(action: ToolbarAction, report: String) {
    let form = Form()
    form.edit("5")

    let first = form.bar.perform(action)
    let second = form.bar.perform(action)

    #expect(first != .ignored)
    #expect(second == .ignored)
    #expect(form.spy.count(report) == 1)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("bar.shouldPerform") == 1)
  }

  // MARK: 2. Vetoed

  @Test(arguments: all, InputKind.allCases)
  func `a veto changes nothing and nobody else is asked`(action: ToolbarAction, kind: InputKind) {
    let form = Form(kind, kind, kind)
    form.b.becomeFirstResponder()
    form.b.insert("teh")
    form.b.suggest("the")
    form.b.compose("ni")
    form.spy.refused = ["bar.shouldPerform"]
    form.spy.forgetEntries()
    let before = form.b.state

    let outcome = form.bar.perform(action)

    #expect(outcome == .vetoed)
    #expect(form.spy.entries == ["bar.shouldPerform"])
    #expect(form.b.state == before)
    #expect(form.first === form.b)
  }

  // MARK: 3. Pending text

  @Test(arguments: [ToolbarAction.done, .submit], InputKind.allCases)
  func `Done and Submit commit marked text and announce it once, before should-end`(
    action: ToolbarAction, kind: InputKind
  ) {
    let form = Form(kind)
    form.edit("a")
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.bar.perform(action)

    #expect(
      form.spy.entries.prefix(4) == [
        "bar.shouldPerform", "A.didChange", "A.shouldEnd", "A.didEnd",
      ])
    #expect(form.spy.count("A.didChange") == 1)
    #expect(form.spy.text(at: "A.shouldEnd") == "ani")
    #expect(form.a.markedRange == nil)
    #expect(form.a.text == "ani")
  }

  @Test(arguments: [ToolbarAction.done, .submit], InputKind.allCases)
  func `Done and Submit apply a correction that waits and announce it once, before should-end`(
    action: ToolbarAction, kind: InputKind
  ) {
    let form = Form(kind)
    form.edit("teh")
    form.a.suggest("there")

    form.bar.perform(action)

    #expect(
      form.spy.entries.prefix(4) == [
        "bar.shouldPerform", "A.didChange", "A.didSelect", "A.shouldEnd",
      ])
    #expect(form.spy.count("A.didChange") == 1)
    #expect(form.spy.count("A.shouldChange") == 0)
    #expect(form.spy.text(at: "A.shouldEnd") == "there")
    #expect(form.a.text == "there")
  }

  @Test(arguments: InputKind.allCases)
  func `marked text and a correction are announced once each`(kind: InputKind) {
    let form = Form(kind)
    form.edit("teh ")
    form.a.compose("ni")
    form.a.suggest("ni!")
    form.spy.forgetEntries()

    form.bar.perform(.done)

    #expect(form.spy.count("A.didChange") == 2)
    #expect(form.a.text == "teh ni!")
  }

  @Test(arguments: InputKind.allCases)
  func `Cancel drops marked text before did-end and never announces it`(kind: InputKind) {
    let form = Form(kind)
    form.edit("a")
    form.a.compose("ni")
    form.spy.forgetEntries()

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(form.spy.count("A.didChange") == 0)
    #expect(form.spy.text(at: "A.shouldEnd") == "ani")
    #expect(form.spy.text(at: "A.didEnd") == "a")
  }

  @Test(arguments: InputKind.allCases)
  func `Cancel drops a correction that waits`(kind: InputKind) {
    let form = Form(kind)
    form.bar.policies.cancel = .keeps
    form.edit("teh")
    form.a.suggest("the")

    form.bar.perform(.cancel)

    #expect(form.spy.count("A.didChange") == 0)
    #expect(form.spy.text(at: "A.didEnd") == "teh")
    #expect(form.a.editingState.pendingCorrection == nil)
    #expect(form.a.text == "teh")
  }

  @Test(arguments: InputKind.allCases)
  func `what dropped marked text had replaced stays gone`(kind: InputKind) {
    let form = Form(kind)
    form.bar.policies.cancel = .keeps
    form.edit("abc")
    form.a.select(1..<2)
    form.a.compose("XY")

    form.bar.perform(.cancel)

    #expect(form.a.text == "ac")
  }

  @Test func `an input that cannot drop pending text is cleared after what its resign accepted`() {
    let input = StubInput()
    let bar = AccessoryToolbar(serving: [input])
    input.accessory = bar
    _ = input.becomeFirstResponder()
    input.editingState = EditingState(text: "ni", selection: 2..<2, marked: 0..<2)

    let outcome = bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(input.calls == ["end", "set ''"])
  }

  // MARK: 4. Refused

  @Test(arguments: [ToolbarAction.done, .submit], InputKind.allCases)
  func `a Done that should-end refuses leaves the text committed and reports nothing`(
    action: ToolbarAction, kind: InputKind
  ) {
    let form = Form(kind)
    form.spy.refused = ["A.shouldEnd"]
    form.edit("a")
    form.a.compose("ni")
    form.spy.forgetEntries()

    let outcome = form.bar.perform(action)

    #expect(outcome == .refused)
    #expect(form.spy.entries == ["bar.shouldPerform", "A.didChange", "A.shouldEnd"])
    #expect(form.a.text == "ani")
    #expect(form.a.markedRange == nil)
    #expect(form.first === form.a)
  }

  @Test(arguments: CancelPolicy.allCases, EndingOrder.allCases)
  func `a Cancel that should-end refuses changes nothing, marked text included`(
    cancel: CancelPolicy, order: EndingOrder
  ) {
    let form = Form()
    form.bar.policies.cancel = cancel
    form.bar.policies.order = order
    form.spy.refused = ["A.shouldEnd"]
    form.edit("abc")
    form.a.select(1..<2)
    form.a.compose("teh")
    form.a.select(3..<3)
    form.a.suggest("the")
    form.spy.forgetEntries()
    let before = form.a.state

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(form.spy.entries == ["bar.shouldPerform", "A.shouldEnd"])
    #expect(form.a.state == before)
    #expect(form.first === form.a)
  }

  @Test func `a refused Done works once the text is valid`() {
    let form = Form()
    let spy = form.spy
    let field = form.a
    spy.refused = ["A.shouldEnd"]
    form.edit("abc")
    let refused = form.bar.perform(.done)
    spy.reactAlways(to: "A.shouldEnd") {
      if field.text.contains("@") { spy.refused = [] }
    }

    field.insert("@")
    let accepted = form.bar.perform(.done)

    #expect(refused == .refused)
    #expect(accepted == .done)
    #expect(spy.count("bar.didTapDone A") == 1)
    #expect(spy.count("A.didEnd") == 1)
  }

  @Test(arguments: ends)
  func `should-end is asked once`(action: ToolbarAction, report: String) {
    let form = Form()
    form.edit("5")

    form.bar.perform(action)

    #expect(form.spy.count("A.shouldEnd") == 1)
  }

  // MARK: 6. The delegate

  @Test(arguments: ends, InputKind.allCases)
  func `the order of an end is should-perform, should-end, did-end, keyboard, report, outcome`(
    end: (action: ToolbarAction, report: String), kind: InputKind
  ) {
    let form = Form(kind)
    form.observeOutcomes()
    form.edit("5")

    let outcome = form.bar.perform(end.action)

    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldEnd", "A.didEnd", "host.hide A", end.report,
        "bar.outcome \(outcome)",
      ])
  }

  @Test func `Done keeps the text, and should-return is not asked`() {
    let form = Form()
    form.edit("42")

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(form.spy.text(at: "bar.didTapDone A") == "42")
    #expect(form.spy.count("A.shouldReturn") == 0)
    #expect(form.a.text == "42")
  }
}
