internal import InputAccessory
internal import EventScript
internal import KeyboardWorld

/// Where the text of an input, its selection, mark and caret stand in it.
///
/// Every character is 9 points wide and every line 20 high, as the model measures. A field shows the
/// part of a longer text that has the caret, a text view the lines around it.
struct TextLayout {
  /// A line of text that shows.
  struct Line {
    let text: String
    let frame: Rect
  }

  static let characterWidth = 9.0
  static let lineHeight = 20.0
  /// What stands for a character of a secure text.
  private static let dot: Character = "•"
  private static let padding = 8.0

  private(set) var lines: [Line] = []
  private(set) var selection: [Rect] = []
  private(set) var mark: [Rect] = []
  private(set) var caret: Rect?
  /// Whether it is the placeholder that shows.
  let isPlaceholder: Bool

  /// A line's characters with the UTF-16 offset of the first, before it is cut to what has room.
  private struct Row {
    var characters: [Character] = []
    /// The offset of each character, and of the line's end.
    var offsets: [Int] = []
  }

  init(_ input: Scene.Input, in size: Size, isRightToLeft: Bool) {
    isPlaceholder = input.text.isEmpty
    let room = max(1, Int(min(size.width - 2 * Self.padding, 4000) / Self.characterWidth))
    let fits = input.isMultiline ? max(1, Int((size.height - 8) / Self.lineHeight)) : 1
    let rows = Self.rows(of: input, room: room, showing: min(fits, 200))
    let top = input.isMultiline ? 8.0 : (size.height - Self.lineHeight) / 2
    let focus = input.isEditing ? input.selection.upperBound : 0
    for (index, row) in rows.enumerated() {
      let start = Self.start(of: row, showing: focus, room: room)
      let end = min(row.characters.count, start + room)
      let y = top + Self.lineHeight * Double(index)
      func box(_ from: Int, _ to: Int) -> Rect {
        let width = Double(to - from) * Self.characterWidth
        let x = Self.padding + Double(from - start) * Self.characterWidth
        return Rect(
          x: isRightToLeft ? size.width - x - width : x, y: y, width: width,
          height: Self.lineHeight)
      }
      func part(_ range: Range<Int>) -> Rect? {
        guard let lower = row.offsets.firstIndex(where: { $0 >= range.lowerBound }),
          let upper = row.offsets.lastIndex(where: { $0 <= range.upperBound })
        else { return nil }
        let (from, to) = (max(lower, start), min(upper, end))
        return from < to ? box(from, to) : nil
      }
      if end > start {
        lines.append(
          Line(
            text: String(row.characters[start..<end].map(Self.shown)), frame: box(start, end)))
      }
      guard !isPlaceholder || input.isEditing else { continue }
      if input.isEditing, !input.selection.isEmpty {
        part(input.selection).map { selection.append($0) }
      }
      if let marked = input.marked, var line = part(marked) {
        line.origin.y += Self.lineHeight - 3
        line.size.height = 2
        mark.append(line)
      }
      if input.isEditing, input.selection.isEmpty, caret == nil,
        let place = isPlaceholder
          ? 0 : row.offsets.firstIndex(of: input.selection.lowerBound),
        place >= start, place <= end
      {
        let edge = box(place, place)
        caret = Rect(x: edge.minX - 1, y: y + 1, width: 2, height: Self.lineHeight - 2)
      }
    }
  }

  /// The longest text that is looked at whole, in bytes.
  private static let shortText = 4096

  /// The part of a text that may show, with the UTF-16 offset of its start: all of a short one, else
  /// what is around the caret.
  private static func window(
    of text: String, around offset: Int, room: Int, lines: Int
  ) -> (part: Substring, offset: Int) {
    guard text.utf8.count > shortText else { return (text[...], 0) }
    let caret =
      text.utf16.index(
        text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    let reach = min(4000, 2 * (room + 1) * lines)
    let start = text.index(caret, offsetBy: -reach, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(caret, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
    return (text[start..<end], text.utf16.distance(from: text.startIndex, to: start))
  }

  /// The lines that show: those around the caret's, as many as have room.
  private static func rows(of input: Scene.Input, room: Int, showing fits: Int) -> [Row] {
    let isPlaceholder = input.text.isEmpty
    let caret = input.isEditing && !isPlaceholder ? input.selection.upperBound : 0
    let (part, start) = window(
      of: isPlaceholder ? input.placeholder : input.text, around: caret, room: room, lines: fits)
    var rows = [Row(offsets: [start])]
    var offset = start
    var caretRow = 0
    for character in part {
      offset += character.utf16.count
      if input.isMultiline, character.isNewline {
        rows.append(Row(offsets: [offset]))
      } else {
        rows[rows.count - 1].characters.append(
          input.isSecure && !isPlaceholder ? dot : character)
        rows[rows.count - 1].offsets.append(offset)
      }
      if offset <= caret { caretRow = rows.count - 1 }
    }
    guard rows.count > fits else { return rows }
    let first = max(0, min(caretRow - fits + 1, rows.count - fits))
    return Array(rows[first..<first + fits])
  }

  /// The first character of a line that shows, so that the caret does.
  private static func start(of row: Row, showing offset: Int, room: Int) -> Int {
    let count = row.characters.count
    guard count > room else { return 0 }
    let caret = row.offsets.firstIndex { $0 >= offset } ?? 0
    return min(max(0, caret - room), count - room)
  }

  /// A character as it can be shown alone: what has no shape of its own, or one that would turn the
  /// line around, is a replacement character, and one with dozens of marks has eight.
  private static func shown(_ character: Character) -> Character {
    if character.isASCII, character >= " ", character != "\u{7F}" { return character }
    if character == "\t" { return " " }
    let text = String(String.UnicodeScalarView(character.unicodeScalars.prefix(8)))
    return ScriptText.shown(text) == text && text.count == 1 ? Character(text) : "\u{FFFD}"
  }
}
