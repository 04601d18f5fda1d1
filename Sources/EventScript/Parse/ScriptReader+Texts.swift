internal import InputAccessory

extension ScriptReader {
  /// Reads a quoted text as a word of a statement.
  mutating func takeText(_ row: Int) throws(Skip) -> String {
    guard hasMore() else { throw missing(row, "a text in quotes") }
    guard bytes[at] == UInt8(ascii: "\"") else {
      let statement = Vocabulary.statements[row]
      throw fail(
        at,
        "\(quote(peekWord())) is not in quotes; '\(statement.word.rawValue)' takes a text, "
          + "as in '\(statement.example)'")
    }
    let text = try takeText()
    try endText()
    return text
  }

  /// Reads a mask, which may be empty; what is wrong with one is noted at its character, or where
  /// that was written with escapes, at the text.
  mutating func takeMask() throws(Skip) -> String {
    let opening = at
    let mask = try takeText()
    guard !mask.isEmpty else { return mask }
    do throws(MaskError) {
      _ = try MaskRule(mask)
      return mask
    } catch {
      let hasEscapes = bytes[opening..<at].contains(UInt8(ascii: "\\"))
      let place = hasEscapes ? 0 : 1 + mask.prefix(error.position - 1).utf8.count
      throw fail(opening + place, "in the mask: \(ScriptText.shown(error.reason))")
    }
  }

  /// Makes sure that nothing touches the text that was read.
  func endText() throws(Skip) {
    guard !isAtBoundary else { return }
    throw fail(at, "unexpected \(quote(peekWord())) right after a text; put a blank between")
  }

  /// Reads the text whose opening quote stands here; the place is after its closing quote then.
  mutating func takeText() throws(Skip) -> String {
    let opening = at
    var place = at &+ 1
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        at = place &+ 1
        lastEnd = at
        return String(decoding: bytes[opening &+ 1..<place], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try takeEscapedText(opening, place) }
      place &+= 1
    }
    throw unclosed(opening)
  }

  private func unclosed(_ opening: Int) -> Skip {
    fail(opening, #"the text has no closing quote; end it with '"'"#)
  }

  private mutating func takeEscapedText(_ opening: Int, _ firstEscape: Int) throws(Skip) -> String {
    var units = [UInt8](bytes[opening + 1..<firstEscape])
    var place = firstEscape
    while place < end {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        at = place + 1
        lastEnd = at
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let scalar = try takeEscape(opening, &place)
        units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default:
        units.append(byte)
        place += 1
      }
    }
    throw unclosed(opening)
  }

  /// Reads the escape whose backslash stands at `place`.
  private mutating func takeEscape(
    _ opening: Int, _ place: inout Int
  ) throws(Skip) -> Unicode.Scalar {
    let start = place
    guard place + 1 < end else { throw unclosed(opening) }
    let letter = bytes[place + 1]
    place += 2
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"): return try takeScalar(start, &place)
    default:
      while place < end && bytes[place] & 0xC0 == 0x80 { place += 1 }
      throw fail(
        start,
        "unknown escape \(quote(Word(start: start, end: place))); "
          + #"there is \" \\ \n \t \r and \u{1F600}"#)
    }
  }

  private mutating func takeScalar(_ start: Int, _ place: inout Int) throws(Skip) -> Unicode.Scalar
  {
    let remedy = #"write one to six hexadecimal digits in braces, as in \u{1F600}"#
    guard place < end && bytes[place] == UInt8(ascii: "{") else {
      throw fail(start, #"'\u' has no braces; \#(remedy)"#)
    }
    place += 1
    var value: UInt32 = 0
    var digits = 0
    while place < end, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue {
      digits += 1
      if digits <= 6 { value = value << 4 | UInt32(digit) }
      place += 1
    }
    guard place < end && bytes[place] == UInt8(ascii: "}") && (1...6).contains(digits) else {
      let word = Word(start: start, end: min(place + 1, end))
      throw fail(start, "\(quote(word)) is not a character; \(remedy)")
    }
    place += 1
    guard let scalar = Unicode.Scalar(value) else {
      throw fail(
        start,
        "\(quote(Word(start: start, end: place))) is not a character; surrogates and numbers above "
          + "10FFFF are none")
    }
    return scalar
  }
}
