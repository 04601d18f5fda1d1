import InputAccessory
import Testing

/// Cancel's policies over their whole product: what it does, in which order, whether it is refused.
struct CancelPolicyTests {
  struct Case: CustomTestStringConvertible {
    let cancel: CancelPolicy
    let order: EndingOrder
    let refusal: RefusalPolicy
    let kind: InputKind
    let isRefused: Bool

    var testDescription: String {
      "\(cancel) \(order) \(refusal) \(kind) \(isRefused ? "refused" : "accepted")"
    }
    var ends: Bool { !isRefused || refusal == .proceeds }
    /// The text that the policy leaves of "old", which was edited to "oldnew".
    var finalText: String {
      switch cancel {
      case .clears: ""
      case .restores: "old"
      case .keeps: "oldnew"
      }
    }
  }

  private static let cases: [Case] = CancelPolicy.allCases.flatMap { cancel in
    EndingOrder.allCases.flatMap { order in
      RefusalPolicy.allCases.flatMap { refusal in
        InputKind.allCases.flatMap { kind in
          [false, true].map {
            Case(cancel: cancel, order: order, refusal: refusal, kind: kind, isRefused: $0)
          }
        }
      }
    }
  }

  private func form(_ test: Case) -> Form {
    let form = Form(test.kind)
    form.bar.policies.cancel = test.cancel
    form.bar.policies.order = test.order
    form.bar.policies.refusal = test.refusal
    if test.isRefused { form.spy.refused = ["A.shouldEnd"] }
    form.a.text = "old"
    form.edit("new")
    form.observeInputs()
    return form
  }

  @Test(arguments: cases)
  func `Cancel leaves the text that the policy says, and reports once or not at all`(test: Case) {
    let form = form(test)

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == (test.ends ? .cancelled : .refused))
    #expect(form.a.text == (test.ends ? test.finalText : "oldnew"))
    #expect(form.spy.count("bar.didTapCancel A") == (test.ends ? 1 : 0))
    #expect(form.spy.count("A.didEnd") == (test.ends ? 1 : 0))
    #expect(form.spy.count("A.shouldEnd") == 1)
    #expect((form.first === form.a) == !test.ends)
  }

  @Test(arguments: cases)
  func `did-end sees the old text or, with clears-first, the final one; the report the final one`(
    test: Case
  ) {
    let form = form(test)

    form.bar.perform(.cancel)

    let early = test.order == .clearsFirst ? test.finalText : "oldnew"
    #expect(form.spy.text(at: "A.shouldEnd") == early)
    #expect(form.spy.text(at: "A.didEnd") == (test.ends ? early : nil))
    #expect(form.spy.text(at: "bar.didTapCancel A") == (test.ends ? test.finalText : nil))
  }

  @Test(arguments: cases)
  func `clearing is by program: no should-change, no should-clear, no change event (10.1)`(
    test: Case
  ) {
    let form = form(test)

    form.bar.perform(.cancel)

    for name in ["shouldChange", "shouldClear", "didChange", "didSelect", "eventChanged"] {
      #expect(form.spy.count("A.\(name)") == 0)
    }
  }

  @Test func `Cancel without typing clears or keeps what was there, as the policy says`() {
    for (policy, text) in [(CancelPolicy.clears, ""), (.restores, "200"), (.keeps, "200")] {
      let form = Form()
      form.bar.policies.cancel = policy
      form.a.text = "200"
      form.a.becomeFirstResponder()

      form.bar.perform(.cancel)

      #expect(form.a.text == text)
      #expect(form.spy.count("bar.didTapDone A") == 0)
    }
  }

  @Test func `Cancel restores the text of this session, not of an earlier one`() {
    let form = Form()
    form.bar.policies.cancel = .restores
    form.edit("one")
    form.bar.perform(.done)
    form.edit("two")

    form.bar.perform(.cancel)

    #expect(form.a.text == "one")
  }

  // MARK: Clears first, refused

  @Test func `a refused clears-first puts no mark back into a session that should-end ended`() {
    let form = Form(.field)
    form.bar.policies.order = .clearsFirst
    form.edit("old")
    form.a.compose("ni")
    form.spy.react(to: "A.shouldEnd") { form.scope.endEditing(force: true) }

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(form.a.text == "oldni")
    #expect(form.a.markedRange == nil)
    form.spy.forgetReactions()
  }

  @Test(arguments: [CancelPolicy.clears, .restores])
  func `a refused clears-first puts undo back`(cancel: CancelPolicy) {
    let form = Form()
    form.bar.policies.cancel = cancel
    form.bar.policies.order = .clearsFirst
    form.spy.refused = ["A.shouldEnd"]
    form.edit("abc")

    form.bar.perform(.cancel)
    let canUndo = form.a.undo()

    #expect(canUndo)
    #expect(form.a.text == "")
  }

  @Test(arguments: [CancelPolicy.clears, .restores], ["", "set"])
  func `a text that should-end set itself stays when it refuses`(
    cancel: CancelPolicy, text: String
  ) {
    let form = Form()
    let field = form.a
    form.bar.policies.cancel = cancel
    form.bar.policies.order = .clearsFirst
    form.spy.refused = ["A.shouldEnd"]
    form.edit("abc")
    form.spy.react(to: "A.shouldEnd") { field.text = text }

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(field.text == text)
  }

  @Test func `a text that should-end typed itself stays when it refuses`() {
    let form = Form()
    let field = form.a
    form.bar.policies.order = .clearsFirst
    form.spy.refused = ["A.shouldEnd"]
    form.edit("abc")
    form.spy.react(to: "A.shouldEnd") { field.insert("x") }

    form.bar.perform(.cancel)

    #expect(field.text == "x")
  }

  @Test func `should-end that only moves the caret and refuses has everything put back`() {
    let form = Form()
    let field = form.a
    form.bar.policies.cancel = .restores
    form.bar.policies.order = .clearsFirst
    form.spy.refused = ["A.shouldEnd"]
    field.text = "old"
    form.edit("new")
    field.select(1..<3)
    form.spy.react(to: "A.shouldEnd") { field.select(0..<0) }
    let before = field.state

    let outcome = form.bar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(field.state == before)
  }

  @Test(arguments: EndingOrder.allCases)
  func `Cancel empties undo where it sets the text, and keeps it where it keeps the text`(
    order: EndingOrder
  ) {
    for cancel in CancelPolicy.allCases {
      let form = Form()
      form.bar.policies.cancel = cancel
      form.bar.policies.order = order
      form.edit("abc")

      form.bar.perform(.cancel)

      #expect(form.a.editingState.canUndo == (cancel == .keeps))
    }
  }

  @Test func `undo after Cancel dropped marked text takes nothing else with it`() {
    let form = Form()
    form.bar.policies.cancel = .keeps
    form.edit("abc")
    form.a.select(1..<1)
    form.a.compose("XY")
    form.bar.perform(.cancel)
    form.a.becomeFirstResponder()

    form.a.undo()

    #expect(form.a.text == "")
    #expect(!form.a.editingState.canUndo)
  }
}
