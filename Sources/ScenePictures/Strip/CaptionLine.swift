/// A line under a picture of a strip.
struct CaptionLine {
  /// The class that says how it looks.
  let style: String
  let text: String
  /// How far it stands in, in columns.
  var indent = 0

  /// Breaks a text into lines of so many columns, the second and later ones further in.
  ///
  /// - Parameters:
  ///   - text: The text; safe to print, without line ends.
  ///   - style: The class.
  ///   - columns: How many columns a line has; a wide character takes two.
  ///   - most: How many lines there may be; what is left of the text is cut.
  /// - Returns: The lines; at least one.
  static func wrapped(
    _ text: String, style: String, columns: Int, most: Int
  ) -> [CaptionLine] {
    var lines: [CaptionLine] = []
    var rest = text[...]
    repeat {
      let indent = lines.isEmpty ? 0 : 2
      let end = self.end(of: rest, within: columns - indent)
      let isLast = lines.count + 1 == most && end < rest.endIndex
      let part = isLast ? rest[..<end].dropLast() + "…" : rest[..<end]
      lines.append(CaptionLine(style: style, text: String(part), indent: indent))
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty && lines.count < most
    return lines
  }

  /// Where a line ends: at the last blank or bracket that has room, or in the middle of a long word.
  private static func end(of text: Substring, within columns: Int) -> Substring.Index {
    var used = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      used += isWide(text[index]) ? 2 : 1
      if used > columns {
        return index == text.startIndex ? text.index(after: index) : lastBreak ?? index
      }
      let next = text.index(after: index)
      if used > columns / 3 {
        if text[index] == " " { lastBreak = index } else if text[index] == "(" { lastBreak = next }
      }
      index = next
    }
    return text.endIndex
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return value >= 0x1100 && !(0x1E00...0x2E7F).contains(value)
      && !(0xFB1D...0xFDFF).contains(value)
  }
}
