import InputAccessory
import Testing

/// The order within one event: delegates, control events, the keyboard.
struct FocusOrderTests {
  private static func begin(_ name: String, _ kind: InputKind, isEarly: Bool? = nil) -> [String] {
    let told =
      kind == .field ? ["\(name).didBegin", "\(name).eventBegin"] : ["\(name).didBegin"]
    let show = ["host.show \(name)"]
    return isEarly ?? (kind == .view) ? show + told : told + show
  }

  private static func end(_ name: String, _ kind: InputKind) -> [String] {
    kind == .field ? ["\(name).didEnd", "\(name).eventEnd"] : ["\(name).didEnd"]
  }

  @Test(arguments: InputKind.allCases)
  func `a beginning: question, news, control event, keyboard; a text view's keyboard first (3.6)`(
    kind: InputKind
  ) {
    let form = Form(kind)
    form.observeInputs()

    let isFirst = form.a.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.spy.entries == ["A.shouldBegin"] + Self.begin("A", kind))
  }

  @Test(arguments: InputKind.allCases)
  func `an end: question, news, control event, keyboard`(kind: InputKind) {
    let form = Form(kind)
    form.edit("x")
    form.observeInputs()

    let isGone = form.a.resignFirstResponder()

    #expect(isGone)
    #expect(form.spy.entries == ["A.shouldEnd"] + Self.end("A", kind) + ["host.hide A"])
  }

  @Test(arguments: InputKind.allCases, InputKind.allCases)
  func `a hand-over: both questions, then the end of the old, then the beginning of the new (1.9)`(
    old: InputKind, new: InputKind
  ) {
    let form = Form(old, new)
    form.edit("x")
    form.observeInputs()

    form.b.becomeFirstResponder()

    #expect(
      form.spy.entries
        == ["B.shouldBegin", "A.shouldEnd"] + Self.end("A", old) + Self.begin("B", new))
  }

  @Test(arguments: InputKind.allCases)
  func `pending text is announced after the new one's yes and before the old one's question`(
    kind: InputKind
  ) {
    let form = Form(kind, .field)
    form.edit("x")
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.b.becomeFirstResponder()

    #expect(
      form.spy.entries.prefix(4) == ["B.shouldBegin", "A.didChange", "A.shouldEnd", "A.didEnd"])
  }

  @Test(arguments: InputKind.allCases)
  func `a forced end asks nothing and hides at once (1.14, 1.15)`(kind: InputKind) {
    let form = Form(kind)
    form.edit("x")
    form.observeInputs()

    let didEnd = form.scope.endEditing(force: true)

    #expect(didEnd)
    #expect(form.spy.entries == Self.end("A", kind) + ["host.hide A"])
  }

  enum Removal: CaseIterable {
    case moved, hidden, disabled, readOnly

    func apply(to input: InputModel) {
      switch self {
      case .moved: input.move(to: nil)
      case .hidden: input.isHidden = true
      case .disabled: input.isEnabled = false
      case .readOnly: input.isEditable = false
      }
    }
  }

  @Test(arguments: Removal.allCases, InputKind.allCases)
  func `a removed, hidden or disabled input ends by force, once, and the hide waits (1.17)`(
    removal: Removal, kind: InputKind
  ) {
    let form = Form(kind)
    form.edit("x")
    form.observeInputs()
    form.spy.refused = ["A.shouldEnd"]

    removal.apply(to: form.a)
    removal.apply(to: form.a)

    #expect(form.spy.entries == Self.end("A", kind) + ["host.hide A later"])
    #expect(form.first == nil)
    #expect(form.bar.currentInput == nil)
  }

  @Test(arguments: Removal.allCases, InputKind.allCases)
  func `a forced end announces pending text once, before did-end`(
    removal: Removal, kind: InputKind
  ) {
    let form = Form(kind)
    form.edit("teh")
    form.a.suggest("the")

    removal.apply(to: form.a)

    #expect(
      form.spy.entries == ["A.didChange", "A.didEnd", "host.hide A later"])
    #expect(form.spy.text(at: "A.didEnd") == "the")
  }

  // MARK: The other orders

  @Test(arguments: InputKind.allCases)
  func `will-hide may come before did-end (3.24)`(kind: InputKind) {
    let form = Form(kind)
    form.host.keyboardOrder.hidesBeforeDidEnd = true
    form.edit("x")
    form.observeInputs()

    form.a.resignFirstResponder()

    #expect(form.spy.entries == ["A.shouldEnd", "host.hide A"] + Self.end("A", kind))
  }

  @Test(arguments: InputKind.allCases, [true, false])
  func `will-show may come before or after did-begin, for each kind (3.6)`(
    kind: InputKind, isEarly: Bool
  ) {
    let form = Form(kind)
    form.host.keyboardOrder.showsBeforeDidBeginOfField = isEarly
    form.host.keyboardOrder.showsBeforeDidBeginOfTextView = isEarly
    form.observeInputs()

    form.a.becomeFirstResponder()

    #expect(form.spy.entries == ["A.shouldBegin"] + Self.begin("A", kind, isEarly: isEarly))
  }

  @Test func `the bar knows its input before did-begin and no more at did-end`() {
    let form = Form()
    let bar = form.bar
    var current: [String] = []
    for moment in ["A.shouldBegin", "A.didBegin", "A.shouldEnd", "A.didEnd"] {
      form.spy.react(to: moment) { current.append(bar.currentInput?.name ?? "none") }
    }

    form.a.becomeFirstResponder()
    form.a.resignFirstResponder()

    #expect(current == ["none", "A", "A", "none"])
  }
}
