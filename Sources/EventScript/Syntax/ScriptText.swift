/// How the language writes a text, and how a report shows what stands in a file.
public enum ScriptText {
  /// Puts `text` into double quotes, with canonical escapes.
  ///
  /// `\" \\ \n \t \r` are written so; other control characters, direction marks, line separators,
  /// invisible characters, noncharacters, and joiners or combining marks that have nothing to stand
  /// on are written as `\u{…}`. Everything else stands for itself. Reading the result as a text of
  /// the language gives `text` again, scalar by scalar.
  ///
  /// - Complexity: O(*n*) over the text.
  public static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"\(text)\""
    }
    var result = "\""
    append(text.unicodeScalars, to: &result, quoting: true)
    result += "\""
    return result
  }

  /// Makes `text` fit to print within a line: tabs become blanks, and what ``quoted(_:)`` writes as
  /// an escape for being invisible or harmful is written as that escape.
  ///
  /// Quotes and backslashes stay as they are.
  ///
  /// - Complexity: O(*n*) over the text.
  public static func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    append(text.unicodeScalars, to: &result, quoting: false)
    return result
  }

  /// How many columns of a terminal `text` takes, where it holds nothing that ``shown(_:)`` changes.
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func append(
    _ scalars: String.UnicodeScalarView, to result: inout String, quoting: Bool
  ) {
    // Nothing before: a joiner or a mark would then join what does not belong to the text.
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\"" where quoting, "\\" where quoting:
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
        previous = nil
      case "\n":
        result += "\\n"
        previous = nil
      case "\t":
        result += quoting ? "\\t" : " "
        previous = nil
      case "\r":
        result += "\\r"
        previous = nil
      case _ where scalar.value < 0x7F && scalar.value >= 0x20:
        result.unicodeScalars.append(scalar)
        previous = scalar
      case _ where needsEscape(scalar, after: previous):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        previous = nil
      default:
        result.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
  }

  private static func needsEscape(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format:
      guard let previous else { return true }
      switch scalar.value {
      // Joiners between letters of some scripts and between emoji; tags behind a flag.
      case 0x200C, 0x200D: return previous.value < 0x300
      case 0xE0020...0xE007F:
        return previous.value != 0x1F3F4 && !(0xE0020...0xE007F).contains(previous.value)
      default: return true
      }
    default:
      if properties.isNoncharacterCodePoint { return true }
      if properties.isGraphemeExtend || properties.isEmojiModifier { return previous == nil }
      // Fillers and other characters without a shape.
      return properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    // An emoji's shape, or half a column's sign behind a letter that is as wide.
    if character.unicodeScalars.dropFirst().contains(where: {
      $0.value == 0xFE0F || (0xFF9E...0xFF9F).contains($0.value)
    }) {
      return true
    }
    return switch first.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
