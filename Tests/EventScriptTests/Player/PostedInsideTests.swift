import EventScript
import KeyboardWorld
import Testing

struct PostedInsideTests {
  /// A notification inside another one has what it carries kept later, and told before the other's
  /// rest; each entry must find its own once older ones are dropped.
  @Test func `a short trace keeps what nested notifications carry`() throws {
    let script = try ScriptParser.parse(
      """
      field a
      field b at=20,200 size=280,31 keyboard=number-pad
      when keyboard.willChangeFrame do post will-hide end=0,0,0,0
      repeat 1500
        focus a
        focus b
        end-editing
      end
      """, source: "nested.events")
    let whole = World()
    #expect(Player().run(script, on: whole).stop == nil)

    for capacity in [1, 5, 16] {
      let world = World(traceCapacity: capacity)
      #expect(Player().run(script, on: world).stop == nil)
      let total = whole.trace.total
      #expect(world.trace.total == total && world.trace.dropped == total - capacity)
      #expect((total - capacity..<total).allSatisfy { world.trace[$0] == whole.trace[$0] })
    }
  }
}
