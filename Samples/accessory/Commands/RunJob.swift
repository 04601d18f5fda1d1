internal import EventScript
internal import KeyboardWorld

/// One script from its bytes to its report.
struct RunJob {
  private let input: Input
  private let options: RunOptions
  private let isColored: Bool
  private let output: FileOutput

  init(_ input: Input, _ options: RunOptions, isColored: Bool, _ output: FileOutput) {
    self.input = input
    self.options = options
    self.isColored = isColored
    self.output = output
  }

  func perform() -> Tally {
    let script: Script
    do throws(FileError) {
      script = try ScriptFile.script(of: input)
    } catch {
      output.write("\(error)\n", to: .complaints)
      if options.junit != nil {
        output.write(
          JUnitReport.suite(for: input.source, complaint: error.description), to: .junit)
      }
      return Tally(status: .wrong)
    }
    let result = Player(limit: options.limit ?? Player.defaultLimit)
      .run(script, on: World(), observer: observer(names: script.names))
    report(result)
    return Tally(
      passed: result.passed, failed: result.failed,
      status: result.failed == 0 ? .success : .failure)
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
