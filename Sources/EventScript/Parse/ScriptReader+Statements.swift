internal import KeyboardWorld

extension ScriptReader {
  /// Reads the statement of a line, and keeps it if it has no error.
  mutating func readStatement() throws(Skip) {
    let start = at
    let row = try takeStatementWord()
    switch Vocabulary.statements[row].word {
    case .expect:
      let index = try readExpectation(row, lineStart: start)
      keep(.expect(index), at: start)
    case .invariant:
      let index = try readInvariant(row, lineStart: start)
      keep(.invariant(index), at: start)
    case .repeat: readRepeat(row, start: start)
    case .end: try readEnd(row, start: start)
    case .mark:
      try finish(row)
      keep(.mark, at: start)
    default:
      let event = try readEvent(row)
      keep(.event(event), at: start)
    }
  }

  @inline(__always)
  private mutating func keep(_ body: Statement.Body, at start: Int) {
    guard !log.lineHasError else { return }
    // Only blanks stand before a statement, so its column is a matter of bytes.
    let column = Int32(truncatingIfNeeded: start &- line.start &+ 1)
    statements.append(Statement(body, line: line.number, column: column))
  }

  /// Takes the word a statement starts with, and gives its row in the vocabulary.
  mutating func takeStatementWord() throws(Skip) -> Int {
    let word = takeWord()
    guard let row = vocabulary.statementTable.find(slice(word)) else {
      throw unknownStatement(word)
    }
    return Int(row)
  }

  private mutating func unknownStatement(_ word: Word) -> Skip {
    note(
      word.start,
      "unknown statement \(quote(word)); "
        + remedy(
          word, among: Vocabulary.statementWords,
          otherwise: "a statement starts with a word such as 'field', 'focus' or 'expect'"))
    // A declaration misspelt is one error, and so are not all uses of its name.
    if let nearest = Suggestion.nearest(to: string(word), among: Vocabulary.statementWords),
      let row = Vocabulary.statements.first(where: { $0.word.rawValue == nearest }),
      case .declaration(let kind) = row.role
    {
      takeNameOfFailedDeclaration(KindSet(kind))
    }
    return Skip()
  }

  /// Declares the name that stands next, so that its uses are no errors of their own.
  mutating func takeNameOfFailedDeclaration(_ kinds: KindSet) {
    guard hasMore() else { return }
    let word = takeWord()
    guard isName(word), nameTable.find(slice(word)) == nil else { return }
    _ = declare(word, kinds)
  }

  /// Makes sure that nothing follows.
  @inline(__always)
  mutating func finish(_ row: Int) throws(Skip) {
    if hasMore() { throw surplus(row) }
  }

  /// Takes a word that does not belong there, and notes that.
  mutating func surplus(_ row: Int) -> Skip {
    let word = takeWord()
    let statement = Vocabulary.statements[row]
    // Expectations differ too much for one example.
    let hasExample = statement.word != .expect
    return fail(
      word.start,
      "unexpected \(quote(word)); "
        + remedy(
          word, among: statement.endings.filter { !matches(word, $0) },
          otherwise: hasExample ? "write it as in '\(statement.example)'" : "take it out"))
  }

  /// Notes that something is missing from a statement.
  func missing(_ row: Int, _ what: @autoclosure () -> String) -> Skip {
    let statement = Vocabulary.statements[row]
    return fail(
      lastEnd, "'\(statement.word.rawValue)' needs \(what()), as in '\(statement.example)'")
  }

  // MARK: Blocks

  private mutating func readRepeat(_ row: Int, start: Int) {
    if blocks.count == ScriptLimits.nesting {
      note(start, "'repeat' is nested deeper than \(ScriptLimits.nesting); take a level out")
    }
    var count = 0
    do throws(Skip) {
      guard hasMore() else { throw missing(row, "a number of times") }
      count = try takeLargeCount()
      try finish(row)
    } catch {}
    let index = log.lineHasError ? -1 : statements.count
    blocks.append(Block(statement: index, offset: start, line: line))
    keep(.repeat(count: count, end: 0), at: start)
  }

  private mutating func readEnd(_ row: Int, start: Int) throws(Skip) {
    guard let block = blocks.popLast() else {
      throw fail(start, "'end' without 'repeat'; take it out, or write 'repeat 2' above")
    }
    try finish(row)
    guard !log.lineHasError && block.statement >= 0 else { return }
    if case .repeat(let count, _) = statements[block.statement].body {
      statements[block.statement].body = .repeat(count: count, end: statements.count)
      keep(.end(start: block.statement), at: start)
    }
  }
}
