import InputAccessory
import Testing

struct ReturnPlanTests {
  @Test func `a Return that stays leaves editing open`() {
    let plan = ReturnPlan(.stays)

    #expect(Array(plan) == [.acceptPendingText, .askShouldReturn, .sendPrimaryAction])
    #expect(plan.success == .performed)
  }

  @Test(arguments: [(ReturnBehavior.ends, false), (.ends, true), (.moves, false)])
  func `a Return ends editing where it says so, or where it has nowhere to move to`(
    behavior: ReturnBehavior, hasNext: Bool
  ) {
    let plan = ReturnPlan(behavior, hasNext: hasNext)

    #expect(
      Array(plan) == [
        .acceptPendingText, .askShouldReturn, .sendPrimaryAction, .sendDidEndOnExit, .endEditing,
      ])
    #expect(plan.success == .done)
  }

  @Test func `a Return that moves hands over`() {
    let plan = ReturnPlan(.moves, hasNext: true)

    #expect(Array(plan) == [.acceptPendingText, .askShouldReturn, .sendPrimaryAction, .move])
    #expect(plan.success == .moved)
  }

  @Test(arguments: ReturnPlan.Step.allCases)
  func `only what asks can fail`(step: ReturnPlan.Step) {
    let failures: [ReturnPlan.Step: ActionOutcome] = [
      .askShouldReturn: .vetoed, .endEditing: .refused, .move: .refused,
    ]

    #expect(step.failure == failures[step])
  }

  @Test(arguments: ReturnBehavior.allCases)
  func `the model's press succeeds as the plan says`(behavior: ReturnBehavior) {
    let field = TextField()
    field.returnBehavior = behavior
    field.becomeFirstResponder()

    #expect(field.pressReturn() == ReturnPlan(behavior).success)
  }

  @Test func `an exit action that ends the session and begins another has it be`() {
    let field = TextField()
    field.returnBehavior = .ends
    field.becomeFirstResponder()
    var token: ObservationToken?
    token = field.observe { [unowned field] event in
      guard event == .control(.editingDidEndOnExit) else { return }
      field.resignFirstResponder()
      field.becomeFirstResponder()
    }

    #expect(field.pressReturn() == .refused)
    #expect(field.isFirstResponder)
    withExtendedLifetime(token) {}
  }
}
