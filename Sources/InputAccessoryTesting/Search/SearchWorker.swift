internal import KeyboardWorld

/// Makes moves in one world, from any place that moves led to.
///
/// Where a world can be put back, the places on the way to the present one are kept as snapshots, so
/// that going from one place to its neighbour costs a move. Else a world is made anew and the way is
/// gone again.
final class SearchWorker {
  typealias Maker = () throws -> SearchSubject

  /// A move that broke something.
  struct Finding {
    /// The rule or invariant.
    let name: String
    let description: String
  }

  /// What became of a move.
  enum Outcome {
    /// The world refused it: it cannot be made there.
    case impossible
    case broken(Finding)
    case reached
  }

  private let make: Maker
  private let moves: [Move]
  private let invariants: [SearchInvariant]
  private let scope: FingerprintScope
  private(set) var subject: SearchSubject
  private let putsBack: Bool
  private var start: WorldSnapshot?
  /// The moves that led to the present place, each with the state behind it.
  private var way: [(move: Int, snapshot: WorldSnapshot?)] = []
  /// What was taken in before the latest move.
  private var facts: ContractFacts?
  private var isAtPlace = true

  var world: World { subject.world }

  init(
    _ moves: [Move], _ invariants: [SearchInvariant], _ scope: FingerprintScope, putsBack: Bool,
    make: @escaping Maker
  ) throws {
    self.make = make
    self.moves = moves
    self.invariants = invariants
    self.scope = scope
    subject = try make()
    self.putsBack = putsBack && !subject.hasOwnObjects
    if self.putsBack { start = subject.world.takeSnapshot() }
  }

  /// Goes to the place that `path` leads to; each of its moves was made from there before.
  func go(to path: [Int]) throws {
    facts = nil
    isAtPlace = true
    guard putsBack else {
      subject = try make()
      way = path.map { ($0, nil) }
      for move in path { try? world.perform(moves[move].event) }
      return
    }
    var shared = 0
    while shared < way.count, shared < path.count, way[shared].move == path[shared] { shared += 1 }
    way.removeLast(way.count - shared)
    putBack()
    for move in path.dropFirst(shared) {
      try? world.perform(moves[move].event)
      way.append((move, world.takeSnapshot()))
    }
  }

  private func putBack() {
    if let snapshot = way.last?.snapshot ?? start { world.putBack(snapshot) }
  }

  /// Makes a move from the present place, which stays the present one for the next.
  ///
  /// - Returns: What became of it; the world is as it left it.
  func tryOut(_ move: Int) throws -> Outcome {
    if !isAtPlace {
      if putsBack { putBack() } else { try go(to: way.map(\.move)) }
    }
    isAtPlace = false
    let known: ContractFacts
    if let facts {
      known = facts
    } else {
      known = world.contractFacts(in: scope)
      facts = known
    }
    return perform(move, since: known)
  }

  /// Makes a move and stays where it leads.
  func proceed(with move: Int) -> Outcome {
    let now = world.contractFacts(in: scope)
    facts = now
    return perform(move, since: now)
  }

  private func perform(_ move: Int, since facts: ContractFacts) -> Outcome {
    let event = moves[move].event
    let start = world.trace.total
    do throws(StageError) {
      try world.perform(event)
    } catch {
      return .impossible
    }
    if let rule = world.brokenRule(by: event, since: facts, entriesFrom: start, isThorough: false) {
      return .broken(Finding(name: rule.rule.rawValue, description: rule.description))
    }
    if !invariants.isEmpty {
      let moment = SearchInvariant.Moment(
        world: world, owner: subject.owner, event: event, start: start)
      for invariant in invariants {
        if let complaint = invariant.body(moment) {
          return .broken(
            Finding(name: invariant.name, description: "\(invariant.name): \(complaint)"))
        }
      }
    }
    return .reached
  }

  /// A number for the place where the world is.
  var fingerprint: UInt64 { world.fingerprint(in: scope) }

  /// Judges the rules that take more than a look, where the latest move led to.
  func judgeThoroughly(_ fingerprint: UInt64? = nil) -> Finding? {
    guard let facts else { return nil }
    return world.thoroughlyBrokenRule(since: facts, fingerprint: fingerprint).map {
      Finding(name: $0.rule.rawValue, description: $0.description)
    }
  }
}
