/// Makes foreign text safe to print on a terminal or in a log.
public enum PlainText {
  /// Whether a scalar must not reach an output as it is.
  ///
  /// Control characters, the two line separators, and the marks that turn the direction of what
  /// follows: each can make a line of output read as something else.
  public static func isRisky(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// `text` with each risky scalar as an escape of the language, such as `\t` or `\u{1B}`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func escaped(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isRisky) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where isRisky(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `text` as it is where it is no longer than `length` scalars, else its start and what is missing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func shortened(_ text: String, to length: Int) -> String {
    // A scalar takes at least one byte, so a short text needs no count of scalars.
    guard text.utf8.count > length else { return text }
    let count = text.unicodeScalars.count
    guard count > length else { return text }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
    return "\(start)… (\(count - length) more)"
  }
}
