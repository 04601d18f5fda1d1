/// Finds what a misspelt word may have meant.
package enum Suggestion {
  /// The words looked at; more are not worth the wait.
  private static let candidates = 10_000
  private static let longest = 40

  /// The word nearest to `word`: the same but for the case of its letters, or at most two slips
  /// away (one in words of up to three characters); the first of equals.
  ///
  /// A slip is a letter left out, put in, replaced or exchanged with its neighbour.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let target = lowercased(word)
    guard target.count > 1 && target.count <= longest else { return nil }
    let ownLetters = letters(target)
    var best: (word: String, distance: Int)?
    for candidate in words.prefix(candidates) {
      let bound = min(target.count <= 3 ? 1 : 2, (best?.distance ?? 3) - 1)
      guard bound >= 0 else { break }
      let length = candidate.utf8.count
      guard length > 1 && abs(length - target.count) <= bound else { continue }
      // A slip brings in one letter at most and takes away one at most.
      let others = letters(candidate.utf8)
      guard (ownLetters & ~others).nonzeroBitCount <= bound,
        (others & ~ownLetters).nonzeroBitCount <= bound
      else { continue }
      let distance = distance(target, lowercased(candidate))
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A bit for each letter that stands in a word, in either case.
  private static func letters(_ word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  private static func lowercased(_ word: String) -> [UInt8] {
    word.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1...left.count {
      current[0] = row
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1 && column > 1 && left[row - 1] == right[column - 2]
          && left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
