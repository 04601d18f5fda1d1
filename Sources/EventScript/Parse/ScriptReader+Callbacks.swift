internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  // MARK: Answers

  mutating func readAnswer(_ row: Int) throws(Skip) -> StageEvent {
    let (subject, question) = try takeEntryName(row, .question)
    guard hasMore() else { throw missing(row, "yes or no") }
    let word = takeWord()
    guard matches(word, "yes" as StaticString) || matches(word, "no" as StaticString) else {
      throw fail(word.start, "an answer cannot be \(quote(word)); write yes or no")
    }
    var answer = Answer(
      subject: subject, question: question, isYes: matches(word, "yes" as StaticString))
    if try takeOptional("once") {
      answer.duration = .once
    } else if try takeOptional("until") {
      guard hasMore(), bytes[at] == UInt8(ascii: "\"") else {
        throw fail(
          at < end ? at : lastEnd, #"'until' needs a text in quotes, as in 'no until "@"'"#)
      }
      let start = at
      let text = try takeText()
      try endText()
      guard !text.isEmpty else {
        throw fail(
          start, "'until' needs a text that is not empty; every text contains the empty one")
      }
      answer.duration = .until(text)
    }
    if answer.duration != .always, hasMore() {
      let next = peekWord()
      if matches(next, "once" as StaticString) || matches(next, "until" as StaticString) {
        throw fail(at, "'once' and 'until' exclude each other; take one out")
      }
    }
    if let key = takeOptionKey() {
      guard matches(key, "for" as StaticString) else {
        throw fail(
          key.start,
          "unknown option \(quote(key)); "
            + remedy(
              key, among: ["for"],
              otherwise: "write it as in 'answer bar.shouldPerform no for=next'"))
      }
      guard question == .shouldPerform else {
        throw fail(
          key.start, "'for' names an item and stands with 'shouldPerform' alone; take it out")
      }
      answer.action = try item(takeWord())
    }
    return .answer(answer)
  }

  // MARK: Reactions

  mutating func readWhen(_ row: Int) throws(Skip) -> StageEvent {
    let start = line.start
    var entry: (ElementID, TraceName)?
    do throws(Skip) { entry = try takeEntryName(row, .reaction) } catch { _ = takeWord() }
    let isOnce = try takeOptional("once")
    guard try takeOptional("do") else {
      if !log.lineHasError || hasMore() {
        throw fail(
          hasMore() ? at : lastEnd,
          "'when' needs 'do' and an event, as in '\(Vocabulary.statements[row].example)'")
      }
      throw Skip()
    }
    guard hasMore() else {
      throw fail(
        lastEnd, "'do' needs an event, as in '\(Vocabulary.statements[row].example)'")
    }
    let place = at
    let bodyRow = try takeStatementWord()
    let word = Vocabulary.statements[bodyRow].word.rawValue
    let body: Reaction.Body
    switch Vocabulary.statements[bodyRow].role {
    case .event: body = .event(try readEvent(bodyRow))
    case .expectation:
      body = .check(try readExpectation(bodyRow, lineStart: firstPlace(from: start)))
    case .declaration(let kind):
      note(
        place, "'\(word)' cannot stand after 'do'; write 'insert \(word)' to let it come then")
      takeNameOfFailedDeclaration(KindSet(kind))
      throw Skip()
    case .clock:
      throw fail(
        place, "'\(word)' cannot stand after 'do'; the clock moves between statements alone")
    case .setUp, .structure:
      throw fail(
        place, "'\(word)' cannot stand after 'do'; one event or one 'expect' stands there")
    }
    guard let entry else { throw Skip() }
    return .react(
      Reaction(
        subject: entry.0, name: entry.1, isOnce: isOnce, body: body, line: line.number))
  }

  /// The first place of the line that is no blank.
  private func firstPlace(from start: Int) -> Int {
    var place = start
    while place < end && isBlank(bytes[place]) { place += 1 }
    return place
  }
}
