extension ScriptReader {
  /// Passes over blanks, and tells whether more of the statement follows.
  @inline(__always)
  mutating func hasMore() -> Bool {
    while at < end {
      let byte = bytes[at]
      guard isBlank(byte) else {
        if byte == UInt8(ascii: "#") { end = at }
        break
      }
      at &+= 1
    }
    return at < end
  }

  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether what was read ends here: at a blank, a comment or the end.
  @inline(__always)
  var isAtBoundary: Bool {
    at >= end || isBlank(bytes[at]) || bytes[at] == UInt8(ascii: "#")
  }

  /// Takes what stands up to the next blank outside quotes.
  @inline(__always)
  mutating func takeWord() -> Word {
    let start = at
    while !isAtBoundary {
      if bytes[at] == UInt8(ascii: "\"") { passQuotes() } else { at &+= 1 }
    }
    lastEnd = at
    return Word(start: start, end: at)
  }

  /// The word that stands next or at `start`, left in its place.
  func peekWord(from start: Int? = nil) -> Word {
    let start = start ?? at
    var place = start
    while place < end && !isBlank(bytes[place]) && bytes[place] != UInt8(ascii: "#") { place &+= 1 }
    return Word(start: start, end: place)
  }

  /// Passes over a quoted text, or over the rest of the line where it is not closed.
  private mutating func passQuotes() {
    at &+= 1
    while at < end {
      let byte = bytes[at]
      at &+= 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") && at < end { at &+= 1 }
    }
  }

  @inline(__always)
  func slice(_ word: Word) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
  }

  func string(_ word: Word) -> String { String(decoding: slice(word), as: UTF8.self) }

  @inline(__always)
  func matches(_ word: Word, _ spelling: StaticString) -> Bool {
    guard word.end &- word.start == spelling.utf8CodeUnitCount else { return false }
    for index in 0..<spelling.utf8CodeUnitCount
    where bytes[word.start &+ index] != spelling.utf8Start[index] {
      return false
    }
    return true
  }

  func matches(_ word: Word, _ spelling: String) -> Bool {
    word.end - word.start == spelling.utf8.count && spelling.utf8.elementsEqual(slice(word))
  }

  /// A word as messages quote it, shortened where it is long.
  func quote(_ word: Word) -> String {
    let longest = 40
    var end = min(word.end, word.start + longest * 4)
    while end < word.end && bytes[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: bytes[word.start..<end], as: UTF8.self)
    let isCut = end < word.end || text.count > longest
    return "'\(ScriptText.shown(isCut ? text.prefix(longest) + "…" : text))'"
  }

  /// The words of a message's remedy: a suggestion if there is one, else `otherwise`.
  func remedy(
    _ word: Word, among words: some Sequence<String>, otherwise: @autoclosure () -> String
  ) -> String {
    if word.end - word.start <= 160,
      let nearest = Suggestion.nearest(to: string(word), among: words)
    {
      return "did you mean '\(nearest)'?"
    }
    return otherwise()
  }

  /// Takes the words of a choice, and gives its index.
  mutating func takeChoice(
    _ words: [String], needed: @autoclosure () -> String, kind: @autoclosure () -> String
  ) throws(Skip) -> Int {
    guard hasMore() else { throw fail(lastEnd, needed()) }
    let word = takeWord()
    if let index = words.firstIndex(where: { matches(word, $0) }) { return index }
    let list = words.joined(separator: ", ")
    throw fail(
      word.start,
      "unknown \(kind()) \(quote(word)); \(remedy(word, among: words, otherwise: "there is \(list)"))"
    )
  }
}
