import InputAccessory
import Testing

/// Traits, their defaults and their raw values.
struct TraitTests {
  @Test(arguments: InputKind.allCases)
  func `an input begins with UIKit's defaults (8.3, 8.6, 2.19)`(kind: InputKind) {
    let input = kind.make(id: 3, text: "x", delegate: nil)

    #expect(input.id == 3)
    #expect(input.text == "x")
    #expect(input.currentText == "x")
    #expect(input.placeholder == "")
    #expect(input.keyboardType == .default)
    #expect(input.returnKeyType == .default)
    #expect(input.state.clearButtonMode == .never)
    #expect(input.state.returnBehavior == .stays)
    #expect(!input.state.isSecure)
    #expect(input.isEnabled && input.isEditable && input.takesFocus && input.isNavigable)
    #expect(!input.isHidden)
    #expect(input.accessory == nil)
    #expect(input.focusObstacle == nil)
  }

  @Test func `a field asks should-return, a text view does not; both can drop pending text`() {
    #expect(TextField().capabilities == [.dropsPendingText, .asksShouldReturn])
    #expect(TextView().capabilities == .dropsPendingText)
  }

  @Test func `keyboard types have UIKit's raw values, and the pads no Return key (8.1)`() {
    #expect(KeyboardType.allCases.map(\.rawValue) == Array(0...11))
    #expect(
      KeyboardType.allCases.filter { !$0.hasReturnKey } == [
        .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad,
      ])
  }

  @Test func `return keys, clear buttons and bars have UIKit's raw values (8.3, 8.6, 6.11)`() {
    #expect(ReturnKeyType.allCases.map(\.rawValue) == Array(0...11))
    #expect(ClearButtonMode.allCases.map(\.rawValue) == Array(0...3))
    #expect(BarStyle.allCases.map(\.rawValue) == Array(0...2))
  }

  @Test func `control events have UIKit's bits (2.23)`() {
    #expect(ControlEvents.primaryActionTriggered.rawValue == 1 << 13)
    #expect(ControlEvents.editingDidBegin.rawValue == 1 << 16)
    #expect(ControlEvents.editingChanged.rawValue == 1 << 17)
    #expect(ControlEvents.editingDidEnd.rawValue == 1 << 18)
    #expect(ControlEvents.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(
      ControlEvents.allEditingEvents == [
        .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
      ])
  }

  @Test(arguments: [
    (ClearButtonMode.never, false, false), (.whileEditing, true, false),
    (.unlessEditing, false, true), (.always, true, true),
  ])
  func `a clear button shows where its mode says, and never without text (8.6)`(
    mode: ClearButtonMode, whileEditing: Bool, otherwise: Bool
  ) {
    let field = TextField(text: "x")
    field.clearButtonMode = mode
    let idle = field.showsClearButton
    field.becomeFirstResponder()
    let editing = field.showsClearButton
    field.text = ""

    #expect(idle == otherwise)
    #expect(editing == whileEditing)
    #expect(!field.showsClearButton)
  }

  @Test func `the clear button works without focus, and asks should-clear once (2.17)`() {
    let form = Form()
    form.a.text = "x"
    form.observeInputs()

    let isCleared = form.a.clearByUser()

    #expect(isCleared)
    #expect(form.spy.entries == ["A.shouldClear", "A.eventChanged", "A.didChange", "A.didSelect"])
    #expect(form.a.text == "")
  }

  @Test func `a text view without focus is not cleared`() {
    let form = Form(.view)
    form.a.text = "x"

    #expect(!form.a.clearByUser())
    #expect(form.spy.entries.isEmpty)
  }

  @Test(arguments: InputKind.allCases)
  func `a cleared text is empty in the same turn, and focus is kept`(kind: InputKind) {
    let form = Form(kind)
    form.edit("abc")

    form.a.text = ""

    #expect(form.a.text == "")
    #expect(form.first === form.a)
    #expect(form.spy.entries.isEmpty)
  }
}
