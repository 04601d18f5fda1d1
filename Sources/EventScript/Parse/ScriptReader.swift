internal import KeyboardWorld

/// Reads one text, line by line and in place; what a line is about is read in the extensions.
///
/// An error is noted where it is seen, then ``Skip`` leaves the line or the option.
struct ScriptReader {
  /// Leaves what cannot be read on; the error stands in the log already.
  struct Skip: Error {}

  /// A stretch of the text.
  struct Word {
    var start: Int
    var end: Int
    var isEmpty: Bool { start == end }
  }

  /// A `repeat` whose `end` is still to come.
  struct Block {
    /// The statement's index; -1 where it has an error.
    var statement: Int
    var offset: Int
    var line: ErrorLog.Line
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary = Vocabulary.shared

  /// The place that is read next, and where the statement ends.
  var at = 0
  var end = 0
  /// The end of what was read last, where something missing belongs.
  var lastEnd = 0
  var line = ErrorLog.Line(number: 0, start: 0, end: 0)
  let log: ErrorLog

  var statements: [Statement] = []
  var expectations: [Expectation] = []
  var expectationSources: [String] = []
  var blocks: [Block] = []

  var nameTable: WordTable
  var names = Vocabulary.subjects
  var kinds = Vocabulary.subjectKinds
  /// The line that declared a name; by id.
  var declarationLines = [Int32](repeating: 0, count: Vocabulary.subjects.count)
  var itemTable: WordTable
  var ownItems: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, source: String) {
    self.bytes = bytes
    log = ErrorLog(source: source)
    nameTable = vocabulary.nameTable
    itemTable = vocabulary.itemTable
  }

  mutating func read() throws(ScriptErrors) -> Script {
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      line = ErrorLog.Line(number: 1, start: 0, end: 0)
      note(0, "the text is UTF-16; save it as UTF-8")
      start = bytes.count
    }
    while start < bytes.count { start = readLine(from: start) }
    for block in blocks {
      line = block.line
      log.isMuted = false
      note(block.offset, "'repeat' has no 'end'; write 'end' after its last statement")
    }
    if let errors = log.errors { throw errors }
    return Script(
      source: log.source, statements: statements, expectations: expectations, names: names,
      expectationSources: expectationSources)
  }

  // MARK: Lines

  /// Reads the line that starts at `start`, and gives the start of the next.
  private mutating func readLine(from start: Int) -> Int {
    line.number &+= 1
    line.start = start
    log.lineHasError = false
    log.isMuted = false
    let (feed, needsCheck) = scanLine(from: start)
    line.end = feed > start && bytes[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
    if needsCheck { checkLine() }
    at = start
    lastEnd = start
    end = line.end
    if hasMore() {
      do throws(Skip) { try readStatement() } catch {}
    }
    return feed + 1
  }

  /// Finds the end of a line, and whether it holds anything but ASCII, a NUL or a CR.
  @inline(__always)
  private func scanLine(from start: Int) -> (feed: Int, needsCheck: Bool) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    var suspects: UInt64 = 0
    while index &+ 8 <= bytes.count {
      let part = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let feeds = part ^ 0x0A0A_0A0A_0A0A_0A0A
      let returns = part ^ 0x0D0D_0D0D_0D0D_0D0D
      let isFeed = (feeds &- ones) & ~feeds & tops
      let suspect = (part | (part &- ones) | ((returns &- ones) & ~returns)) & tops
      if isFeed != 0 {
        let place = isFeed.trailingZeroBitCount & ~7
        suspects |= suspect & ((1 &<< UInt64(place)) &- 1)
        return (index &+ place >> 3, suspects != 0)
      }
      suspects |= suspect
      index &+= 8
    }
    while index < bytes.count && bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      if byte >= 0x80 || byte == 0 || byte == UInt8(ascii: "\r") { suspects = 1 }
      index &+= 1
    }
    return (index, suspects != 0)
  }

  /// Notes what must not stand in a line; the rest of it is then read without further errors.
  private func checkLine() {
    var index = line.start
    while index < line.end {
      let byte = bytes[index]
      if byte >= 0x80 {
        let length = scalarLength(at: index)
        if length == 0 {
          let digits = String(byte, radix: 16, uppercase: true)
          note(index, "the byte 0x\(digits) is not UTF-8; save the file as UTF-8")
          break
        }
        index += length
        continue
      }
      if byte == 0 {
        note(index, #"a NUL stands in the text; take it out, or write \u{0} in a quoted text"#)
        break
      }
      if byte == UInt8(ascii: "\r") {
        note(index, "a carriage return stands alone; end lines with LF or CRLF")
        break
      }
      index += 1
    }
    log.isMuted = log.lineHasError
  }

  /// The length of the scalar at `index`, which starts beyond ASCII; 0 where it is not well formed.
  private func scalarLength(at index: Int) -> Int {
    let first = bytes[index]
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { lowest = 0xA0 }
      if first == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { lowest = 0x90 }
      if first == 0xF4 { highest = 0x8F }
    default: return 0
    }
    guard index + length <= line.end else { return 0 }
    guard bytes[index + 1] >= lowest && bytes[index + 1] <= highest else { return 0 }
    for place in index + 2..<max(index + length, index + 2) where bytes[place] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }

  // MARK: Errors

  /// Notes an error at an offset.
  func note(_ offset: Int, _ message: @autoclosure () -> String) {
    log.lineHasError = true
    guard !log.isMuted else { return }
    log.add(bytes, at: min(max(offset, line.start), line.end), on: line, message: message)
  }

  /// Notes an error at an offset, for `throw fail(…)`.
  func fail(_ offset: Int, _ message: @autoclosure () -> String) -> Skip {
    note(offset, message())
    return Skip()
  }

  // MARK: Words

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
