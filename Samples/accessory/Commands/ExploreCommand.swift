internal import EventScript
internal import InputAccessoryTesting
internal import KeyboardWorld

/// Searches the orders of events that follow a script's set-up.
struct ExploreCommand {
  private let options: ExploreOptions

  init(_ options: ExploreOptions) {
    self.options = options
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    let input = Input(path: options.file, complaint: nil)
    if input.path != "-", System.status(of: input.path)?.isFolder == true {
      errors.write("\(ScriptText.shown(input.path)): is a folder; name one script of it\n")
      return .wrong
    }
    do {
      try protect(input)
      let text = String(decoding: try input.bytes(), as: UTF8.self)
      let keys = options.keys.isEmpty ? ["7"] : options.keys
      var search = try EventSearch(text, source: input.source, depth: options.depth, keys: keys)
      search.sampling = options.samples.map {
        EventSearch.Sampling(seed: options.seed, count: $0)
      }
      return try report(try run(search), of: input, output, errors)
    } catch let error as FileError {
      errors.write("\(error)\n")
    } catch {
      // Errors of a script name their place; those of its set-up do not.
      let place = error is ScriptErrors ? "" : "\(ScriptText.shown(input.source)): "
      errors.write("\(place)\(error)\n")
    }
    return .wrong
  }

  // MARK: Searching

  /// Waits for the search, which goes on in tasks, and measures it.
  private func run(_ search: EventSearch) throws -> (report: SearchReport, seconds: Double) {
    System.noteInterrupts()
    let showsProgress = System.isTerminal(System.standardError)
    let start = ContinuousClock.now
    let jobs = options.jobs
    let result = Awaited<Result<SearchReport, any Error>>()
    Task.detached {
      do {
        let report = try await search.runConcurrently(jobs: jobs ?? 16) { progress in
          if showsProgress { Self.show(progress, since: start) }
          return !System.isInterrupted
        }
        result.deliver(.success(report))
      } catch {
        result.deliver(.failure(error))
      }
    }
    let report = try result.value.get()
    if showsProgress { Self.write("\r\u{1B}[K") }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return (report, Double(seconds) + Double(attoseconds) / 1e18)
  }

  private static func show(_ progress: SearchProgress, since start: ContinuousClock.Instant) {
    let seconds = (ContinuousClock.now - start).components.seconds
    write(
      "\r\u{1B}[Kdepth \(progress.depth): \(progress.done) of \(progress.total), "
        + "\(progress.states) states, \(progress.transitions) transitions, \(seconds) s")
  }

  private static func write(_ text: String) {
    _ = System.write(Array(text.utf8), to: System.standardError)
  }

  // MARK: Reporting

  private func report(
    _ result: (report: SearchReport, seconds: Double), of input: Input, _ output: Output,
    _ errors: Output
  ) throws(FileError) -> ExitStatus {
    let report = result.report
    var path: String?
    var failure: FileError?
    do throws(FileError) {
      path = try report.counterexample.flatMap { found throws(FileError) in
        try write(found, of: input)
      }
    } catch {
      failure = error
    }
    // What took long to find is told even where it cannot be written.
    let text = ExploreReport(report, seconds: result.seconds, counterexamplePath: path)
    output.write(options.isJSON ? text.json : text.text)
    if let failure {
      output.flush()
      throw failure
    }
    return report.counterexample == nil && !report.wasStopped ? .success : .failure
  }

  /// Writes the counterexample.
  ///
  /// - Returns: Where it stands; `nil` where no script fails alike.
  private func write(
    _ counterexample: Counterexample, of input: Input
  ) throws(FileError) -> String? {
    guard let script = counterexample.script else { return nil }
    let path = options.output ?? Self.path(beside: input)
    let shown = ScriptText.shown(path)
    guard let descriptor = System.openForWriting(path) else {
      throw FileError("\(shown): cannot be written: \(System.complaint)")
    }
    let file = Output(descriptor: descriptor, path: shown)
    file.write("# \(ScriptText.shown(counterexample.finding))\n\(script)")
    file.flush()
    if let complaint = file.complaint { throw FileError(complaint) }
    return path
  }

  /// Sees to it that no counterexample takes the script's place.
  private func protect(_ input: Input) throws(FileError) {
    let path = options.output ?? Self.path(beside: input)
    if let status = System.status(of: path), input.path != "-",
      System.status(of: input.path)?.isSameFile(as: status) == true
    {
      throw FileError(
        "\(ScriptText.shown(path)): is the script itself; name another file with '--output'")
    }
  }

  /// In the folder that the tool was called in, by the script's own name.
  private static func path(beside input: Input) -> String {
    var name = input.path.split(separator: "/").last.map(String.init) ?? "search"
    if input.path == "-" { name = "search" }
    if name.hasSuffix(".events") { name.removeLast(".events".count) }
    return name + ".counterexample.events"
  }
}

/// A value that a task makes and a thread waits for.
private final class Awaited<Value: Sendable>: @unchecked Sendable {
  // Read and changed inside the lock only.
  private let lock = Lock()
  private var delivered: Value?

  func deliver(_ value: Value) {
    lock.locked {
      delivered = value
      lock.ring()
    }
  }

  var value: Value {
    lock.locked {
      while true {
        if let delivered { return delivered }
        lock.wait()
      }
    }
  }
}
