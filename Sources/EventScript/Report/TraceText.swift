internal import InputAccessory
internal import KeyboardRules
public import KeyboardWorld

/// Prints entries of a trace in the words of the language.
///
/// An entry is `subject.what(arguments)`, a question followed by its answer: `A.shouldReturn -> no`.
/// Between the brackets stand
/// - of a should-change question the range and the text: `A.shouldChange(1..<3 "Z") -> yes`;
/// - of a bar's question and outcome a word: `bar.shouldPerform(done) -> yes`, `bar.outcome(refused)`;
/// - of a move of focus both names: `bar.didMove(A B)`; of an own item its id: `bar.didTapItem(save)`;
/// - of a keyboard notification the keys of `post`, `local` only where it is `no`:
///   `keyboard.willShow(begin=0,667,375,216 end=0,451,375,216 duration=0.25 curve=7)`;
/// - of a view that moves where and how: `root.move(0 -84 duration=0.25 curve=7)`; of a scroll
///   view `form.inset(64 0 216 0)` and `form.offset(0 120)`; of the Done key its frame, as in
///   `done-key.attach(0 614 124 53)`, and the keys of a notification where it slides;
/// - of a text its quotes, of a key its spelling: `A.setText("42")`, `window.key(command+tab)`.
///
/// Whatever a script's texts hold, no control character gets out.
public struct TraceText: Sendable {
  /// Prints names and values.
  public let values: ValueText

  /// Makes a printer that knows `names`, by the numbers of their ids.
  public init(names: [String]) {
    values = ValueText(names: names)
  }

  /// The entry as one line, without a line end.
  public func line(for entry: TraceEntry) -> String {
    var line = title(of: entry.name, by: entry.subject)
    if let arguments = arguments(of: entry) { line += "(" + arguments + ")" }
    if let answer = entry.arguments.answer { line += " -> " + ValueText.answer(answer) }
    return line
  }

  /// What stands between the entry's brackets; `nil` where it has none.
  ///
  /// This is what the brackets of an expectation are compared with.
  public func arguments(of entry: TraceEntry) -> String? {
    switch entry.arguments {
    case .none, .answer: nil
    case .change(let range, let text, answer: _):
      ValueText.range(range) + " " + ScriptText.quoted(text)
    case .perform(let action, answer: _): ValueText.word(action)
    case .outcome(_, let outcome): outcome.word
    case .text(let text): ScriptText.quoted(text)
    case .move(let from, let to): values.name(of: from) + " " + values.name(of: to)
    case .item(let id): ScriptText.shown(id)
    case .keyboard(let change):
      "begin=" + ValueText.option(change.begin) + " end=" + ValueText.option(change.end)
        + " duration=" + NumberText.decimal(change.duration) + " curve=" + String(change.curve)
        + (change.isLocal ? "" : " local=no")
    case .key(let press): ValueText.key(press)
    case .depth(let depth): String(depth)
    case .frame(let frame): values.value(.rect(frame))
    case .insets(let insets): values.value(.insets(insets))
    case .offset(let point): values.value(.point(point))
    case .shift(let end, let duration, let curve):
      values.value(.point(end)) + " duration=" + NumberText.decimal(duration) + " curve="
        + String(curve)
    }
  }

  /// A pattern as an expectation writes it.
  func pattern(_ pattern: Expectation.EntryPattern) -> String {
    title(of: pattern.name, by: pattern.subject)
      + (pattern.arguments.map { "(" + ScriptText.shown($0) + ")" } ?? "")
  }

  /// Subject and name; the tap that ends editing is its own subject and is said once.
  private func title(of name: TraceName, by subject: ElementID) -> String {
    if name == .touchDismiss && subject == .touchDismiss { return name.word }
    return values.name(of: subject) + "." + name.word
  }
}

extension TraceEntry.Arguments {
  /// The answer to a question; `nil` where nothing was asked.
  package var answer: Bool? {
    switch self {
    case .answer(let answer), .change(_, _, let answer), .perform(_, let answer): answer
    case .none, .outcome, .text, .move, .item, .keyboard, .key, .depth, .frame, .insets, .offset,
      .shift:
      nil
    }
  }
}
