/// Finds what a misspelt word was meant to be.
enum Spelling {
  /// The candidate that the fewest edits make of `word`; `nil` where that takes more than a third of
  /// its letters, or more than three.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(
        Array(word.unicodeScalars.prefix(64)), Array(candidate.unicodeScalars))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, min(3, best.candidate.count / 3 + 1)) else {
      return nil
    }
    return best.candidate
  }

  /// How many letters must be put in, left out, exchanged, or swapped with their neighbour.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var twoBefore: [Int] = []
    var before = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let exchange = before[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(exchange, before[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, twoBefore[column - 1] + 1)
        }
        current.append(cost)
      }
      (twoBefore, before) = (before, current)
    }
    return before[right.count]
  }
}
