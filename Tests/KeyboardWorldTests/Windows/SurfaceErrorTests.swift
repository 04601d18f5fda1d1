import InputAccessory
import KeyboardWorld
import Testing

/// What cannot be presented, made key or taken away is told with a remedy, and changes nothing.
struct SurfaceErrorTests {
  private let world = World()
  private let terms = ElementID(rawValue: 8)
  private let over = ElementID(rawValue: 9)
  private let field = ElementID(rawValue: 10)
  private let dice = ElementID(rawValue: 11)

  init() throws {
    for (id, name, kind) in [
      (terms, "terms", ElementKind.sheet), (over, "over", .window), (field, "A", .field),
    ] {
      try world.perform(.declare(Declaration(id: id, name: name, kind: kind)))
    }
    try world.perform(
      .declare(
        Declaration(
          id: dice, name: "dice", kind: .panel,
          properties: [(.height, .number(200)), (.boundTo, .elements([field]))])))
  }

  private func message(of event: StageEvent) throws -> String {
    try #require(throws: StageError.self) { try world.perform(event) }.description
  }

  @Test func `nothing presented`() throws {
    #expect(
      try message(of: .dismiss)
        == "nothing is presented; say 'present' and the name of a sheet first")
  }

  @Test func `what is no sheet`() throws {
    #expect(
      try message(of: .present(over))
        == "'over' is no sheet; declare one, as in 'sheet terms kind=alert'")
  }

  @Test func `presented already, and of another kind meanwhile`() throws {
    try world.perform(.present(terms))

    #expect(
      try message(of: .present(terms)) == "'terms' is presented already; say 'dismiss' first")
    #expect(
      try message(of: .set(terms, .kind, .word("alert")))
        == "'terms' is presented; say 'dismiss' first")
    #expect(try world.value(of: .kind, of: terms) == .word("sheet"))
  }

  @Test func `removed`() throws {
    try world.perform(.remove(terms))
    try world.perform(.remove(over))

    #expect(try message(of: .present(terms)) == "'terms' was removed; insert it first")
    #expect(try message(of: .keyWindow(over)) == "'over' was removed; insert it first")
  }

  @Test func `what is no window`() throws {
    #expect(try message(of: .keyWindow(terms)) == "'terms' is no window; name one, or 'main'")
    #expect(try message(of: .keyWindow(field)) == "'A' is no window; name one, or 'main'")
  }

  @Test func `an alert that is not presented is no window yet`() throws {
    try world.perform(.set(terms, .kind, .word("alert")))

    #expect(
      try message(of: .keyWindow(terms)) == "'terms' is not presented; say 'present' first")
  }

  @Test func `an alert that is presented can be made key again`() throws {
    try world.perform(.set(terms, .kind, .word("alert")))
    try world.perform(.set(field, .parent, .elements([terms])))
    try world.perform(.present(terms))
    try world.perform(.keyWindow(.main))
    try world.perform(.focus(field))
    #expect(world.focusedElement == nil)

    try world.perform(.keyWindow(terms))

    #expect(world.focusedElement == field)
  }

  @Test func `the application's window stays`() throws {
    #expect(try message(of: .remove(.main)) == "the application's window cannot be removed")
    #expect(try message(of: .drop(.main)) == "the application's window cannot be dropped")
  }

  @Test func `of no kind that there is`() throws {
    #expect(
      try message(of: .set(over, .kind, .word("sheet")))
        == "'over' cannot be of kind 'sheet'; say 'other', 'alert', 'text-effects', "
        + "'remote-keyboard'")
  }

  @Test func `in another view`() throws {
    #expect(
      try message(of: .set(terms, .parent, .elements([.root])))
        == "'terms' stands in no other view; leave 'in' out")
    #expect(
      try message(of: .set(dice, .at, .point(.zero))) == "'dice' has no 'at' to set to this")
  }

  @Test func `keys that a panel lacks`() throws {
    try world.perform(.focus(field))

    #expect(
      try message(of: .type("6"))
        == "the panel 'dice' has no keys; paste the text, or say 'hardware-keyboard on'")
    #expect(try world.value(of: .text, of: field) == .text(""))
  }
}
