internal import EventScript
internal import KeyboardWorld

extension EventSearch {
  /// Makes `lines`, in a world that `make` makes, and judges after each as the search does.
  ///
  /// - Parameters:
  ///   - lines: Lines of ``Counterexample/lines``, each the text of one of ``moves``.
  ///   - make: Makes the set-up world.
  /// - Returns: What was found broken; `nil` where all holds.
  /// - Throws: `StageError` where a line is none of the moves, and what `make` throws.
  public func replay(
    _ lines: [String], making make: @escaping () throws -> SearchSubject
  ) throws -> String? {
    var path: [Int] = []
    for line in lines {
      guard let move = moves.firstIndex(where: { $0.text == line }) else {
        throw StageError("'\(line)' is none of the moves of this search")
      }
      path.append(move)
    }
    return try broken(along: path, making: make)?.description
  }

  func broken(
    along path: [Int], making make: @escaping SearchWorker.Maker
  ) throws -> SearchPart.Break? {
    let worker = try SearchWorker(
      moves, invariants, fingerprintScope, putsBack: false, make: make)
    for (place, move) in path.enumerated() {
      var finding: SearchWorker.Finding?
      switch worker.proceed(with: move) {
      case .impossible: continue
      case .broken(let found): finding = found
      case .reached: finding = worker.judgeThoroughly()
      }
      if let finding {
        return SearchPart.Break(
          path: Array(path[...place]), name: finding.name, description: finding.description)
      }
    }
    return nil
  }

  /// The shortest sequence that breaks the same rule, as a script where one can be written.
  func counterexample(
    of broken: SearchPart.Break, making make: @escaping SearchWorker.Maker
  ) throws -> Counterexample {
    let path = try ListReduction.reduced(broken.path) { path in
      try self.broken(along: path, making: make)?.name == broken.name
    }
    let last = try self.broken(along: path, making: make) ?? broken
    let lines = last.path.map { moves[$0].text }
    return Counterexample(
      rule: last.name, finding: last.description, lines: lines,
      script: script.flatMap { self.script($0, breaking: last.name, by: lines) })
  }

  private func script(_ script: Script, breaking rule: String, by lines: [String]) -> String? {
    var setUp: [String] = []
    var invariants: [String] = []
    for (statement, line) in zip(script.setUp, setUpLines) {
      if case .invariant(let number) = statement.body {
        if script.expectationSources[number] == rule { invariants.append(line) }
      } else {
        setUp.append(line)
      }
    }
    if ContractRule(rawValue: rule) != nil { invariants = ["invariant contract"] }
    return CounterexampleScript(setUp, invariants, lines, rule: rule).text
  }
}
