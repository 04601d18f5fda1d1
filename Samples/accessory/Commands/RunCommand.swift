internal import EventScript
internal import KeyboardWorld

/// Runs scripts and says what became of them.
struct RunCommand {
  private let options: RunOptions

  init(_ options: RunOptions) {
    self.options = options
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    let inputs = Input.all(options.files)
    let junit: Output?
    let pages: PageFolder?
    do throws(FileError) {
      junit = try openJUnit(besides: inputs)
      pages = if let html = options.html { try PageFolder(html, for: inputs) } else { nil }
    } catch {
      errors.write("\(error)\n")
      return .wrong
    }
    junit?.write(JUnitReport.header)

    let order = OrderedOutput(results: output, complaints: errors, junit: junit)
    let total = Total()
    let isColored = Self.isColored
    let work: @Sendable (Int) -> Void = { [self] index in
      let fileOutput = FileOutput(order, index: index)
      let drawing = pages.map { RunJob.Drawing(folder: $0, index: index) }
      let job = RunJob(inputs[index], options, isColored: isColored, drawing, fileOutput)
      total.add(job.perform())
      fileOutput.finish()
    }
    let threads = min(options.jobs, inputs.count)
    if threads > 1 {
      let queue = Queue(inputs.count)
      Threads.run(threads) { while let index = queue.next() { work(index) } }
    } else {
      for index in inputs.indices { work(index) }
    }

    junit?.write(JUnitReport.footer)
    junit?.flush()
    let tally = total.tally
    output.write(RunReport.counts(passed: tally.passed, failed: tally.failed) + "\n")
    guard let complaint = junit?.complaint else { return tally.status }
    errors.write(complaint + "\n")
    return .wrong
  }

  /// Colour is for people who look at a terminal and have not asked to be spared.
  private static var isColored: Bool {
    System.isTerminal(System.standardOutput) && System.environment("NO_COLOR") == nil
      && System.environment("TERM") != "dumb"
  }

  /// Opens the report before anything runs, so that a wrong path costs nobody a long wait.
  private func openJUnit(besides inputs: [Input]) throws(FileError) -> Output? {
    guard let path = options.junit else { return nil }
    let shown = ScriptText.shown(path)
    if let status = System.status(of: path) {
      let isInput = inputs.contains {
        $0.path != "-" && System.status(of: $0.path)?.isSameFile(as: status) == true
      }
      if isInput {
        throw FileError("\(shown): is a script of this run; name another file for '--junit'")
      }
    }
    guard let descriptor = System.openForWriting(path) else {
      throw FileError("\(shown): cannot be written: \(System.complaint)")
    }
    return Output(descriptor: descriptor, path: shown)
  }
}

/// What became of one script or of several.
struct Tally: Sendable {
  var passed = 0
  var failed = 0
  var status = ExitStatus.success
}

/// The sum over all scripts.
private final class Total: @unchecked Sendable {
  // Read and changed inside the lock only.
  private let lock = Lock()
  private var sum = Tally()

  var tally: Tally { lock.locked { sum } }

  func add(_ tally: Tally) {
    lock.locked {
      sum.passed += tally.passed
      sum.failed += tally.failed
      sum.status = max(sum.status, tally.status)
    }
  }
}

/// Numbers from 0, each given out once.
private final class Queue: @unchecked Sendable {
  // Read and changed inside the lock only.
  private let lock = Lock()
  private let count: Int
  private var given = 0

  init(_ count: Int) {
    self.count = count
  }

  func next() -> Int? {
    lock.locked {
      guard given < count else { return nil }
      given += 1
      return given - 1
    }
  }
}
