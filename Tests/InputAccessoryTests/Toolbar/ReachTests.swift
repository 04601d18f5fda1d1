import InputAccessory
import Testing

/// What a bar says it can do, before anybody taps.
struct ReachTests {
  @Test func `an item can be tapped where bar, item, session and target take part`() {
    let form = Form(.field, .field)
    let idle = form.bar.canPerform(.done)
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()

    #expect(!idle)
    #expect(form.bar.canPerform(.done))
    #expect(form.bar.canPerform(.next))
    #expect(!form.bar.canPerform(.previous))
    #expect(!form.bar.canPerform(.item("none such")))
    form.bar.isEnabled = false
    #expect(!form.bar.canPerform(.done))
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `what can be reached is cut off where an obstacle stops the walk`() {
    let form = Form(.field, .field, .field, .field)
    form.b.isEnabled = false
    form.bar.policies.navigation.stopsAtObstacle = true
    form.c.becomeFirstResponder()

    let stopped = form.bar.reachableInputs
    form.bar.policies.navigation.stopsAtObstacle = false
    let skipped = form.bar.reachableInputs

    #expect(
      stopped.map(ObjectIdentifier.init)
        == [form.c, form.inputs[3]].map(ObjectIdentifier.init))
    #expect(
      skipped.map(ObjectIdentifier.init)
        == [form.a, form.c, form.inputs[3]].map(ObjectIdentifier.init))
    #expect(form.bar.input(before: form.c) === form.a)
    #expect(form.bar.input(after: form.c) === form.inputs[3])
    #expect(form.bar.input(after: form.inputs[3]) == nil)
  }

  @Test func `Escape taps Cancel where it could act, and is left to others where not`() {
    let form = Form(.field)
    let idle = form.bar.performEscape()
    form.edit("x")

    form.bar.policies.escapeCancels = false
    let ignored = form.bar.performEscape()
    form.bar.policies.escapeCancels = true
    let outcome = form.bar.performEscape()

    #expect(idle == nil)
    #expect(ignored == nil)
    #expect(outcome == .cancelled)
    #expect(form.spy.count("bar.didTapCancel A") == 1)
  }

  @Test(arguments: [false, true])
  func `Next into another window ends the session here, or moves nothing`(isRefused: Bool) {
    let (spy, first, second) = (Spy(), TextField(id: 0), TextField(id: 1))
    let bar = AccessoryToolbar(items: [.next], serving: [first, second])
    first.delegate = spy
    second.delegate = spy
    first.accessory = bar
    second.accessory = bar
    if isRefused { spy.refused = ["A.shouldEnd"] }
    first.becomeFirstResponder()

    let outcome = bar.perform(.next)

    #expect(outcome == (isRefused ? .refused : .moved))
    #expect(first.isFirstResponder == isRefused)
    #expect(second.isFirstResponder == !isRefused)
    #expect(bar.currentInput === (isRefused ? first : second))
  }
}
