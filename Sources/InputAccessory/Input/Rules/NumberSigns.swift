/// The signs around digits that are understood in every locale.
enum NumberSigns {
  /// The plain form of what may stand before a fraction: a point, a comma, their full-width forms
  /// and the Arabic separator.
  static func decimalMark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ".", ",", "٫": scalar
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: nil
    }
  }

  static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || scalar == "\u{FF0D}"
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool { isMinus(scalar) || scalar == "+" }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }

  /// Whether a scalar only tells the direction of what is around it.
  static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// A text without the blanks and marks of direction at its ends.
  static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    func isOuter(_ scalar: Unicode.Scalar) -> Bool { isBlank(scalar) || isDirection(scalar) }
    var rest = text[...].unicodeScalars
    while let first = rest.first, isOuter(first) { rest.removeFirst() }
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }
}
