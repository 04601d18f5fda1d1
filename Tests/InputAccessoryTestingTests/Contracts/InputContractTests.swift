import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

struct InputContractTests {
  @Test(arguments: InputRule.allCases)
  func `an input that breaks one rule is caught by that one`(rule: InputRule) {
    let group = FocusGroup()

    let report = InputContract.check { CustomInput($0, in: group, breaking: rule) }

    #expect(report.violations.map(\.rule) == [rule], "\(report)")
  }

  @Test func `an input that keeps every rule is found to`() {
    let group = FocusGroup()

    let report = InputContract.check { CustomInput($0, in: group) }

    #expect(report.violations.isEmpty)
    #expect(report.unchecked.isEmpty)
    #expect(report.description == "no rule was broken")
  }

  @Test func `the field of the component keeps every rule`() {
    let report = InputContract.check { probe in
      let field = TextField()
      field.delegate = probe.delegate
      field.accessory = probe.bar
      return field
    }

    #expect(report.violations.isEmpty)
    #expect(report.unchecked.isEmpty)
  }

  @Test(
    arguments: [
      { (field: TextField) in field.isSecure = true },
      { $0.clearsOnBeginEditing = true },
      { $0.clearsOnInsertion = true },
      { $0.enablesReturnKeyAutomatically = true },
      { $0.rules = TextRules([DigitsRule()]) },
      { $0.rules = TextRules([LengthLimit(2)]) },
      { $0.isHidden = true },
      { $0.isEditable = false },
      { $0.isNavigable = false },
      { $0.text = "😀" },
    ] as [@Sendable (TextField) -> Void])
  func `fields of every kind keep every rule`(setUp: @Sendable (TextField) -> Void) {
    for (text, otherText) in [("42", "7"), ("12", "0"), ("", "")] {
      let report = InputContract.check(text: text, otherText: otherText) { probe in
        let field = TextField()
        field.delegate = probe.delegate
        field.accessory = probe.bar
        setUp(field)
        return field
      }

      #expect(report.violations.isEmpty)
    }
  }

  @Test(arguments: [("😀e\u{301}", "👨‍👩‍👧"), ("\u{200D}", "a\tb"), ("1", "1")])
  func `texts of every kind keep every rule`(text: String, otherText: String) {
    let report = InputContract.check(text: text, otherText: otherText) { probe in
      let view = TextView()
      view.delegate = probe.delegate
      view.accessory = probe.bar
      return view
    }

    #expect(report.violations.isEmpty)
  }

  @Test(arguments: [ReturnBehavior.stays, .ends, .moves])
  func `fields of one window keep every rule`(returns: ReturnBehavior) {
    let scope = FocusScope()

    let report = InputContract.check { probe in
      let field = TextField()
      field.returnBehavior = returns
      field.move(to: scope)
      probe.delegate.record(field, as: "field")
      field.accessory = probe.bar
      return field
    }

    #expect(report.violations.isEmpty)
    #expect(report.unchecked.isEmpty)
  }

  @Test func `the text view of the component keeps every rule`() {
    let report = InputContract.check { probe in
      let view = TextView()
      view.delegate = probe.delegate
      view.accessory = probe.bar
      return view
    }

    #expect(report.violations.isEmpty)
    #expect(report.unchecked.map(\.name) == ["refused-clear", "refused-return"])
  }

  @Test func `inputs that a screen owns are checked once they can be taken out of it`() {
    let group = FocusGroup()
    var screen: [CustomInput] = []
    let make = { (probe: InputProbe) in
      let input = CustomInput(probe, in: group)
      screen.append(input)
      return input
    }

    let kept = InputContract.check(make)
    let report = InputContract.check(discarding: { _ in screen = [] }, make)

    #expect(kept.violations.map(\.rule) == [.freed])
    #expect(report.violations.isEmpty)
    #expect(report.unchecked.isEmpty)
  }

  @Test func `a violation is told with its rule and the calls that led to it`() throws {
    let group = FocusGroup()

    let report = InputContract.check { CustomInput($0, in: group, breaking: .forcedEnd) }

    #expect(
      report.description == """
        forced-end: A forced end ends editing and does not even ask should-end. \
        (EditingEnd.isForced, facts 1.14 and 1.15)
          found: should-end was asked 1 times
            becomeFirstResponder() -> true
              input.shouldBeginEditing -> yes
              input.didBeginEditing
            answer input.shouldEndEditing no
            endEditing(forced) -> true
              input.shouldEndEditing -> no
              input.didEndEditing
        """)
    #expect(report.violations.first?.debugDescription == report.description)
  }

  @Test func `rules about questions that are never asked are named as not checked`() {
    let report = InputContract.check { probe in
      let field = TextField()
      field.accessory = probe.bar
      return field
    }

    #expect(report.violations.isEmpty)
    #expect(
      report.unchecked == [
        .shouldBeginOnce, .shouldBeginFirst, .refusedBegin, .shouldEndOnce, .refusedEnd,
        .balancedNews, .barBeforeDelegate, .refusedDrop, .refusedCancel, .refusedClear,
        .returnQuestion, .refusedReturn, .refusedInsert, .refusedHandOver, .endInsideDidBegin,
        .beginInsideDidEnd, .endInsideShouldEnd, .nestedAgreement,
      ])
    #expect(report.description.hasSuffix("end-inside-should-end, nested-agreement"))
  }

  @Test func `an input that tells its bar nothing leaves little to check`() {
    let report = InputContract.check { _ in TextField() }

    #expect(report.violations.map(\.rule) == [.beginTellsBar])
  }

  @Test @MainActor func `an input that is bound to the main actor is checked there`() {
    let report = InputContract.check { probe in
      let field = MainActorInput()
      field.model.delegate = probe.delegate
      field.bar = probe.bar
      return field
    }

    #expect(report.violations.map(\.rule.name) == ["begin-tells-bar"])
  }
}

/// An input that belongs to the main actor, as a view does; it forgot its bar.
@MainActor private final class MainActorInput: @MainActor TextInput {
  let model = TextField()
  var bar: AccessoryToolbar?

  var capabilities: TextInputCapabilities { model.capabilities }
  var isFirstResponder: Bool { model.isFirstResponder }
  var focusObstacle: FocusObstacle? { model.focusObstacle }
  var currentText: String { model.currentText }
  var editingState: EditingState {
    get { model.editingState }
    set { model.editingState = newValue }
  }
  func becomeFirstResponder() -> Bool { model.becomeFirstResponder() }
  func endEditing(_ end: EditingEnd) -> Bool { model.endEditing(end) }
  func acceptPendingText() { model.acceptPendingText() }
  func replaceText(with text: String) { model.replaceText(with: text) }
  func clearByUser() -> Bool { model.clearByUser() }
  func pressReturn() -> ActionOutcome { model.pressReturn() }
}
