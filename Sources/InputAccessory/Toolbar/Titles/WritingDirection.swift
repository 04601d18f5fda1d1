/// Which side a line of text, and a row of items, begins at.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// The direction of a locale's language, or of the script that the identifier names.
  ///
  /// - Parameter locale: An identifier such as `ar_SA`, `he-IL` or `az_Arab`; one of an unknown
  ///   language runs from left to right.
  public init(locale: String) {
    let parts = LocaleParts(locale)
    switch parts.script {
    case "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg": self = .rightToLeft
    case "": self = Self.rightToLeftLanguages.contains(parts.language) ? .rightToLeft : .leftToRight
    default: self = .leftToRight
    }
  }

  /// The languages whose usual script runs from right to left, by Unicode's CLDR.
  private static let rightToLeftLanguages = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]
}

/// The parts of a locale's identifier, in lower case; empty where it has none.
struct LocaleParts {
  var language = ""
  var script = ""
  var region = ""

  /// Takes an identifier apart: `zh_Hant_TW`, `pt-BR`, `de_DE@currency=EUR`.
  init(_ identifier: String) {
    let base = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = base.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      if part.utf8.count == 4, script.isEmpty, region.isEmpty {
        script = part
      } else if region.isEmpty, 2...3 ~= part.utf8.count {
        region = part
      }
    }
  }
}
