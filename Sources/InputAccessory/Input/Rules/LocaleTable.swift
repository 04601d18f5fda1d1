/// What CLDR says about the locales, one entry for all that write alike.
enum LocaleTable {
  /// Locales that write numbers, and lines, in the same way.
  struct Entry: Sendable {
    let symbols: NumberSymbols
    let isRightToLeft: Bool
    /// Their names, apart by blanks.
    let names: String

    init(
      _ decimal: Unicode.Scalar, _ group: Unicode.Scalar, minus: Unicode.Scalar = "-",
      zero: Unicode.Scalar = "0", secondary: Int = 3, minimum: Int = 1,
      isRightToLeft: Bool = false, names: String
    ) {
      symbols = NumberSymbols(
        decimalSeparator: decimal, groupingSeparator: group, minusSign: minus, zeroDigit: zero,
        secondaryGroup: secondary, minimumGroupingDigits: minimum)
      self.isRightToLeft = isRightToLeft
      self.names = names
    }
  }

  /// What holds where nothing is known.
  static let root = Entry(".", ",", names: "root")

  /// The entry of a name; `nil` where the table has none of its own for it.
  ///
  /// - Complexity: O(*n*) in the size of the table, some kilobytes.
  static func entry(for name: String) -> Entry? {
    if name.isEmpty { return nil }
    if name == "root" { return root }
    let name = Array(name.utf8)
    return entries.first { entry in
      entry.names.utf8.withContiguousStorageIfAvailable { holds($0, name) } ?? false
    }
  }

  private static func holds(_ names: UnsafeBufferPointer<UInt8>, _ name: [UInt8]) -> Bool {
    var start = 0
    while start < names.count {
      var end = start
      while end < names.count, names[end] > UInt8(ascii: " ") { end += 1 }
      if end - start == name.count, names[start..<end].elementsEqual(name) { return true }
      start = end + 1
    }
    return false
  }

  /// The name of a language that had another one once, as systems still spell it.
  static func currentName(of language: String) -> String {
    switch language {
    case "in": "id"
    case "iw": "he"
    case "ji": "yi"
    case "mo": "ro"
    case "sh": "sr"
    case "tl": "fil"
    default: language
    }
  }
}
