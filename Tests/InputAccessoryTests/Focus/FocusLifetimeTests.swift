import InputAccessory
import Testing

/// What is freed, and when.
struct FocusLifetimeTests {
  private final class Counter: TextFieldDelegate, TextViewDelegate {
    var onEnd: (() -> Void)?
    func textFieldDidEndEditing(_ textField: TextField) { onEnd?() }
    func textViewDidEndEditing(_ textView: TextView) { onEnd?() }
  }

  @Test(arguments: InputKind.allCases)
  func `an input freed while first responder leaves its scope without one`(kind: InputKind) {
    let scope = FocusScope()
    var input: InputModel? = kind.make(id: 0, delegate: nil)
    weak let freed = input
    input?.move(to: scope)
    input?.becomeFirstResponder()
    let wasFirst = scope.firstResponder != nil

    input = nil

    #expect(wasFirst)
    #expect(freed == nil)
    #expect(scope.firstResponder == nil)
    #expect(!scope.endEditing())
  }

  @Test(arguments: InputKind.allCases)
  func `another can begin where the first responder was freed`(kind: InputKind) {
    let spy = Spy()
    let scope = FocusScope()
    var input: InputModel? = kind.make(id: 0, delegate: spy)
    let next = kind.make(id: 1, delegate: spy)
    input?.move(to: scope)
    next.move(to: scope)
    input?.becomeFirstResponder()
    spy.forgetEntries()
    input = nil

    let isFirst = next.becomeFirstResponder()

    #expect(isFirst)
    #expect(spy.entries == ["B.shouldBegin", "B.didBegin"])
  }

  @Test(arguments: InputKind.allCases)
  func `an input does not keep its delegate, and without one the answers are yes (9.1)`(
    kind: InputKind
  ) {
    var spy: Spy? = Spy()
    spy?.refused = ["A.shouldBegin", "A.shouldChange", "A.shouldEnd"]
    weak let freed = spy
    let input = kind.make(id: 0, delegate: spy)

    spy = nil

    #expect(freed == nil)
    #expect(input.becomeFirstResponder())
    #expect(input.insert("x"))
    #expect(input.resignFirstResponder())
  }

  @Test(arguments: [
    "A.shouldBegin", "A.didBegin", "A.shouldChange", "A.didChange", "A.didSelect", "A.shouldEnd",
    "A.didEnd",
  ])
  func `an input let go inside its delegate's call lives until the event ends`(moment: String) {
    for kind in InputKind.allCases {
      let spy = Spy()
      let scope = FocusScope()
      var input: InputModel? = kind.make(id: 0, delegate: spy)
      weak let freed = input
      input?.move(to: scope)
      spy.react(to: moment) { input = nil }

      input?.becomeFirstResponder()
      input?.insert("x")
      input?.resignFirstResponder()

      #expect(spy.entries.contains { $0.hasPrefix(moment) })
      #expect(freed == nil)
      #expect(scope.firstResponder == nil)
    }
  }

  @Test(arguments: ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"])
  func `both sides of a hand-over may be let go inside it`(moment: String) {
    for kind in InputKind.allCases {
      let spy = Spy()
      let scope = FocusScope()
      var inputs = [kind.make(id: 0, delegate: spy), kind.make(id: 1, delegate: spy)]
      weak let (one, other) = (inputs[0], inputs[1])
      inputs.forEach { $0.move(to: scope) }
      one?.becomeFirstResponder()
      spy.react(to: moment) { inputs = [] }

      other?.becomeFirstResponder()

      #expect(one == nil)
      #expect(other == nil)
      #expect(scope.firstResponder == nil)
    }
  }

  @Test(arguments: [ToolbarAction.done, .cancel], InputKind.allCases)
  func `a field let go in did-end is held until Done or Cancel has reported`(
    action: ToolbarAction, kind: InputKind
  ) {
    let spy = Spy()
    let bar = AccessoryToolbar()
    bar.delegate = spy
    var input: InputModel? = kind.make(id: 0, text: "x", delegate: spy)
    weak let freed = input
    input?.accessory = bar
    input?.becomeFirstResponder()
    spy.react(to: "A.didEnd") { input = nil }

    let outcome = bar.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(
      spy.text(at: action == .done ? "bar.didTapDone A" : "bar.didTapCancel A")
        == (action == .done ? "x" : ""))
    #expect(freed == nil)
    #expect(bar.inputs.isEmpty)
  }

  @Test func `a delegate replaced during an event hears the rest of it`() throws {
    for moment in ["A.shouldEnd", "A.didEnd"] {
      let form = Form()
      let field = try #require(form.a as? TextField)
      form.edit("x")
      form.spy.react(to: moment) { field.delegate = nil }

      field.resignFirstResponder()

      #expect(form.spy.entries == ["A.shouldEnd", "A.didEnd", "host.hide A"])
    }
  }

  @Test(arguments: InputKind.allCases)
  func `a delegate let go during an event hears the rest of it and is freed after`(
    kind: InputKind
  ) {
    var delegate: Spy? = Spy()
    weak let freed = delegate
    var heard = 0
    let input = kind.make(id: 0, delegate: delegate)
    input.becomeFirstResponder()
    delegate?.react(to: "A.shouldEnd") { delegate = nil }
    delegate?.react(to: "A.didEnd") { heard += 1 }

    input.resignFirstResponder()

    #expect(heard == 1)
    #expect(freed == nil)
  }

  @Test func `a scope keeps its host and no input; an input keeps its scope`() {
    var host: HostSpy? = HostSpy(Spy())
    weak let freedHost = host
    var scope: FocusScope? = FocusScope(host: host)
    weak let freedScope = scope
    var field: TextField? = TextField()
    weak let freedField = field
    field?.move(to: scope)
    field?.becomeFirstResponder()

    host = nil
    scope = nil
    let kept = (freedScope != nil, freedHost != nil)
    field = nil

    #expect(kept == (true, true))
    #expect(freedField == nil)
    #expect(freedScope == nil)
    #expect(freedHost == nil)
  }

  @Test func `a reference of an input is empty once the input was freed`() {
    var field: TextField? = TextField()
    var stub: StubInput? = StubInput()
    let references = [field?.reference, stub?.reference]
    let lived = references.allSatisfy { $0?.input != nil }

    field = nil
    stub = nil

    #expect(lived)
    #expect(references.allSatisfy { $0?.input == nil })
  }

  @Test(arguments: InputKind.allCases)
  func `an input that did-end focuses again while it is removed leaves nothing behind`(
    kind: InputKind
  ) {
    let scope = FocusScope()
    let delegate = Counter()
    var input: InputModel? = kind.make(id: 0, delegate: nil)
    (input as? TextField)?.delegate = delegate
    (input as? TextView)?.delegate = delegate
    weak let freed = input
    input?.move(to: scope)
    input?.becomeFirstResponder()
    var focusedAgain: Bool?
    delegate.onEnd = { focusedAgain = freed?.becomeFirstResponder() }

    input?.move(to: nil)
    let first = scope.firstResponder
    input = nil

    #expect(focusedAgain == false)
    #expect(first == nil)
    #expect(freed == nil)
    #expect(scope.firstResponder == nil)
  }

  @Test func `an input that did-end moves elsewhere while it is removed stays there`() {
    let form = Form()
    let other = FocusScope()
    let field = form.a
    form.edit("x")
    form.spy.react(to: "A.didEnd") { field.move(to: other) }

    field.move(to: nil)

    #expect(field.scope === other)
    #expect(form.first == nil)
    #expect(form.spy.count("A.didEnd") == 1)
  }
}
