/// In which order Next and Previous go through inputs.
public enum ChainOrder: CaseIterable, Hashable, Sendable {
  /// As they were listed.
  case listed
  /// As they stand in the tree of views.
  case tree
  /// By their tags, from the lowest; equal ones by the tree.
  case tag
  /// As they are read: row by row from the top, and in a row from its leading edge.
  case position

  /// The places of candidates in the order in which Next goes through them.
  ///
  /// By position, a row is made of inputs that all overlap each other vertically. In a row those with
  /// the same leading edge go from the top, and by the tree where that is the same too. What has no
  /// finite place stands last.
  ///
  /// - Parameters:
  ///   - candidates: The candidates, as they were listed.
  ///   - direction: The side that rows begin on.
  /// - Returns: Each place in `candidates` once.
  /// - Complexity: O(*n* log *n*)
  public func order(
    of candidates: [ChainCandidate], direction: LayoutDirection = .leftToRight
  ) -> [Int] {
    switch self {
    case .listed: Array(candidates.indices)
    case .tree: Self.sorted(candidates) { _ in 0 }
    case .tag: Self.sorted(candidates, by: \.tag)
    case .position: Self.rows(candidates, direction)
    }
  }

  private static func sorted(
    _ candidates: [ChainCandidate], by key: (ChainCandidate) -> Int
  ) -> [Int] {
    candidates.indices.map { (key(candidates[$0]), candidates[$0].treePlace, $0) }.sorted(by: <)
      .map(\.2)
  }

  /// What the order by position compares of an input.
  private struct Spot {
    var top: Double
    var bottom: Double
    /// The distance of the leading edge in reading direction.
    var leading: Double
    var treePlace: Int
    var place: Int

    init(_ candidate: ChainCandidate, at place: Int, _ direction: LayoutDirection) {
      let frame = candidate.frame
      top = Self.finite(min(frame.minY, frame.maxY))
      bottom = Self.finite(max(frame.minY, frame.maxY))
      let (left, right) = (min(frame.minX, frame.maxX), max(frame.minX, frame.maxX))
      leading = Self.finite(direction == .leftToRight ? left : -right)
      treePlace = candidate.treePlace
      self.place = place
    }

    private static func finite(_ value: Double) -> Double {
      value.isFinite ? value : .greatestFiniteMagnitude
    }

    static func isAbove(_ one: Spot, _ other: Spot) -> Bool {
      if one.top != other.top { return one.top < other.top }
      return precedesInTree(one, other)
    }

    static func precedesInRow(_ one: Spot, _ other: Spot) -> Bool {
      if one.leading != other.leading { return one.leading < other.leading }
      return isAbove(one, other)
    }

    private static func precedesInTree(_ one: Spot, _ other: Spot) -> Bool {
      (one.treePlace, one.place) < (other.treePlace, other.place)
    }
  }

  private static func rows(
    _ candidates: [ChainCandidate], _ direction: LayoutDirection
  ) -> [Int] {
    var spots = candidates.indices.map { Spot(candidates[$0], at: $0, direction) }
    spots.sort(by: Spot.isAbove)
    var start = spots.startIndex
    while start < spots.endIndex {
      // Where the bands of all that are in the row so far meet; the next one's top is below theirs.
      var bottom = spots[start].bottom
      var end = start + 1
      while end < spots.endIndex, spots[end].top < bottom || spots[end].top == spots[start].top {
        bottom = min(bottom, spots[end].bottom)
        end += 1
      }
      if end - start > 1 { spots[start..<end].sort(by: Spot.precedesInRow) }
      start = end
    }
    return spots.map(\.place)
  }
}
