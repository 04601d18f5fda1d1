import InputAccessory
import InputAccessoryTesting
import Testing

struct DelegateContractTests {
  private static let failing = """
    focus amount
    type "1"
    expect amount.text "2"
    """

  @Test(arguments: DelegateRule.allCases)
  func `a delegate that breaks one rule is caught by that one`(rule: DelegateRule) {
    let chance = Chance()

    let report = DelegateContract.check(sequences: rule == .playable ? [Self.failing] : []) {
      CustomDelegate($0, breaking: rule, by: chance)
    }

    #expect(report.violations.map(\.rule) == [rule], "\(report)")
  }

  @Test func `a delegate that keeps every rule is found to, and every sequence runs to its end`() {
    let report = DelegateContract.check(sequences: KitSequences.texts) { CustomDelegate($0) }

    #expect(report.violations.isEmpty)
    #expect(report.unchecked.isEmpty)
  }

  @Test(
    arguments: [
      { (form: DelegateForm) in form.bar.policies.order = .clearsFirst },
      { $0.bar.policies.refusal = .proceeds },
      { $0.bar.policies.done = .returns },
      { $0.bar.policies.cancel = .restores },
      { $0.bar.items = [.done] },
      { $0.bar.submitTitle = "Send" },
      { $0.bar.isEnabled = false },
      { $0.amount.clearsOnBeginEditing = true },
      { $0.name.returnBehavior = .moves },
      { $0.amount.rules = TextRules([LengthLimit(1)]) },
      { $0.amount.accessory = nil },
    ] as [@Sendable (DelegateForm) -> Void])
  func `a form of any kind is no delegate's fault`(setUp: @Sendable (DelegateForm) -> Void) {
    let report = DelegateContract.check { form in
      setUp(form)
      return CustomDelegate(form)
    }

    #expect(report.violations.isEmpty)
  }

  @Test func `a delegate may pass itself on to other fields`() {
    let report = DelegateContract.check(sequences: ["field extra\nfocus extra\nfocus amount"]) {
      form in
      let delegate = SmallDelegate()
      let others = [form.name]
      delegate.onBegin = { for other in others where other !== $0 { other.delegate = $0.delegate } }
      form.amount.delegate = delegate
      form.bar.delegate = delegate
      return delegate
    }

    #expect(report.violations.map(\.rule) == [.keepsNothing])
  }

  @Test func `long texts and repetitions are no endless calls`() {
    let text = String(repeating: "1", count: 500)

    let report = DelegateContract.check(
      sequences: ["focus amount\ntype \"\(text)\"\nrepeat 500\ntype \"1\"\nend"]
    ) { CustomDelegate($0) }

    #expect(report.violations.isEmpty)
  }

  @Test(arguments: DelegateRule.allCases.filter { $0 != .repeatable })
  func `on all cores the report is the same`(rule: DelegateRule) async {
    let sequences = [Self.failing, "focus amont"]

    let report = await DelegateContract.checkConcurrently(sequences: sequences) {
      CustomDelegate($0, breaking: rule)
    }

    let serial = DelegateContract.check(sequences: sequences) {
      CustomDelegate($0, breaking: rule)
    }
    #expect(report == serial)
    #expect(report.violations.contains { $0.rule == rule })
  }

  @Test func `a delegate that is set for nothing leaves little to check`() {
    let report = DelegateContract.check { _ in Chance() }

    #expect(report.violations.isEmpty)
    #expect(
      report.unchecked == [
        .balanced, .oneReport, .reportAfterEnd, .bounded, .questionKeepsFocus, .questionKeepsText,
        .questionKeepsForm, .sameAnswer, .playable,
      ])
  }

  @Test @MainActor func `a delegate that is bound to the main actor is checked there`() {
    let report = DelegateContract.check { MainActorDelegate($0) }

    #expect(report.violations.map(\.rule) == [.questionKeepsText])
  }

  @Test func `a sequence that cannot be read is told with its place`() {
    let report = DelegateContract.check(sequences: ["focus amount", "focus amount\ntpye \"1\""]) {
      CustomDelegate($0)
    }

    #expect(
      report.description == """
        playable: A sequence of the caller's can be read, runs to its end, and what it expects \
        holds. (DelegateContract)
          found: it cannot be read
            sequence 2:2:1: unknown statement 'tpye'; did you mean 'type'?
            tpye "1"
            ^
        """)
  }

  @Test func `a sequence that stops is told with what was done`() {
    let report = DelegateContract.check(sequences: ["focus amount\ntap submit\nfocus name"]) {
      CustomDelegate($0)
    }

    #expect(
      report.description == """
        playable: A sequence of the caller's can be read, runs to its end, and what it expects \
        holds. (DelegateContract)
          found: it stopped: 'bar' has no item 'submit'; it has cancel, previous, next, clear, help, \
        done
            focus amount
              amount.shouldBeginEditing -> yes
              amount.didBeginEditing
              amount.editingDidBegin
            tap submit
        """)
  }

  @Test func `what a sequence expects of a trace is looked for among the delegate's calls`() {
    let sequence = """
      repeat 2
        focus amount
        tap cancel
      end
      expect count amount.didEndEditing 2
      expect trace only amount.didBeginEditing amount.didEndEditing bar.didTapCancel
      """

    let report = DelegateContract.check(sequences: [sequence]) { form in
      let delegate = SmallDelegate()
      form.amount.delegate = delegate
      form.bar.delegate = delegate
      return delegate
    }

    #expect(
      report.violations.first?.finding == """
        'expect trace only amount.didBeginEditing amount.didEndEditing bar.didTapCancel' does not \
        hold: it is amount.didBeginEditing amount.didEndEditing bar.didTapCancel amount.didBeginEditing amount.didEndEditing \
        bar.didTapCancel
        """)
    let round = [
      "focus amount", "  amount.shouldBeginEditing -> yes", "  amount.didBeginEditing",
      "  amount.editingDidBegin", "tap cancel", "  bar.shouldPerform(cancel) -> yes",
      "  amount.shouldEndEditing -> yes", "  amount.didEndEditing", "  amount.editingDidEnd",
      #"  amount.setText("")"#, "  bar.didTapCancel", "  bar.outcome(cancelled)",
    ]
    #expect(report.violations.first?.calls.starts(with: ["repeat 2"] + round + round) == true)
  }
}

private final class SmallDelegate: TextFieldDelegate, DoneCancelToolbarDelegate {
  var onBegin: (TextField) -> Void = { _ in }

  func textFieldDidBeginEditing(_ textField: TextField) {
    onBegin(textField)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {}
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {}
}

/// A delegate that belongs to the main actor, as a view controller does; it trims in a question.
@MainActor private final class MainActorDelegate: @MainActor TextFieldDelegate {
  init(_ form: DelegateForm) {
    form.amount.delegate = self
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    textField.text = String(textField.text.prefix(1))
    return true
  }
}
