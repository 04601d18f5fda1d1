/// Counts user-perceived characters, no further than it must.
///
/// Between two scalars of scripts that never combine there is always a boundary, so whole stretches
/// are counted without asking the Unicode tables; the rest is left to the standard library.
enum CharacterCount {
  /// The number of characters, or any greater one than `limit` if there are more.
  static func count(_ text: Substring, upTo limit: Int) -> Int {
    let fast = text.utf8.withContiguousStorageIfAvailable { count($0, of: text, upTo: limit) }
    return fast ?? slow(text, upTo: limit)
  }

  /// Whether the end of one text and the start of another never join into one character.
  static func isApart(_ one: Substring, _ other: Substring) -> Bool {
    guard let left = one.unicodeScalars.last, let right = other.unicodeScalars.first
    else { return true }
    return isPlain(left.value) && isPlain(right.value)
  }

  private static func slow(_ text: Substring, upTo limit: Int) -> Int {
    var count = 0
    // Walking a substring looks back at each step, which a run of flags makes quadratic.
    for _ in String(text) {
      count += 1
      if count > limit { break }
    }
    return count
  }

  private static func count(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: Substring, upTo limit: Int
  ) -> Int {
    let end = bytes.count
    var count = 0
    var offset = 0
    while offset < end, count <= limit {
      // The last of eight may join with what follows it: it is looked at again.
      if bytes[offset] < 0x80, offset + 8 <= end, isPlainASCII(bytes, at: offset) {
        count += 7
        offset += 7
        continue
      }
      let start = offset
      var next = plainEnd(bytes, offset)
      while next > offset, next < end {
        let afterNext = plainEnd(bytes, next)
        if afterNext == next { break }
        count += 1
        offset = next
        next = afterNext
        if bytes[offset] < 0x80 { break }
      }
      if next == end, next > offset { return count + 1 }
      if offset > start { continue }
      let stretch = stretchEnd(bytes, from: offset)
      let first = text.utf8.index(text.startIndex, offsetBy: offset)
      let last = text.utf8.index(text.startIndex, offsetBy: stretch)
      count += slow(text[first..<last], upTo: limit - count)
      offset = stretch
    }
    return count
  }

  /// Whether eight bytes are ASCII other than carriage returns.
  @inline(__always)
  private static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
    let zeros = (returns &- 0x0101_0101_0101_0101) & ~returns
    return (word | zeros) & 0x8080_8080_8080_8080 == 0
  }

  /// Where the character at `offset` ends if it is a plain scalar with nothing but plain marks on it,
  /// or a line end; else `offset`.
  @inline(__always)
  private static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var end: Int
    let first = bytes[offset]
    if first < 0x80 {
      end = offset + 1
      if end == bytes.count { return end }
      if first == 0x0D { return bytes[end] == 0x0A ? end + 1 : end }
      // Nothing joins a control character.
      if bytes[end] < 0x80 || first < 0x20 || first == 0x7F { return end }
    } else {
      let (value, width) = scalar(bytes, offset)
      guard isPlain(value) else { return offset }
      end = offset + width
    }
    while end < bytes.count, bytes[end] >= 0x80 {
      let (value, width) = scalar(bytes, end)
      guard isPlainMark(value) else { break }
      end += width
    }
    return end
  }

  /// The next sure boundary behind `offset`: between two plain scalars, or the end.
  private static func stretchEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    var isAfterPlain = false
    while offset < bytes.count {
      let next = plainEnd(bytes, offset)
      if next > offset, isAfterPlain { return offset }
      isAfterPlain = next > offset
      offset = isAfterPlain ? next : offset + scalar(bytes, offset).width
    }
    return bytes.count
  }

  @inline(__always)
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> (value: UInt32, width: Int) {
    let first = UInt32(bytes[offset])
    func tail(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }

  /// Whether a scalar joins with no other plain one: ASCII but for the carriage return, Latin, Greek
  /// and Cyrillic letters, Thai ones, kana, ideographs, whole Hangul syllables, and emoji but for
  /// skin tones.
  @inline(__always)
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x0D: false
    case ..<0x80, 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F: true
    case 0xE01...0xE30, 0xE32, 0xE40...0xE46: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    default: false
    }
  }

  /// Whether a scalar always joins what is before it, and nothing behind it.
  @inline(__always)
  private static func isPlainMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0xE31, 0xE33...0xE3A, 0xE47...0xE4E: true
    case 0x3099...0x309A, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
