import InputAccessory
import Testing

struct ReturnPlanTests {
  @Test func `without an exit action, Return leaves editing open`() {
    let plan = ReturnPlan(hasExitAction: false)

    #expect(Array(plan) == [.acceptPendingText, .askShouldReturn, .sendPrimaryAction])
    #expect(plan.success == .performed)
  }

  @Test func `an exit action has Return end editing`() {
    let plan = ReturnPlan(hasExitAction: true)

    #expect(Array(plan) == ReturnPlan.Step.allCases)
    #expect(plan.success == .done)
  }

  @Test(arguments: ReturnPlan.Step.allCases)
  func `only the two questions can fail`(step: ReturnPlan.Step) {
    let failures: [ReturnPlan.Step: ActionOutcome] = [
      .askShouldReturn: .vetoed, .endEditing: .refused,
    ]

    #expect(step.failure == failures[step])
  }

  @Test(arguments: [(ReturnBehavior.stays, false), (.ends, true)])
  func `the model's press succeeds as the plan says`(
    behavior: ReturnBehavior, hasExitAction: Bool
  ) {
    let field = TextField()
    field.returnBehavior = behavior
    field.becomeFirstResponder()

    #expect(field.pressReturn() == ReturnPlan(hasExitAction: hasExitAction).success)
  }
}
