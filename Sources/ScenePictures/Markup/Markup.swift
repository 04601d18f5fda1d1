internal import EventScript

/// Writes texts and numbers into SVG and HTML.
///
/// Every text that comes out of a script goes through here, and comes out safe in the text of an
/// element and in an attribute with double quotes, of XML and of HTML alike. There is no other
/// context: nothing of a script is ever written into a style or a program.
enum Markup {
  /// A text as it is, with all that markup reserves as entities. What no reader could see, or what
  /// would turn the text around, is written as the language of scripts escapes it.
  static func escaped(_ text: String) -> String {
    let shown = ScriptText.shown(text)
    guard shown.utf8.contains(where: isReserved) else { return shown }
    var result = ""
    result.reserveCapacity(shown.utf8.count + 16)
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// A number with two decimals at most, the same on every platform. What is no finite number, or
  /// far outside every screen, is cut to what a picture can hold.
  static func number(_ number: Double) -> String {
    guard !number.isNaN else { return "0" }
    let scaled = min(max(number, -farthest), farthest) * 100
    // Not by rounding, which would have to be linked from the C library's mathematics.
    let hundredths = Int64(scaled + (scaled < 0 ? -0.5 : 0.5))
    guard hundredths != 0 else { return "0" }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    if rest % 10 == 0 { return sign + "\(whole).\(rest / 10)" }
    return sign + "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static let farthest = 100_000.0
}

extension String {
  /// The text up to so many user-perceived characters, and an ellipsis where there was more.
  ///
  /// - Complexity: O(*n*) in the length that is left.
  func cut(to length: Int) -> String {
    guard utf8.count > length,
      let end = index(startIndex, offsetBy: length, limitedBy: endIndex), end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
