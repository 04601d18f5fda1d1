extension String {
  /// The text as it is where it is no longer than `length` scalars, else its start and what is
  /// missing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func shortened(to length: Int) -> String {
    // A scalar takes at least one byte, so a short text needs no count of scalars.
    guard utf8.count > length else { return self }
    let count = unicodeScalars.count
    guard count > length else { return self }
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(length)))
    return "\(start)… (\(count - length) more)"
  }
}
