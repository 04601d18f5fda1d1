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
    return entries.first { entry in
      entry.names.utf8.split { $0 <= UInt8(ascii: " ") }.contains { $0.elementsEqual(name.utf8) }
    }
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
