import InputAccessory
import Testing

/// The facts of first responders, group 1.
struct FirstResponderTests {
  @Test(arguments: InputKind.allCases)
  func `one that is first responder already agrees and nobody is asked (1.5)`(kind: InputKind) {
    let form = Form(kind)
    form.edit("x")

    let isFirst = form.a.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.spy.entries.isEmpty)
  }

  @Test(arguments: InputKind.allCases)
  func `resigning without focus is true and nothing happens (1.13)`(kind: InputKind) {
    let form = Form(kind)

    let isGone = form.a.resignFirstResponder()

    #expect(isGone)
    #expect(form.spy.entries.isEmpty)
    #expect(!form.a.endEditing(EditingEnd()))
  }

  @Test(arguments: InputKind.allCases)
  func `should-begin is asked once per attempt, and a no changes nothing (1.1)`(kind: InputKind) {
    let form = Form(kind)
    form.spy.refused = ["A.shouldBegin"]
    let before = form.a.state

    let isFirst = form.a.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries == ["A.shouldBegin"])
    #expect(form.a.state == before)
  }

  @Test(arguments: InputKind.allCases)
  func `where the new one refuses the old one hears nothing (1.11)`(kind: InputKind) {
    let form = Form(kind, kind)
    form.edit("x")
    form.spy.refused = ["B.shouldBegin"]

    let isFirst = form.b.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries == ["B.shouldBegin"])
    #expect(form.first === form.a)
  }

  @Test(arguments: InputKind.allCases)
  func `where the old one refuses the new one does not become (1.10)`(kind: InputKind) {
    let form = Form(kind, kind)
    form.edit("x")
    form.spy.refused = ["A.shouldEnd"]

    let isFirst = form.b.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries == ["B.shouldBegin", "A.shouldEnd"])
    #expect(form.first === form.a)
    #expect(!form.a.resignFirstResponder())  // 1.12
  }

  @Test(arguments: [Withdrawal.hidden, .disabled, .readOnly, .withoutFocus], InputKind.allCases)
  func `an input that cannot take focus is refused and nobody is asked`(
    how: Withdrawal, kind: InputKind
  ) {
    let form = Form(kind)
    how.apply(to: form.a)

    let isFirst = form.a.becomeFirstResponder()

    #expect(!isFirst)
    #expect(form.spy.entries.isEmpty)
    #expect(!form.a.canTakeFocus)
    #expect(form.a.focusObstacle == how.obstacle)
  }

  @Test func `an input that opted out of Next still takes focus`() {
    let form = Form()
    form.a.isNavigable = false

    #expect(form.a.becomeFirstResponder())
    #expect(form.a.focusObstacle == .optedOut)
  }

  @Test func `reading about focus asks nobody (1.3)`() {
    let form = Form()

    _ = (form.a.canTakeFocus, form.a.focusObstacle, form.a.isFirstResponder, form.first)

    #expect(form.spy.entries.isEmpty)
  }

  @Test func `ending editing tells whether an input ended (1.16)`() {
    let form = Form()
    let withoutInput = form.scope.endEditing()
    form.edit("x")
    form.spy.refused = ["A.shouldEnd"]

    let refused = form.scope.endEditing()
    let forced = form.scope.endEditing(force: true)

    #expect(!withoutInput)
    #expect(!refused)
    #expect(forced)
    #expect(form.spy.entries == ["A.shouldEnd", "A.didEnd", "host.hide A"])
  }

  @Test func `each window has a first responder of its own (1.19)`() {
    let (one, other) = (Form(), Form())

    one.a.becomeFirstResponder()
    other.a.becomeFirstResponder()

    #expect(one.first === one.a)
    #expect(other.first === other.a)
  }

  @Test func `an input in no window has a scope of its own and can be used alone`() {
    let field = TextField()

    #expect(field.becomeFirstResponder())
    #expect(field.scope.firstResponder === field)
    #expect(field.insert("x"))
    #expect(field.resignFirstResponder())
    #expect(field.text == "x")
  }

  @Test func `moving to the scope where it is does nothing`() {
    let form = Form()
    form.edit("x")

    form.a.move(to: form.scope)

    #expect(form.spy.entries.isEmpty)
    #expect(form.first === form.a)
  }

  @Test func `moved to another window, it ends in the first and can begin in the second`() {
    let form = Form()
    let other = FocusScope()
    form.edit("x")

    form.a.move(to: other)
    let isFirst = form.a.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.first == nil)
    #expect(other.firstResponder === form.a)
  }

  // MARK: Accessories

  @Test func `an accessory set while editing shows once input views are reloaded (6.2, 6.3)`() {
    let form = Form()
    let other = AccessoryToolbar()
    form.edit("x")
    form.a.accessory = other
    let before = (form.a.shownAccessory === form.bar, other.currentInput == nil)

    form.a.reloadInputViews()

    #expect(before == (true, true))
    #expect(form.a.shownAccessory === other)
    #expect(other.currentInput === form.a)
    #expect(form.bar.currentInput == nil)
    #expect(form.spy.entries == ["host.reload A"])
  }

  @Test func `without focus a reload is ignored (6.3)`() {
    let form = Form()

    form.a.reloadInputViews()

    #expect(form.spy.entries.isEmpty)
    #expect(form.a.shownAccessory == nil)
  }

  /// An accessory that knows of sessions and nothing else.
  private final class PlainAccessory: InputAccessoryView {
    let height = 10.0
    var calls: [String] = []
    func inputDidBeginEditing(_ input: any TextInput, from text: String) {
      calls.append("begin '\(text)'")
    }
    func inputDidEndEditing(_ input: any TextInput) { calls.append("end") }
  }

  @Test func `an accessory is told of the session's text, and a detachment as an end`() {
    let field = TextField(text: "old")
    let (one, other) = (PlainAccessory(), PlainAccessory())
    field.accessory = one
    field.becomeFirstResponder()
    field.insert("!")
    field.accessory = other

    field.reloadInputViews()
    field.reloadInputViews()
    field.resignFirstResponder()

    #expect(one.calls == ["begin 'old'", "end"])
    #expect(other.calls == ["begin 'old'", "end"])
    #expect(one.input(after: field) == nil)
  }
}
