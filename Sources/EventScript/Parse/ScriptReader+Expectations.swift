internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  private static let outcomes = ActionOutcome.words
  private static let sourceLength = 400
  /// What can be told visible and hidden.
  private static let visibleKinds =
    Vocabulary.keys.first { $0.property == .visible }?.kinds ?? []

  /// Reads what follows `expect`, and keeps it; gives the expectation's index. The line's statement
  /// starts at `lineStart`.
  mutating func readExpectation(_ row: Int, lineStart: Int) throws(Skip) -> Int {
    let start = lastEnd - 6
    let kind = try readExpectationKind(row)
    return try keepExpectation(kind, row, from: start, lineStart: lineStart)
  }

  /// Reads what follows `invariant`, and keeps it; gives the expectation's index.
  mutating func readInvariant(_ row: Int, lineStart: Int) throws(Skip) -> Int {
    guard hasMore() else { throw missing(row, "what must stay true") }
    let kind: Expectation.Kind = takeContract() ? .contract : try readExpectationKind(row)
    return try keepExpectation(kind, row, from: lineStart, lineStart: lineStart)
  }

  /// Takes the word that means the contract; a thing of that name has more said of it.
  private mutating func takeContract() -> Bool {
    let word = peekWord()
    guard matches(word, "contract" as StaticString) else { return false }
    let before = (at, lastEnd)
    _ = takeWord()
    if !hasMore() || nameTable.find(slice(word)) == nil { return true }
    (at, lastEnd) = before
    return false
  }

  private mutating func keepExpectation(
    _ kind: Expectation.Kind, _ row: Int, from start: Int, lineStart: Int
  ) throws(Skip) -> Int {
    try finish(row)
    guard !log.lineHasError else { return 0 }
    let column = start == line.start ? 1 : column(of: start)
    expectations.append(Expectation(kind, line: line.number, column: column))
    expectationSources.append(source(from: lineStart))
    return expectations.count - 1
  }

  private func column(of place: Int) -> Int32 {
    let part = slice(Word(start: line.start, end: place))
    if part.allSatisfy({ $0 < 0x80 }) { return Int32(part.count + 1) }
    return Int32(String(decoding: part, as: UTF8.self).count + 1)
  }

  /// The line's statement as reports show it.
  private func source(from start: Int) -> String {
    if lastEnd - start <= Self.sourceLength {
      return ScriptText.shown(string(Word(start: start, end: lastEnd)))
    }
    var end = start + Self.sourceLength
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return ScriptText.shown(string(Word(start: start, end: end))) + "…"
  }

  private mutating func readExpectationKind(_ row: Int) throws(Skip) -> Expectation.Kind {
    guard hasMore() else { throw missing(row, "what must be true") }
    let path = takePath()
    if path.second != nil { return try readProperty(row, path) }
    let word = path.first
    if matches(word, "focus" as StaticString) {
      return .focus(try takeFocus(row), window: nil)
    }
    if matches(word, "trace" as StaticString) { return try readTrace() }
    if matches(word, "count" as StaticString) { return try readCount() }
    if matches(word, "outcome" as StaticString) {
      let index = try takeChoice(
        Self.outcomes, needed: "'outcome' needs a word, as in 'expect outcome done'",
        kind: "outcome")
      return .outcome(ActionOutcome.allCases[index])
    }
    if matches(word, "result" as StaticString) {
      let words = ["yes", "no"]
      let index = try takeChoice(
        words, needed: "'result' needs yes or no, as in 'expect result yes'", kind: "result")
      return .result(index == 0)
    }
    let isGone = matches(word, "gone" as StaticString)
    if (isGone || matches(word, "alive" as StaticString)) && !isVisibility(of: word) {
      guard hasMore() else {
        throw fail(lastEnd, "'\(string(word))' needs a name, as in 'expect \(string(word)) owner'")
      }
      let kinds = KindSet.views.union([.window, .toolbar, .delegate])
      return .gone(try element(takeWord(), kinds, for: string(word)), isGone)
    }
    return try readState(row, word)
  }

  /// Whether a word is a script's own name and what follows says that it is seen or not.
  private mutating func isVisibility(of word: Word) -> Bool {
    guard nameTable.find(slice(word)) != nil, hasMore() else { return false }
    let next = peekWord()
    return matches(next, "visible" as StaticString) || matches(next, "hidden" as StaticString)
  }

  private mutating func takeFocus(_ row: Int) throws(Skip) -> ElementID? {
    guard hasMore() else { throw missing(row, "a field, a text view or 'none' after 'focus'") }
    let word = takeWord()
    if matches(word, "none" as StaticString) { return nil }
    return try element(word, .inputs, for: "expect focus")
  }

  // MARK: States

  /// Reads `bar visible` and `next disabled because last`, from the second word on.
  private mutating func readState(_ row: Int, _ word: Word) throws(Skip) -> Expectation.Kind {
    let next = hasMore() ? peekWord() : Word(start: at, end: at)
    let isEnabled = matches(next, "enabled" as StaticString)
    if isEnabled || matches(next, "disabled" as StaticString), let action = action(word) {
      _ = takeWord()
      return try readItemState(action, bar: nil, isEnabled: isEnabled)
    }
    let isVisible = matches(next, "visible" as StaticString)
    if isVisible || matches(next, "hidden" as StaticString) {
      let id = try element(word, .any, for: "expect")
      guard !kind(id).isDisjoint(with: Self.visibleKinds) else {
        let other = "write 'expect \(string(word)).hidden \(isVisible ? "no" : "yes")'"
        throw fail(
          next.start,
          "\(quote(next)) is said of \(Self.visibleKinds.phrase); "
            + (keyWords(of: kind(id)).contains("hidden") ? other : "take it out"))
      }
      _ = takeWord()
      return .visible(id, isVisible)
    }
    throw unknownExpectation(row, word, next)
  }

  private func unknownExpectation(_ row: Int, _ word: Word, _ next: Word) -> Skip {
    if action(word) != nil {
      return fail(
        next.isEmpty ? lastEnd : next.start,
        "\(quote(word)) is an item; say 'enabled' or 'disabled' of it")
    }
    if let id = nameTable.find(slice(word)), id >= 0 {
      let remedy =
        kinds[Int(id)] == .touchDismiss
        ? "count it, as in 'expect count touch-dismiss 1'"
        : "name its property, as in 'expect \(string(word)).\(propertyExample(id))'"
      return fail(
        next.isEmpty ? lastEnd : next.start,
        "\(quote(word)) is \(kindPhrase(ElementID(rawValue: id))); \(remedy)")
    }
    if let key = vocabulary.keyTable.find(slice(word)), !Vocabulary.keys[Int(key)].kinds.isEmpty {
      return fail(
        word.start, "\(quote(word)) needs a subject, as in 'expect amount.\(string(word)) …'")
    }
    var words = ["focus", "outcome", "result", "count", "trace", "gone", "alive"]
    if Vocabulary.statements[row].word == .invariant { words.append("contract") }
    let known = names.filter { !$0.isEmpty }
    return fail(
      word.start,
      "unknown expectation \(quote(word)); "
        + remedy(
          word, among: words + itemWords + known.prefix(1_000),
          otherwise: "write it as in 'expect focus amount' or 'expect amount.text \"42\"'"))
  }

  private func propertyExample(_ id: Int32) -> String {
    if !kinds[Int(id)].isDisjoint(with: .inputs) { return #"text "42""# }
    return switch kinds[Int(id)] {
    case .toolbar: "field none"
    case .doneKey: "pressed no"
    case .main: "focus none"
    default: "hidden no"
    }
  }

  private mutating func readItemState(
    _ action: ToolbarAction, bar: ElementID?, isEnabled: Bool
  ) throws(Skip) -> Expectation.Kind {
    let place = hasMore() ? at : lastEnd
    guard try takeOptional("because") else {
      return .item(action, bar: bar, isEnabled: isEnabled, because: nil)
    }
    guard !isEnabled else {
      throw fail(place, "'because' stands after 'disabled'; take it out, or expect 'disabled'")
    }
    guard action == .next || action == .previous else {
      throw fail(place, "'because' is said of 'next' and 'previous' alone; take it out")
    }
    let index = try takeChoice(
      Vocabulary.reasons, needed: "'because' needs a reason, as in 'disabled because last'",
      kind: "reason")
    return .item(action, bar: bar, isEnabled: false, because: Vocabulary.reasons[index])
  }

  // MARK: Properties

  private mutating func readProperty(_ row: Int, _ path: Path) throws(Skip) -> Expectation.Kind {
    let id = try element(path.first, .any, for: "expect")
    guard let second = path.second else { throw Skip() }
    let kinds = kind(id)
    if path.third != nil { return try readItemProperty(path, id, second) }
    if !kinds.isDisjoint(with: .windows) && matches(second, "focus" as StaticString) {
      return .focus(try takeFocus(row), window: id)
    }
    if kinds.contains(.toolbar), let kind = try readBarState(id, second) { return kind }
    let key = try key(second, of: kinds)
    if Vocabulary.keys[key].property == .visible {
      _ = hasMore()
      return .visible(id, try takeFlag(key))
    }
    return .property(id, Vocabulary.keys[key].property, try takeValue(key, .expect))
  }

  /// Reads what is said of a bar beyond its properties; `nil` where a property is meant.
  private mutating func readBarState(
    _ bar: ElementID, _ word: Word
  ) throws(Skip) -> Expectation.Kind? {
    if matches(word, "chain" as StaticString) {
      guard hasMore() else {
        throw fail(lastEnd, "'chain' needs names, as in 'expect bar.chain a b', or none")
      }
      if try takeOptional("none") { return .chain(bar, []) }
      return .chain(bar, try takeElements(.inputs, .expect, for: "chain"))
    }
    let next = hasMore() ? peekWord() : Word(start: at, end: at)
    if matches(word, "order" as StaticString), !EndingOrder.words.contains(string(next)) {
      guard hasMore() else {
        throw fail(
          lastEnd, "'order' needs items, as in 'expect bar.order done flexible cancel', or none")
      }
      return .order(bar, try takeItemOrder())
    }
    let isEnabled = matches(next, "enabled" as StaticString)
    if isEnabled || matches(next, "disabled" as StaticString), let action = action(word) {
      _ = takeWord()
      return try readItemState(action, bar: bar, isEnabled: isEnabled)
    }
    if vocabulary.keyTable.find(slice(word)) == nil, action(word) != nil {
      throw fail(
        next.isEmpty ? lastEnd : next.start,
        "\(quote(word)) is an item; say 'enabled' or 'disabled' of it, or name its property, as in "
          + "'expect bar.\(string(word)).title \"OK\"'")
    }
    return nil
  }

  private mutating func readItemProperty(
    _ path: Path, _ id: ElementID, _ second: Word
  ) throws(Skip) -> Expectation.Kind {
    guard let third = path.third else { throw Skip() }
    if path.isTooLong { throw surplusPart(third, "expect bar.done.enabled yes") }
    guard !kind(id).isDisjoint(with: .toolbar) else {
      throw surplusPart(third, "expect \(string(path.first)).\(propertyExample(id.rawValue))")
    }
    let action = try item(second)
    let property = try itemProperty(third)
    return .itemProperty(id, action, property, try takeItemValue(property))
  }

  // MARK: Traces

  private mutating func readCount() throws(Skip) -> Expectation.Kind {
    let example = "expect count amount.didEndEditing 1"
    guard hasMore() else {
      throw fail(lastEnd, "'count' needs what happened and a number, as in '\(example)'")
    }
    let pattern = try takePattern()
    guard hasMore() else {
      throw fail(lastEnd, "'count' needs a number, as in '\(example)'")
    }
    return .count(pattern, try takeLargeCount())
  }

  private mutating func readTrace() throws(Skip) -> Expectation.Kind {
    let isOnly = try takeOptional("only")
    var patterns: [Expectation.EntryPattern] = []
    while hasMore() {
      if matches(peekWord(), "->" as StaticString) {
        throw fail(at, "answers are not compared; take '->' and what follows out")
      }
      do throws(Skip) { patterns.append(try takePattern()) } catch { _ = takeWord() }
    }
    guard !patterns.isEmpty || log.lineHasError else {
      throw fail(
        lastEnd,
        "'trace' needs what happened, as in 'expect trace amount.didEndEditing bar.didTapDone'")
    }
    return isOnly ? .traceOnly(patterns) : .trace(patterns)
  }
}
