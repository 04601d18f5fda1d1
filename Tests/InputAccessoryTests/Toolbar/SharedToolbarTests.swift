import InputAccessory
import Testing

/// One bar for many inputs: which one an action means is decided when it is tapped (6.5).
struct SharedToolbarTests {
  @Test(arguments: InputKind.allCases)
  func `an action means the input that is being edited`(kind: InputKind) {
    let form = Form(kind, kind, kind)
    for (input, name) in zip(form.inputs, ["A", "B", "C"]) {
      input.becomeFirstResponder()

      form.bar.perform(.done)

      #expect(form.spy.entries.last == "bar.didTapDone \(name)")
    }
  }

  @Test func `Cancel clears the input that is being edited and no other`() {
    let form = Form()
    for input in form.inputs { input.text = "x" }
    form.a.becomeFirstResponder()
    form.b.becomeFirstResponder()

    form.bar.perform(.cancel)

    #expect(form.inputs.map(\.text) == ["x", ""])
  }

  @Test func `Cancel restores the text of the session that it ends`() {
    let form = Form()
    form.bar.policies.cancel = .restores
    form.a.text = "a"
    form.b.text = "b"
    form.edit("1")
    form.bar.perform(.next)
    form.b.insert("2")

    form.bar.perform(.cancel)

    #expect(form.inputs.map(\.text) == ["a1", "b"])
  }

  @Test func `an input that was never bound to the bar leaves it ignored`() {
    let bar = AccessoryToolbar()
    let field = TextField()
    bar.inputs = [field]
    field.becomeFirstResponder()

    #expect(bar.perform(.done) == .ignored)
    #expect(field.isFirstResponder)
  }

  @Test func `an input that owns the bar but is not in its chain is ended, and leads nowhere`() {
    let bar = AccessoryToolbar(items: [.next, .done])
    let field = TextField()
    field.accessory = bar
    field.becomeFirstResponder()

    #expect(bar.navigationBlock(for: .next) == .noField)
    #expect(bar.perform(.next) == .ignored)
    #expect(bar.perform(.done) == .done)
    withExtendedLifetime(field) {}
  }

  // MARK: Two windows

  private func twoWindows() -> (AccessoryToolbar, TextField, TextField) {
    let bar = AccessoryToolbar()
    let (one, other) = (TextField(text: "one", id: 0), TextField(text: "other", id: 1))
    for field in [one, other] { field.accessory = bar }
    one.becomeFirstResponder()
    other.becomeFirstResponder()
    return (bar, one, other)
  }

  @Test func `the latest session is meant, then the one beneath it in another window`() {
    let (bar, one, other) = twoWindows()

    let first = bar.currentInput
    let outcomes = [bar.perform(.done), bar.perform(.done), bar.perform(.done)]
    withExtendedLifetime((one, other)) {}

    #expect(first === other)
    #expect(outcomes == [.done, .done, .ignored])
    #expect(!one.isFirstResponder)
    #expect(!other.isFirstResponder)
  }

  @Test func `a session that ends beneath the latest leaves the latest alone`() {
    let (bar, one, other) = twoWindows()

    one.resignFirstResponder()

    #expect(bar.currentInput === other)
    #expect(bar.perform(.done) == .done)
    #expect(bar.perform(.done) == .ignored)
    withExtendedLifetime((one, other)) {}
  }

  @Test func `the session beneath restores its own text`() {
    let (bar, one, other) = twoWindows()
    bar.policies.cancel = .restores
    one.insert("!")
    other.resignFirstResponder()

    let outcome = bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(one.text == "one")
    withExtendedLifetime(other) {}
  }

  @Test func `where the latest input is freed the one beneath is meant`() {
    let bar = AccessoryToolbar()
    let field = TextField()
    field.accessory = bar
    field.becomeFirstResponder()
    do {
      let freed = TextField()
      freed.accessory = bar
      freed.becomeFirstResponder()
    }

    #expect(bar.currentInput === field)
    #expect(bar.perform(.done) == .done)
    #expect(!field.isFirstResponder)
  }

  @Test func `an input that says twice that it began has one session`() {
    let bar = AccessoryToolbar()
    let field = TextField(text: "x")
    field.accessory = bar
    field.becomeFirstResponder()
    bar.inputDidBeginEditing(field, from: "x")

    field.resignFirstResponder()

    #expect(bar.currentInput == nil)
    #expect(bar.perform(.done) == .ignored)
    withExtendedLifetime(field) {}
  }

  // MARK: Inputs that are no models

  @Test(arguments: [
    (ToolbarAction.done, ["accept", "end"]), (.submit, ["accept", "end"]),
    (.cancel, ["end", "set ''"]), (.clear, ["clear"]), (.item("scan"), []),
  ])
  func `an input that is no model is driven through its protocol alone`(
    action: ToolbarAction, calls: [String]
  ) {
    let (stub, spy) = (StubInput(), Spy())
    let bar = AccessoryToolbar(
      items: [.done, .submit, .cancel, .clear, .item("scan", title: "")], serving: [stub])
    bar.delegate = spy
    stub.accessory = bar
    _ = stub.becomeFirstResponder()

    bar.perform(action)

    #expect(stub.calls == calls)
    #expect(spy.entries.count == 2)
  }

  @Test func `one that keeps its focus is ended by force where refusal proceeds`() {
    let stub = StubInput()
    let bar = AccessoryToolbar(serving: [stub])
    bar.policies.refusal = .proceeds
    stub.accessory = bar
    stub.agreesToEnd = false
    _ = stub.becomeFirstResponder()

    let outcome = bar.perform(.done)

    #expect(outcome == .done)
    #expect(stub.calls == ["accept", "end", "force"])
  }

  @Test func `a refused clears-first puts its text, selection and mark back`() {
    let stub = StubInput()
    let bar = AccessoryToolbar(serving: [stub])
    bar.policies.order = .clearsFirst
    stub.accessory = bar
    stub.agreesToEnd = false
    _ = stub.becomeFirstResponder()
    let before = EditingState(text: "abc", selection: 1..<2, marked: 0..<3)
    stub.editingState = before

    let outcome = bar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(stub.editingState == before)
  }

  @Test func `a text that its should-end set stays`() {
    let stub = StubInput()
    let bar = AccessoryToolbar(serving: [stub])
    bar.policies.order = .clearsFirst
    stub.accessory = bar
    stub.agreesToEnd = false
    stub.onShouldEnd = { stub.editingState = EditingState(text: "set") }
    _ = stub.becomeFirstResponder()

    bar.perform(.cancel)

    #expect(stub.currentText == "set")
    stub.onShouldEnd = nil
  }
}
