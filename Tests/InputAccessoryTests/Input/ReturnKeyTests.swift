import InputAccessory
import Testing

/// The Return key of a field (2.19 to 2.21).
struct ReturnKeyTests {
  private func form(_ behavior: ReturnBehavior, _ kinds: Int = 2) -> (Form, TextField?) {
    let form = kinds == 1 ? Form(.field) : Form()
    let field = form.a as? TextField
    field?.returnBehavior = behavior
    form.edit("x")
    form.observeInputs()
    return (form, field)
  }

  @Test func `without focus Return is ignored and nobody is asked`() {
    for kind in InputKind.allCases {
      let form = Form(kind)

      #expect(form.a.pressReturn() == .ignored)
      #expect(form.spy.entries.isEmpty)
    }
  }

  @Test(arguments: ReturnBehavior.allCases)
  func `a no of should-return ignores the key, primary action included (2.19, 2.21)`(
    behavior: ReturnBehavior
  ) {
    let (form, field) = form(behavior)
    form.spy.refused = ["A.shouldReturn"]

    let outcome = field?.pressReturn()

    #expect(outcome == .vetoed)
    #expect(form.spy.entries == ["A.shouldReturn"])
  }

  @Test func `a yes sends the primary action and does not by itself resign (2.19)`() {
    let (form, field) = form(.stays)

    let outcome = field?.pressReturn()

    #expect(outcome == .performed)
    #expect(form.spy.entries == ["A.shouldReturn", "A.eventPrimary"])
    #expect(form.first === field)
    #expect(field?.text == "x")
  }

  @Test func `a Return that ends sends did-end-on-exit, then resigns (2.20)`() {
    let (form, field) = form(.ends)

    let outcome = field?.pressReturn()

    #expect(outcome == .done)
    #expect(
      form.spy.entries == [
        "A.shouldReturn", "A.eventPrimary", "A.eventExit", "A.shouldEnd", "A.didEnd", "A.eventEnd",
        "host.hide A",
      ])
  }

  @Test func `a resign by the bar sends no did-end-on-exit (2.20)`() {
    let (form, _) = form(.ends)

    form.bar.perform(.done)

    #expect(form.spy.count("A.eventExit") == 0)
    #expect(form.spy.count("A.eventEnd") == 1)
  }

  @Test func `a Return that ends is refused by should-end`() {
    let (form, field) = form(.ends)
    form.spy.refused = ["A.shouldEnd"]

    #expect(field?.pressReturn() == .refused)
    #expect(form.first === field)
  }

  @Test func `a Return that moves focuses the bar's next field`() {
    let (form, field) = form(.moves)

    #expect(field?.pressReturn() == .moved)
    #expect(form.first === form.b)
  }

  @Test func `a Return that moves is refused by the next field`() {
    let (form, field) = form(.moves)
    form.spy.refused = ["B.shouldBegin"]

    #expect(field?.pressReturn() == .refused)
    #expect(form.first === field)
  }

  @Test func `on the last field a Return that moves ends`() {
    let (form, field) = form(.moves, 1)

    #expect(field?.pressReturn() == .done)
    #expect(form.first == nil)
  }

  @Test(arguments: [true, false])
  func `the host is asked for the next field where no bar serves the field`(hasBar: Bool) {
    let (form, field) = form(.moves, 1)
    let other = TextField(id: 5)
    other.move(to: form.scope)
    form.host.inputAfterReturn = other
    if !hasBar {
      field?.accessory = nil
      field?.reloadInputViews()
    }

    #expect(field?.pressReturn() == (hasBar ? .done : .moved))
    #expect(form.first === (hasBar ? nil : other))
    form.host.inputAfterReturn = nil
  }
}
