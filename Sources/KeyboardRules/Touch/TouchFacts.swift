/// What is known of a touch when it lifts.
public struct TouchFacts: Hashable, Sendable {
  /// The elements from the one hit at touch-down outward; an empty chain hit nothing.
  public var chain: [TouchTarget]
  /// Whether the touch was a drag at any time: ``TouchRule/isDrag(by:)``.
  public var isDrag: Bool
  /// Whether a pencil touches, not a finger.
  public var isPencil: Bool
  /// What the edited input says; `nil` when nothing is being edited.
  public var editing: TouchChoice?

  /// Gathers the facts.
  public init(
    chain: [TouchTarget], isDrag: Bool = false, isPencil: Bool = false, editing: TouchChoice? = nil
  ) {
    self.chain = chain
    self.isDrag = isDrag
    self.isPencil = isPencil
    self.editing = editing
  }
}
