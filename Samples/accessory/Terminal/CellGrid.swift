/// How a cell looks.
package struct CellStyle: Hashable, Sendable {
  /// The colours that are used, of the terminal's own sixteen.
  package enum Color: Hashable, Sendable {
    case plain, accent, warning, success
  }

  package var color: Color
  package var isBold: Bool
  package var isDim: Bool
  package var isUnderlined: Bool
  package var isReversed: Bool

  package init(
    _ color: Color = .plain, isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  package static let plain = CellStyle()
  package static let dim = CellStyle(isDim: true)
  package static let bold = CellStyle(isBold: true)
}

/// One place of a terminal's screen.
package struct Cell: Hashable, Sendable {
  /// What stands there; empty for the second half of what takes two columns.
  package var text: String
  package var style: CellStyle

  package static let blank = Cell(text: " ", style: .plain)
}

/// What a terminal is to show, cell by cell.
package struct CellGrid: Hashable, Sendable {
  /// A place on the screen, from 0.
  package struct Place: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  package let columns: Int
  package let rows: Int
  /// Where the terminal's own caret is shown; `nil` hides it.
  package var caret: Place?
  private var cells: [Cell]

  /// Makes a grid of blanks; a size under 1 counts as 1, and one beyond 1,000 as 1,000.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cells of a row; none where there is no such row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    (0..<rows).contains(row) ? cells[row * columns..<(row + 1) * columns] : []
  }

  /// A row as text, without blanks at its end.
  package func text(ofRow row: Int) -> String {
    let text = self.row(row).map(\.text).joined()
    guard let end = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...end])
  }

  /// All rows as text.
  package var lines: [String] { (0..<rows).map(text(ofRow:)) }

  /// Writes pieces into a row from a column on; what lies outside `limit` columns is left out.
  ///
  /// - Returns: The column behind what was written.
  @discardableResult
  package mutating func put(
    _ pieces: some Sequence<TerminalText.Piece>, row: Int, column: Int, limit: Int = .max,
    style: CellStyle = .plain
  ) -> Int {
    guard (0..<rows).contains(row), column >= 0 else { return column }
    let end = limit < columns - column ? column + max(limit, 0) : columns
    var place = column
    for piece in pieces {
      guard place + piece.width <= end else { break }
      clear(row, place)
      if piece.width == 2 { clear(row, place + 1) }
      cells[row * columns + place] = Cell(text: piece.text, style: style)
      if piece.width == 2 {
        cells[row * columns + place + 1] = Cell(text: "", style: style)
      }
      place += piece.width
    }
    return place
  }

  /// Has no half of anything wide stand in a cell.
  private mutating func clear(_ row: Int, _ column: Int) {
    let index = row * columns + column
    if cells[index].text.isEmpty, column > 0 { cells[index - 1].text = " " }
    if column + 1 < columns, cells[index + 1].text.isEmpty { cells[index + 1].text = " " }
    cells[index] = .blank
  }
}
