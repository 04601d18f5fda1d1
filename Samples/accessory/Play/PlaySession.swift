package import EventScript
internal import InputAccessory
internal import KeyboardWorld
package import ScenePictures

/// A file's device in the hands of a person: what is done there, and what comes of it.
///
/// The statements that are performed are read back from their text, so that what is recorded is what
/// is done; and what is expected in a recording was judged before it is put down.
package final class PlaySession {
  /// How many statements a session may have.
  static let mostStatements = 100_000
  /// How long a recording may become, in bytes, before nothing more is done.
  private static let longestRecording = 64 << 20
  /// How many entries of the trace are kept to be shown.
  private static let shownEntries = 200

  private let setup: PlaySetup
  private let declarations: String
  private var world: World
  private var facts: PlayFacts
  private var statements: [String] = []
  private var recorder: Recorder
  private let traceText: TraceText

  /// What became of the file's own expectations.
  package let setupResult: RunResult
  /// The statement performed last, as it was recorded.
  package private(set) var lastStatement: String?
  /// How it ended, if it was one that has an outcome.
  package private(set) var lastOutcome: String?
  /// Why the last act could not be done; `nil` where it was.
  package var complaint: String?
  /// What happened, oldest first; the latest entries only.
  package private(set) var trace: [String] = []

  /// Plays what stands before the first event of a script, or all of it.
  ///
  /// - Parameters:
  ///   - bytes: The script's text.
  ///   - source: Where it comes from.
  ///   - toEnd: Whether all of it is played.
  /// - Throws: All errors of the text.
  package init(_ bytes: [UInt8], source: String, toEnd: Bool = false) throws(ScriptErrors) {
    let script = try ScriptParser.parse(bytes, source: source)
    let setup = PlaySetup(script, text: bytes, toEnd: toEnd)
    self.setup = setup
    declarations = setup.declarations.map { $0 + "\n" }.joined()
    traceText = TraceText(names: script.names)
    let world = World()
    self.world = world
    let result = Player().run(setup.script, on: world)
    setupResult = result
    facts = PlayFacts(of: world, names: script.names)
    let failed = result.cases.indices.filter { result.cases[$0].failed > 0 }
    recorder = Recorder(
      preamble: setup.preamble(without: Set(failed.map { script.expectations[$0].line })))
    if toEnd { keepTrace(from: 0) }
  }

  /// Why the file stopped before a person could take over, as `run` reports it; `nil` where it did
  /// not.
  package var setupComplaint: String? {
    setupResult.stop == nil ? nil : RunReport(isColored: false).complaints(of: setupResult)
  }

  /// What is on the device's screen.
  package var scene: Scene { Scene(of: world) }

  /// What was done so far as a script.
  package var recording: Recorder { recorder }

  /// How many statements were performed.
  package var count: Int { statements.count }

  /// Performs a statement, and puts it down with what came of it.
  ///
  /// One that cannot be performed leaves everything as it was, but for ``complaint``.
  package func perform(_ statement: RecordedStatement) {
    complaint = nil
    guard statements.count < Self.mostStatements,
      recorder.settled.utf8.count < Self.longestRecording
    else {
      complaint =
        "\(Self.mostStatements) statements or \(Self.longestRecording >> 20) MB are the most; "
        + "leave, and begin anew"
      return
    }
    let text = statement.text
    let before = world.trace.total
    do {
      try world.perform(try event(text))
    } catch let error as StageError {
      complaint = ScriptText.shown(error.description)
      // Inside a callback half of it may have happened.
      if error.line > 0 || world.trace.total != before { restore() }
      return
    } catch {
      complaint = ScriptText.shown(String(describing: error))
      return
    }
    statements.append(text)
    lastStatement = text
    let hasOutcome = statement.hasOutcome || hasOutcomeEntry(from: before)
    lastOutcome = hasOutcome ? world.lastOutcome?.word : nil
    keepTrace(from: before)
    record(statement)
  }

  // MARK: Statements

  /// The event that a statement means here.
  private func event(_ text: String) throws -> StageEvent {
    let script = try ScriptParser.parse(declarations + text + "\n", source: "play")
    guard case .event(let event)? = script.statements.last?.body else {
      throw StageError("'\(text)' does nothing")
    }
    return event
  }

  /// Brings everything back to where it was before the statement that could not be performed.
  private func restore() {
    let world = World()
    self.world = world
    _ = Player().run(setup.script, on: world)
    for statement in statements {
      if let event = try? event(statement) { try? world.perform(event) }
    }
  }

  private func hasOutcomeEntry(from position: Int) -> Bool {
    let trace = world.trace
    return (max(position, trace.dropped)..<trace.total).contains { trace[$0].name == .outcome }
  }

  private func keepTrace(from position: Int) {
    let all = world.trace
    let first = max(position, all.dropped, all.total - Self.shownEntries)
    trace += (first..<all.total).map { traceText.line(for: all[$0]) }
    trace.removeFirst(max(0, trace.count - Self.shownEntries))
  }

  // MARK: Recording

  private func record(_ statement: RecordedStatement) {
    let before = facts
    facts = PlayFacts(of: world, names: traceText.values.names)
    var changes = facts.changes(since: before).filter {
      isWorthTelling($0, after: statement, before)
    }
    if let lastOutcome {
      changes.insert(PlayFacts.Fact(subject: "outcome", words: lastOutcome), at: 0)
    }
    let isAlone = changes.contains { $0.subject == "focus" || $0.subject == "keyboard" }
    let expectations = changes.map { (subject: $0.subject, line: $0.expectation) }
    recorder.record(
      statement, expecting: holding(expectations), isAlone: isAlone || lastOutcome != nil)
  }

  /// Whether a fact says more than that something new is as it always is.
  private func isWorthTelling(
    _ fact: PlayFacts.Fact, after statement: RecordedStatement, _ before: PlayFacts
  ) -> Bool {
    let isNew = !before.all.contains { $0.subject == fact.subject }
    if isNew && (fact.words == "enabled" || fact.words == "none") { return false }
    guard fact.subject.hasSuffix(".selection"), isNew || !statement.movesCaret,
      let focus = world.focusedElement,
      case .range(let selection)? = try? world.value(of: .selection, of: focus),
      case .text(let text)? = try? world.value(of: .text, of: focus)
    else { return true }
    return !selection.isEmpty || selection.upperBound != text.utf16.count
  }

  /// Those expectations that hold; all of them do, unless a stage says what no script can.
  private func holding(
    _ expectations: [(subject: String, line: String)]
  ) -> [(subject: String, line: String)] {
    guard !expectations.isEmpty else { return [] }
    if holds(expectations.map(\.line)) { return expectations }
    return expectations.filter { holds([$0.line]) }
  }

  private func holds(_ lines: [String]) -> Bool {
    let text = declarations + lines.map { $0 + "\n" }.joined()
    guard var script = try? ScriptParser.parse(text, source: "play") else { return false }
    script.statements.removeAll { if case .expect = $0.body { false } else { true } }
    return Player().run(script, on: world).failed == 0
  }
}

extension RecordedStatement {
  /// Whether the tool that runs it has an outcome to tell.
  fileprivate var hasOutcome: Bool {
    guard case .words(let words) = self, let first = words.split(separator: " ").first else {
      return false
    }
    return ["return", "tab", "shift-tab", "clear", "tap"].contains(String(first))
  }

  /// Whether it is about where the caret goes.
  fileprivate var movesCaret: Bool {
    guard case .words(let words) = self else { return false }
    return ["key ", "caret ", "select "].contains { words.hasPrefix($0) }
  }
}
