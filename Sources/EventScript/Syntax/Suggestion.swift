internal import KeyboardWorld

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
    let target = NearestName.lowercased(word)
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
      let distance = NearestName.distance(from: target, to: NearestName.lowercased(candidate))
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A bit for each letter that stands in a word, in either case.
  private static func letters(_ word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}
