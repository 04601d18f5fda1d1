public import EventScript
public import KeyboardWorld

/// What a search begins with: a world as it was set up, and what keeps the caller's own objects alive.
///
/// A search asks for one again and again, so each must be made of new objects:
///
/// ```swift
/// let makeSubject = {
///   try SearchSubject("field amount\ntoolbar bar for=amount") { world in
///     let payment = Payment()
///     try world.attach(payment, toFieldNamed: "amount")
///     try world.attach(payment, toToolbarNamed: "bar")
///     return payment
///   }
/// }
/// ```
public struct SearchSubject {
  /// The world, set up.
  public let world: World
  /// Held as long as the world is used, such as a delegate that the world holds weakly.
  public let owner: AnyObject?
  /// Whether the caller's own objects take part: their state cannot be put back, so that what led to
  /// a state is replayed in a world made anew.
  public let hasOwnObjects: Bool

  /// Makes a subject of a world that was set up.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - owner: What is to live as long as the world is used.
  ///   - hasOwnObjects: Whether the caller's own objects take part, which is slower to search; no only
  ///     where nothing outside the world changes.
  public init(_ world: World, keeping owner: AnyObject? = nil, hasOwnObjects: Bool = true) {
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

  /// Makes the world that the set-up part of a script makes, with a delegate of the caller's own.
  ///
  /// - Parameters:
  ///   - text: The script; its statements up to the first event, expectation or `repeat` are done.
  ///   - source: What errors call it.
  ///   - attach: Makes a new delegate, attaches it to the world by `World.attach(_:toFieldNamed:)` and
  ///     its like, and returns it.
  /// - Throws: `ScriptErrors` where the script is wrong, `StageError` where a statement cannot be
  ///   done, and what `attach` throws.
  public init(
    _ text: String, source: String = "search.events", attaching attach: (World) throws -> AnyObject
  ) throws {
    let world = try SearchSubject(ScriptParser.parse(text, source: source)).world
    self.init(world, keeping: try attach(world))
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
