internal import EventScript

/// Shows a session and hands on what a person does, until they leave.
final class PlayLoop {
  /// How long the rest of a sequence may take, in milliseconds, before an Escape is a key.
  private static let patience: Int32 = 50

  private let terminal: Terminal
  private let session: PlaySession
  private let file: RecordingFile?
  private let text: TerminalText
  private var decoder = InputDecoder()
  private var painter: ScreenPainter
  private var news: PlayPicture.News
  private var picture: PlayPicture?

  init(
    _ terminal: Terminal, _ session: PlaySession, _ file: RecordingFile?, source: String,
    recording: String?
  ) {
    self.terminal = terminal
    self.session = session
    self.file = file
    text = TerminalText(isASCII: !TerminalLocale.isUTF8(System.environment))
    painter = ScreenPainter(isColored: System.environment("NO_COLOR") == nil)
    news = PlayPicture.News(source: source)
    news.recording = recording
    let failed = session.setupResult.failed
    if failed > 0 {
      news.complaint =
        "\(failed) of the file's expectations \(failed == 1 ? "does" : "do") not hold"
    }
  }

  /// Runs until a person leaves.
  ///
  /// - Returns: The signal that ended it; `nil` where none did. The terminal is as it was.
  func run() -> Int32? {
    file?.write(session.recording)
    terminal.enter()
    defer { terminal.leave() }
    draw()
    while true {
      switch terminal.wait(for: decoder.isWaiting ? Self.patience : nil) {
      case .bytes(let bytes):
        for input in decoder.feed(bytes) { if !take(input) { return nil } }
      case .timeOut:
        for input in decoder.timeOut() { if !take(input) { return nil } }
      case .resized: break
      case .stop: stop(wholeGroup: false)
      case .goOn:
        terminal.takeAgain()
        painter.forget()
      case .end(let signal): return signal
      case .closed: return nil
      }
      draw()
    }
  }

  /// Does what an input asks for; false where that is to leave.
  private func take(_ input: TerminalInput) -> Bool {
    var target: PlayTarget?
    if case .press(let column, let row) = input {
      // What was done since the last picture may have moved what was clicked on.
      target = picture?.target(column: column, row: row)
    }
    switch PlayAct(input, on: session.scene, target: target) {
    case .perform(let statement):
      session.perform(statement)
      file?.write(session.recording)
      news.complaint = session.complaint ?? file?.complaint
      news.scroll = nil
    case .leave: return false
    case .stop: stop(wholeGroup: true)
    case .redraw: painter.forget()
    case .scroll(let rows): news.scroll = max(0, (picture?.firstRow ?? 0) + rows)
    case .hint(let hint): news.complaint = hint
    case .none: break
    }
    return true
  }

  private func stop(wholeGroup: Bool) {
    terminal.stop(wholeGroup: wholeGroup)
    painter.forget()
  }

  private func draw() {
    let size = terminal.size
    news.trace = session.trace
    news.statement = session.lastStatement
    news.outcome = session.lastOutcome
    let picture = PlayPicture(
      of: session.scene, news: news, columns: size.columns, rows: size.rows, text: text)
    self.picture = picture
    terminal.write(painter.paint(picture.grid))
  }
}
