import InputAccessory
import Testing

/// A whole session, taken in its middle and put back: the scope, the bar and the inputs.
struct SessionStateTests {
  @Test func `a session that was ended goes on where it was taken`() {
    let form = Form(.field, .view)
    form.a.text = "before"
    form.a.becomeFirstResponder()
    form.a.insert("!")
    let (scope, bar, inputs) = (form.scope.state, form.bar.state, form.inputs.map(\.state))
    form.bar.perform(.cancel)
    form.b.becomeFirstResponder()

    zip(form.inputs, inputs).forEach { $0.state = $1 }
    form.scope.state = scope
    form.bar.state = bar
    form.spy.forgetEntries()
    form.bar.policies.cancel = .restores
    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(form.a.text == "before")
    #expect(form.first == nil)
    #expect(form.bar.currentInput == nil)
    #expect(form.bar.perform(.cancel) == .ignored)
  }

  @Test func `a state without a first responder takes the focus away untold`() {
    let form = Form(.field)
    let vacant = form.scope.state
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()

    form.scope.state = vacant

    #expect(form.first == nil)
    #expect(form.a.shownAccessory == nil)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `an input that was freed is not put back`() {
    let scope = FocusScope()
    var field: TextField? = TextField()
    field?.move(to: scope)
    field?.becomeFirstResponder()
    let taken = scope.state
    field = nil

    scope.state = taken

    #expect(scope.firstResponder == nil)
  }
}
