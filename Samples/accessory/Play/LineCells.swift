/// A line of a text, with its start in UTF-16 units.
struct TextLine: Hashable, Sendable {
  var text: String
  var start: Int

  /// Whether a place in UTF-16 units is in the line, or at its end.
  func holds(_ place: Int) -> Bool { place >= start && place <= start + text.utf16.count }

  /// The lines of a text; at least one.
  static func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.append(TextLine(text: String(part), start: start))
      start = text.utf16.distance(from: text.startIndex, to: part.endIndex)
      if part.endIndex < text.endIndex {
        start += text[part.endIndex].utf16.count
      }
    }
    return lines
  }
}

/// A line as the cells that it would take, were there room for all of it.
struct LineCells {
  /// Something that stands in the line.
  struct Place {
    let piece: TerminalText.Piece
    /// The column that it begins at.
    let column: Int
    /// The start, in UTF-16 units of the whole text, of the character that it belongs to.
    let offset: Int
  }

  private(set) var all: [Place] = []
  /// How many columns it takes.
  private(set) var width = 0
  /// Where each character begins, and where the line ends.
  private var starts: [(offset: Int, column: Int)] = []

  /// Lays out a line; of a secure text, a dot for each character.
  init(of line: String, startingAt start: Int, isSecure: Bool, _ text: TerminalText) {
    let dot = text.pieces(of: text.sign("•", "*"))
    var offset = start
    for character in line {
      starts.append((offset, width))
      for piece in isSecure ? dot : text.pieces(of: character) {
        all.append(Place(piece: piece, column: width, offset: offset))
        width += piece.width
      }
      offset += character.utf16.count
    }
    starts.append((offset, width))
  }

  /// The column of a caret before a UTF-16 unit; inside a character, that of the character.
  func column(of offset: Int) -> Int {
    starts.last { $0.offset <= offset }?.column ?? 0
  }

  /// The first column that is shown so that a caret is in sight; never the second half of anything.
  func firstColumn(showing caret: Int, room: Int) -> Int {
    guard caret >= room else { return 0 }
    let wanted = caret - max(room, 1) + 1
    return all.first { $0.column >= wanted }?.column ?? width
  }
}
