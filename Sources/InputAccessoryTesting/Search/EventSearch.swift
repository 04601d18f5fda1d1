internal import EventScript
internal import KeyboardWorld

/// Tries every order of events up to a depth, and finds the one that breaks a rule.
///
/// From a world that was set up, each of ``moves`` is made from every state that others led to. The
/// rules of the contract (``/KeyboardWorld/ContractRule``) and the caller's ``invariants`` are judged
/// after each. A state that was seen before is not gone on from: what follows it was tried already,
/// with as many events left or more. Whether it was is known by a fingerprint, which takes one state
/// for another with a chance of one in 2^64 for each pair, and leaves out what
/// ``/KeyboardWorld/World/fingerprint(in:)`` says.
///
/// What is found and counted does not depend on how many cores took part.
///
/// A delegate of the caller's own takes part in worlds that a closure makes, see ``SearchSubject``.
/// What it does inside single calls, and how long it lives, is for ``DelegateContract``.
///
/// ```swift
/// let report = try await EventSearch(text, depth: 5).runConcurrently()
/// #expect(report.counterexample == nil)
/// ```
public struct EventSearch: Sendable {
  /// How many events a sequence has at most; at least 0.
  public var depth: Int
  /// What may happen.
  public var moves: [Move]
  /// What must hold after every event, beside the contract.
  public var invariants: [SearchInvariant]
  /// Random sequences in place of all, for depths out of reach; `nil` tries all.
  public var sampling: Sampling?
  /// Whether what led to a state is replayed, though it could be put back.
  var alwaysReplays = false
  /// The script that a counterexample is written in; `nil` where a closure makes the world.
  let script: Script?
  /// The lines that set it up.
  let setUpLines: [String]

  /// Sequences drawn by a generator.
  public struct Sampling: Hashable, Sendable {
    /// Where the generator begins; the same one draws the same sequences.
    public var seed: UInt64
    /// How many sequences there are, each of ``EventSearch/depth`` events.
    public var count: Int

    /// Names a seed and a number of sequences.
    public init(seed: UInt64, count: Int) {
      self.seed = seed
      self.count = count
    }
  }

  /// Makes a search from what a script sets up; the `invariant` lines among that are judged.
  ///
  /// - Parameters:
  ///   - text: The script; its statements up to the first event make the world.
  ///   - source: What errors call it.
  ///   - depth: How many events a sequence has at most.
  ///   - keys: The texts that are typed.
  /// - Throws: `ScriptErrors` where the script is wrong, `StageError` where the set-up cannot be done.
  public init(
    _ text: String, source: String = "search.events", depth: Int, keys: [String] = ["7"]
  ) throws {
    let script = try ScriptParser.parse(text, source: source)
    self.script = script
    let mark = "\u{FEFF}".utf8
    let bytes = text.utf8.dropFirst(text.utf8.starts(with: mark) ? mark.count : 0)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    setUpLines = script.setUp.map { statement in
      let line = lines[Int(statement.line) - 1]
      return String(
        decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    self.depth = depth
    moves = Move.all(in: try SearchSubject(script).world, keys: keys)
    invariants = SearchInvariant.all(of: script)
  }

  /// Makes a search over worlds that a closure makes, to be handed to ``run(_:making:)`` or
  /// ``runConcurrently(jobs:_:making:)``.
  ///
  /// - Parameters:
  ///   - moves: What may happen, such as ``Move/all(in:keys:)`` of such a world.
  ///   - depth: How many events a sequence has at most.
  ///   - invariants: What must hold after every event, beside the contract.
  public init(_ moves: [Move], depth: Int, invariants: [SearchInvariant] = []) {
    script = nil
    setUpLines = []
    self.depth = depth
    self.moves = moves
    self.invariants = invariants
  }

  /// What a fingerprint must look at for these moves.
  var fingerprintScope: FingerprintScope {
    var scope = FingerprintScope()
    for move in moves { scope.include(move.event) }
    // Of what sets up, reactions alone go on acting.
    for case .event(.react(let reaction))? in script?.setUp.map(\.body) ?? [] {
      scope.include(.react(reaction))
    }
    return scope
  }

  /// Whether snapshots serve: one keeps inputs and bars alive, and a drop would free nothing.
  var canPutBack: Bool {
    if alwaysReplays { return false }
    return !moves.contains { move in
      switch move.event {
      case .drop(let id): !Self.isDelegate(id, in: script)
      case .declare: true
      default: false
      }
    }
  }

  private static func isDelegate(_ id: ElementID, in script: Script?) -> Bool {
    if id == .owner { return true }
    return script?.setUp.contains {
      if case .event(.declare(let thing)) = $0.body {
        return thing.id == id && thing.kind == .delegate
      }
      return false
    } ?? false
  }
}
