internal import EventScript
internal import KeyboardWorld
internal import ScenePictures

/// One script from its bytes to its report.
struct RunJob {
  private let input: Input
  private let options: RunOptions
  private let isColored: Bool
  private let drawing: Drawing?
  private let output: FileOutput

  /// Where the page of a script goes that fails.
  struct Drawing {
    let folder: PageFolder
    let index: Int
  }

  init(
    _ input: Input, _ options: RunOptions, isColored: Bool, _ drawing: Drawing?,
    _ output: FileOutput
  ) {
    self.input = input
    self.options = options
    self.isColored = isColored
    self.drawing = drawing
    self.output = output
  }

  func perform() -> Tally {
    let script: Script
    // The text is kept where somebody may want to see its lines.
    var bytes: [UInt8] = []
    do throws(FileError) {
      let file = try ScriptFile(input)
      script = file.script
      if drawing != nil { bytes = file.bytes }
    } catch {
      output.write("\(error)\n", to: .complaints)
      if options.junit != nil {
        output.write(
          JUnitReport.suite(for: input.source, complaint: error.description), to: .junit)
      }
      return Tally(status: .wrong)
    }
    let player = Player(limit: options.limit ?? Player.defaultLimit)
    let result = player.run(script, on: World(), observer: observer(names: script.names))
    report(result)
    var tally = Tally(
      passed: result.passed, failed: result.failed,
      status: result.failed == 0 ? .success : .failure)
    if result.failed > 0, let drawing, !draw(script, bytes, in: drawing, player) {
      tally.status = .wrong
    }
    return tally
  }

  /// Runs a script that fails once more, and draws it.
  ///
  /// - Returns: Whether its page could be written.
  private func draw(
    _ script: Script, _ bytes: [UInt8], in drawing: Drawing, _ player: Player
  ) -> Bool {
    do throws(FileError) {
      let film = Film(script, text: bytes, player: player)
      let page = try drawing.folder.write(film.html, drawing.index)
      output.write("\(ScriptText.shown(input.source)): drawn in \(page)\n")
      return true
    } catch {
      output.write("\(error)\n", to: .complaints)
      return false
    }
  }

  private func report(_ result: RunResult) {
    let report = RunReport(isColored: isColored)
    output.write(report.complaints(of: result))
    if !options.isQuiet && options.trace != .jsonl { output.write(report.summary(of: result)) }
    if result.unobserved > 0 {
      let source = ScriptText.shown(result.source)
      let complaint =
        "\(source): \(result.unobserved) entries of the trace came too fast to print\n"
      output.write(complaint, to: .complaints)
    }
    if options.junit != nil { output.write(JUnitReport.suite(for: result), to: .junit) }
  }

  private func observer(names: [String]) -> ((TraceEntry) -> Void)? {
    let lineFeed = UInt8(ascii: "\n")
    switch options.trace {
    case nil: return nil
    case .text:
      let text = TraceText(names: names)
      return { [output] in output.write(text.line(for: $0) + "\n") }
    case .jsonl:
      let json = TraceJSON(names: names)
      var line: [UInt8] = []
      return { [output] entry in
        line.removeAll(keepingCapacity: true)
        json.append(entry, to: &line)
        line.append(lineFeed)
        output.write(bytes: line)
      }
    }
  }
}
