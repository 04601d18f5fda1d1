internal import InputAccessory
internal import KeyboardWorld
package import ScenePictures

/// What a terminal shows of a device, and what a click on each cell means.
///
/// The form stands at the top, a row for each line of fields as they are read; then the bar and the
/// keyboard, then what happened, and what to do in the last row. Where there is little room the trace
/// goes first, then the keys, then the head; with much, the trace stands at the side.
package struct PlayPicture: Sendable {
  /// The fewest columns and rows that anything is drawn on.
  package static let least = (columns: 20, rows: 5)
  private static let mostDeviceColumns = 72
  private static let columnsForSide = 100

  /// What is shown beside the device.
  package struct News: Sendable {
    /// The file that is played.
    package var source: String
    /// Where it is recorded; `nil` where it is not.
    package var recording: String?
    /// The latest entries of the trace, oldest first.
    package var trace: [String]
    /// The statement performed last.
    package var statement: String?
    /// How that ended, if it was one that has an outcome.
    package var outcome: String?
    /// What could not be done, or what to do.
    package var complaint: String?
    /// How many rows of the form are scrolled out at its top; more than there are counts as all.
    package var scroll: Int?

    package init(source: String) {
      self.source = source
      trace = []
    }
  }

  /// The cells.
  package private(set) var grid: CellGrid
  /// The first row of the form that is shown, for whoever scrolls on from there.
  package private(set) var firstRow = 0
  private var targets: [(row: Int, columns: Range<Int>, target: PlayTarget)] = []

  let text: TerminalText
  let scene: Scene
  let news: News
  /// The columns that the device takes.
  private(set) var width: Int

  /// Draws a scene.
  package init(
    of scene: Scene, news: News, columns: Int, rows: Int, text: TerminalText
  ) {
    self.scene = scene
    self.news = news
    self.text = text
    grid = CellGrid(columns: columns, rows: rows)
    let hasSide = columns >= Self.columnsForSide
    width = hasSide ? min(Self.mostDeviceColumns, columns * 3 / 5) : columns
    guard columns >= Self.least.columns, rows >= Self.least.rows else {
      let message = "too small: \(Self.least.columns)x\(Self.least.rows) at least; ^C leaves"
      for (row, line) in text.wrapped(message, to: grid.columns).enumerated() {
        put(line, row: row, column: 0)
      }
      return
    }
    draw(hasSide: hasSide)
  }

  /// What a click on a cell means; `nil` where it means nothing.
  package func target(column: Int, row: Int) -> PlayTarget? {
    targets.last { $0.row == row && $0.columns.contains(column) }?.target
  }

  // MARK: Areas

  private mutating func draw(hasSide: Bool) {
    let form = formRows()
    let last = grid.rows - 1
    let hasHead = grid.rows >= 8
    let hasBar = scene.keyboard.map { $0.bar != nil || $0.accessory != nil } ?? false
    var room = last - (hasHead ? 1 : 0) - (hasBar ? 1 : 0)
    let keys = keyRows()
    let hasKeys = !keys.isEmpty && room - keys.count >= min(form.count, 3)
    if hasKeys { room -= keys.count }
    // What is left shows the trace; the form keeps a row of background to click on.
    let traceRows = hasSide ? 0 : min(10, max(0, room - form.count - 2))
    let formHeight = room - (traceRows == 0 ? 0 : traceRows + 1)

    var row = 0
    if hasHead {
      drawHead(row: row)
      row += 1
    }
    drawForm(form, rows: row..<row + formHeight)
    row += formHeight
    if hasBar {
      drawBar(row: row)
      row += 1
    }
    if hasKeys {
      for key in keys {
        drawKeys(key, row: row)
        row += 1
      }
    }
    if traceRows > 0 { drawTrace(rows: row..<last, column: 0) }
    if hasSide { drawTrace(rows: 0..<last, column: width + 1) }
    drawFoot(row: last)
  }

  private mutating func drawHead(row: Int) {
    let keyboard = scene.keyboard.map { text.sign(" · ", ", ") + $0.type.word } ?? ""
    let device = "\(scene.device) \(scene.system) \(scene.locale)\(keyboard)"
    let source =
      news.recording.map { "\(news.source) \(text.sign("→", "->")) \($0)" } ?? news.source
    let room = width - 1
    let right = text.columns(of: device) + 2 <= room / 2 ? device : ""
    let left = text.cut(source, to: room - text.columns(of: right) - 1)
    put(left, row: row, column: 0, style: .bold)
    put(right, row: row, column: width - text.columns(of: right) - 1, style: .dim)
  }

  private mutating func drawTrace(rows: Range<Int>, column: Int) {
    guard let first = rows.first else { return }
    let room = (column == 0 ? width : grid.columns - column)
    let rule = text.sign("─", "-")
    let title = rule + rule + " trace "
    put(
      title + String(repeating: rule, count: max(0, room - 9)), row: first, column: column,
      style: .dim)
    for (row, line) in zip(rows.dropFirst(), news.trace.suffix(rows.count - 1)) {
      put(text.cut(line, to: room), row: row, column: column)
    }
    guard column > 0 else { return }
    for row in rows { put(text.sign("│", "|"), row: row, column: column - 1, style: .dim) }
  }

  /// The last row: what was done and how it ended, what is wrong, or what can be done.
  private mutating func drawFoot(row: Int) {
    let leave = grid.columns >= 40 ? "[leave ^C]" : "[^C]"
    let start = grid.columns - leave.count
    let room = start - 1
    if let complaint = news.complaint {
      drawComplaint(complaint, above: row, room: room)
    } else if let statement = news.statement {
      let outcome = news.outcome.map { " \(text.sign("→", "->")) \($0)" } ?? ""
      let shown = text.cut(statement, to: max(room - text.columns(of: outcome), room / 2))
      let end = put(shown, row: row, column: 0)
      put(
        text.cut(outcome, to: room - end), row: row, column: end,
        style: CellStyle(.success, isBold: true))
    } else {
      let hint = "Tab or a click: a field; Esc: Cancel; ^Z: stop"
      put(text.cut(hint, to: room), row: row, column: 0, style: .dim)
    }
    put(leave, row: row, column: start, style: CellStyle(isReversed: true))
    target(.leave, row: row, columns: start..<grid.columns)
  }

  /// Writes what is wrong into the last row, and over the rows above it as far as it needs them.
  private mutating func drawComplaint(_ complaint: String, above row: Int, room: Int) {
    let style = CellStyle(.warning, isBold: true)
    var lines = text.wrapped(complaint, to: room)
    let most = max(1, grid.rows / 4)
    if lines.count > most {
      lines =
        lines[..<(most - 1)] + [text.cut(lines[(most - 1)...].joined(separator: " "), to: room)]
    }
    for (index, line) in lines.enumerated() {
      let place = row - lines.count + 1 + index
      let blanks = String(repeating: " ", count: max(0, room - text.columns(of: line)))
      put(line + blanks, row: place, column: 0, style: style)
      target(.message, row: place, columns: 0..<room)
    }
  }

  // MARK: Cells

  @discardableResult
  mutating func put(
    _ string: String, row: Int, column: Int, limit: Int = .max, style: CellStyle = .plain
  ) -> Int {
    grid.put(text.pieces(of: string), row: row, column: column, limit: limit, style: style)
  }

  @discardableResult
  mutating func put(
    _ pieces: [TerminalText.Piece], row: Int, column: Int, limit: Int, style: CellStyle = .plain
  ) -> Int {
    grid.put(pieces, row: row, column: column, limit: limit, style: style)
  }

  mutating func target(_ target: PlayTarget, row: Int, columns: Range<Int>) {
    targets.append((row, columns, target))
  }

  mutating func setCaret(column: Int, row: Int) {
    grid.caret = CellGrid.Place(column: min(column, grid.columns - 1), row: row)
  }

  mutating func setFirstRow(_ row: Int) { firstRow = row }
}
