extension ScriptReader {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Reads a decimal number no further from 0 than `largest`, a whole one where told so; the place is
  /// after it then.
  mutating func takeNumber(
    whole: Bool = false, upTo largest: Double = ScriptLimits.number
  ) throws(Skip) -> Double {
    let start = at
    var place = at
    let isNegative = place < end && bytes[place] == UInt8(ascii: "-")
    if isNegative { place &+= 1 }
    var digits = 0
    var mantissa: UInt64 = 0
    var fraction = 0
    var isExact = true
    while place < end, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      if mantissa < 100_000_000_000_000 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
      } else {
        isExact = false
      }
      digits &+= 1
      place &+= 1
    }
    guard digits > 0 else { throw notANumber(start, whole: whole) }
    if place &+ 1 < end && bytes[place] == UInt8(ascii: ".") && bytes[place &+ 1] &- 0x30 < 10 {
      if whole { throw notANumber(start, whole: whole) }
      place &+= 1
      while place < end, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
        if mantissa < 100_000_000_000_000 {
          mantissa = mantissa &* 10 &+ UInt64(digit)
        } else {
          isExact = false
        }
        fraction &+= 1
        place &+= 1
      }
    }
    at = place
    lastEnd = place
    var value: Double
    if isExact && fraction < Self.powersOfTen.count {
      value = Double(mantissa) / Self.powersOfTen[fraction]
    } else {
      value = Double(string(Word(start: start, end: place))) ?? .infinity
      value = value.magnitude
    }
    guard value <= largest else {
      let word = Word(start: start, end: place)
      let bound = NumberText.decimal(largest)
      throw fail(start, "\(quote(word)) is too large; numbers go from -\(bound) to \(bound)")
    }
    if isNegative && value != 0 { value = -value }
    return value
  }

  private func notANumber(_ start: Int, whole: Bool) -> Skip {
    var word = peekWord(from: start)
    if let comma = slice(word).firstIndex(of: UInt8(ascii: ",")) { word.end = word.start + comma }
    let example = whole ? "a whole number such as 3" : "a decimal number such as 12 or 0.5"
    if word.isEmpty { return fail(start, "a number is missing; write \(example)") }
    return fail(start, "\(quote(word)) is not a number; write \(example)")
  }

  /// Makes sure that a number or range ends where it ends.
  func endNumber(_ start: Int, whole: Bool = false) throws(Skip) {
    guard !isAtBoundary else { return }
    throw notANumber(start, whole: whole)
  }

  /// Reads a whole number of at least 0 as a word of a statement.
  mutating func takeCount(_ row: Int, _ what: @autoclosure () -> String) throws(Skip) -> Int {
    guard hasMore() else { throw missing(row, what()) }
    return try takeCount()
  }

  /// Reads a whole number of at least 0.
  mutating func takeCount() throws(Skip) -> Int {
    let start = at
    let value = try takeNumber(whole: true)
    try endNumber(start, whole: true)
    guard value >= 0 else {
      throw fail(start, "\(quote(Word(start: start, end: at))) is below 0; write 0 or more")
    }
    return Int(value)
  }

  /// Reads how often something is done or happened, which may be more than other numbers.
  mutating func takeLargeCount() throws(Skip) -> Int {
    let word = peekWord()
    guard !word.isEmpty, slice(word).allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      return try takeCount()
    }
    guard let count = Int(string(word)), count <= ScriptLimits.count else {
      throw fail(at, "\(quote(word)) is too large; counts go up to \(ScriptLimits.count)")
    }
    _ = takeWord()
    return count
  }

  /// Reads a range such as `2..<5`.
  mutating func takeRange() throws(Skip) -> Range<Int> {
    let start = at
    let first = try takeBound(start)
    guard at &+ 3 <= end, bytes[at] == UInt8(ascii: "."), bytes[at &+ 1] == UInt8(ascii: "."),
      bytes[at &+ 2] == UInt8(ascii: "<")
    else { throw notARange(start) }
    at &+= 3
    let second = try takeBound(start)
    guard isAtBoundary else { throw notARange(start) }
    guard first <= second else {
      throw fail(start, "the range \(first)..<\(second) is reversed; write \(second)..<\(first)")
    }
    return first..<second
  }

  private mutating func takeBound(_ start: Int) throws(Skip) -> Int {
    guard at < end && bytes[at] &- UInt8(ascii: "0") < 10 else { throw notARange(start) }
    return Int(try takeNumber(whole: true))
  }

  private func notARange(_ start: Int) -> Skip {
    fail(start, "\(quote(peekWord(from: start))) is not a range; write it as in '2..<5'")
  }
}
