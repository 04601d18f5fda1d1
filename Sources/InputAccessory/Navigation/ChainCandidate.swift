/// What the order of a chain depends on for one input, gathered by an adapter that judges none of it.
public struct ChainCandidate: Hashable, Sendable {
  /// Where the input stands, in a space that all candidates share.
  public var frame: Rect
  /// The number that the app gave it.
  public var tag: Int
  /// Its place in the tree of views, counted from its root in the order of drawing.
  public var treePlace: Int

  /// Makes a candidate.
  public init(frame: Rect = .zero, tag: Int = 0, treePlace: Int) {
    self.frame = frame
    self.tag = tag
    self.treePlace = treePlace
  }
}
