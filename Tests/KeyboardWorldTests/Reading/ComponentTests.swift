import InputAccessory
import KeyboardWorld
import Testing

struct ComponentTests {
  let world = World()
  let field = ElementID.firstDeclared
  let notes = ElementID(rawValue: ElementID.firstDeclared.rawValue + 1)
  let bar = ElementID(rawValue: ElementID.firstDeclared.rawValue + 2)

  init() throws {
    try world.perform(.declare(Declaration(id: field, name: "amount", kind: .field)))
    try world.perform(.declare(Declaration(id: notes, name: "notes", kind: .textView)))
    try world.perform(.declare(Declaration(id: bar, name: "bar", kind: .toolbar)))
  }

  @Test func `the components behind names are those that act`() throws {
    try world.perform(.focus(field))
    try world.perform(.type("42"))

    #expect((world.model(of: field) as? TextField)?.text == "42")
    #expect(world.model(of: field)?.isFirstResponder == true)
    #expect(world.model(of: notes) is TextView)
    #expect(world.toolbar(of: bar)?.hasItem(for: .done) == true)
  }

  @Test func `what is something else, or nothing any more, is no component`() throws {
    #expect(world.model(of: bar) == nil)
    #expect(world.toolbar(of: field) == nil)
    #expect(world.model(of: .root) == nil)
    #expect(world.model(of: ElementID(rawValue: 1000)) == nil)
    #expect(world.model(of: ElementID(rawValue: -1)) == nil)

    try world.perform(.drop(field))
    try world.perform(.drop(bar))

    #expect(world.model(of: field) == nil)
    #expect(world.toolbar(of: bar) == nil)
  }
}
