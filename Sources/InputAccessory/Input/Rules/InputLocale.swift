/// What a locale says about text input: the signs of numbers, the direction of writing, the keys of
/// a number pad.
///
/// The facts come from CLDR, as a table in the package; nothing is asked of the system.
public struct InputLocale: Hashable, Sendable {
  /// The identifier as it was given: `de_CH`, `ar-EG`, `zh_Hant_TW`.
  public let identifier: String
  /// The signs that numbers are written with.
  public let symbols: NumberSymbols
  /// Whether text runs from right to left.
  public let isRightToLeft: Bool
  /// Whether the language is in the table; an unknown one has the signs of no locale in particular.
  public let isKnown: Bool

  /// Looks a locale up.
  ///
  /// - Parameter identifier: A language, then a script and a region if wanted, joined by `_` or `-`.
  ///   What follows `@` or `-u-` is passed over. The first in the table is taken of language, script
  ///   and region; language and script; language and region; language.
  public init(_ identifier: String) {
    self.identifier = identifier
    let name = LocaleName(identifier)
    let entry = name.candidates.lazy.compactMap(LocaleTable.entry(for:)).first
    symbols = (entry ?? LocaleTable.root).symbols
    isRightToLeft = name.isRightToLeft ?? (entry ?? LocaleTable.root).isRightToLeft
    isKnown = entry != nil
  }

  /// The side that lines, and rows of things, begin at.
  public var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// What holds where no locale was said.
  static let unsaid = InputLocale("en_US")

  /// The ten digits that a number pad shows, from zero (8.12).
  public var padDigits: [Character] {
    (0..<10).map { digit in
      let value = symbols.zeroDigit.value + UInt32(digit)
      return Character(Unicode.Scalar(value) ?? symbols.zeroDigit)
    }
  }

  /// The key that a decimal pad shows besides the digits (8.11).
  public var padSeparator: Character { Character(symbols.decimalSeparator) }
}

/// An identifier taken apart.
struct LocaleName {
  private(set) var language = ""
  private(set) var script = ""
  private(set) var region = ""

  init(_ identifier: String) {
    let name = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    language = parts.first?.lowercased() ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 4 where script.isEmpty && region.isEmpty && part.utf8.allSatisfy(Self.isLetter):
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where region.isEmpty, 3 where region.isEmpty: region = part.uppercased()
      case ...1: return  // An extension begins.
      default: break  // A variant.
      }
    }
    language = LocaleTable.currentName(of: language)
  }

  /// What a script that is named says of the direction; `nil` where none is.
  var isRightToLeft: Bool? {
    guard !script.isEmpty else { return nil }
    switch script {
    case "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa": return true
    default: return false
    }
  }

  /// What to look up, the most special first.
  var candidates: [String] {
    var names: [String] = []
    if !script.isEmpty, !region.isEmpty { names.append("\(language)_\(script)_\(region)") }
    if !script.isEmpty { names.append("\(language)_\(script)") }
    if !region.isEmpty { names.append("\(language)_\(region)") }
    return names + [language]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
