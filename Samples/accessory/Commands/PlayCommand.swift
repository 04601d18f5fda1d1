internal import EventScript
internal import KeyboardWorld

/// Shows a form in the terminal and has a person use it.
struct PlayCommand {
  private let options: PlayOptions

  init(_ options: PlayOptions) {
    self.options = options
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    do {
      let terminal = try terminal()
      let session = try session()
      if let complaint = session.setupComplaint {
        output.write(complaint)
        return .failure
      }
      let path = options.recording
      let file = try path.map { path throws(FileError) in
        try RecordingFile(path, besides: options.file)
      }
      let loop = PlayLoop(
        terminal, session, file, source: ScriptText.shown(options.file),
        recording: path.map(ScriptText.shown))
      if let signal = loop.run() { terminal.end(by: signal) }
      if let complaint = file?.complaint { throw FileError(complaint) }
      return path.map { conclude(session, $0, output, errors) } ?? .success
    } catch {
      errors.write("\(error)\n")
      return .wrong
    }
  }

  /// The terminal that keys come from.
  private func terminal() throws(FileError) -> Terminal {
    let command = "accessory run \(ScriptText.shown(options.file))"
    guard System.isTerminal(System.standardInput) else {
      throw FileError(
        "accessory: 'play' needs a terminal, and standard input is none; '\(command)' needs nobody")
    }
    guard System.isTerminal(System.standardOutput) else {
      throw FileError(
        "accessory: 'play' needs a terminal, and standard output is none; '\(command)' needs nobody"
      )
    }
    let kind = System.environment("TERM") ?? ""
    if kind.isEmpty || kind == "dumb" {
      throw FileError(
        "accessory: 'play' has to place the cursor, and the terminal "
          + (kind.isEmpty ? "does not say what it is" : "is 'dumb'")
          + "; set TERM, as in 'TERM=xterm-256color', or use '\(command)'")
    }
    guard let terminal = Terminal() else {
      throw FileError("accessory: the terminal cannot be set: \(System.complaint)")
    }
    return terminal
  }

  private func session() throws(FileError) -> PlaySession {
    if System.status(of: options.file)?.isFolder == true {
      let shown = ScriptText.shown(options.file)
      throw FileError("\(shown): is a folder; name one script of it")
    }
    let input = Input(path: options.file, complaint: nil)
    let bytes = try input.bytes()
    do {
      return try PlaySession(bytes, source: input.source, toEnd: options.playsToEnd)
    } catch {
      throw FileError(error.description)
    }
  }

  /// Runs what was recorded, as whoever gets it will, and says what came of it.
  private func conclude(
    _ session: PlaySession, _ path: String, _ output: Output, _ errors: Output
  ) -> ExitStatus {
    let shown = ScriptText.shown(path)
    do {
      let script = try ScriptParser.parse(session.recording.text, source: path)
      let result = Player().run(script, on: World())
      guard result.failed == 0 else {
        errors.write(RunReport(isColored: false).complaints(of: result))
        errors.write("\(shown): does not pass as it was recorded\n")
        return .failure
      }
      let statements = "\(session.count) \(session.count == 1 ? "statement" : "statements")"
      output.write(
        "\(shown): \(statements), \(RunReport.counts(passed: result.passed, failed: 0))\n")
      return .success
    } catch {
      errors.write("\(error)\n")
      return .failure
    }
  }
}
