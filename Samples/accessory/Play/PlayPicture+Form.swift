internal import InputAccessory
internal import KeyboardWorld
internal import ScenePictures

// What stands above the keyboard, as rows of text.

extension PlayPicture {
  /// A row of the form.
  enum FormRow {
    /// The name of a sheet, an alert, a window or a panel.
    case title(String)
    /// Things that stand beside each other, a line of each.
    case line([Part])
  }

  /// A line of a thing.
  struct Part {
    let element: Scene.Element
    /// The line of a text view that is shown; `nil` for what has but one.
    var line: TextLine?
    /// Whether it is the first line.
    var isFirst = true
    /// How many columns labels take, so that texts stand below each other; 0 fits its own.
    var labelWidth = 0
  }

  private static let leastPartColumns = 24
  /// How many lines of a text view are shown.
  private static let mostLines = 3

  // MARK: Rows

  /// The rows of all that is not covered, as it is read.
  func formRows() -> [FormRow] {
    if scene.isInBackground { return [.title("the app is in the background")] }
    var surfaces = scene.surfaces.filter { !$0.isHidden && !$0.isCovered }
    if let panel = scene.keyboard?.panel { surfaces.append(panel) }
    return surfaces.flatMap { surface -> [FormRow] in
      let rows = rows(of: surface.elements.filter(Self.isShown))
      if surface.kind == .root { return rows }
      let role = surface.role == "none" ? surface.kind.rawValue : surface.role
      return rows.isEmpty && surface.kind == .window
        ? [] : [.title("\(role) \(surface.name)")] + rows
    }
  }

  private static func isShown(_ element: Scene.Element) -> Bool {
    !element.isHidden && (element.input != nil || element.kind == .button)
  }

  private func rows(of elements: [Scene.Element]) -> [FormRow] {
    var bands: [[Scene.Element]] = []
    for element in elements.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = bands.last?.first, !Self.isMultiline(first), !Self.isMultiline(element),
        element.frame.minY < first.frame.minY + first.frame.size.height / 2,
        (bands[bands.count - 1].count + 1) * Self.leastPartColumns <= width
      {
        bands[bands.count - 1].append(element)
      } else {
        bands.append([element])
      }
    }
    let labelWidth =
      bands.filter { $0.count == 1 && $0[0].input != nil }
      .map { text.columns(of: $0[0].name) }.max() ?? 0
    return bands.flatMap { band -> [FormRow] in
      let sorted = band.sorted { $0.frame.minX < $1.frame.minX }
      guard sorted.count == 1, let element = sorted.first, Self.isMultiline(element) else {
        let width = sorted.count == 1 ? labelWidth : 0
        return [.line(sorted.map { Part(element: $0, labelWidth: width) })]
      }
      return lines(of: element).enumerated().map { index, line in
        .line([
          Part(element: element, line: line, isFirst: index == 0, labelWidth: labelWidth)
        ])
      }
    }
  }

  private static func isMultiline(_ element: Scene.Element) -> Bool {
    element.input?.isMultiline ?? false
  }

  /// The lines of a text view that are shown: those around the caret.
  private func lines(of element: Scene.Element) -> [TextLine] {
    guard let input = element.input else { return [] }
    let all = TextLine.lines(of: input.text)
    let caret = all.lastIndex { $0.start <= input.selection.upperBound } ?? 0
    let last = min(all.count, max(Self.mostLines, caret + 1))
    return Array(all[max(0, last - Self.mostLines)..<last])
  }

  // MARK: Drawing

  /// Draws as many rows as there is room for, the one with the caret among them.
  mutating func drawForm(_ form: [FormRow], rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    for row in rows { target(.background, row: row, columns: 0..<width) }
    let focused = form.firstIndex { row in
      if case .line(let parts) = row { return parts.contains(where: hasCaret) }
      return false
    }
    let most = max(0, form.count - rows.count)
    var first = min(max(news.scroll ?? 0, 0), most)
    if news.scroll == nil, let focused { first = min(max(0, focused - rows.count + 1), most) }
    setFirstRow(first)
    for (row, line) in zip(rows, form.dropFirst(first)) {
      switch line {
      case .title(let title):
        let rule = text.sign("─", "-")
        put(
          text.cut("\(rule)\(rule) \(title) \(rule)\(rule)", to: width), row: row, column: 0,
          style: .dim)
      case .line(let parts):
        let share = width / max(parts.count, 1)
        for (index, part) in parts.enumerated() {
          draw(part, row: row, columns: index * share..<(index + 1) * share)
        }
      }
    }
    if first > 0 { put(text.sign("↑", "^"), row: rows.lowerBound, column: width - 1, style: .dim) }
    if first < most {
      put(text.sign("↓", "v"), row: rows.upperBound - 1, column: width - 1, style: .dim)
    }
  }

  private func hasCaret(_ part: Part) -> Bool {
    guard let input = part.element.input, input.hasFocus else { return false }
    return part.line.map { $0.holds(input.selection.upperBound) } ?? true
  }

  private mutating func draw(_ part: Part, row: Int, columns: Range<Int>) {
    let element = part.element
    // One column is left free at the right, for what tells that there is more.
    let end = columns.upperBound - 1
    guard let input = element.input else {
      let last = put(
        text.cut("( \(element.name) )", to: end - columns.lowerBound - 2), row: row,
        column: columns.lowerBound + 2, style: style(of: element))
      return target(
        .element(element.name), row: row,
        columns: columns.lowerBound + 2..<max(last, columns.lowerBound + 2))
    }
    if part.isFirst, input.hasFocus {
      put(
        text.sign("▸", ">"), row: row, column: columns.lowerBound,
        style: CellStyle(.accent, isBold: true))
    }
    let wanted = part.labelWidth > 0 ? part.labelWidth : text.columns(of: element.name)
    let labelRoom = min(wanted, (end - columns.lowerBound) * 2 / 5)
    if part.isFirst {
      put(
        text.cut(element.name, to: labelRoom), row: row, column: columns.lowerBound + 2,
        style: input.hasFocus ? .bold : style(of: element))
    }
    let clear = input.showsClearButton && part.isFirst ? text.sign(" ✕", " x") : ""
    let box = columns.lowerBound + labelRoom + 3..<end - (clear.isEmpty ? 0 : 2)
    guard box.count >= 3 else { return }
    drawText(of: element, input, part.line, row: row, box: box)
    target(.element(element.name), row: row, columns: columns.lowerBound..<end)
    if !clear.isEmpty {
      put(clear, row: row, column: box.upperBound)
      target(.clearButton(element.name), row: row, columns: box.upperBound + 1..<end)
    }
  }

  private func style(of element: Scene.Element) -> CellStyle {
    let isUsable = element.input.map { $0.isEnabled && $0.isEditable } ?? true
    let part = element.visiblePart
    let isSeen = part.size.width > 0 && part.size.height > 0 && element.overlap < part.size.height
    return isUsable && isSeen ? .plain : .dim
  }

  /// Draws a text between brackets; an end where more of it lies has an arrow in place of the bracket.
  private mutating func drawText(
    of element: Scene.Element, _ input: Scene.Input, _ line: TextLine?, row: Int, box: Range<Int>
  ) {
    let room = box.count - 2
    let start = line?.start ?? 0
    let shown = line?.text ?? input.text
    let cells = LineCells(of: shown, startingAt: start, isSecure: input.isSecure, text)
    let hasCaret = input.hasFocus && (line?.holds(input.selection.upperBound) ?? true)
    let caret = hasCaret ? cells.column(of: input.selection.upperBound) : 0
    let first = cells.firstColumn(showing: caret, room: room)
    let base = style(of: element)
    var column = box.lowerBound + 1
    for cell in cells.all where cell.column >= first {
      guard cell.column + cell.piece.width <= first + room else { break }
      var style = base
      let place = cell.offset
      if let marked = input.marked, marked.contains(place) { style.isUnderlined = true }
      if input.isEditing, input.selection.contains(place) { style.isReversed = true }
      column = box.lowerBound + 1 + cell.column - first
      put([cell.piece], row: row, column: column, limit: cell.piece.width, style: style)
    }
    if input.text.isEmpty, !input.placeholder.isEmpty {
      put(text.cut(input.placeholder, to: room), row: row, column: box.lowerBound + 1, style: .dim)
    }
    let isCutBefore = first > 0
    let isCutBehind = cells.width > first + room
    put(isCutBefore ? text.sign("‹", "<") : "[", row: row, column: box.lowerBound, style: base)
    put(isCutBehind ? text.sign("›", ">") : "]", row: row, column: box.upperBound - 1, style: base)
    if hasCaret { setCaret(column: box.lowerBound + 1 + caret - first, row: row) }
  }
}
