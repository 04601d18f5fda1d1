public import EventScript
public import KeyboardWorld

/// What a search begins with: a world as it was set up, and what keeps the caller's own objects alive.
public struct SearchSubject {
  /// The world, set up.
  public let world: World
  /// Held as long as the world is used, such as a delegate that the world holds weakly.
  public let owner: AnyObject?
  /// Whether the caller's own objects take part: their state cannot be put back, so that what led to
  /// a state is replayed in a world made anew.
  public let hasOwnObjects: Bool

  /// Makes a subject.
  public init(_ world: World, keeping owner: AnyObject? = nil, hasOwnObjects: Bool) {
    self.world = world
    self.owner = owner
    self.hasOwnObjects = hasOwnObjects
  }

  /// Makes the world that the set-up part of a script makes: every statement up to the first event,
  /// expectation or `repeat`.
  ///
  /// - Throws: where a statement cannot be done.
  public init(_ script: Script) throws(StageError) {
    let world = World(traceCapacity: Self.traceCapacity)
    for statement in script.setUp {
      guard case .event(let event) = statement.body else { continue }
      world.line = statement.line
      try world.perform(event)
    }
    try world.prepare()
    self.init(world, hasOwnObjects: false)
  }

  /// More than any event causes that delegates do not multiply.
  private static let traceCapacity = 4096
}

extension Script {
  /// The statements up to the first event, expectation or `repeat`; invariants count to the set-up.
  public var setUp: ArraySlice<Statement> {
    statements.prefix { statement in
      switch statement.body {
      case .event(let event): event.isSetUp
      case .invariant: true
      case .expect, .mark, .repeat, .end: false
      }
    }
  }
}
