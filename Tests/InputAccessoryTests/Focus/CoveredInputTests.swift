import InputAccessory
import Testing

/// What a sheet or an alert over an input changes, and what stands in another window.
struct CoveredInputTests {
  private let form = Form()

  @Test func `a covered input is refused, and nobody is asked`() {
    form.b.isCovered = true

    let isFirst = form.b.becomeFirstResponder()

    #expect(!isFirst)
    #expect(!form.b.canTakeFocus)
    #expect(form.b.focusObstacle == .covered)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `covering what is edited ends nothing, and code can end it`() {
    form.edit("x")

    form.a.isCovered = true
    let before = (form.first === form.a, form.bar.currentInput === form.a)
    let entries = form.spy.entries
    let ended = form.a.resignFirstResponder()

    #expect(before == (true, true))
    #expect(entries.isEmpty)
    #expect(ended)
    #expect(form.first == nil)
  }

  @Test func `another input above takes the focus of the window`() {
    form.edit("x")
    form.a.isCovered = true

    let isFirst = form.b.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.first === form.b)
    #expect(form.a.becomeFirstResponder() == false)
    #expect(form.first === form.b)
  }

  @Test func `covered inside should-begin, it is refused`() {
    form.spy.react(to: "B.shouldBegin") { [form] in form.b.isCovered = true }

    #expect(!form.b.becomeFirstResponder())
    #expect(form.first == nil)
  }

  @Test func `what the input is like is told before where it stands, and its choice last`() {
    let other = FocusScope()
    form.b.move(to: other)
    form.b.isNavigable = false
    form.b.isCovered = true
    var told: [FocusObstacle?] = []

    form.b.takesFocus = false
    form.b.isEnabled = false
    form.b.isHidden = true
    told.append(form.b.focusObstacle(from: form.a))
    form.b.isHidden = false
    told.append(form.b.focusObstacle(from: form.a))
    form.b.isEnabled = true
    told.append(form.b.focusObstacle(from: form.a))
    form.b.takesFocus = true
    told.append(form.b.focusObstacle(from: form.a))
    form.b.move(to: form.scope)
    told.append(form.b.focusObstacle(from: form.a))
    form.b.isCovered = false
    told.append(form.b.focusObstacle(from: form.a))
    form.b.isNavigable = true
    told.append(form.b.focusObstacle(from: form.a))

    #expect(
      told == [.hidden, .disabled, .notEditable, .otherWindow, .covered, .optedOut, nil])
  }

  @Test func `an input in no window is in no other one either`() {
    let alone = TextField()
    let stub = StubInput()
    stub.focusObstacle = .disabled

    #expect(alone.focusObstacle(from: form.a) == nil)
    #expect(form.a.focusObstacle(from: alone) == nil)
    #expect(form.a.focusObstacle(from: stub) == nil)
    #expect(stub.focusObstacle(from: form.a) == .disabled)
  }

  @Test func `Next and the chain stay in the window of the session`() {
    let other = FocusScope()
    form.b.move(to: other)
    form.edit("x")
    let reachable = form.bar.reachableInputs.map { $0 === form.b }

    #expect(!reachable.contains(true))
    #expect(form.bar.navigationBlock(for: .next) == .obstacle(.otherWindow))
    #expect(!form.bar.canPerform(.next))
  }

  @Test func `a bar goes on with the session of the window that is key again`() {
    let (one, other) = (TextField(text: "one"), TextField(text: "other"))
    let bar = AccessoryToolbar(items: [.cancel, .done], serving: [one, other])
    bar.policies.cancel = .restores
    for field in [one, other] { field.accessory = bar }
    one.becomeFirstResponder()
    other.becomeFirstResponder()

    bar.inputDidReturn(one)
    one.insert("!")
    let current = bar.currentInput
    let outcome = bar.perform(.cancel)

    #expect(current === one)
    #expect(outcome == .cancelled)
    #expect(one.text == "one")
    #expect(bar.currentInput === other)
    #expect(other.isFirstResponder)
  }

  @Test func `a bar that has no session of an input, or serves it, goes on as it was`() {
    form.edit("x")

    form.bar.inputDidReturn(form.b)
    form.bar.inputDidReturn(form.a)

    #expect(form.bar.currentInput === form.a)
    #expect(form.bar.perform(.done) == .done)
    #expect(form.bar.perform(.done) == .ignored)
  }
}
