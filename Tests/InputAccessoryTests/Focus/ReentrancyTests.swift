import InputAccessory
import Testing

/// The rows of the re-entrancy table, for fields and text views.
struct ReentrancyTests {
  // MARK: Did-end of Done or Cancel

  @Test(arguments: [ToolbarAction.done, .cancel], InputKind.allCases)
  func `did-end may focus another: the focus stays there and the action finishes for its own field`(
    action: ToolbarAction, kind: InputKind
  ) {
    let form = Form(kind, kind)
    let other = form.b
    form.edit("x")
    form.spy.react(to: "A.didEnd") { other.becomeFirstResponder() }

    let outcome = form.bar.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(form.first === other)
    #expect(form.a.text == (action == .done ? "x" : ""))
    #expect(other.text == "")
    #expect(form.spy.count(action == .done ? "bar.didTapDone A" : "bar.didTapCancel A") == 1)
    #expect(form.spy.count("host.hide A") == 0)
  }

  @Test(arguments: [ToolbarAction.done, .cancel], InputKind.allCases)
  func `did-end may focus this one again`(action: ToolbarAction, kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.edit("x")
    form.spy.react(to: "A.didEnd") { input.becomeFirstResponder() }

    let outcome = form.bar.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(form.first === input)
    #expect(input.text == (action == .done ? "x" : ""))
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("A.didBegin") == 1)
    #expect(form.bar.currentInput === input)
  }

  // MARK: Did-begin

  @Test(arguments: InputKind.allCases, [true, false])
  func `did-begin may end editing: one begin, one end, become is false (1.1)`(
    kind: InputKind, isForced: Bool
  ) {
    let form = Form(kind)
    let scope = form.scope
    form.spy.react(to: "A.didBegin") { scope.endEditing(force: isForced) }

    let isFirst = form.a.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.first == nil)
    #expect(form.spy.count("A.didBegin") == 1)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("host.show A") == (kind == .view ? 1 : 0))
    #expect(form.spy.entries.last == "host.hide A")
  }

  @Test(arguments: InputKind.allCases)
  func `did-begin may end editing during Next, which is refused then`(kind: InputKind) {
    let form = Form(kind, kind)
    let scope = form.scope
    form.edit("x")
    form.spy.react(to: "B.didBegin") { scope.endEditing() }

    let outcome = form.bar.perform(.next)

    #expect(outcome == .refused)
    #expect(form.spy.count("bar.didMove A B") == 0)
    #expect(form.first == nil)
    #expect(form.spy.entries.last == "host.hide B")
  }

  @Test(arguments: InputKind.allCases)
  func `did-begin may focus the one before: nobody is told twice`(kind: InputKind) {
    let form = Form(kind, kind)
    let old = form.a
    form.edit("x")
    form.spy.react(to: "B.didBegin") { old.becomeFirstResponder() }

    let outcome = form.bar.perform(.next)

    #expect(outcome == .refused)
    #expect(form.first === old)
    #expect(
      form.spy.entries.filter { $0.contains(".did") } == [
        "A.didEnd", "B.didBegin", "B.didEnd", "A.didBegin",
      ])
  }

  // MARK: Removal

  @Test(arguments: InputKind.allCases)
  func `did-begin may remove the field: a forced end, once`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.spy.react(to: "A.didBegin") { input.move(to: nil) }

    let isFirst = input.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("A.shouldEnd") == 0)
    #expect(form.spy.entries.last == "host.hide A later")
  }

  @Test(arguments: [ToolbarAction.done, .cancel], InputKind.allCases)
  func `did-end may remove the field: the action still clears and reports`(
    action: ToolbarAction, kind: InputKind
  ) {
    let form = Form(kind)
    let input = form.a
    form.edit("x")
    form.spy.react(to: "A.didEnd") { input.move(to: nil) }

    let outcome = form.bar.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count(action == .done ? "bar.didTapDone A" : "bar.didTapCancel A") == 1)
    #expect(input.text == (action == .done ? "x" : ""))
  }

  @Test(arguments: InputKind.allCases)
  func `did-end may remove the new one of a hand-over: nobody begins, the keyboard goes`(
    kind: InputKind
  ) {
    let form = Form(kind, kind)
    let new = form.b
    form.edit("x")
    form.spy.react(to: "A.didEnd") { new.move(to: nil) }

    let outcome = form.bar.perform(.next)

    #expect(outcome == .refused)
    #expect(form.first == nil)
    #expect(form.spy.count("B.didBegin") == 0)
    #expect(form.spy.entries.last == "host.hide A later")
  }

  @Test(arguments: [Withdrawal.hidden, .disabled, .readOnly], InputKind.allCases)
  func `did-end may withdraw the new one of a hand-over`(how: Withdrawal, kind: InputKind) {
    let form = Form(kind, kind)
    let new = form.b
    form.edit("x")
    form.spy.react(to: "A.didEnd") { how.apply(to: new) }

    let isFirst = new.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.count("B.didBegin") == 0)
    #expect(form.spy.entries.last == "host.hide A later")
  }

  // MARK: Did-end during a hand-over

  @Test(arguments: InputKind.allCases, [true, false])
  func `did-end may focus a third: it keeps the focus, the second never begins`(
    kind: InputKind, isNext: Bool
  ) {
    let form = Form(kind, kind, kind)
    let third = form.c
    form.edit("x")
    form.spy.react(to: "A.didEnd") { third.becomeFirstResponder() }

    let arrived =
      isNext ? form.bar.perform(.next) != .refused : form.b.becomeFirstResponder()

    #expect(!arrived)
    #expect(form.first === third)
    #expect(form.spy.count("B.didBegin") == 0)
    #expect(form.spy.count("C.didBegin") == 1)
    #expect(form.spy.count("bar.didMove A B") == 0)
    #expect(form.bar.currentInput === third)
  }

  @Test(arguments: InputKind.allCases)
  func `did-end may focus the second itself: Next has moved, and it began once`(kind: InputKind) {
    let form = Form(kind, kind)
    let second = form.b
    form.edit("x")
    form.spy.react(to: "A.didEnd") { second.becomeFirstResponder() }

    let outcome = form.bar.perform(.next)

    #expect(outcome == .moved)
    #expect(form.spy.count("B.didBegin") == 1)
    #expect(form.spy.count("bar.didMove A B") == 1)
  }

  // MARK: Questions

  @Test(arguments: [ToolbarAction.done, .cancel, .submit, .clear, .next, .item("scan")])
  func `should-perform may end the session: the action is refused`(action: ToolbarAction) {
    let form = Form()
    let scope = form.scope
    form.edit("x")
    form.spy.react(to: "bar.shouldPerform") { scope.endEditing() }

    let outcome = form.bar.perform(action)

    #expect(outcome == .refused)
    #expect(form.a.text == "x")
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(!form.spy.entries.contains { $0.hasPrefix("bar.did") })
  }

  @Test(arguments: [ToolbarAction.done, .cancel])
  func `should-perform may end the session and begin another: the action is refused`(
    action: ToolbarAction
  ) {
    let form = Form()
    let (scope, field) = (form.scope, form.a)
    form.edit("x")
    form.spy.react(to: "bar.shouldPerform") {
      scope.endEditing()
      field.becomeFirstResponder()
    }

    let outcome = form.bar.perform(action)

    #expect(outcome == .refused)
    #expect(field.text == "x")
    #expect(form.first === field)
  }

  @Test func `should-perform may withdraw Next's target: the action is refused`() {
    let form = Form()
    let target = form.b
    form.edit("x")
    form.spy.react(to: "bar.shouldPerform") { target.isHidden = true }

    let outcome = form.bar.perform(.next)

    #expect(outcome == .refused)
    #expect(form.first === form.a)
    #expect(form.spy.entries == ["bar.shouldPerform"])
  }

  @Test(arguments: InputKind.allCases)
  func `should-begin may focus a third: the attempt is refused, the third keeps the focus`(
    kind: InputKind
  ) {
    let form = Form(kind, kind, kind)
    let third = form.c
    form.edit("x")
    form.spy.react(to: "B.shouldBegin") { third.becomeFirstResponder() }

    let isFirst = form.b.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.first === third)
    #expect(form.spy.count("B.shouldBegin") == 1)
    #expect(form.spy.count("B.didBegin") == 0)
    #expect(form.spy.count("A.shouldEnd") == 1)
  }

  @Test(arguments: InputKind.allCases)
  func `should-begin may end the old session: the vacant place is taken without a second end`(
    kind: InputKind
  ) {
    let form = Form(kind, kind)
    let scope = form.scope
    form.edit("x")
    form.spy.react(to: "B.shouldBegin") { scope.endEditing() }

    let isFirst = form.b.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.spy.count("A.shouldEnd") == 1)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("B.didBegin") == 1)
  }

  @Test(
    arguments: [Withdrawal.hidden, .disabled, .readOnly, .withoutFocus], InputKind.allCases)
  func `should-begin may withdraw its own field: the attempt is refused`(
    how: Withdrawal, kind: InputKind
  ) {
    let form = Form(kind, kind)
    let new = form.b
    form.edit("x")
    form.spy.react(to: "B.shouldBegin") { how.apply(to: new) }

    let isFirst = new.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries == ["B.shouldBegin"])
    #expect(form.first === form.a)
  }

  @Test func `should-begin may remove its own field: the attempt is refused`() {
    let form = Form()
    let new = form.b
    form.spy.react(to: "B.shouldBegin") { new.move(to: nil) }

    let isFirst = new.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries == ["B.shouldBegin"])
    #expect(form.first == nil)
  }

  @Test(arguments: InputKind.allCases)
  func `should-begin may focus its own field: it begins once and the attempt succeeds`(
    kind: InputKind
  ) {
    let form = Form(kind)
    let input = form.a
    form.spy.react(to: "A.shouldBegin") { input.becomeFirstResponder() }

    let isFirst = input.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.spy.count("A.didBegin") == 1)
    #expect(form.spy.count("A.didEnd") == 0)
  }

  @Test(arguments: InputKind.allCases)
  func `should-end may focus another: the end is refused, the other keeps the focus`(
    kind: InputKind
  ) {
    let form = Form(kind, kind)
    let other = form.b
    form.edit("x")
    form.spy.react(to: "A.shouldEnd") { other.becomeFirstResponder() }

    let outcome = form.bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.first === other)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("bar.didTapDone A") == 0)
  }

  @Test(arguments: InputKind.allCases)
  func `should-end may end by force: told once, and the outer attempt is refused`(
    kind: InputKind
  ) {
    let form = Form(kind)
    let scope = form.scope
    form.edit("x")
    form.spy.react(to: "A.shouldEnd") { scope.endEditing(force: true) }

    let outcome = form.bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.first == nil)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.a.resignFirstResponder())
  }

  @Test(arguments: InputKind.allCases)
  func `should-end may end and begin anew: the new session goes on`(kind: InputKind) {
    let form = Form(kind)
    let (scope, input) = (form.scope, form.a)
    form.edit("x")
    form.spy.react(to: "A.shouldEnd") {
      scope.endEditing(force: true)
      input.becomeFirstResponder()
    }

    let isGone = input.resignFirstResponder()

    #expect(!isGone)
    #expect(form.first === input)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("A.didBegin") == 1)
  }

  @Test(arguments: InputKind.allCases)
  func `should-end may set the text: did-end sees it`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.edit("x")
    form.spy.react(to: "A.shouldEnd") { input.text = "y" }

    let outcome = form.bar.perform(.done)

    #expect(outcome == .done)
    #expect(form.spy.text(at: "A.didEnd") == "y")
  }

  @Test func `should-return may end the session: Return is refused`() {
    let form = Form()
    let scope = form.scope
    form.edit("x")
    form.spy.react(to: "A.shouldReturn") { scope.endEditing() }

    let outcome = form.a.pressReturn()

    #expect(outcome == .refused)
    #expect(form.spy.count("A.didEnd") == 1)
  }

  @Test func `should-return may focus the next field itself (1.21)`() {
    let form = Form()
    let next = form.b
    form.edit("x")
    form.spy.react(to: "A.shouldReturn") { next.becomeFirstResponder() }

    form.a.pressReturn()

    #expect(form.first === next)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.spy.count("B.didBegin") == 1)
  }

  // MARK: Announcements of pending text

  @Test(arguments: InputKind.allCases)
  func `did-change of the committed text may end the session: told once, Done is refused`(
    kind: InputKind
  ) {
    let form = Form(kind)
    let scope = form.scope
    form.edit("x")
    form.a.compose("ni")
    form.spy.forgetEntries()
    form.spy.react(to: "A.didChange") { scope.endEditing(force: true) }

    let outcome = form.bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.spy.count("A.didChange") == 1)
    #expect(form.spy.count("A.didEnd") == 1)
  }

  // MARK: Reports

  @Test(arguments: [
    (ToolbarAction.done, "bar.didTapDone A"), (.cancel, "bar.didTapCancel A"),
  ])
  func `a report may tap the same item: ignored while no session is open`(
    action: ToolbarAction, report: String
  ) {
    let form = Form()
    let bar = form.bar
    var inner: ActionOutcome?
    form.edit("x")
    form.spy.react(to: report) { inner = bar.perform(action) }

    let outer = bar.perform(action)

    #expect(outer == (action == .done ? .done : .cancelled))
    #expect(inner == .ignored)
    #expect(form.spy.count(report) == 1)
  }

  @Test(arguments: [
    (ToolbarAction.done, "bar.didTapDone A"), (.cancel, "bar.didTapCancel A"),
  ])
  func `a report may open a session and tap: a new action`(action: ToolbarAction, report: String) {
    let form = Form()
    let (bar, field) = (form.bar, form.a)
    var inner: ActionOutcome?
    form.edit("x")
    form.spy.react(to: report) {
      field.becomeFirstResponder()
      inner = bar.perform(action)
    }

    let outer = bar.perform(action)

    #expect(inner == outer)
    #expect(form.spy.count(report) == 2)
    #expect(form.spy.count("A.didEnd") == 2)
  }

  // MARK: Texts, items, bars

  @Test(arguments: [
    "A.shouldBegin", "A.didBegin", "A.didChange", "A.didSelect", "A.shouldEnd", "A.didEnd",
    "bar.didTapDone A",
  ])
  func `setting text from any call is by program: nothing is asked or announced`(moment: String) {
    for kind in InputKind.allCases {
      let form = Form(kind)
      let input = form.a
      form.spy.react(to: moment) { input.text = "set" }

      input.becomeFirstResponder()
      if moment != "A.shouldBegin", moment != "A.didBegin" { input.insert("x") }
      let outcome = form.bar.perform(.done)

      #expect(outcome == .done)
      #expect(input.text == "set")
      #expect(form.spy.count("A.didChange") <= 1)
      #expect(form.spy.count("A.didSelect") <= 1)
    }
  }

  @Test(arguments: ["bar.shouldPerform", "A.shouldEnd", "A.didEnd"])
  func `new items, a disabled bar and other policies take effect for the next action`(
    moment: String
  ) {
    let form = Form()
    let bar = form.bar
    form.edit("x")
    form.spy.react(to: moment) {
      bar.items = []
      bar.isEnabled = false
      bar.policies.cancel = .keeps
    }

    let outcome = bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(form.a.text == "")
    #expect(form.spy.count("bar.didTapCancel A") == 1)
  }

  @Test(
    arguments: ["bar.shouldPerform", "A.didChange", "A.shouldEnd", "A.didEnd"], [true, false])
  func `a detached bar finishes its action and is out of the next one`(
    moment: String, reloads: Bool
  ) {
    let form = Form()
    let (bar, field) = (form.bar, form.a)
    form.edit("x")
    field.compose("y")
    form.spy.forgetEntries()
    form.spy.react(to: moment) {
      field.accessory = nil
      if reloads { field.reloadInputViews() }
    }

    let outcome = bar.perform(.done)
    field.becomeFirstResponder()
    let next = bar.perform(.done)

    #expect(outcome == .done)
    #expect(form.spy.count("bar.didTapDone A") == 1)
    #expect(next == .ignored)
  }

  @Test func `a bar detached after its session ended in should-perform is refused`() {
    let form = Form()
    let (bar, field, scope) = (form.bar, form.a, form.scope)
    form.edit("x")
    form.spy.react(to: "bar.shouldPerform") {
      field.accessory = nil
      field.reloadInputViews()
      scope.endEditing()
    }

    let outcome = bar.perform(.done)

    #expect(outcome == .refused)
    #expect(form.spy.count("A.didEnd") == 1)
  }

  // MARK: The keyboard and control events

  @Test func `a session that ends while a text view's keyboard comes tells neither begin nor end`()
  {
    let form = Form(.view)
    let scope = form.scope
    form.spy.react(to: "host.show A") { scope.endEditing(force: true) }

    let isFirst = form.a.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.count("A.didBegin") == 0)
    #expect(form.spy.count("A.didEnd") == 0)
  }

  @Test func `where did-begin ended editing no control event says that it began`() {
    let form = Form(.field)
    let scope = form.scope
    form.observeInputs()
    form.spy.react(to: "A.didBegin") { scope.endEditing() }

    form.a.becomeFirstResponder()

    #expect(form.spy.count("A.eventBegin") == 0)
    #expect(form.spy.count("A.eventEnd") == 1)
  }

  @Test func `an observer of the primary action may end the session: Return is refused (2.21)`() {
    let form = Form(.field)
    let scope = form.scope
    form.edit("x")
    form.observeInputs()
    form.spy.react(to: "A.eventPrimary") { scope.endEditing() }

    let outcome = form.a.pressReturn()

    #expect(outcome == .refused)
    #expect(form.spy.count("A.didEnd") == 1)
  }
}
