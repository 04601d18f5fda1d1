import InputAccessory
import Testing

/// The original component, faults included (10.1 to 10.4), and the corrected one beside it.
struct OriginalContractTests {
  private func make(_ contract: ActionContract) -> (TextField, DoneCancelToolbar, Spy) {
    let (field, spy) = (TextField(text: "old"), Spy())
    let bar = DoneCancelToolbar(for: field, contract: contract)
    field.delegate = spy
    bar.delegate = spy
    field.accessory = bar
    field.becomeFirstResponder()
    field.insert("5")
    spy.forgetEntries()
    return (field, bar, spy)
  }

  @Test func `Done resigns, then reports, asking the bar's delegate nothing (10.1)`() {
    let (field, bar, spy) = make(.original)

    let outcome = bar.perform(.done)

    #expect(outcome == .done)
    #expect(spy.entries == ["A.shouldEnd", "A.didEnd", "bar.didTapDone A"])
    #expect(field.text == "old5")
  }

  @Test(arguments: ActionContract.allCases)
  func `Cancel resigns, then clears, then reports: did-end sees the old text (10.1, 10.3)`(
    contract: ActionContract
  ) {
    let (field, bar, spy) = make(contract)

    let outcome = bar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(spy.text(at: "A.didEnd") == "old5")
    #expect(spy.text(at: "bar.didTapCancel A") == "")
    #expect(spy.count("A.didChange") == 0)
    #expect(field.text == "")
  }

  @Test(arguments: [
    (ToolbarAction.done, "bar.didTapDone A", "old5"), (.cancel, "bar.didTapCancel A", ""),
  ])
  func `the original reports, and Cancel clears, though should-end refused (10.2)`(
    action: ToolbarAction, report: String, text: String
  ) {
    let (field, bar, spy) = make(.original)
    spy.refused = ["A.shouldEnd"]

    bar.perform(action)

    #expect(spy.entries == ["A.shouldEnd", report])
    #expect(field.text == text)
    #expect(field.isFirstResponder)
  }

  @Test(arguments: [(ToolbarAction.done, "bar.didTapDone A"), (.cancel, "bar.didTapCancel A")])
  func `a second tap on the original reports again, on the corrected one it is ignored (10.2)`(
    action: ToolbarAction, report: String
  ) {
    for (contract, count) in [(ActionContract.original, 2), (.corrected, 1)] {
      let (field, bar, spy) = make(contract)

      bar.perform(action)
      bar.perform(action)

      #expect(spy.count(report) == count)
      #expect(spy.count("A.didEnd") == 1)
      withExtendedLifetime(field) {}
    }
  }

  @Test func `the original clears what was set between two taps of Cancel`() {
    let (field, bar, spy) = make(.original)
    bar.perform(.cancel)
    field.text = "later"

    bar.perform(.cancel)

    #expect(field.text == "")
    #expect(spy.count("bar.didTapCancel A") == 2)
  }

  @Test
  func `the original acts on the field it was made for, the corrected on the one edited (6.5)`() {
    for (contract, ended) in [(ActionContract.original, "A"), (.corrected, "B")] {
      let form = Form()
      form.bar.policies.contract = contract
      form.b.becomeFirstResponder()
      form.spy.forgetEntries()

      form.bar.perform(.done)

      #expect(form.spy.entries.last == "bar.didTapDone \(ended)")
      #expect(form.b.isFirstResponder == (contract == .original))
    }
  }

  @Test func `the original with its field freed is ignored`() {
    let spy = Spy()
    var field: TextField? = TextField()
    let bar = field.map { DoneCancelToolbar(for: $0, contract: .original) }
    bar?.delegate = spy
    field = nil

    #expect(bar?.perform(.cancel) == .ignored)
    #expect(spy.entries.isEmpty)
  }

  @Test func `the bar gives its field a number pad; the original has the original's look (10.3)`() {
    let (field, original, _) = make(.original)
    let corrected = DoneCancelToolbar(for: TextField())

    #expect(field.keyboardType == .numberPad)
    #expect(original.barStyle == .blackTranslucent)
    #expect(corrected.barStyle == .default)
    #expect(original.items == [.cancel, .flexible, .done])
  }

  /// The original as it was declared: a bar that keeps its field, which keeps the bar (10.4).
  private final class KeepingBar: InputAccessoryView {
    let height = 44.0
    let field: TextField
    init(_ field: TextField) {
      self.field = field
      field.accessory = self
    }
  }

  @Test func `a bar that keeps its field leaks with it; ours is freed (10.4)`() {
    weak var kept: TextField?
    weak var freed: TextField?
    weak var freedBar: DoneCancelToolbar?

    do {
      let field = TextField()
      kept = KeepingBar(field).field
      let ours = TextField()
      let bar = DoneCancelToolbar(for: ours)
      ours.accessory = bar
      (freed, freedBar) = (ours, bar)
    }

    #expect(kept != nil)
    #expect(freed == nil)
    #expect(freedBar == nil)
    kept?.accessory = nil  // Breaks the cycle.
    #expect(kept == nil)
  }

  @Test(arguments: ActionContract.allCases)
  func `only the original's buttons do something between sessions (10.2)`(
    contract: ActionContract
  ) {
    let (field, bar, _) = make(contract)
    #expect(bar.canPerform(.done))
    bar.perform(.done)

    #expect(!field.isFirstResponder)
    #expect(bar.canPerform(.done) == (contract == .original))
    #expect(bar.canPerform(.cancel) == (contract == .original))
    bar.isEnabled = false
    #expect(!bar.canPerform(.done))
  }
}
