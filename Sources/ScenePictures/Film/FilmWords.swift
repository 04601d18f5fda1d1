internal import EventScript
internal import InputAccessory

/// What is said of films, in strips and on pages alike.
enum FilmWords {
  /// The title of a film: where its script came from.
  static func title(of film: Film) -> String {
    "\(ScriptText.shown(film.source)): \(counts(of: film))"
  }

  /// What became of the run.
  static func counts(of film: Film) -> String {
    let result = film.result
    if result.cases.isEmpty, result.stop == nil { return "no expectations" }
    return RunReport.counts(passed: result.passed, failed: result.failed)
      + (result.stop == nil ? "" : ", stopped")
  }

  /// A statement's words, with which time it is where the line is performed again.
  static func words(_ line: Frame.Line) -> String {
    line.round > 1 ? "\(line.text)  (time \(line.round))" : line.text
  }

  /// When a frame shows the screen.
  static func moment(_ seconds: Double) -> String {
    "\(NumberText.decimal(seconds)) s after, on the way"
  }

  /// That frames are left out.
  static func omitted(_ count: Int, _ place: String) -> String {
    "\(count) more events \(place)"
  }

  static func viewBox(_ box: Rect) -> String {
    "\(ScenePainter.point(box.origin)) \(Markup.number(box.size.width)) "
      + Markup.number(box.size.height)
  }
}

extension Film {
  /// Where the script came from.
  var source: String { result.source }
  /// Whether something went wrong.
  var hasFailed: Bool { result.failed > 0 }
}
