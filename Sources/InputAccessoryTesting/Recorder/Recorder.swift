public import InputAccessory
public import KeyboardWorld

/// A delegate of fields, text views and bars that records every call with its state.
///
/// ```swift
/// let recorder = Recorder()
/// recorder.record(field, as: "amount")
/// recorder.record(bar, as: "bar")
/// recorder.answer(.shouldEndEditing, of: "amount", with: false)
/// ```
///
/// Recording makes the recorder the delegate, and has it observe control events, texts set by program,
/// and outcomes. The delegate that was there is asked and told as before, and its answers are
/// recorded. The recorder holds all of them weakly and is held weakly by them: whoever records keeps
/// it. It belongs to the isolation domain that made it.
///
/// What makes the recorder its delegate without being recorded is called `input` or `bar`.
public final class Recorder {
  /// How deep reactions may nest; in calls beyond, which are recorded, nothing is done.
  public static let nestingLimit = FocusScope.nestingLimit

  /// What was recorded.
  public internal(set) var log: CallLog
  /// Stands between calls and the delegates they are passed on to.
  weak var watch: (any RecorderWatch)?
  private var book = AnswerBook()
  private var reactions: [Call: [Reaction]] = [:]
  private var things: [ObjectIdentifier: Recorded] = [:]
  private var depth = 0

  private struct Call: Hashable {
    var subject: ElementID
    var name: TraceName
  }

  private struct Reaction {
    var isOnce: Bool
    var body: () -> Void
  }

  /// Makes a recorder of nothing.
  ///
  /// - Parameter capacity: How many calls its log keeps; less than 1 is taken for 1.
  public init(capacity: Int = CallLog.defaultCapacity) {
    log = CallLog(capacity: capacity)
  }

  /// Makes a recorder whose log has names already, by their numbers.
  init(names: [String]) {
    log = CallLog(names: names, capacity: CallLog.defaultCapacity)
  }

  /// Forgets the calls recorded until now, as `mark` does in a script; answers and reactions stay.
  public func clear() {
    log.clear()
  }

  // MARK: What is recorded

  /// Records what `field` asks and tells.
  ///
  /// - Parameters:
  ///   - field: The field; whoever was its delegate hears everything too.
  ///   - name: The field's name in calls. What has the same name is the same to the log.
  public func record(_ field: TextField, as name: String) {
    let thing = thing(for: field, named: name)
    if let delegate = field.delegate, delegate !== self { thing.fieldDelegate = delegate }
    field.delegate = self
    observe(field, as: thing)
  }

  /// Records what `view` asks and tells, as ``record(_:as:)-(TextField,_)`` does for a field.
  public func record(_ view: TextView, as name: String) {
    let thing = thing(for: view, named: name)
    if let delegate = view.delegate, delegate !== self { thing.viewDelegate = delegate }
    view.delegate = self
    observe(view, as: thing)
  }

  /// Records what `bar` asks and tells, and the outcome of every action.
  public func record(_ bar: AccessoryToolbar, as name: String) {
    let thing = thing(for: bar, named: name)
    if let delegate = bar.delegate, delegate !== self { thing.barDelegate = delegate }
    bar.delegate = self
    let subject = thing.subject
    thing.token = bar.observe { [weak self, weak bar] report in
      self?.note(
        .outcome, by: subject, about: bar?.currentInput, .outcome(report.action, report.outcome))
    }
  }

  /// Gives a name to an input of another kind, whose questions and news come by ``ask(_:of:)`` and
  /// ``tell(_:of:)``; or another name to what has one.
  public func name(_ thing: AnyObject, as name: String) {
    _ = self.thing(for: thing, named: name)
  }

  private func observe(_ input: InputModel, as thing: Recorded) {
    thing.token = input.observe { [weak self, weak input] event in
      guard let self, let input else { return }
      let subject = subject(of: input)
      switch event {
      case .textSet: note(.setText, by: subject, about: input, .text(input.currentText))
      case .control(let events):
        for (event, name) in Self.controlEvents where events.contains(event) {
          note(name, by: subject, about: input)
        }
      }
    }
  }

  private static let controlEvents: [(ControlEvents, TraceName)] = [
    (.editingDidBegin, .editingDidBegin), (.editingChanged, .editingChanged),
    (.primaryActionTriggered, .primaryActionTriggered),
    (.editingDidEndOnExit, .editingDidEndOnExit), (.editingDidEnd, .editingDidEnd),
  ]

  private func thing(for object: AnyObject, named name: String) -> Recorded {
    let subject = log.number(for: name)
    let known = things[ObjectIdentifier(object)]
    // A new object may have the address of a freed one.
    let thing = known?.object === object ? known ?? Recorded(object) : Recorded(object)
    thing.subject = subject
    things[ObjectIdentifier(object)] = thing
    return thing
  }

  /// What is known of `object`.
  func known(_ object: AnyObject) -> Recorded? {
    guard let thing = things[ObjectIdentifier(object)], thing.object === object else { return nil }
    return thing
  }

  /// The number that calls of `object` have; one that was never recorded is recorded now.
  func subject(of object: AnyObject) -> ElementID {
    if let known = known(object) { return known.subject }
    return thing(for: object, named: object is AccessoryToolbar ? "bar" : "input").subject
  }

  // MARK: Answers and reactions

  /// Has a question be answered so from now on, in place of an earlier answer to it; whoever was the
  /// delegate is not asked.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - name: The name of the field or bar that asks it; it must have been recorded.
  ///   - isYes: The answer.
  ///   - duration: How long it holds; always unless said.
  ///   - action: The action that should-perform is asked about; all of them unless said.
  public func answer(
    _ question: TraceName, of name: String, with isYes: Bool,
    _ duration: Answer.Duration = .always, for action: ToolbarAction? = nil
  ) {
    guard question.isQuestion else {
      return log.complain("'\(question.word)' was answered and is no question")
    }
    guard let subject = log.knownNumber(for: name) else { return log.complain(about: name) }
    book.set(
      Answer(
        subject: subject, question: question, action: action, isYes: isYes, duration: duration))
  }

  /// Has `body` run inside a call, once the call is in the log and whoever was the delegate has
  /// heard; after what was said before.
  ///
  /// - Parameters:
  ///   - event: What is called.
  ///   - name: The name of the field or bar that calls; it must have been recorded.
  ///   - isOnce: Whether it runs in the next such call alone.
  ///   - body: What happens then. The recorder keeps it, and what it captures.
  public func when(
    _ event: TraceName, of name: String, once isOnce: Bool = false,
    do body: @escaping () -> Void
  ) {
    guard let subject = log.knownNumber(for: name) else { return log.complain(about: name) }
    reactions[Call(subject: subject, name: event), default: []].append(
      Reaction(isOnce: isOnce, body: body))
  }

  // MARK: Calls

  /// Records a question.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - subject: Who asks.
  ///   - input: The input that it is about.
  ///   - action: The action that it is about.
  ///   - arguments: The arguments with an answer.
  ///   - delegate: Asks whoever was the delegate.
  /// - Returns: The answer.
  func ask(
    _ question: TraceName, by subject: ElementID, about input: any TextInput,
    action: ToolbarAction? = nil, _ arguments: (Bool) -> TraceEntry.Arguments,
    of delegate: () -> Bool? = { nil }
  ) -> Bool {
    let position = log.append(
      entry(question, by: subject, arguments(true)), state: InputSnapshot(of: input))
    let answer: Bool
    if book.answers(question, of: subject) {
      answer = book.answer(question, of: subject, action: action) { input.currentText }
    } else if let watch {
      answer = watch.recorder(self, passesOn: position, about: input) { delegate() ?? true }
    } else {
      answer = delegate() ?? true
    }
    if !answer { log.replaceArguments(at: position, by: arguments(false)) }
    react(to: question, by: subject)
    return answer
  }

  /// Records news.
  func note(
    _ news: TraceName, by subject: ElementID, about input: (any TextInput)?,
    _ arguments: TraceEntry.Arguments = .none, to delegate: () -> Void = {}
  ) {
    let position = log.append(
      entry(news, by: subject, arguments), state: input.map(InputSnapshot.init(of:)))
    if let watch {
      _ = watch.recorder(self, passesOn: position, about: input) {
        delegate()
        return true
      }
    } else {
      delegate()
    }
    react(to: news, by: subject)
  }

  private func entry(
    _ name: TraceName, by subject: ElementID, _ arguments: TraceEntry.Arguments
  ) -> TraceEntry {
    TraceEntry(
      line: watch?.line ?? 0, turn: 0, time: 0, subject: subject, name: name,
      arguments: arguments)
  }

  private func react(to name: TraceName, by subject: ElementID) {
    let call = Call(subject: subject, name: name)
    guard let found = reactions[call], depth < Self.nestingLimit else { return }
    if found.contains(where: \.isOnce) { reactions[call] = found.filter { !$0.isOnce } }
    depth += 1
    defer { depth -= 1 }
    for reaction in found { reaction.body() }
  }
}
