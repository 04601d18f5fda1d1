internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  // MARK: Forms

  /// Whether a word has the form of a name: letters, digits, `-`, `_`, at least one letter.
  func isName(_ word: Word) -> Bool {
    var hasLetter = false
    for byte in slice(word) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case 0x80...: return isInternationalName(word)
      default: return false
      }
    }
    return hasLetter
  }

  private func isInternationalName(_ word: Word) -> Bool {
    var hasLetter = false
    for scalar in string(word).unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        if properties.isDefaultIgnorableCodePoint { return false }
        hasLetter = true
      case .decimalNumber: continue
      case .nonspacingMark, .spacingMark:
        // A mark needs a letter to stand on.
        if !hasLetter || properties.isDefaultIgnorableCodePoint { return false }
      default:
        guard scalar == "-" || scalar == "_" else { return false }
      }
    }
    return hasLetter
  }

  private static let nameForm =
    "a name has letters, digits, '-' and '_', and at least one letter"

  // MARK: Declarations

  /// Gives a name the next id.
  mutating func declare(_ word: Word, _ kind: KindSet) -> ElementID {
    let id = Int32(names.count)
    nameTable.add(slice(word), value: id)
    names.append(string(word))
    kinds.append(kind)
    declarationLines.append(line.number)
    return ElementID(rawValue: id)
  }

  /// Takes a name that is new; notes what is wrong with it and gives `nil` then.
  mutating func takeNewName(_ row: Int) -> Word? {
    guard hasMore() else {
      _ = missing(row, "a name")
      return nil
    }
    let word = takeWord()
    guard isName(word) else {
      if slice(word).contains(UInt8(ascii: "=")) {
        at = word.start
        lastEnd = word.start
        _ = missing(row, "a name before its options")
      } else {
        note(word.start, "\(quote(word)) is not a name; \(Self.nameForm)")
      }
      return nil
    }
    guard let known = nameTable.find(slice(word)) else { return word }
    if known < Vocabulary.subjects.count {
      note(word.start, "\(quote(word)) is a word of the language; choose another name")
    } else {
      let first = declarationLines[Int(known)]
      note(
        word.start,
        "\(quote(word)) is declared twice, first on line \(first); choose another name")
    }
    return nil
  }

  // MARK: Uses

  /// Takes the name of a thing of one of `kinds`, as a word of a statement.
  @inline(__always)
  mutating func takeElement(_ row: Int, _ kinds: KindSet) throws(Skip) -> ElementID {
    guard hasMore() else { throw missing(row, kinds.phrase) }
    return try element(takeWord(), kinds, for: Vocabulary.statements[row].word.rawValue)
  }

  /// The thing that a word names, if it is of one of `kinds`.
  @inline(__always)
  func element(
    _ word: Word, _ kinds: KindSet, for place: @autoclosure () -> String
  ) throws(Skip) -> ElementID {
    guard let id = nameTable.find(slice(word)), id >= 0,
      !self.kinds[Int(id)].isDisjoint(with: kinds)
    else { throw noElement(word, kinds, for: place()) }
    return ElementID(rawValue: id)
  }

  private func noElement(_ word: Word, _ kinds: KindSet, for place: String) -> Skip {
    if let id = nameTable.find(slice(word)) {
      let phrase = id < 0 ? "a word of the language" : kindPhrase(ElementID(rawValue: id))
      return fail(word.start, "\(quote(word)) is \(phrase); '\(place)' takes \(kinds.phrase)")
    }
    return unknownName(word, kinds)
  }

  /// What a thing is, in words.
  func kindPhrase(_ id: ElementID) -> String { kinds[Int(id.rawValue)].phrase }

  /// The kinds of a thing.
  @inline(__always)
  func kind(_ id: ElementID) -> KindSet { kinds[Int(id.rawValue)] }

  /// Notes that a word names nothing.
  func unknownName(_ word: Word, _ wanted: KindSet) -> Skip {
    guard log.isKeeping else { return fail(word.start, "") }
    guard isName(word) else {
      let first = path(word).first
      if first.end < word.end, nameTable.find(slice(first)) != nil {
        return fail(
          first.end, "\(quote(word)) is more than a name; write \(quote(first)) alone")
      }
      return fail(word.start, "\(quote(word)) is not a name; \(Self.nameForm)")
    }
    let name = string(word)
    let candidates = names.indices.lazy
      .filter { [kinds] in !kinds[$0].isDisjoint(with: wanted) && $0 != 7 }
      .map { [names] in names[$0] }
    let kind = Vocabulary.statements.first { row in
      guard case .declaration(let kind) = row.role else { return false }
      return wanted.contains(KindSet(kind))
    }
    let declaration = "\(kind?.word.rawValue ?? "field") \(ScriptText.shown(name))"
    return fail(
      word.start,
      "\(quote(word)) does not exist; "
        + remedy(
          word, among: candidates, otherwise: "declare it first, as in '\(declaration)'"))
  }

  // MARK: Paths

  /// A word of parts joined by dots.
  struct Path {
    var whole: Word
    var first: Word
    var second: Word?
    var third: Word?
    /// Whether there are more parts than any path has.
    var isTooLong = false
  }

  /// Takes a word and splits it at its dots.
  @inline(__always)
  mutating func takePath() -> Path { path(takeWord()) }

  /// Splits a word at its dots.
  func path(_ word: Word) -> Path {
    var parts: (Word, Word?, Word?) = (word, nil, nil)
    var count = 0
    var start = word.start
    var index = word.start
    while index <= word.end {
      if index == word.end || bytes[index] == UInt8(ascii: ".") {
        let part = Word(start: start, end: index)
        switch count {
        case 0: parts.0 = part
        case 1: parts.1 = part
        default: parts.2 = part
        }
        count &+= 1
        if count > 3 { break }
        start = index &+ 1
      }
      index &+= 1
    }
    return Path(
      whole: word, first: parts.0, second: parts.1, third: parts.2, isTooLong: count > 3)
  }

  // MARK: Items

  /// The item of a bar that a word stands for, among the built-in and the script's own buttons.
  func action(_ word: Word) -> ToolbarAction? {
    guard let index = itemTable.find(slice(word)) else { return nil }
    if index >= Vocabulary.items.count {
      return .item(ownItems[Int(index) - Vocabulary.items.count])
    }
    switch Vocabulary.items[Int(index)].item {
    case .button(let action): return action
    case .title: return .title
    case .flexible, .fixed, .own, .key: return nil
    }
  }

  /// The item of a bar that a word must stand for.
  func item(_ word: Word) throws(Skip) -> ToolbarAction {
    if let action = action(word) { return action }
    throw unknownItem(word)
  }

  func unknownItem(_ word: Word) -> Skip {
    guard log.isKeeping else { return fail(word.start, "") }
    if word.isEmpty {
      return fail(word.start, "an item is missing behind the dot; name one such as 'done'")
    }
    if vocabulary.itemTable.find(slice(word)) != nil {
      return fail(
        word.start, "\(quote(word)) is no button; name one such as 'done' or 'next'")
    }
    let words = itemWords.filter { word in
      if case .button = Vocabulary.items.first(where: { $0.word == word })?.item { return true }
      return ownItems.contains(word)
    }
    return fail(
      word.start,
      "\(quote(word)) is no item; "
        + remedy(
          word, among: words,
          otherwise: #"declare it in a bar's items, as in 'items=item(save,"Save"),done'"#))
  }

  /// All words of items, the script's own last.
  var itemWords: [String] { Vocabulary.items.map(\.word) + ownItems }
}
