internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

/// One input, a bar and a delegate, and what was done to them.
///
/// A scenario does things, and requires what a rule says; it ends at the first rule that is broken,
/// and where what a rule is about did not come to pass. So an input that breaks one rule is not
/// blamed for what follows from it.
final class InputTrial {
  /// Why a scenario went no further.
  enum End: Error {
    /// A rule was broken.
    case broken(CheckViolation<InputRule>)
    /// What the next rule is about did not come to pass.
    case cannotTell
  }

  typealias Scenario = (InputTrial) -> () throws(End) -> Void
  typealias PairScenario = (InputTrial) -> (any TextInput) throws(End) -> Void

  let input: any TextInput
  let bar = AccessoryToolbar(items: [.cancel, .previous, .next, .done])
  let delegate = Recorder()
  let text: String
  let otherText: String
  private(set) var checked: Set<InputRule> = []
  private var steps = StepLog()
  private var start = 0

  /// Makes a trial of a new input.
  init(text: String, otherText: String, _ make: (InputProbe) -> any TextInput) {
    self.text = text
    self.otherText = otherText
    input = make(InputProbe(bar: bar, delegate: delegate))
    delegate.name(input, as: "input")
    delegate.record(bar, as: "bar")
    bar.inputs = [input]
    delegate.clear()
  }

  /// Makes a second input of the same bar.
  func addOther(_ make: (InputProbe) -> any TextInput) -> any TextInput {
    let other = make(InputProbe(bar: bar, delegate: delegate))
    delegate.name(other, as: "other")
    // Making it may have named it as the first.
    delegate.name(input, as: "input")
    bar.inputs = [input, other]
    delegate.clear()
    return other
  }

  // MARK: Judging

  /// Judges a rule.
  ///
  /// - Throws: where it is broken.
  func require(
    _ rule: InputRule, _ holds: Bool, _ finding: @autoclosure () -> String
  ) throws(End) {
    checked.insert(rule)
    if !holds {
      throw .broken(CheckViolation(rule, finding(), calls: steps.lines(with: delegate.log)))
    }
  }

  /// Goes on only where `condition` holds.
  func assume(_ condition: Bool) throws(End) {
    if !condition { throw .cannotTell }
  }

  /// How the input stands.
  var now: InputSnapshot { InputSnapshot(of: input) }

  /// Whether the bar's session is the input's.
  var isServed: Bool { bar.currentInput === input }

  /// Has ``heard`` begin here.
  func mark() {
    start = delegate.log.total
  }

  /// The calls since ``mark()``.
  var heard: [RecordedCall] { Array(delegate.log.calls.dropFirst(start)) }

  /// How often the input made calls of a name since ``mark()``.
  func count(_ name: TraceName) -> Int {
    heard.count { $0.entry.name == name && $0.subject == "input" }
  }

  /// How a finding puts what was heard.
  var heardWords: String {
    heard.isEmpty ? "nothing was called" : heard.map(\.description).joined(separator: ", ")
  }

  // MARK: Doing

  /// Does something that is told in the report.
  func step<Result>(
    _ title: String, _ body: () -> Result, as words: (Result) -> String? = { _ in nil }
  ) -> Result {
    let place = steps.begin(title, at: delegate.log.total)
    let result = body()
    if let words = words(result) { steps.end(place, with: words) }
    return result
  }

  @discardableResult
  func become() -> Bool {
    step("becomeFirstResponder()", input.becomeFirstResponder, as: Self.word)
  }

  @discardableResult
  func end(_ end: EditingEnd = EditingEnd()) -> Bool {
    var words: [String] = []
    if end.isForced { words.append("forced") }
    if end.pendingText == .dropped { words.append("pending text dropped") }
    let title = "endEditing(" + words.joined(separator: ", ") + ")"
    return step(title, { input.endEditing(end) }, as: Self.word)
  }

  @discardableResult
  func tap(_ action: ToolbarAction) -> ActionOutcome {
    step("tap " + action.word, { bar.perform(action) }, as: { $0.word })
  }

  func replace(with text: String) {
    step("replaceText(with: \(ScriptText.quoted(text)))", { input.replaceText(with: text) })
  }

  func set(_ state: EditingState) {
    let mark = state.marked.map { ", marked \($0)" } ?? ""
    step(
      "editingState = \(ScriptText.quoted(state.text)), selected \(state.selection)\(mark)",
      { input.editingState = state })
  }

  func accept() {
    step("acceptPendingText()", input.acceptPendingText)
  }

  @discardableResult
  func clear() -> Bool {
    step("clearByUser()", input.clearByUser, as: Self.word)
  }

  @discardableResult
  func pressReturn() -> ActionOutcome {
    step("pressReturn()", input.pressReturn, as: { $0.word })
  }

  @discardableResult
  func insert(_ text: String) -> Bool {
    step(
      "insertByUser(\(ScriptText.quoted(text)))", { input.insertByUser(text) }, as: Self.word)
  }

  func moveCaret(_ distance: Int) {
    step("moveCaretByUser(\(distance))", { input.moveCaretByUser(distance) })
  }

  func refuse(_ question: TraceName, of name: String = "input") {
    step(
      "answer \(name).\(question.word) no",
      { delegate.answer(question, of: name, with: false) })
  }

  static func word(_ isYes: Bool) -> String { isYes ? "true" : "false" }

  // MARK: Getting somewhere

  /// Gives the input a text and focus, and goes on only where it has both.
  func begin(with text: String? = nil) throws(End) {
    if let text { replace(with: text) }
    try assume(become() && input.isFirstResponder && isServed)
    // It may clear as it begins.
    if let text, input.currentText != text {
      replace(with: text)
      try assume(input.currentText == text)
    }
    mark()
  }

  /// Marks ``text`` behind `before`, and goes on only where it is marked.
  func compose(behind before: String = "") throws(End) {
    let whole = before + text
    let state = EditingState(
      text: whole, selection: whole.utf16.count..<whole.utf16.count,
      marked: before.utf16.count..<whole.utf16.count)
    set(state)
    try assume(input.currentText == whole && input.editingState.marked == state.marked)
    mark()
  }
}

/// What was done, between the calls that it led to.
struct StepLog {
  private var steps: [(position: Int, text: String)] = []

  /// Notes what is done when `position` calls were recorded.
  mutating func begin(_ text: String, at position: Int) -> Int {
    steps.append((position, text))
    return steps.count - 1
  }

  /// Notes what came of it.
  mutating func end(_ place: Int, with words: String) {
    steps[place].text += " -> " + words
  }

  /// What was done, and further in what was called.
  func lines(with log: CallLog) -> [String] {
    var lines: [String] = []
    var next = 0
    for (offset, line) in log.lines.enumerated() {
      while next < steps.count, steps[next].position <= log.dropped + offset {
        lines.append(steps[next].text)
        next += 1
      }
      lines.append("  " + line)
    }
    return lines + steps[next...].map(\.text)
  }
}
