internal import InputAccessory
internal import ScenePictures

// What stands at the bottom of the device: the bar, or what stands in its place, and the keys.

extension PlayPicture {
  private static let mostKeyColumns = 60

  /// A thing of a row with the column that it would like to have.
  private struct Label {
    var text: String
    var wanted: Int
    var style: CellStyle
    var target: PlayTarget?
    var room = 0
  }

  mutating func drawBar(row: Int) {
    guard let keyboard = scene.keyboard else { return }
    if let accessory = keyboard.accessory {
      put(text.cut("[ \(accessory.name) ]", to: width), row: row, column: 0, style: .dim)
      return
    }
    guard let bar = keyboard.bar else { return }
    let scale = Double(width) / max(bar.frame.size.width, 1)
    let labels = bar.items.sorted { $0.frame.minX < $1.frame.minX }.map { item in
      let wanted = Self.cell((item.frame.minX - bar.frame.minX) * scale, in: width)
      return Label(
        text: label(of: item, isReversed: bar.isRightToLeft), wanted: wanted,
        style: item.isTitle ? .dim : item.isEnabled ? CellStyle(isReversed: true) : .dim,
        target: .item(bar: bar.name, action: item.action.word))
    }
    place(labels, row: row)
  }

  private func label(of item: Scene.Item, isReversed: Bool) -> String {
    if item.isTitle { return item.title }
    guard item.isArrow else { return item.isEnabled ? "[\(item.title)]" : "(\(item.title))" }
    let pointsRight = (item.action == .next) != isReversed
    let arrow = pointsRight ? text.sign("›", ">") : text.sign("‹", "<")
    return item.isEnabled ? "[\(arrow)]" : "(\(arrow))"
  }

  /// Writes labels beside each other, each as near as may be to where it would like to stand.
  private mutating func place(_ labels: [Label], row: Int) {
    guard !labels.isEmpty else { return }
    var labels = labels
    let gaps = labels.count - 1
    for index in labels.indices { labels[index].room = text.columns(of: labels[index].text) }
    if labels.reduce(gaps, { $0 + $1.room }) > width {
      let share = max(1, (width - gaps) / labels.count)
      for index in labels.indices { labels[index].room = min(labels[index].room, share) }
    }
    var end = 0
    for index in labels.indices {
      labels[index].wanted = max(labels[index].wanted, end)
      end = labels[index].wanted + labels[index].room + 1
    }
    var limit = width
    for index in labels.indices.reversed() {
      labels[index].wanted = max(0, min(labels[index].wanted, limit - labels[index].room))
      limit = labels[index].wanted - 1
    }
    for label in labels {
      let shown = text.cut(label.text, to: label.room)
      let end = put(shown, row: row, column: label.wanted, limit: label.room, style: label.style)
      if let target = label.target, end > label.wanted {
        self.target(target, row: row, columns: label.wanted..<end)
      }
    }
  }

  // MARK: Keys

  /// The rows of keys; none where there is no keyboard, or where others have its place.
  func keyRows() -> [[Scene.Key]] { scene.keyboard?.rows ?? [] }

  mutating func drawKeys(_ keys: [Scene.Key], row: Int) {
    guard let keyboard = scene.keyboard else { return }
    let columns = min(width, Self.mostKeyColumns)
    let start = (width - columns) / 2
    let scale = Double(columns) / max(keyboard.frame.size.width, 1)
    func column(_ x: Double) -> Int {
      start + Self.cell((x - keyboard.frame.minX) * scale, in: columns)
    }
    for key in keys where key.role != .none {
      let range = column(key.frame.minX)..<max(column(key.frame.maxX), column(key.frame.minX) + 1)
      let style =
        key.role == .shift || key.role == .more || !key.isEnabled
        ? .dim : key.role == .character ? .plain : CellStyle(isUnderlined: true)
      write(label(of: key), in: range, row: row, style: style, .key(key))
    }
    guard let doneKey = scene.doneKey, let first = keys.first,
      (first.frame.minY..<first.frame.maxY)
        .contains(doneKey.frame.minY + doneKey.frame.size.height / 2)
    else { return }
    let range = column(doneKey.frame.minX)..<column(doneKey.frame.maxX)
    write(
      "[\(doneKey.title)]", in: range, row: row, style: CellStyle(isReversed: true), .doneKey)
  }

  private func label(of key: Scene.Key) -> String {
    switch key.role {
    case .space: "space"
    case .delete: text.sign("⌫", "del")
    case .shift: text.sign("⇧", "^")
    case .character, .return, .more, .none: key.label
    }
  }

  /// Writes a text into the middle of some columns.
  private mutating func write(
    _ string: String, in range: Range<Int>, row: Int, style: CellStyle, _ target: PlayTarget
  ) {
    let shown = text.cut(string, to: range.count)
    let free = range.count - text.columns(of: shown)
    put(shown, row: row, column: range.lowerBound + free / 2, limit: range.count, style: style)
    self.target(target, row: row, columns: range)
  }

  /// The cell of a row that a length leads to; within the row, whatever the length is.
  private static func cell(_ length: Double, in columns: Int) -> Int {
    guard length.isFinite else { return 0 }
    return min(max(Int(min(max(length, 0), 10_000).rounded()), 0), columns)
  }
}
