internal import KeyboardWorld

extension ScriptReader {
  /// Takes a word if it is the next.
  mutating func takeOptional(_ spelling: StaticString) throws(Skip) -> Bool {
    guard hasMore(), matches(peekWord(), spelling) else { return false }
    _ = takeWord()
    return true
  }

  mutating func takeSeconds(_ row: Int) throws(Skip) -> Double {
    guard hasMore() else { throw missing(row, "a number of seconds") }
    return try takeSeconds()
  }

  mutating func takeSeconds() throws(Skip) -> Double {
    let start = at
    let seconds = try takeNumber()
    try endNumber(start)
    guard seconds >= 0 else { throw fail(start, "time does not go back; write 0 or more seconds") }
    return seconds
  }

  /// Takes a profile's name. Whether a device and a system ever met is seen once both are known.
  mutating func takeProfile(_ row: Int) throws(Skip) -> String {
    guard hasMore() else { throw missing(row, "a profile's name") }
    let word = takeWord()
    guard isName(word) else {
      let example = Vocabulary.statements[row].example
      throw fail(word.start, "\(quote(word)) is not a profile's name; write it as in '\(example)'")
    }
    let name = string(word)
    let isSystem = Vocabulary.statements[row].word == .system
    let isKnown =
      isSystem
      ? SystemProfile.Name(rawValue: name) != nil : DeviceProfile.Name(rawValue: name) != nil
    guard isKnown else {
      let shown = String(quote(word).dropFirst().dropLast())
      let error: ProfileError = isSystem ? .unknownSystem(shown) : .unknownDevice(shown)
      throw fail(word.start, error.description)
    }
    return name
  }

  mutating func takeLocale(_ row: Int) throws(Skip) -> String {
    guard hasMore() else { throw missing(row, "an identifier") }
    let word = takeWord()
    var lengths: [Int] = [0]
    var isPlausible = true
    for byte in slice(word) {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"): lengths.append(0)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        lengths[lengths.count - 1] += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        lengths[lengths.count - 1] += 1
        if lengths.count == 1 { isPlausible = false }
      default: isPlausible = false
      }
    }
    guard isPlausible && lengths[0] >= 2 && lengths.allSatisfy({ (1...8).contains($0) }) else {
      throw fail(word.start, "\(quote(word)) is not a locale; write it as in 'locale en_US'")
    }
    return string(word)
  }

  mutating func takeKeyPress(_ row: Int) throws(Skip) -> KeyPress {
    guard hasMore() else { throw missing(row, "a key") }
    let word = takeWord()
    var modifiers: Set<KeyPress.Modifier> = []
    var start = word.start
    for index in word.start...word.end {
      let isLast = index == word.end
      guard isLast || bytes[index] == UInt8(ascii: "+") else { continue }
      let part = Word(start: start, end: index)
      start = index + 1
      if isLast {
        if let key = KeyPress.Key(rawValue: string(part)) {
          return KeyPress(key, modifiers: modifiers)
        }
        if part.isEmpty {
          throw fail(part.start, "a key is missing behind '+'; write it as in 'key shift+right'")
        }
        let words = KeyPress.Key.allCases.map(\.rawValue)
        let list = words.joined(separator: ", ")
        throw fail(
          part.start,
          "unknown key \(quote(part)); \(remedy(part, among: words, otherwise: "there is \(list)"))"
        )
      }
      guard let modifier = KeyPress.Modifier(rawValue: string(part)) else {
        let words = KeyPress.Modifier.allCases.map(\.rawValue)
        let list = words.joined(separator: ", ")
        throw fail(
          part.start,
          "unknown modifier \(quote(part)); "
            + remedy(part, among: words, otherwise: "there is \(list)"))
      }
      guard modifiers.insert(modifier).inserted else {
        throw fail(part.start, "\(quote(part)) is held down twice; take one out")
      }
    }
    throw missing(row, "a key")
  }

  /// Takes `key=` if the next word starts so; the place is after the sign then.
  mutating func takeOptionKey() -> Word? {
    guard hasMore() else { return nil }
    var place = at
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "="):
        guard place > at else { return nil }
        let word = Word(start: at, end: place)
        at = place + 1
        lastEnd = at
        return word
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: "\""): return nil
      default: place += 1
      }
    }
    return nil
  }
}
