import InputAccessory
import Testing

struct HandoverTests {
  private typealias Step = Handover.Step

  private static let ends: [(EditingEnd, [Handover.Step])] = [
    (EditingEnd(), [.acceptPendingText, .askShouldEnd, .resign, .tellDidEnd, .hideKeyboard]),
    (
      EditingEnd(pendingText: .dropped),
      [.askShouldEnd, .dropPendingText, .resign, .tellDidEnd, .hideKeyboard]
    ),
    (EditingEnd(isForced: true), [.acceptPendingText, .resign, .tellDidEnd, .hideKeyboard]),
    (
      EditingEnd(isForced: true, pendingText: .dropped),
      [.dropPendingText, .resign, .tellDidEnd, .hideKeyboard]
    ),
  ]

  @Test(arguments: ends)
  func `an end asks unless forced, treats pending text, resigns, tells and hides`(
    end: EditingEnd, steps: [Handover.Step]
  ) {
    let plan = Handover(ending: end, beginningTextView: nil)

    #expect(Array(plan) == steps)
    #expect(Handover.Step.allCases.allSatisfy { plan.contains($0) == steps.contains($0) })
  }

  @Test func `a field's beginning tells first, a text view's shows the keyboard first (3.6)`() {
    let field = Handover(ending: nil, beginningTextView: false)
    let view = Handover(ending: nil, beginningTextView: true)

    #expect(Array(field) == [.askShouldBegin, .become, .tellDidBegin, .showKeyboard])
    #expect(Array(view) == [.askShouldBegin, .become, .showKeyboardBeforeBegin, .tellDidBegin])
  }

  @Test
  func `a hand-over asks the new, then the old (1.8), then changes (1.9), and hides nothing (3.7)`()
  {
    let plan = Handover(ending: EditingEnd(), beginningTextView: false)

    #expect(
      Array(plan) == [
        .askShouldBegin, .acceptPendingText, .askShouldEnd, .resign, .tellDidEnd, .become,
        .tellDidBegin, .showKeyboard,
      ])
  }

  @Test(arguments: [true, false])
  func `a profile may put will-hide before did-end (3.24)`(hidesBefore: Bool) {
    let order = Handover.KeyboardOrder(hidesBeforeDidEnd: hidesBefore)

    let plan = Handover(ending: EditingEnd(isForced: true), beginningTextView: nil, order: order)

    #expect(
      Array(plan)
        == (hidesBefore
          ? [.acceptPendingText, .resign, .hideKeyboardBeforeEnd, .tellDidEnd]
          : [.acceptPendingText, .resign, .tellDidEnd, .hideKeyboard]))
  }

  @Test(arguments: [true, false], [true, false])
  func `a profile says for each kind whether will-show comes before did-begin (3.6)`(
    isTextView: Bool, showsBefore: Bool
  ) {
    let order = Handover.KeyboardOrder(
      showsBeforeDidBeginOfField: !isTextView && showsBefore,
      showsBeforeDidBeginOfTextView: isTextView && showsBefore)

    let plan = Handover(ending: nil, beginningTextView: isTextView, order: order)

    #expect(plan.contains(.showKeyboardBeforeBegin) == showsBefore)
    #expect(plan.contains(.showKeyboard) == !showsBefore)
  }

  @Test func `every question comes before every change, but for the pending text`() throws {
    let plan = Array(Handover(ending: EditingEnd(), beginningTextView: true))

    let lastQuestion = try #require(plan.lastIndex(of: .askShouldEnd))
    let firstChange = try #require(plan.firstIndex(of: .resign))

    #expect(lastQuestion < firstChange)
    #expect(plan.first == .askShouldBegin)
  }

  @Test func `with neither an old nor a new input there is nothing to do`() {
    #expect(Array(Handover(ending: nil, beginningTextView: nil)).isEmpty)
  }
}
