/// Makes lists shorter that show something.
enum ListReduction {
  /// Leaves out of a list all that it shows something without: first large parts, then single items,
  /// until each item left is needed.
  ///
  /// - Parameters:
  ///   - list: A list that shows it.
  ///   - shows: Whether a shorter list does.
  /// - Returns: The shorter list, or the same one.
  /// - Throws: what `shows` throws.
  /// - Complexity: O(*n*²) calls of `shows` at worst.
  static func reduced<Item, Failure: Error>(
    _ list: [Item], _ shows: ([Item]) throws(Failure) -> Bool
  ) throws(Failure) -> [Item] {
    var list = list
    var size = max(1, list.count / 2)
    while true {
      var place = 0
      var hasChanged = false
      while place < list.count {
        var shorter = list
        shorter.removeSubrange(place..<min(place + size, list.count))
        if try shows(shorter) {
          list = shorter
          hasChanged = true
        } else {
          place += size
        }
      }
      if size == 1, !hasChanged { return list }
      if !hasChanged { size = max(1, size / 2) }
    }
  }
}
