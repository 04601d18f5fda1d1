import EventScript
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// States with the same fingerprint go on alike, and what makes no difference makes no other one.
struct FingerprintTests {
  private static let settings = [
    "set a.return send", "set a.return default", "set bar.for b", "set bar.for a,b",
    "set bar.return-keys follow", "set b.at 20,500", "set a.at 20,40", "reduce-motion on",
    "device ipad-9", "system ios-26", "locale ar", "avoid shift gap=10", "avoid off", "undo",
  ]
  private static let form = """
    field a on-return=moves
    field b at=20,560 size=280,31
    toolbar bar for=a,b items=previous,next,cancel,done by=position
    avoid shift gap=10

    """

  /// The event of a line that follows a form.
  private static func event(_ line: String, in form: String) throws -> StageEvent {
    let script = try ScriptParser.parse(form + line, source: line)
    guard case .event(let event)? = script.statements.last?.body else {
      throw StageError("'\(line)' is no event")
    }
    return event
  }

  private static func world(_ form: String, _ lines: [String] = []) throws -> World {
    let world = try SearchSubject(try ScriptParser.parse(form, source: "form")).world
    for line in lines { try world.perform(event(line, in: form)) }
    return world
  }

  private static func scope(_ moves: [Move]) -> FingerprintScope {
    var scope = FingerprintScope()
    for move in moves { scope.include(move.event) }
    return scope
  }

  private static func moves(_ form: String, _ lines: [String]) throws -> [Move] {
    try Move.all(in: world(form))
      + lines.map { Move($0, try event($0, in: form)) }
  }

  @Test(arguments: 1...3)
  func `ways that lead to the same number go on alike`(seed: UInt64) throws {
    let moves = try Self.moves(Self.form, Self.settings)
    let scope = Self.scope(moves)
    var random = SplitMix(seed: seed)
    var known: [UInt64: [Int]] = [:]
    var compared = 0
    for _ in 0..<150 {
      let world = try Self.world(Self.form)
      var way: [Int] = []
      for _ in 0..<6 {
        let move = Int(random.next(upperBound: UInt64(moves.count)))
        guard (try? world.perform(moves[move].event)) != nil else { break }
        way.append(move)
        guard let other = known.updateValue(way, forKey: world.fingerprint(in: scope)),
          other != way
        else { continue }
        let rest = (0..<8).map { _ in Int(random.next(upperBound: UInt64(moves.count))) }
        let trails = try [way, other].map { try trail($0, rest, moves, scope) }
        #expect(trails[0] == trails[1], "\((way, other, rest).0.map { moves[$0].text })")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  /// What happens in `rest`, and the numbers behind each move of it.
  private func trail(
    _ way: [Int], _ rest: [Int], _ moves: [Move], _ scope: FingerprintScope
  ) throws -> [String] {
    let world = try Self.world(Self.form)
    for move in way { try? world.perform(moves[move].event) }
    return rest.map { move in
      let start = world.trace.total
      var text = moves[move].text
      do { try world.perform(moves[move].event) } catch { text += " \(error)" }
      for place in start..<world.trace.total {
        let entry = world.trace[place]
        text += "\n\(entry.subject) \(entry.name) \(entry.arguments)"
      }
      return text + "\n\(world.fingerprint(in: scope))"
    }
  }

  @Test func `when the root view set out makes no other state`() throws {
    let moves = try Self.moves(Self.form, ["avoid off"])
    let scope = Self.scope(moves)

    let early = try Self.world(Self.form, ["focus b", "end-editing"])
    let late = try Self.world(Self.form, ["advance 0.125", "focus b", "end-editing"])

    #expect(early.fingerprint(in: scope) == late.fingerprint(in: scope))
  }

  @Test(arguments: [["system ios-26"], ["set bar.return-keys follow", "set a.return send"]])
  func `what shows later makes another state`(lines: [String]) throws {
    let form = Self.form + "set bar.return-keys follow\n"
    let scope = Self.scope(try Self.moves(form, Self.settings))

    let before = try Self.world(form, ["set bar.return-keys follow"])
    let after = try Self.world(form, ["set bar.return-keys follow"] + lines)

    #expect(before.fingerprint(in: scope) != after.fingerprint(in: scope))
  }

  @Test func `a fingerprint that reads properties is the same when it is taken again`() throws {
    let scope = Self.scope(try Self.moves(Self.form, Self.settings))
    let world = try Self.world(Self.form, ["remove a", "insert a"])
    try world.perform(Self.event("field c", in: Self.form))

    let first = world.fingerprint(in: scope)

    #expect(world.fingerprint(in: scope) == first)
    let snapshot = world.takeSnapshot()
    world.putBack(snapshot)
    #expect(world.fingerprint(in: scope) == first)
  }
}
