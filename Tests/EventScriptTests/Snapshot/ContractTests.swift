import EventScript
import KeyboardWorld
import Testing

/// The rules of the contract hold in every script but those of the original component.
struct ContractTests {
  /// The scripts in which the original component shows its faults.
  private static let originals = ["refused.events", "original-contract-refused.events"]

  @Test(arguments: PutBackTests.scripts)
  func `a script breaks no rule`(file: ScriptFile) throws {
    let script = try ScriptParser.parse(file.bytes(), source: file.path)
    let world = World()
    var broken: [String] = []
    for statement in script.statements {
      guard case .event(let event) = statement.body else { continue }
      world.line = statement.line
      let facts = world.contractFacts()
      let start = world.trace.total
      do { try world.perform(event) } catch { continue }
      if let rule = world.brokenRule(by: event, since: facts, entriesFrom: start) {
        broken.append("\(statement.line): \(rule)")
      }
    }
    #expect(broken == [] || Self.originals.contains(file.name))
    #expect(broken != [] || !Self.originals.contains(file.name))
  }
}
