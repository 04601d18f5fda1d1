/// Makes the bytes that bring a terminal from what it shows to what it is to show.
package struct ScreenPainter: Sendable {
  /// Whether colours are used; bold, dim, underlined and reversed always are.
  package var isColored: Bool
  private var shown: CellGrid?

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Has the next ``paint(_:)`` write everything.
  package mutating func forget() { shown = nil }

  /// The bytes that show `grid`; only rows that changed are written.
  ///
  /// - Complexity: O(*n*) in the cells.
  package mutating func paint(_ grid: CellGrid) -> String {
    var result = "\u{1B}[?25l"
    if let shown, shown.columns == grid.columns, shown.rows == grid.rows {
      for row in 0..<grid.rows where shown.row(row) != grid.row(row) {
        write(grid.row(row), row: row, to: &result)
      }
    } else {
      result += "\u{1B}[0m\u{1B}[2J"
      for row in 0..<grid.rows { write(grid.row(row), row: row, to: &result) }
    }
    if let caret = grid.caret {
      result += Self.move(row: caret.row, column: caret.column) + "\u{1B}[?25h"
    }
    shown = grid
    return result
  }

  private func write(_ cells: ArraySlice<Cell>, row: Int, to result: inout String) {
    let last = cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1
    result += Self.move(row: row, column: 0) + "\u{1B}[0m"
    var style = CellStyle.plain
    var isSure = true
    for (column, cell) in cells[...last].enumerated() where !cell.text.isEmpty {
      if !isSure { result += Self.move(row: row, column: column) }
      if cell.style != style {
        style = cell.style
        result += code(of: style)
      }
      result += cell.text
      isSure = Self.hasSureWidth(cell.text)
    }
    if last + 1 < cells.endIndex {
      if !isSure { result += Self.move(row: row, column: last + 1 - cells.startIndex) }
      result += "\u{1B}[0m\u{1B}[K"
    } else if style != .plain {
      result += "\u{1B}[0m"
    }
  }

  /// Whether terminals agree about the columns of what stands in a cell.
  private static func hasSureWidth(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x300 || (0x2500...0x257F).contains($0.value) }
  }

  private static func move(row: Int, column: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  private func code(of style: CellStyle) -> String {
    var codes = ["0"]
    if style.isBold { codes.append("1") }
    if style.isDim { codes.append("2") }
    if style.isUnderlined { codes.append("4") }
    if style.isReversed { codes.append("7") }
    if isColored {
      switch style.color {
      case .plain: break
      case .accent: codes.append("36")
      case .warning: codes.append("31")
      case .success: codes.append("32")
      }
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}
