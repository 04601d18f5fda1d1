internal import InputAccessory

extension LayoutDirection {
  /// The languages that are written from right to left, by their codes, old ones included.
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "mzn", "nqo", "pnb", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
  /// The scripts that are, by their codes; one that a locale names wins over its language.
  private static let rightToLeftScripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// The direction of a locale's language, as in `ar_SA` or `az-Arab`.
  init(locale: String) {
    let lowered = locale.lowercased()
    let parts = lowered.split { $0 == "_" || $0 == "-" }
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isReversed =
      script.map(Self.rightToLeftScripts.contains)
      ?? parts.first.map(Self.rightToLeftLanguages.contains) ?? false
    self = isReversed ? .rightToLeft : .leftToRight
  }
}
