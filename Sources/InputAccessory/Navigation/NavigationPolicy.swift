/// How Next and Previous walk a chain.
public struct NavigationPolicy: Hashable, Sendable {
  /// Whether an input that cannot be edited ends the walk, rather than being passed over.
  public var stopsAtObstacle: Bool
  /// Whether the walk goes on at the other end.
  public var wraps: Bool

  /// Makes a policy; by default what cannot be edited is passed over and the ends stop.
  public init(stopsAtObstacle: Bool = false, wraps: Bool = false) {
    self.stopsAtObstacle = stopsAtObstacle
    self.wraps = wraps
  }
}
