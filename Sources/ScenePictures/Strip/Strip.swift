internal import EventScript
internal import InputAccessory

/// A film as one picture: its frames row by row, each with its caption.
struct Strip {
  private static let cell = Size(width: 250, height: 320)
  private static let gap = 10.0
  private static let lineHeight = 13.0
  private static let columnWidth = 6.02
  private static let headerHeight = 44.0
  private static let mostCauses = 12
  private static let mostVerdicts = 12

  private let film: Film
  private let shared: SharedParts

  init(_ film: Film) {
    self.film = film
    shared = SharedParts(film.parts, in: film.frames.lazy.map(\.picture))
  }

  /// The strip as an SVG document.
  var svg: String {
    let columns = film.frames.count > 40 ? 8 : max(1, min(4, film.frames.count))
    let width = Double(columns) * (Self.cell.width + Self.gap) + Self.gap
    var body = ""
    var y = Self.headerHeight
    for start in stride(from: 0, to: film.frames.count, by: columns) {
      let row = start..<min(start + columns, film.frames.count)
      let captions = row.map { caption(of: film.frames[$0]) }
      let pictureHeight = row.map { Self.scaled(film.frames[$0].screen).height }.max() ?? 0
      let lines = captions.map(\.count).max() ?? 0
      let height = pictureHeight + 24 + Double(lines) * Self.lineHeight + Self.gap
      for (column, index) in row.enumerated() {
        let x = Self.gap + Double(column) * (Self.cell.width + Self.gap)
        body += cell(
          index, captions[column], height: height, pictureHeight: pictureHeight,
          at: Point(x: x, y: y))
      }
      y += height + Self.gap
    }
    if film.omitted.after > 0 {
      body += ScenePainter.label(
        "h2", FilmWords.omitted(film.omitted.after, "after the last shown"),
        at: Point(x: Self.gap, y: y + 14))
      y += 24
    }
    return document(width: width, height: y, body)
  }

  private func document(width: Double, height: Double, _ body: String) -> String {
    let size = "\(Markup.number(width)) \(Markup.number(height))"
    let title = FilmWords.title(of: film)
    let before =
      film.omitted.before > 0
      ? "; " + FilmWords.omitted(film.omitted.before, "before the first shown") : ""
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
    text += "width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\">\n"
    text += "<title>\(Markup.escaped(title))</title>\n"
    text += "<style>\(PictureStyle.sheet)\(StripStyle.sheet)</style>\n"
    if !shared.definitions.isEmpty { text += "<defs>\n\(shared.definitions)</defs>\n" }
    text += "<rect class=\"pg\" width=\"100%\" height=\"100%\"/>\n"
    text += ScenePainter.label("h1", film.source.cut(to: 80), at: Point(x: Self.gap, y: 20))
    text += ScenePainter.label(
      film.hasFailed ? "h2 bad" : "h2", FilmWords.counts(of: film) + before,
      at: Point(x: Self.gap, y: 36))
    return text + "\n" + body + "</svg>\n"
  }

  // MARK: Cells

  private static func scaled(_ screen: Size) -> Size {
    let box = ScenePainter.box(of: screen).size
    let scale = min(cell.width / box.width, cell.height / box.height)
    return Size(width: box.width * scale, height: box.height * scale)
  }

  private func cell(
    _ index: Int, _ caption: [CaptionLine], height: Double, pictureHeight: Double, at origin: Point
  ) -> String {
    let frame = film.frames[index]
    let box = ScenePainter.box(of: frame.screen)
    let size = Self.scaled(frame.screen)
    let number = index + 1 + film.omitted.before
    let place = Point(
      x: (Self.cell.width - size.width) / 2, y: (pictureHeight - size.height) / 2 + 4)
    var text = "<g transform=\"translate(\(ScenePainter.point(origin)))\">"
    text += ScenePainter.rect(
      frame.hasFailed ? "cf bad" : "cf",
      Rect(x: 0, y: 0, width: Self.cell.width, height: height), radius: 8)
    text += "<svg role=\"img\" aria-label=\"\(Markup.escaped("\(number): \(frame.summary)"))\" "
    text += "x=\"\(Markup.number(place.x))\" y=\"\(Markup.number(place.y))\" "
    text += "width=\"\(Markup.number(size.width))\" height=\"\(Markup.number(size.height))\" "
    text += "viewBox=\"\(FilmWords.viewBox(box))\">"
    text += shared.markup(of: frame.picture) + "</svg>\n"
    text += ScenePainter.label("nr", String(number), at: Point(x: 8, y: 18))
    var y = pictureHeight + 22
    for line in caption {
      text += ScenePainter.label(
        line.style, line.text, at: Point(x: 8 + Double(line.indent) * Self.columnWidth, y: y))
      y += Self.lineHeight
    }
    return text + "</g>\n"
  }

  private func caption(of frame: Frame) -> [CaptionLine] {
    let columns = Int((Self.cell.width - 14) / Self.columnWidth)
    func lines(_ text: String, _ style: String, most: Int) -> [CaptionLine] {
      CaptionLine.wrapped(ScriptText.shown(text), style: style, columns: columns, most: most)
    }
    var caption: [CaptionLine] = []
    for line in frame.lines.prefix(8) { caption += lines(FilmWords.words(line), "w", most: 2) }
    if frame.lines.count > 8 {
      caption += lines("… \(frame.lines.count - 8) more lines", "w", most: 1)
    }
    if let moment = frame.moment { caption += lines(FilmWords.moment(moment), "at", most: 1) }
    if let stop = frame.stop { caption += lines("✗ stopped: " + stop, "no", most: 6) }
    // Those that failed come first where there is no room for all.
    let shown =
      frame.verdicts.count <= Self.mostVerdicts
      ? frame.verdicts[...]
      : (frame.verdicts.filter { !$0.holds } + frame.verdicts.filter(\.holds))
        .prefix(Self.mostVerdicts)
    for verdict in shown {
      let text = film.expectations[verdict.expectation].text
      caption += lines((verdict.holds ? "✓ " : "✗ ") + text, verdict.holds ? "ok" : "no", most: 2)
      if let complaint = verdict.complaint {
        caption += lines("is " + complaint.actual, "no", most: 2)
      }
    }
    let otherVerdicts = frame.otherVerdicts + frame.verdicts.count - shown.count
    if otherVerdicts > 0 {
      caption += lines("… \(otherVerdicts) more expectations", "ok", most: 1)
    }
    for cause in frame.causes.prefix(Self.mostCauses) { caption += lines(cause, "tr", most: 2) }
    let others = frame.otherCauses + max(0, frame.causes.count - Self.mostCauses)
    if others > 0 { caption += lines("… \(others) more entries", "tr", most: 1) }
    return caption
  }
}

extension Film {
  /// The film as one SVG document: its frames in rows, each with the event's words, what was expected
  /// then, and what the event caused. It needs nothing outside itself.
  ///
  /// - Complexity: O(*n*) in the frames.
  public var svg: String { Strip(self).svg }
}
