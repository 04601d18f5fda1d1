internal import EventScript
internal import KeyboardWorld

extension EventSearch {
  /// Hears how far a search is, now and then; whether to go on.
  public typealias ProgressHandler = @Sendable (SearchProgress) -> Bool

  /// Searches where the caller runs, such as on the main actor, in worlds that a closure makes.
  ///
  /// - Parameters:
  ///   - onProgress: Hears how far it is; `false` stops the search.
  ///   - make: Makes the set-up world, the same one at each call. It is called again and again where
  ///     the caller's own objects take part.
  /// - Returns: What was covered and found.
  /// - Throws: what `make` throws.
  public func run(
    _ onProgress: ProgressHandler? = nil,
    making make: @escaping () throws -> SearchSubject
  ) throws -> SearchReport {
    let worker = try makeWorker(make)
    var state = SearchState(self, start: worker.fingerprint)
    while let work = state.nextWork() {
      var parts: [SearchPart] = []
      var goesOn = true
      while goesOn, parts.count < work.parts, parts.last?.broken == nil {
        parts.append(try work.explore(part: parts.count, with: worker))
        goesOn = onProgress?(state.progress(parts, of: work.parts)) ?? true
      }
      state.take(parts, wasStopped: !goesOn)
    }
    if let replaying = try replayingAnew(state, making: make) {
      return try replaying.run(onProgress, making: make)
    }
    return try report(of: state, making: make)
  }

  /// Searches on all cores, in worlds that a closure makes, one for each task.
  ///
  /// - Parameters:
  ///   - jobs: How many tasks work at the same time; as many as there are cores can run.
  ///   - onProgress: Hears how far it is; `false` stops the search.
  ///   - make: Makes the set-up world, the same one at each call, wherever it is called.
  /// - Returns: What was covered and found, the same as ``run(_:making:)``.
  /// - Throws: what `make` throws.
  public func runConcurrently(
    jobs: Int = 16, _ onProgress: ProgressHandler? = nil,
    making make: @escaping @Sendable () throws -> SearchSubject
  ) async throws -> SearchReport {
    let start = try makeWorker(make).fingerprint
    var state = SearchState(self, start: start)
    while let work = state.nextWork() {
      let queue = SearchQueue(state, work, onProgress)
      let failure = await withTaskGroup(of: (any Error)?.self) { group in
        for _ in 0..<min(max(jobs, 1), work.parts) {
          group.addTask { await self.help(with: work, from: queue, making: make) }
        }
        var failure: (any Error)?
        for await result in group { failure = failure ?? result }
        return failure
      }
      if let failure { throw failure }
      let (parts, wasStopped) = await queue.outcome
      state.take(parts, wasStopped: wasStopped)
    }
    if let replaying = try replayingAnew(state, making: make) {
      return try await replaying.runConcurrently(jobs: jobs, onProgress, making: make)
    }
    return try report(of: state, making: make)
  }

  /// Does parts of the work until there are none.
  private func help(
    with work: any SearchWork, from queue: SearchQueue,
    making make: @escaping @Sendable () throws -> SearchSubject
  ) async -> (any Error)? {
    do {
      let worker = try makeWorker(make)
      while let part = await queue.next() {
        await queue.deliver(try work.explore(part: part, with: worker), of: part)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Searches where the caller runs, from what the script sets up.
  ///
  /// - Parameter onProgress: Hears how far it is; `false` stops the search.
  /// - Returns: What was covered and found.
  /// - Throws: `StageError` where the set-up cannot be done, or the search was made without a script.
  public func run(_ onProgress: ProgressHandler? = nil) throws -> SearchReport {
    let script = try requireScript()
    return try run(onProgress) { try SearchSubject(script) }
  }

  /// Searches on all cores, from what the script sets up.
  ///
  /// - Parameters:
  ///   - jobs: How many tasks work at the same time; as many as there are cores can run.
  ///   - onProgress: Hears how far it is; `false` stops the search.
  /// - Returns: What was covered and found.
  /// - Throws: `StageError` where the set-up cannot be done, or the search was made without a script.
  public func runConcurrently(
    jobs: Int = 16, _ onProgress: ProgressHandler? = nil
  ) async throws -> SearchReport {
    let script = try requireScript()
    return try await runConcurrently(jobs: jobs, onProgress) { try SearchSubject(script) }
  }

  private func requireScript() throws -> Script {
    guard let script else {
      throw StageError("this search has no script; hand it a closure that makes its world")
    }
    return script
  }

  private func makeWorker(_ make: @escaping SearchWorker.Maker) throws -> SearchWorker {
    try SearchWorker(moves, invariants, fingerprintScope, putsBack: canPutBack, make: make)
  }

  /// The search that replays, where what was found cannot be repeated in a new world: something had
  /// kept what no snapshot puts back.
  private func replayingAnew(
    _ state: SearchState, making make: @escaping SearchWorker.Maker
  ) throws -> EventSearch? {
    guard let found = state.broken, !alwaysReplays,
      try broken(along: found.path, making: make)?.name != found.name
    else { return nil }
    var search = self
    search.alwaysReplays = true
    return search
  }

  private func report(
    of state: SearchState, making make: @escaping SearchWorker.Maker
  ) throws -> SearchReport {
    var state = state
    if let broken = state.broken { state.found(try counterexample(of: broken, making: make)) }
    return state.report
  }
}

/// Hands out the parts of a search's work and gathers what they came to.
private actor SearchQueue {
  private let state: SearchState
  private let count: Int
  private let onProgress: EventSearch.ProgressHandler?
  private var given = 0
  private var done = 0
  private var parts: [SearchPart?]
  private var isOver = false
  private var wasStopped = false

  init(_ state: SearchState, _ work: any SearchWork, _ onProgress: EventSearch.ProgressHandler?) {
    self.state = state
    self.onProgress = onProgress
    count = work.parts
    parts = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    guard !isOver, given < count else { return nil }
    given += 1
    return given - 1
  }

  func deliver(_ part: SearchPart, of number: Int) {
    parts[number] = part
    done += 1
    if part.broken != nil { isOver = true }
    guard let onProgress, !onProgress(state.progress(parts.compactMap { $0 }, of: count)) else {
      return
    }
    isOver = true
    wasStopped = true
  }

  /// The parts that were done, up to the first that was not or that found something.
  var outcome: ([SearchPart], wasStopped: Bool) {
    let whole = Array(parts.prefix { $0 != nil }.compactMap { $0 })
    let hasFound = whole.contains { $0.broken != nil }
    return (whole, wasStopped && !hasFound)
  }
}
