internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

/// One form with a delegate, on its way through a sequence.
///
/// It owns all but what the delegate may keep: letting go of a run lets go of the form.
final class FormRun {
  /// How a run looks at what the delegate does.
  enum Mode {
    /// It watches what calls do.
    case watching
    /// It asks every question twice.
    case askingTwice
    /// It only passes calls on.
    case passing
  }

  /// How deep calls may nest before what the delegate does is without end.
  static let depthLimit = 32
  /// How many calls what is done inside one may cause before it is without end.
  static let callLimit = 10_000

  let recorder: Recorder
  private(set) var violations: [CheckViolation<DelegateRule>] = []
  private(set) var checked: Set<DelegateRule> = []
  private let world = World()
  private let script: Script
  private let lines: [Substring]
  private let mode: Mode
  private let form: DelegateForm
  private var delegate: AnyObject?
  private var depth = 0
  private var nestedCalls = 0
  private var reports = SessionReports()
  /// Whether what the delegate did had no end, so that nothing more can be said of it.
  private var isRunaway = false

  /// Makes a form and its delegate; `nil` where it could not, which the set-up rules out.
  ///
  /// - Parameters:
  ///   - sequence: The form and what is done to it, as read.
  ///   - mode: How it looks at what the delegate does.
  ///   - make: Makes the delegate.
  init?(_ sequence: FormSequence, _ mode: Mode, _ make: (DelegateForm) -> AnyObject) {
    script = sequence.script
    lines = sequence.lines
    self.mode = mode
    _ = Player().run(script.part(sequence.setUp), on: world)
    guard let amount = world.model(of: sequence.id(of: "amount")) as? TextField,
      let name = world.model(of: sequence.id(of: "name")) as? TextField,
      let notes = world.model(of: sequence.id(of: "notes")) as? TextView,
      let bar = world.toolbar(of: sequence.id(of: "bar"))
    else { return nil }
    form = DelegateForm(amount: amount, name: name, notes: notes, bar: bar)
    recorder = Recorder(names: script.names)
    let (owner, barOwner) = (amount.delegate, bar.delegate)
    delegate = AutoreleasePool.drained { make(form) }
    // What is still the world's own is none of the delegate's.
    if amount.delegate !== owner { recorder.record(amount, as: "amount") }
    if name.delegate !== owner { recorder.record(name, as: "name") }
    if notes.delegate !== owner { recorder.record(notes, as: "notes") }
    if bar.delegate !== barOwner { recorder.record(bar, as: "bar") }
    recorder.clear()
    recorder.watch = self
  }

  // MARK: Playing

  /// Plays the statements of a range.
  ///
  /// - Returns: What became of them.
  func play(_ range: Range<Int>) -> RunResult {
    AutoreleasePool.drained { Player().run(script.part(range), on: world) }
  }

  /// Ends whatever is edited still, by force.
  func end() {
    try? world.perform(.endEditing(force: true))
  }

  /// How the form stands.
  var facts: FormFacts { FormFacts(form) }

  /// Lets go of the delegate.
  ///
  /// - Returns: A reference that tells whether it lives.
  func releaseDelegate() -> WeakReference {
    let reference = WeakReference(delegate)
    delegate = nil
    return reference
  }

  /// The delegate, which then lives as long as the caller keeps it.
  func takeDelegate() -> AnyObject? {
    defer { delegate = nil }
    return delegate
  }

  /// References that tell whether the form's parts live.
  var parts: [(name: String, reference: WeakReference)] {
    zip(FormFacts.names + ["bar"], form.inputs as [AnyObject] + [form.bar]).map {
      ($0, WeakReference($1))
    }
  }

  /// Takes everything from the form that was hung on it with the delegate.
  func disconnect() {
    if form.amount.delegate === recorder { form.amount.delegate = nil }
    if form.name.delegate === recorder { form.name.delegate = nil }
    if form.notes.delegate === recorder { form.notes.delegate = nil }
    if form.bar.delegate === recorder { form.bar.delegate = nil }
    form.bar.handlers = nil
  }

  // MARK: Judging

  /// Puts down that a rule is broken, as far as the calls recorded until now go.
  func fail(_ rule: DelegateRule, _ finding: String) {
    guard !violations.contains(where: { $0.rule == rule }) else { return }
    violations.append(CheckViolation(rule, finding, calls: history))
  }

  /// Puts down that a rule was judged.
  func check(_ rule: DelegateRule) {
    checked.insert(rule)
  }

  /// The statements until now, and further in the calls.
  var history: [String] {
    var result: [String] = []
    var told = 0
    func tell(upTo line: Int) {
      guard line > told else { return }
      result += lines[told..<min(line, lines.count)].map { line in
        ScriptText.shown(String(line.drop { $0 == " " || $0 == "\t" }))
      }
      told = line
    }
    for call in recorder.log.calls {
      let line = Int(call.entry.line) - FormSequence.setUpLines
      // What a repetition does again is told again.
      if line > 0, line < told { told = line - 1 }
      tell(upTo: line)
      result.append("  " + call.description)
    }
    tell(upTo: Int(world.line) - FormSequence.setUpLines)
    return result
  }
}

extension FormRun: RecorderWatch {
  var line: Int32 { world.line }

  func recorder(
    _ recorder: Recorder, passesOn position: Int, about input: (any TextInput)?,
    _ call: () -> Bool
  ) -> Bool {
    guard let recorded = recorder.log.call(at: position) else { return call() }
    let entry = recorded.entry
    nestedCalls = depth == 0 ? 0 : nestedCalls + 1
    guard mode == .watching, !isRunaway else { return passOn(entry, call) }
    check(.bounded)
    if depth >= Self.depthLimit || nestedCalls > Self.callLimit {
      fail(
        .bounded,
        depth >= Self.depthLimit
          ? "calls nest \(Self.depthLimit) deep" : "one call led to \(nestedCalls) more")
      isRunaway = true
      return true
    }
    judge(recorded, about: input)
    guard entry.name.isQuestion else { return passOn(entry, call) }
    let before = facts
    let answer = passOn(entry, call)
    if isRunaway { return answer }
    for rule in [DelegateRule.questionKeepsFocus, .questionKeepsText, .questionKeepsForm] {
      check(rule)
    }
    let question = recorded.subject + "." + entry.name.word
    for fault in before.faults(after: facts) {
      fail(fault.rule, "inside \(question) \(fault.finding)")
    }
    return answer
  }

  private func passOn(_ entry: TraceEntry, _ call: () -> Bool) -> Bool {
    // Without end in another mode it would not come back either.
    guard depth < Self.depthLimit, nestedCalls <= Self.callLimit else { return true }
    depth += 1
    defer { depth -= 1 }
    let answer = call()
    tell(entry, answer)
    guard mode == .askingTwice, entry.name.isQuestion else { return answer }
    check(.sameAnswer)
    let again = call()
    if again != answer {
      fail(.sameAnswer, "it was \(answer ? "yes" : "no"), then \(again ? "yes" : "no")")
    }
    return answer
  }

  /// Puts what a delegate was asked and told into the world's trace, for what the script expects of it.
  private func tell(_ entry: TraceEntry, _ answer: Bool) {
    guard entry.name.isQuestion || entry.name.isNews || entry.name == .didChangeSelection
    else { return }
    var entry = entry
    switch entry.arguments {
    case .answer: entry.arguments = .answer(answer)
    case .change(let range, let text, answer: _):
      entry.arguments = .change(range, text, answer: answer)
    case .perform(let action, answer: _): entry.arguments = .perform(action, answer: answer)
    default: break
    }
    world.trace.append(entry)
  }

  private func judge(_ call: RecordedCall, about input: (any TextInput)?) {
    switch call.entry.name {
    case .shouldPerform: reports.ask(input)
    case .didTapDone, .didTapCancel, .didSubmit:
      // A Done that presses Return need not end anything.
      let mayGoOn = call.entry.name != .didTapCancel && form.bar.policies.done == .returns
      guard let input = input as? InputModel, !mayGoOn else { return }
      check(.oneReport)
      check(.reportAfterEnd)
      let session = reports.session(reportedFor: input)
      if input.isFirstResponder, input.state.sessionCount == session {
        fail(.reportAfterEnd, "the session is open still")
      } else if !reports.note(session, of: input) {
        fail(.oneReport, "the session was reported before")
      }
    case .didBeginEditing, .didEndEditing:
      check(.balanced)
      let name = call.subject
      let isBegin = call.entry.name == .didBeginEditing
      if !reports.hear(isBegin: isBegin, of: name) {
        fail(.balanced, "\(name) \(isBegin ? "began" : "ended") twice in a row")
      }
    default: break
    }
  }

  /// Judges, at the end of a sequence, whether every begin had its end.
  func judgeEnd() {
    if isRunaway { return }
    for name in reports.open { fail(.balanced, "\(name) began and, by the end, never ended") }
  }
}
