import InputAccessory
import Testing

struct ActionPlanTests {
  private let all: TextInputCapabilities = [.dropsPendingText, .asksShouldReturn]

  private static let plans: [(ToolbarAction, [ActionPlan.Step], ActionOutcome)] = [
    (
      .done, [.requireSession, .askShouldPerform, .acceptPendingText, .endEditing, .report], .done
    ),
    (
      .submit, [.requireSession, .askShouldPerform, .acceptPendingText, .endEditing, .report],
      .performed
    ),
    (
      .cancel, [.requireSession, .askShouldPerform, .endEditing, .changeText, .report], .cancelled
    ),
    (.next, [.requireSession, .askShouldPerform, .move, .report], .moved),
    (.previous, [.requireSession, .askShouldPerform, .move, .report], .moved),
    (.clear, [.requireSession, .askShouldPerform, .clear, .report], .performed),
    (.item("scan"), [.requireSession, .askShouldPerform, .edit, .report], .performed),
  ]

  @Test(arguments: plans)
  func `each action has its steps and the outcome of its success`(
    action: ToolbarAction, steps: [ActionPlan.Step], success: ActionOutcome
  ) {
    let plan = ActionPlan(action, policies: ToolbarPolicies(), capabilities: all)

    #expect(Array(plan) == steps)
    #expect(plan.success == success)
    #expect(ActionPlan.Step.allCases.allSatisfy { plan.contains($0) == steps.contains($0) })
    #expect(!plan.forcesRefusedEnd)
  }

  @Test(
    arguments: [
      (CancelPolicy.clears, EndingOrder.endsFirst, [.endEditing, .changeText]),
      (.clears, .clearsFirst, [.changeTextFirst, .endEditing]),
      (.restores, .endsFirst, [.endEditing, .changeText]),
      (.restores, .clearsFirst, [.changeTextFirst, .endEditing]),
      (.keeps, .endsFirst, [.endEditing]),
      (.keeps, .clearsFirst, [.endEditing]),
    ] as [(CancelPolicy, EndingOrder, [ActionPlan.Step])])
  func `Cancel changes the text before or after the end, or not at all`(
    cancel: CancelPolicy, order: EndingOrder, middle: [ActionPlan.Step]
  ) {
    var policies = ToolbarPolicies()
    policies.cancel = cancel
    policies.order = order

    let plan = ActionPlan(.cancel, policies: policies, capabilities: all)

    #expect(Array(plan) == [.requireSession, .askShouldPerform] + middle + [.report])
  }

  @Test func `Done and Submit that return press Return where the input asks, and else end`() {
    var policies = ToolbarPolicies()
    policies.done = .returns

    let onField = ActionPlan(.done, policies: policies, capabilities: all)
    let onView = ActionPlan(.done, policies: policies, capabilities: .dropsPendingText)
    let submit = ActionPlan(.submit, policies: policies, capabilities: all)

    #expect(Array(onField) == [.requireSession, .askShouldPerform, .pressReturn, .report])
    #expect(
      Array(onView)
        == [.requireSession, .askShouldPerform, .acceptPendingText, .endEditing, .report])
    #expect(Array(submit) == Array(onField))
  }

  @Test func `only Cancel drops pending text, and only where the input can`() {
    let policies = ToolbarPolicies()

    let cancel = ActionPlan(.cancel, policies: policies, capabilities: .dropsPendingText)
    let cannotDrop = ActionPlan(.cancel, policies: policies, capabilities: [])
    let done = ActionPlan(.done, policies: policies, capabilities: .dropsPendingText)

    #expect(cancel.pendingText == .dropped)
    #expect(cannotDrop.pendingText == .accepted)
    #expect(done.pendingText == .accepted)
  }

  @Test(
    arguments: [
      (ToolbarAction.done, CancelPolicy.clears, [.endEditingRegardless, .report]),
      (.cancel, .clears, [.endEditingRegardless, .changeText, .report]),
      (.cancel, .keeps, [.endEditingRegardless, .report]),
    ] as [(ToolbarAction, CancelPolicy, [ActionPlan.Step])])
  func `the original asks nothing and looks at nothing (10.1, 10.2)`(
    action: ToolbarAction, cancel: CancelPolicy, steps: [ActionPlan.Step]
  ) {
    var policies = ToolbarPolicies()
    policies.contract = .original
    policies.cancel = cancel

    let plan = ActionPlan(action, policies: policies, capabilities: all)

    #expect(Array(plan) == steps)
    #expect(plan.pendingText == .accepted)
  }

  @Test func `the original contract leaves every action but Done and Cancel as it is`() {
    var original = ToolbarPolicies()
    original.contract = .original

    for action in [ToolbarAction.next, .previous, .clear, .submit, .item("scan")] {
      let plan = ActionPlan(action, policies: original, capabilities: all)

      #expect(
        Array(plan) == Array(ActionPlan(action, policies: ToolbarPolicies(), capabilities: all)))
    }
  }

  @Test(arguments: RefusalPolicy.allCases)
  func `a refused end is overruled where the policy says so`(refusal: RefusalPolicy) {
    var policies = ToolbarPolicies()
    policies.refusal = refusal

    let plan = ActionPlan(.done, policies: policies, capabilities: all)

    #expect(plan.forcesRefusedEnd == (refusal == .proceeds))
  }

  @Test func `a walk yields the steps in the declared order, and a plan can be walked again`() {
    let plan = ActionPlan(.cancel, policies: ToolbarPolicies(), capabilities: all)

    let walk = plan.map(\.rawValue)

    #expect(walk == walk.sorted())
    #expect(plan.map(\.rawValue) == walk)
  }
}
