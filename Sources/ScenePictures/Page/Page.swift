internal import EventScript
internal import InputAccessory

/// A film as a page: one file, with everything in it.
///
/// All frames stand in the page as they are, one after the other. Its program only shows one of them at
/// a time; it holds nothing of the script, and the page allows no other program to run.
struct Page {
  private let film: Film
  private let shared: SharedParts

  init(_ film: Film) {
    self.film = film
    shared = SharedParts(film.parts, in: film.frames.lazy.map(\.picture))
  }

  /// The page as an HTML document.
  var html: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src '\(PageScript.hash)'; base-uri 'none'; form-action 'none'">
      <title>\(Markup.escaped(FilmWords.title(of: film).cut(to: 200)))</title>
      <style>\(PictureStyle.sheet)\(PageStyle.sheet)</style>
      </head>
      <body>
      <svg class="shared" width="0" height="0" aria-hidden="true"><defs>
      \(shared.definitions)</defs></svg>
      <header>
      <h1>\(Markup.escaped(film.source.cut(to: 200)))</h1>
      <p id="counts" class="\(film.hasFailed ? "bad" : "good")">\(FilmWords.counts(of: film))</p>
      </header>

      """
    text += controls
    text += "<div class=\"stage\">\n<main>\n"
    if film.omitted.before > 0 { text += omission(film.omitted.before, "before the first shown") }
    for index in film.frames.indices { text += article(index) }
    if film.omitted.after > 0 { text += omission(film.omitted.after, "after the last shown") }
    text += "</main>\n" + list + "</div>\n"
    return text + "<script>\(PageScript.text)</script>\n</body>\n</html>\n"
  }

  private func omission(_ count: Int, _ place: String) -> String {
    "<p class=\"omitted\">\(FilmWords.omitted(count, place))</p>\n"
  }

  /// What steps through the frames; it shows where the page's program runs.
  private var controls: String {
    let failures = film.frames.count(where: \.hasFailed)
    return """
      <div id="player" hidden>
      <div class="buttons" role="group" aria-label="Steps">
      <button type="button" id="first" title="First (Home)">First</button>
      <button type="button" id="back" title="Back (left arrow)">Back</button>
      <button type="button" id="play" title="Play or pause (space)">Play</button>
      <button type="button" id="forward" title="Forward (right arrow)">Forward</button>
      <button type="button" id="last" title="Last (End)">Last</button>
      <button type="button" id="failure" title="Next failure (N)"\(failures == 0 ? " hidden" : "")>\
      Next failure</button>
      </div>
      <input type="range" id="slider" aria-label="Event" min="1" max="\(max(1, film.frames.count))" \
      value="1">
      <p id="status" role="status" aria-live="polite"></p>
      </div>

      """
  }

  // MARK: Frames

  private func article(_ index: Int) -> String {
    let frame = film.frames[index]
    let number = index + 1 + film.omitted.before
    let box = ScenePainter.box(of: frame.screen)
    var text = "<article class=\"frame\(frame.hasFailed ? " bad" : "")\" id=\"f\(number)\" "
    text +=
      "aria-labelledby=\"t\(number)\">\n<h2 id=\"t\(number)\"><span class=\"number\">\(number)</span>"
    for line in frame.lines {
      text += " <span class=\"words\"><span class=\"line\">line \(line.number)</span> "
      text += "<code>\(Markup.escaped(FilmWords.words(line)))</code></span>"
    }
    if frame.lines.isEmpty { text += " before the first event" }
    if let moment = frame.moment {
      text += " <span class=\"moment\">\(Markup.escaped(FilmWords.moment(moment)))</span>"
    }
    text += "</h2>\n<div class=\"picture\"><svg role=\"img\" "
    text += "aria-label=\"\(Markup.escaped(frame.summary))\" viewBox=\"\(FilmWords.viewBox(box))\">"
    text += shared.markup(of: frame.picture) + "</svg></div>\n<div class=\"tell\">\n"
    return text + verdicts(of: frame) + causes(of: frame) + "</div>\n</article>\n"
  }

  private func verdicts(of frame: Frame) -> String {
    var items = ""
    if let stop = frame.stop {
      items += "<li class=\"no\"><b>stopped:</b> \(Markup.escaped(stop))</li>\n"
    }
    for verdict in frame.verdicts {
      let (line, statement) = film.expectations[verdict.expectation]
      let place = "<span class=\"line\">line \(line)</span>"
      guard let complaint = verdict.complaint else {
        items +=
          "<li class=\"ok\"><b>holds</b> \(place) <code>\(Markup.escaped(statement))</code></li>\n"
        continue
      }
      items += "<li class=\"no\"><b>failed</b> \(place) <code>\(Markup.escaped(statement))</code>"
      items += "<dl><dt>expected</dt><dd><code>\(Markup.escaped(complaint.expected))</code></dd>"
      items +=
        "<dt>actual</dt><dd><code>\(Markup.escaped(complaint.actual))</code></dd></dl></li>\n"
    }
    if frame.otherVerdicts > 0 { items += "<li>\(frame.otherVerdicts) more expectations</li>\n" }
    return items.isEmpty ? "" : "<h3>Expectations</h3>\n<ul class=\"verdicts\">\n\(items)</ul>\n"
  }

  private func causes(of frame: Frame) -> String {
    guard !frame.causes.isEmpty else { return "" }
    var text = "<h3>Trace</h3>\n<ol class=\"trace\">\n"
    for cause in frame.causes {
      text += "<li><code>\(Markup.escaped(cause))</code></li>\n"
    }
    if frame.otherCauses > 0 { text += "<li>\(frame.otherCauses) more entries</li>\n" }
    return text + "</ol>\n"
  }

  // MARK: The list

  /// Every event with a link to its frame.
  private var list: String {
    var text = "<nav aria-label=\"Events\">\n<ol>\n"
    for (index, frame) in film.frames.enumerated() {
      let number = index + 1 + film.omitted.before
      let first = frame.lines.first.map { FilmWords.words($0) } ?? "before the first event"
      let more = frame.lines.count > 1 ? " and \(frame.lines.count - 1) more" : ""
      let moment = frame.moment.map { " (\(FilmWords.moment($0)))" } ?? ""
      text += "<li><a href=\"#f\(number)\"\(frame.hasFailed ? " class=\"bad\"" : "")>"
      text +=
        "<span class=\"number\">\(number)</span> <code>\(Markup.escaped(first.cut(to: 120)))</code>"
      text += Markup.escaped(more + moment)
      text += frame.hasFailed ? " <b>failed</b></a></li>\n" : "</a></li>\n"
    }
    return text + "</ol>\n</nav>\n"
  }
}

extension Film {
  /// The film as one HTML document, to be stepped through and played; without scripting, all its
  /// frames one after the other. It needs nothing outside itself.
  ///
  /// - Complexity: O(*n*) in the frames.
  public var html: String { Page(self).html }
}
