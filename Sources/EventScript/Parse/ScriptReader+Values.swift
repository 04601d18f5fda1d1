internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  /// Where a value stands, which says how it is written.
  enum ValuePlace {
    /// Behind `key=`: lists are joined by commas.
    case option
    /// At the end of `set`: lists are joined by commas or blanks.
    case set
    /// At the end of `expect`: as in `set`, but items are written as seen.
    case expect
  }

  // MARK: Keys

  /// The row of the property that a word names, if things of `kinds` have it.
  func key(_ word: Word, of kinds: KindSet) throws(Skip) -> Int {
    guard let found = vocabulary.keyTable.find(slice(word)) else {
      throw unknownKey(word, of: kinds)
    }
    var index = Int(found)
    if !kinds.isDisjoint(with: Vocabulary.keys[index].kinds) { return index }
    // Its words may be others for these kinds.
    while index + 1 < Vocabulary.keys.count,
      Vocabulary.keys[index + 1].property == Vocabulary.keys[index].property
    {
      index += 1
      if !kinds.isDisjoint(with: Vocabulary.keys[index].kinds) { return index }
    }
    guard log.isKeeping else { throw fail(word.start, "") }
    let words = keyWords(of: kinds)
    let list = words.isEmpty ? "no properties" : words.joined(separator: ", ")
    throw fail(word.start, "\(kinds.phrase) has no \(quote(word)); it has \(list)")
  }

  private func unknownKey(_ word: Word, of kinds: KindSet) -> Skip {
    guard log.isKeeping else { return fail(word.start, "") }
    if matches(word, "focus" as StaticString), !kinds.isDisjoint(with: .windows) {
      return fail(word.start, "'focus' can only be read; state it with 'expect'")
    }
    let words = keyWords(of: kinds)
    let list = words.isEmpty ? "no properties" : words.joined(separator: ", ")
    return fail(
      word.start,
      "unknown property \(quote(word)); "
        + remedy(word, among: words, otherwise: "\(kinds.phrase) has \(list)"))
  }

  func keyWords(of kinds: KindSet) -> [String] {
    let words = Vocabulary.keys.filter { !kinds.isDisjoint(with: $0.kinds) }
      .map(\.property.rawValue)
    return kinds.isDisjoint(with: .windows) ? words : words + ["focus"]
  }

  /// As ``key(_:of:)``, for a property that is to be set.
  func settableKey(_ word: Word, of kinds: KindSet) throws(Skip) -> Int {
    let index = try key(word, of: kinds)
    guard Vocabulary.keys[index].property.isSettable else {
      throw fail(word.start, "\(quote(word)) can only be read; state it with 'expect'")
    }
    return index
  }

  // MARK: Values

  /// Reads the value of a property.
  mutating func takeValue(_ key: Int, _ place: ValuePlace) throws(Skip) -> PropertyValue {
    if place != .option { _ = hasMore() }
    guard at < end, !isAtBoundary else { throw valueIsMissing(key) }
    let value = try takeBareValue(key, place)
    guard isAtBoundary else {
      throw fail(
        at, "unexpected \(quote(peekWord())) in the value of '\(keyWord(key))'; \(form(key))")
    }
    if place != .option && hasMore() {
      throw fail(
        at,
        "unexpected \(quote(peekWord())) behind the value of '\(keyWord(key))'; \(form(key))")
    }
    return value
  }

  private func valueIsMissing(_ key: Int) -> Skip {
    fail(max(at, lastEnd), "'\(keyWord(key))' needs a value; \(form(key))")
  }

  func keyWord(_ key: Int) -> String { Vocabulary.keys[key].property.rawValue }

  /// How the value of a property is written.
  func form(_ key: Int) -> String {
    switch Vocabulary.keys[key].shape {
    case .text where Vocabulary.keys[key].property == .mask:
      #"write a mask in quotes, such as "+1 [000] [000]""#
    case .text: #"write a text in quotes, such as "42""#
    case .flag: "write yes or no"
    case .number: Vocabulary.keys[key].isWhole ? "write a whole number" : "write a number"
    case .numberOrNone:
      Vocabulary.keys[key].isWhole ? "write a whole number, or none" : "write a number, or none"
    case .numberOrText: #"write a number, a text in quotes such as "42", or none"#
    case .word(let words): "write \(words.joined(separator: ", "))"
    case .range: "write a range such as 2..<5, or none"
    case .point: "write two numbers such as 20,300"
    case .size: "write two numbers such as 280,31"
    case .rect: "write four numbers such as 20,300,280,31"
    case .insets: "write four numbers such as 64,0,49,0"
    case .items: "write items such as cancel,flexible,done"
    case .element: "write a name"
    case .elements:
      Vocabulary.keys[key].property == .boundTo
        ? "write names joined by commas, or *" : "write names joined by commas"
    }
  }

  private mutating func takeBareValue(
    _ key: Int, _ place: ValuePlace
  ) throws(Skip) -> PropertyValue {
    switch Vocabulary.keys[key].shape {
    case .text:
      guard bytes[at] == UInt8(ascii: "\"") else {
        throw fail(at, "\(quote(peekWord())) is not in quotes; \(form(key))")
      }
      return .text(
        try Vocabulary.keys[key].property == .mask ? takeMask() : takeText())
    case .flag: return .flag(try takeFlag(key))
    case .number(let range): return .number(try takeNumber(key, in: range))
    case .numberOrNone(let range), .numberOrText(let range):
      if matches(peekWord(), "none" as StaticString) {
        _ = takeWord()
        return .none
      }
      if bytes[at] == UInt8(ascii: "\""), Vocabulary.keys[key].property == .value {
        return .text(try takeText())
      }
      return .number(try takeNumber(key, in: range))
    case .word(let words): return .word(try takeWordValue(key, words))
    case .range:
      if place == .expect, matches(peekWord(), "none" as StaticString) {
        _ = takeWord()
        return .none
      }
      return .range(try takeRange())
    case .point:
      let numbers = try takeNumbers(2, place) { ($0.keyWord(key), $0.form(key)) }
      return .point(Point(x: numbers.0, y: numbers.1))
    case .size:
      let start = at
      let numbers = try takeNumbers(2, place) { ($0.keyWord(key), $0.form(key)) }
      guard numbers.0 >= 0 && numbers.1 >= 0 else {
        throw fail(start, "'\(keyWord(key))' cannot be below 0; write 0 or more")
      }
      return .size(Size(width: numbers.0, height: numbers.1))
    case .rect:
      // The Done key has no frame while it is away.
      if place == .expect, matches(peekWord(), "none" as StaticString) {
        _ = takeWord()
        return .none
      }
      let numbers = try takeNumbers(4, place) { ($0.keyWord(key), $0.form(key)) }
      return .rect(Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3))
    case .insets:
      let numbers = try takeNumbers(4, place) { ($0.keyWord(key), $0.form(key)) }
      return .insets(
        Insets(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3))
    case .items: return .items(try place == .expect ? takeSeenItems() : takeItems(place))
    case .element: return try takeElementValue(key, place)
    case .elements: return try takeElementsValue(key, place)
    }
  }

  private mutating func takeNumber(
    _ key: Int, in range: ClosedRange<Double>
  ) throws(Skip) -> Double {
    let start = at
    let isWhole = Vocabulary.keys[key].isWhole
    let value = try takeNumber(whole: isWhole, upTo: range.upperBound)
    try endNumber(start, whole: isWhole)
    guard range.contains(value) else {
      throw fail(start, "'\(keyWord(key))' cannot be below 0; write 0 or more")
    }
    return value
  }

  /// Reads `yes` or `no`.
  mutating func takeFlag(_ key: Int) throws(Skip) -> Bool {
    let word = takeWord()
    if matches(word, "yes" as StaticString) { return true }
    if matches(word, "no" as StaticString) { return false }
    throw noFlag(word, of: keyWord(key))
  }

  /// Notes that a word is neither `yes` nor `no`.
  func noFlag(_ word: Word, of name: String) -> Skip {
    fail(word.start, "'\(name)' cannot be \(quote(word)); write yes or no")
  }

  private mutating func takeWordValue(_ key: Int, _ words: [String]) throws(Skip) -> String {
    let word = takeWord()
    guard let index = words.firstIndex(where: { matches(word, $0) }) else {
      throw fail(
        word.start,
        "'\(keyWord(key))' cannot be \(quote(word)); "
          + remedy(word, among: words, otherwise: form(key)))
    }
    return words[index]
  }

  /// Reads two to four numbers joined by commas; `describe` has the name of what takes them, and how
  /// that is written.
  mutating func takeNumbers(
    _ count: Int, _ place: ValuePlace, _ describe: (ScriptReader) -> (name: String, form: String)
  ) throws(Skip) -> (Double, Double, Double, Double) {
    var numbers = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<count {
      if index > 0, try !takeSeparator(place) {
        let owner = describe(self)
        throw fail(lastEnd, "'\(owner.name)' takes \(count) numbers; \(owner.form)")
      }
      let number = try takeNumber()
      switch index {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
    }
    return numbers
  }
}
