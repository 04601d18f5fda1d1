import InputAccessory
import Testing

/// Who keeps whom: an input its bar, a bar nobody but its handlers.
struct ToolbarOwnershipTests {
  private final class Captured {}

  @Test(arguments: InputKind.allCases)
  func `an input owns its bar, and the bar owns no input`(kind: InputKind) {
    var input: InputModel? = kind.make(id: 0, delegate: nil)
    var bar: AccessoryToolbar? = input.map { AccessoryToolbar(serving: [$0]) }
    weak let (freedInput, freedBar) = (input, bar)
    input?.accessory = bar
    input?.becomeFirstResponder()

    bar = nil
    let isOwned = freedBar != nil
    input = nil

    #expect(isOwned)
    #expect(freedInput == nil)
    #expect(freedBar == nil)
  }

  @Test(arguments: InputKind.allCases)
  func `with its inputs freed a bar has none, and a tap is ignored`(kind: InputKind) {
    let spy = Spy()
    let bar = AccessoryToolbar(items: [.previous, .next, .cancel, .done])
    bar.delegate = spy
    do {
      let inputs = (0..<2).map { kind.make(id: $0, delegate: nil) }
      bar.inputs = inputs
      for input in inputs { input.accessory = bar }
      inputs[0].becomeFirstResponder()
    }

    let outcomes = [ToolbarAction.done, .cancel, .next, .previous].map { bar.perform($0) }

    #expect(outcomes.allSatisfy { $0 == .ignored })
    #expect(spy.entries.isEmpty)
    #expect(bar.inputs.isEmpty)
    #expect(bar.currentInput == nil)
    #expect(bar.navigationBlock(for: .next) == .noField)
  }

  @Test func `a bar keeps no input that is no model either`() {
    let bar = AccessoryToolbar()
    var stub: StubInput? = StubInput()
    weak let freed = stub
    stub?.accessory = bar
    _ = stub?.becomeFirstResponder()
    let current = bar.currentInput != nil

    stub = nil

    #expect(current)
    #expect(freed == nil)
    #expect(bar.perform(.done) == .ignored)
  }

  @Test func `a bar does not keep its delegate`() {
    let bar = AccessoryToolbar()
    var spy: Spy? = Spy()
    bar.delegate = spy
    let wasSet = bar.delegate === spy

    spy = nil

    #expect(wasSet)
    #expect(bar.delegate == nil)
  }

  @Test func `a bar keeps its handlers until they are replaced or it is freed`() {
    var bar: AccessoryToolbar? = AccessoryToolbar()
    var captured: Captured? = Captured()
    weak let freed = captured
    bar?.handlers = ToolbarHandlers(didTapDone: { [captured] _ in _ = captured })
    captured = nil
    let isKept = freed != nil

    bar = nil

    #expect(isKept)
    #expect(freed == nil)
  }

  @Test func `an observer is no owner of the bar`() {
    var bar: AccessoryToolbar? = AccessoryToolbar()
    weak let freed = bar
    let token = bar?.observe { _ in }

    bar = nil

    #expect(freed == nil)
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [ToolbarAction.done, .cancel])
  func `a bar let go by its input in did-end lives until its action ends`(action: ToolbarAction) {
    let spy = Spy()
    let field = TextField()
    var bar: AccessoryToolbar? = AccessoryToolbar(serving: [field])
    weak let freed = bar
    field.delegate = spy
    bar?.delegate = spy
    field.accessory = bar
    field.becomeFirstResponder()
    spy.react(to: "A.didEnd") {
      field.accessory = nil
      bar = nil
    }

    let outcome = bar?.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(spy.entries.last == (action == .done ? "bar.didTapDone A" : "bar.didTapCancel A"))
    #expect(freed == nil)
  }
}
