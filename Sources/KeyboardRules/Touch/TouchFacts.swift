/// What is known of a touch when it lifts.
public struct TouchFacts: Hashable, Sendable {
  /// The elements from the one hit at touch-down outward; an empty chain hit nothing.
  public var chain: [TouchTarget]
  /// The largest distance from the place of touch-down that the touch had, in points.
  public var distance: Double
  /// Whether a pencil touches, not a finger.
  public var isPencil: Bool
  /// What the edited input says; `nil` when nothing is being edited.
  public var editing: TouchChoice?

  /// Gathers the facts.
  public init(
    chain: [TouchTarget], distance: Double = 0, isPencil: Bool = false, editing: TouchChoice? = nil
  ) {
    self.chain = chain
    self.distance = distance
    self.isPencil = isPencil
    self.editing = editing
  }
}
