extension ScriptReader {
  /// Reads the line that starts at `start`, and gives the start of the next.
  mutating func readLine(from start: Int) -> Int {
    let next = enterLine(from: start)
    if hasMore() {
      do throws(Skip) { try readStatement() } catch {}
    }
    return next
  }

  /// Makes the line that starts at `start` the one that is read, and gives the start of the next.
  @inline(__always)
  mutating func enterLine(from start: Int) -> Int {
    line.number &+= 1
    line.start = start
    log.lineHasError = false
    log.isMuted = false
    let (feed, needsCheck) = scanLine(from: start)
    // The last line may be cut off in the middle of CRLF.
    line.end = feed > start && bytes[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
    if needsCheck { checkLine() }
    at = start
    lastEnd = start
    end = line.end
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
}
