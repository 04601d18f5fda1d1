internal import EventScript
internal import InputAccessory

/// What became of one sequence.
struct DelegateFindings: Sendable {
  var violations: [CheckViolation<DelegateRule>] = []
  var checked: Set<DelegateRule> = []

  /// Nothing yet.
  init() {}

  /// Takes new delegates through a sequence.
  init(of sequence: FormSequence, _ make: (DelegateForm) -> some AnyObject) {
    watch(sequence, make)
    if let run = FormRun(sequence, .askingTwice, make) {
      _ = run.play(sequence.events)
      run.end()
      add(run)
    }
    for cut in sequence.cuts {
      release(at: cut, sequence, make)
      letFormGo(at: cut, sequence, make)
    }
  }

  private mutating func add(_ run: FormRun) {
    violations += run.violations
    checked.formUnion(run.checked)
  }

  // MARK: Watching

  private mutating func watch(
    _ sequence: FormSequence, _ make: (DelegateForm) -> some AnyObject
  ) {
    guard let run = FormRun(sequence, .watching, make),
      let again = FormRun(sequence, .passing, make)
    else { return }
    let result = run.play(sequence.events)
    if sequence.isCallers { judge(result, in: run) }
    run.end()
    run.judgeEnd()
    if !run.violations.contains(where: { $0.rule == .bounded }) {
      _ = again.play(sequence.events)
      again.end()
      compare(run, again)
    }
    add(run)
  }

  private func judge(_ result: RunResult, in run: FormRun) {
    run.check(.playable)
    if let stop = result.stop {
      run.fail(.playable, "it stopped: \(stop.message)")
    } else if let failure = result.failures.first {
      run.fail(
        .playable, "'\(failure.statement)' does not hold: it is \(failure.actual)")
    }
  }

  private func compare(_ run: FormRun, _ again: FormRun) {
    run.check(.repeatable)
    let (first, second) = (run.recorder.log.lines, again.recorder.log.lines)
    guard first != second else { return }
    let place = zip(first, second).prefix { $0 == $1 }.count
    let (old, new) = (
      place < first.count ? first[place] : "nothing",
      place < second.count ? second[place] : "nothing"
    )
    run.fail(.repeatable, "call \(place + 1) was \(old), and then \(new)")
  }

  // MARK: Letting go

  private mutating func release(
    at cut: Int, _ sequence: FormSequence, _ make: (DelegateForm) -> some AnyObject
  ) {
    guard let run = FormRun(sequence, .passing, make),
      let control = FormRun(sequence, .passing, make)
    else { return }
    _ = run.play(sequence.events.lowerBound..<cut)
    let delegate = run.releaseDelegate()
    run.check(.released)
    if delegate.isAlive {
      run.fail(.released, "it lives on, let go after this")
      return add(run)
    }
    _ = run.play(cut..<sequence.events.upperBound)
    // The same without whatever was hung on the form.
    _ = control.play(sequence.events.lowerBound..<cut)
    _ = control.releaseDelegate()
    control.disconnect()
    _ = control.play(cut..<sequence.events.upperBound)
    run.check(.silentAfterRelease)
    if !run.facts.looksLike(control.facts) {
      run.fail(
        .silentAfterRelease,
        "with the delegate gone before \(sequence.title(at: cut)), the form ends up as it would not "
          + "without what the delegate left in it")
    }
    add(run)
  }

  private mutating func letFormGo(
    at cut: Int, _ sequence: FormSequence, _ make: (DelegateForm) -> some AnyObject
  ) {
    let (delegate, parts) = leave(at: cut, sequence, make)
    checked.insert(.keepsNothing)
    let kept = parts.filter(\.reference.isAlive).map(\.name)
    withExtendedLifetime(delegate) {}
    guard !kept.isEmpty, let run = FormRun(sequence, .passing, make) else { return }
    _ = run.play(sequence.events.lowerBound..<cut)
    run.fail(.keepsNothing, "let go after this, these live on: " + kept.joined(separator: ", "))
    add(run)
  }

  /// Lets go of a form half way.
  ///
  /// - Returns: The delegate, which lives, and the parts, which should not.
  private func leave(
    at cut: Int, _ sequence: FormSequence, _ make: (DelegateForm) -> some AnyObject
  ) -> (delegate: AnyObject?, parts: [(name: String, reference: WeakReference)]) {
    guard let run = FormRun(sequence, .passing, make) else { return (nil, []) }
    _ = run.play(sequence.events.lowerBound..<cut)
    return (run.takeDelegate(), run.parts)
  }
}
