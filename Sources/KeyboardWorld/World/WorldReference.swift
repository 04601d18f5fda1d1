/// A world as its own delegates and host see it: not counted.
///
/// The world owns them and lets go of everything that could call them when it is freed, so the
/// reference is never followed afterwards; and with dozens of calls an event, counting them took a
/// third of a session.
struct WorldReference {
  private let world: Unmanaged<World>

  init(_ world: World) {
    self.world = .passUnretained(world)
  }

  /// Has `body` use the world.
  @inline(__always)
  func with<Result>(_ body: (World) -> Result) -> Result {
    world._withUnsafeGuaranteedRef(body)
  }
}
