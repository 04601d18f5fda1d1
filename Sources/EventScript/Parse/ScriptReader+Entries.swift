internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  /// Why an entry of the trace is named.
  enum EntryUse {
    /// `answer`: it must be a question.
    case question
    /// `when`: anything that happens.
    case reaction
    /// `expect`: anything a trace may be searched for.
    case pattern
  }

  /// Takes the name of an entry without arguments.
  mutating func takeEntryName(
    _ row: Int, _ use: EntryUse
  ) throws(Skip) -> (ElementID, TraceName) {
    guard hasMore() else {
      throw missing(row, use == .question ? "a question" : "what happens")
    }
    let word = takeEntryWord()
    let entry = try entryName(word, use)
    guard isAtBoundary else {
      throw fail(
        at,
        "'\(Vocabulary.statements[row].word.rawValue)' takes a name without arguments; "
          + "take the brackets out")
    }
    return entry
  }

  /// Takes an entry's name up to its bracket.
  @inline(__always)
  private mutating func takeEntryWord() -> Word {
    let start = at
    while !isAtBoundary && bytes[at] != UInt8(ascii: "(") { at &+= 1 }
    lastEnd = at
    return Word(start: start, end: at)
  }

  private func entryName(
    _ word: Word, _ use: EntryUse
  ) throws(Skip) -> (ElementID, TraceName) {
    let path = path(word)
    guard let second = path.second else {
      if matches(word, "touch-dismiss" as StaticString) {
        guard use != .question else { throw noQuestion(word, .touchDismiss) }
        return (.touchDismiss, .touchDismiss)
      }
      _ = try element(word, .any, for: "expect")
      throw fail(
        word.start,
        "\(quote(word)) alone is no entry; name what happens, as in '\(string(word)).\(example(word))'"
      )
    }
    let id = try element(path.first, .any, for: "expect")
    if let third = path.third { throw surplusPart(third, "amount.didEndEditing") }
    guard id != .touchDismiss else {
      throw fail(second.start - 1, "'touch-dismiss' is an entry by itself; write it without more")
    }
    var kinds = kind(id)
    // What a text view never tells may still be searched for.
    if use == .pattern && kinds.contains(.textView) { kinds.insert(.field) }
    guard let found = vocabulary.entryTable.find(slice(second)) else {
      throw unknownEntry(second, of: id, kinds, use)
    }
    let entry = Vocabulary.entries[Int(found)]
    if kinds.isDisjoint(with: entry.kinds) { throw unknownEntry(second, of: id, kinds, use) }
    guard use != .question || entry.name.isQuestion else { throw noQuestion(second, kinds) }
    return (id, entry.name)
  }

  private func noQuestion(_ word: Word, _ kinds: KindSet) -> Skip {
    let words = entryWords(kinds, .question)
    let list = words.isEmpty ? "nothing" : words.joined(separator: ", ")
    return fail(word.start, "\(quote(word)) is no question; \(kinds.phrase) asks \(list)")
  }

  private func example(_ word: Word) -> String {
    let id = nameTable.find(slice(word)) ?? 0
    let words = entryWords(kinds[Int(max(id, 0))], .pattern)
    return words.last { $0.hasPrefix("did") } ?? words.first ?? "didEndEditing"
  }

  private func entryWords(_ kinds: KindSet, _ use: EntryUse) -> [String] {
    Vocabulary.entries.filter { entry in
      !kinds.isDisjoint(with: entry.kinds) && (use != .question || entry.name.isQuestion)
    }.map(\.name.word)
  }

  private func unknownEntry(
    _ word: Word, of id: ElementID, _ kinds: KindSet, _ use: EntryUse
  ) -> Skip {
    guard log.isKeeping else { return fail(word.start, "") }
    let words = entryWords(kinds, use)
    let verb = use == .question ? "asks" : "tells"
    let list =
      words.isEmpty
      ? "nothing; name who does, as in 'amount.didChange'" : words.joined(separator: ", ")
    let phrase = kindPhrase(id)
    return fail(
      word.start,
      "\(phrase) \(verb) no \(quote(word)); "
        + remedy(word, among: words, otherwise: "it \(verb) \(list)"))
  }

  // MARK: Patterns

  /// Takes a pattern of entries, with or without arguments.
  mutating func takePattern() throws(Skip) -> Expectation.EntryPattern {
    let word = takeEntryWord()
    let (subject, name) = try entryName(word, .pattern)
    var pattern = Expectation.EntryPattern(subject: subject, name: name)
    if at < end && bytes[at] == UInt8(ascii: "(") { pattern.arguments = try takeArguments() }
    guard isAtBoundary else {
      throw fail(at, "unexpected \(quote(peekWord())) behind a bracket; put a blank between")
    }
    return pattern
  }

  /// Reads what stands in brackets, and gives it with single blanks and canonical texts.
  private mutating func takeArguments() throws(Skip) -> String {
    let opening = at
    at += 1
    var result = ""
    while hasMore() {
      if bytes[at] == UInt8(ascii: ")") {
        at += 1
        lastEnd = at
        return result
      }
      // A blank stands between, unless nothing was written between two parts.
      if !result.isEmpty && isBlank(bytes[at - 1]) { result += " " }
      let start = at
      if bytes[at] == UInt8(ascii: "\"") {
        result += ScriptText.quoted(try takeText())
      } else {
        while !isAtBoundary && bytes[at] != UInt8(ascii: ")") && bytes[at] != UInt8(ascii: "\"") {
          at += 1
        }
        lastEnd = at
        result += string(Word(start: start, end: at))
      }
    }
    throw fail(opening, "the bracket is not closed; end it with ')'")
  }
}
