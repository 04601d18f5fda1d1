/// Which of the names that exist were meant by one that does not.
package enum NearestName {
  /// The most edits that still count as a slip; one for every three characters at most.
  private static let mostEdits = 3
  /// The most names that a beginning may be completed to.
  private static let mostCompletions = 3

  /// Finds the names that `name` was most likely meant to be.
  ///
  /// One edit is a letter too many, too few, wrong, or two neighbours exchanged; case does not count.
  /// A name one edit away wins; then names that begin with `name`, if they are three at most; then
  /// the fewest edits, one for every three characters and three at most.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What exists.
  /// - Returns: The names that are equally near, in the order of `names`; none if nothing is near.
  /// - Complexity: O(*n*) over the names, whatever the length of `name`.
  package static func nearest(to name: String, among names: [String]) -> [String] {
    let written = lowercased(name)
    guard !written.isEmpty else { return [] }
    let limit = min(mostEdits, (written.count + 1) / 3)
    let candidates = names.map { (name: $0, bytes: lowercased($0)) }
    let edits = candidates.map { candidate in
      // A length that differs by more needs more edits: no need to count them.
      abs(candidate.bytes.count - written.count) > limit
        ? Int.max : distance(from: written, to: candidate.bytes)
    }
    let fewest = edits.min() ?? Int.max
    let completions = candidates.filter { $0.bytes.starts(with: written) }.map(\.name)
    if fewest > 1, 1...mostCompletions ~= completions.count { return completions }
    guard fewest <= limit else { return [] }
    let nearest = zip(names, edits).filter { $0.1 == fewest }.map(\.0)
    let completed = nearest.filter(completions.contains)
    return completed.isEmpty ? nearest : completed
  }

  /// Counts the edits between two names, each place edited once.
  ///
  /// - Parameters:
  ///   - left: A name in UTF-8.
  ///   - right: Another.
  /// - Returns: How many letters are left out, put in, replaced or exchanged with their neighbour.
  /// - Complexity: O(*n* · *m*) in their lengths.
  package static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1..<left.count + 1 {
      current[0] = row
      for column in 1..<right.count + 1 {
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

  /// The bytes of a name, capital letters of ASCII as small ones.
  package static func lowercased(_ name: String) -> [UInt8] {
    name.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}
