internal import KeyboardWorld

/// The options of statements that declare nothing.
extension ScriptReader {
  /// Reads options up to the end of the line, each of `keys` once; `take` reads the value of one.
  /// A misspelt one may have meant one of `words`.
  ///
  /// - Returns: The keys given, in order, those with an error included.
  /// - Throws: where a word is no option; what follows it cannot be told apart.
  mutating func takeOptions(
    _ keys: [String], insteadOf words: [String] = [],
    _ take: (inout ScriptReader, String) throws(Skip) -> Void
  ) throws(Skip) -> [(key: String, word: Word)] {
    var given: [(key: String, word: Word)] = []
    while hasMore() {
      guard let word = takeOptionKey() else {
        let word = takeWord()
        throw fail(
          word.start,
          keys.contains(string(word))
            ? "\(quote(word)) needs '=' and a value, without blanks between"
            : "unexpected \(quote(word)); "
              + remedy(word, among: words, otherwise: "options are written as in 'key=value'"))
      }
      do throws(Skip) {
        let key = string(word)
        guard keys.contains(key) else { throw unknownOption(word, keys) }
        guard !given.contains(where: { $0.key == key }) else {
          throw fail(word.start, "\(quote(word)) is given twice; take one out")
        }
        given.append((key, word))
        try take(&self, key)
      } catch {
        // The option is lost, the next one is not.
        _ = takeWord()
      }
    }
    return given
  }

  private func unknownOption(_ word: Word, _ keys: [String]) -> Skip {
    let list = keys.joined(separator: ", ")
    return fail(
      word.start,
      "unknown option \(quote(word)); "
        + remedy(word, among: keys, otherwise: "there is \(list)"))
  }

  /// Makes sure that a value stands behind the sign.
  private func requireValue(of key: String, _ form: @autoclosure () -> String) throws(Skip) {
    guard !isAtBoundary else { throw fail(at, "'\(key)' needs a value; \(form())") }
  }

  mutating func takeOptionFlag(_ key: String) throws(Skip) -> Bool {
    try requireValue(of: key, "write yes or no")
    let word = takeWord()
    if matches(word, "yes" as StaticString) { return true }
    if matches(word, "no" as StaticString) { return false }
    throw noFlag(word, of: key)
  }

  /// Takes one of some words, and gives its index.
  mutating func takeOptionWord(_ key: String, _ words: [String]) throws(Skip) -> Int {
    try requireValue(of: key, "write \(words.joined(separator: ", "))")
    return try index(of: takeWord(), key, words)
  }

  /// Takes some of some words, each once and joined by commas, and gives their indices.
  mutating func takeOptionWords(_ key: String, _ words: [String]) throws(Skip) -> [Int] {
    try requireValue(of: key, "write \(words.joined(separator: ", ")), joined by commas")
    var indices: [Int] = []
    repeat {
      let word = takePart()
      let index = try index(of: word, key, words)
      guard !indices.contains(index) else {
        throw fail(word.start, "\(quote(word)) stands twice in the list; take one out")
      }
      indices.append(index)
    } while try takeSeparator(.option)
    return indices
  }

  private func index(of word: Word, _ key: String, _ words: [String]) throws(Skip) -> Int {
    if let index = words.firstIndex(where: { matches(word, $0) }) { return index }
    let form = "write \(words.joined(separator: ", "))"
    throw fail(
      word.start,
      "'\(key)' cannot be \(quote(word)); \(remedy(word, among: words, otherwise: form))")
  }

  mutating func takeOptionNumber(_ key: String) throws(Skip) -> Double {
    try requireValue(of: key, "write a number")
    let start = at
    let number = try takeNumber()
    try endNumber(start)
    return number
  }

  /// Takes a distance, which is at least 0.
  mutating func takeOptionDistance(_ key: String) throws(Skip) -> Double {
    let start = at
    let number = try takeOptionNumber(key)
    guard number >= 0 else { throw fail(start, "'\(key)' cannot be below 0; write 0 or more") }
    return number
  }

  mutating func takeOptionSeconds(_ key: String) throws(Skip) -> Double {
    try requireValue(of: key, "write a number")
    return try takeSeconds()
  }

  mutating func takeOptionText(_ key: String) throws(Skip) -> String {
    let form = #"write a text in quotes, such as "OK""#
    try requireValue(of: key, form)
    guard bytes[at] == UInt8(ascii: "\"") else {
      throw fail(at, "\(quote(peekWord())) is not in quotes; \(form)")
    }
    let text = try takeText()
    try endText()
    return text
  }

  mutating func takeOptionElement(_ key: String, _ kinds: KindSet) throws(Skip) -> ElementID {
    try requireValue(of: key, "write a name")
    return try element(takeWord(), kinds, for: key)
  }

  mutating func takeOptionElements(
    _ key: String, _ kinds: KindSet, form: String = "write names joined by commas"
  ) throws(Skip) -> [ElementID] {
    try requireValue(of: key, form)
    return try takeElements(kinds, .option, for: key)
  }
}
