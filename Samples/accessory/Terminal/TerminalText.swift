internal import EventScript

/// How a terminal shows text: what it can show, and in how many columns.
///
/// Widths are from a table of this package, that of ``ScriptText/columns(of:)``, and not from the C
/// library's `wcwidth`, which differs from system to system: two columns for East Asian wide
/// characters and emoji, with all that is joined to them; one for every other character with its
/// marks. What the table and a terminal disagree about is set right by ``ScreenPainter``, which says
/// anew where to write behind such a character.
package struct TerminalText: Hashable, Sendable {
  /// Whether the terminal shows ASCII alone.
  package var isASCII: Bool

  /// Makes the ways of a terminal.
  package init(isASCII: Bool) {
    self.isASCII = isASCII
  }

  /// Something that stands in the cells of a row.
  package struct Piece: Hashable, Sendable {
    /// What is written there; safe, whatever it was made from.
    package var text: String
    /// How many columns it takes; 1 or 2.
    package var width: Int
  }

  /// What a character is shown as.
  ///
  /// What ``ScriptText/shown(_:)`` escapes stands there as its escape, a piece for each character of
  /// it; so no control character gets out.
  package func pieces(of character: Character) -> [Piece] {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      return [Piece(text: String(character), width: 1)]
    }
    return ScriptText.shown(String(character)).map { shown in
      let text = String(shown)
      let width = ScriptText.columns(of: text)
      guard isASCII, !shown.isASCII else { return Piece(text: text, width: width) }
      return Piece(text: width == 2 ? "??" : "?", width: width)
    }
  }

  /// What a text is shown as.
  package func pieces(of text: some StringProtocol) -> [Piece] {
    text.flatMap(pieces(of:))
  }

  /// How many columns a text takes.
  package func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + pieces(of: $1).reduce(0) { $0 + $1.width } }
  }

  /// The text cut to `columns`; where something is missing it ends with `…`, or with `~` in ASCII.
  package func cut(_ text: String, to columns: Int) -> String {
    guard self.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 1
    for piece in pieces(of: text) {
      used += piece.width
      if used > columns { break }
      result += piece.text
    }
    return result + sign("…", "~")
  }

  /// The text in lines of no more than `columns`, broken at blanks where there are any; what is longer
  /// than a line is cut.
  package func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let word = String(word)
      if let last = lines.last, self.columns(of: last + " " + word) <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(cut(word, to: columns))
      }
    }
    return lines
  }

  /// A sign, or what stands for it in ASCII.
  package func sign(_ sign: String, _ ascii: String) -> String { isASCII ? ascii : sign }
}
