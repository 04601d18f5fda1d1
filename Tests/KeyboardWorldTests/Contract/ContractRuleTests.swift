import InputAccessory
import KeyboardWorld
import Testing

/// Each rule of the contract finds what breaks it. Six are shown by faults that are planted into the
/// component (Tests/PlantedFaults), and two by the original one; the rest is shown here, by code that
/// reaches into a world past its events.
struct ContractRuleTests {
  private let stage = TestStage()
  private let a: TextField
  private let bar: AccessoryToolbar

  init() throws {
    try stage.declare(.field, "a")
    try stage.declare(.field, "b", at: Rect(x: 20, y: 600, width: 280, height: 31))
    let inputs = PropertyValue.elements([stage["a"], stage["b"]])
    try stage.declare(.toolbar, "bar", [(.boundTo, inputs)])
    a = try #require(stage.world.textField(named: "a"))
    bar = try #require(stage.world.toolbar(named: "bar"))
    try stage.perform(.focus(stage["a"]))
    try stage.perform(.type("x"))
  }

  /// What is found after `event`, before which `change` was made past the world's events.
  private func broken(
    _ event: StageEvent = .endEditing(force: false), changing change: () -> Void = {},
    after tamper: () -> Void = {}
  ) throws -> ContractRule? {
    change()
    let facts = stage.world.contractFacts()
    let start = stage.world.trace.total
    try stage.perform(event)
    tamper()
    return stage.world.brokenRule(by: event, since: facts, entriesFrom: start)?.rule
  }

  @Test func `nothing is found where nothing is wrong`() throws {
    for event in [
      StageEvent.tap(.cancel, bar: stage["bar"]), .focus(stage["b"]), .type("y"),
      .tap(.done, bar: stage["bar"]), .tap(.done, bar: stage["bar"]), .remove(stage["a"]),
    ] {
      #expect(try broken(event) == nil, "\(event)")
    }
  }

  @Test func `an end that nobody was told of`() throws {
    #expect(
      try broken(.clock(isManual: false), after: { a.scope.state = FocusScope().state })
        == .beginsAndEndsAlternate)
    #expect(stage.world.focusedElement == nil)
  }

  @Test func `an input that has focus and cannot have it`() throws {
    try stage.perform(.set(stage["b"], .enabled, .flag(false)))
    let disabled = try #require(stage.world.textField(named: "b")).state

    #expect(try broken(.type("y"), after: { a.state = disabled }) == .focusIsPossible)
  }

  @Test func `pending text without a session`() throws {
    let b = try #require(stage.world.textField(named: "b"))

    let rule = try broken(
      .type("y"),
      after: { b.state.editing = EditingState(text: "ni", selection: 2..<2, marked: 0..<2) })

    #expect(rule == .pendingTextEnds)
  }

  @Test func `a bar that knows nothing of its session`() throws {
    let closed = AccessoryToolbar().state

    #expect(try broken(.type("y"), after: { bar.state = closed }) == .barServesTheFocus)
  }

  @Test func `a keyboard that stays`() throws {
    let plain = TestStage()
    try plain.declare(.field, "a")
    try plain.perform(.focus(plain["a"]))
    let field = try #require(plain.world.textField(named: "a"))
    field.scope.state = FocusScope().state
    let facts = plain.world.contractFacts()

    let rule = plain.world.brokenRule(
      by: .settle, since: facts, entriesFrom: plain.world.trace.total)?.rule

    #expect(rule == .keyboardFollowsFocus)
  }

  @Test func `a Cancel that leaves another text`() throws {
    bar.handlers = ToolbarHandlers(didTapCancel: { $0.replaceText(with: "left") })

    #expect(try broken(.tap(.cancel, bar: stage["bar"])) == .cancelLeavesItsText)
  }

  @Test func `a question that changes something`() throws {
    let a = a
    bar.handlers = ToolbarHandlers(shouldPerform: { _, _ in
      a.select(0..<1)
      return false
    })

    #expect(try broken(.tap(.done, bar: stage["bar"])) == .refusalChangesNothing)
  }

  @Test func `something that keeps alive what was dropped`() throws {
    let kept = stage.world.textField(named: "b")

    #expect(try broken(.drop(stage["b"])) == .droppedIsFreed)
    withExtendedLifetime(kept) {}
  }

  @Test func `reading that changes something`() throws {
    bar.items = [.done]
    bar.items[0].requirement = .valid
    a.rules = TextRules([Meddler(field: a)])

    #expect(try broken(.type("y")) == .questionsAreSilent)
  }
}

/// A rule that moves the caret when it is asked whether a text is complete.
private struct Meddler: TextRule {
  nonisolated(unsafe) let field: TextField

  func verdict(on edit: TextEdit) -> EditVerdict { .accept }

  func isMet(by text: String, number: ExactNumber?) -> Bool {
    let caret = field.state.editing.selection.lowerBound
    field.state.editing = EditingState(text: text, selection: max(0, caret - 1)..<max(0, caret - 1))
    return true
  }

  static func == (left: Meddler, right: Meddler) -> Bool { left.field === right.field }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(field)) }
}
