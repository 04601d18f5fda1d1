/// Finds words by their bytes; each has a number.
///
/// Words keep the order in which they were added, and nothing depends on that of the hashes.
struct WordTable {
  private struct Entry {
    var start: Int32
    var length: Int32
    var hash: UInt32
    var value: Int32
  }

  private var arena: [UInt8] = []
  private var entries: [Entry] = []
  /// An entry's index and 1, or 0 where a slot is free; a power of two, at most half full.
  private var slots = [Int32](repeating: 0, count: 64)

  /// The number of `word`, or `nil` where the table does not have it.
  ///
  /// - Complexity: O(*n*) over the word.
  @inline(__always)
  func find(_ word: UnsafeBufferPointer<UInt8>) -> Int32? {
    let hash = Self.hash(word)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let index = slots[slot]
      if index == 0 { return nil }
      let entry = entries[Int(index) &- 1]
      if entry.hash == hash && matches(entry, word) { return entry.value }
      slot = (slot &+ 1) & mask
    }
  }

  /// Adds a word that the table does not have.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, value: Int32) {
    if entries.count * 2 >= slots.count { grow() }
    let entry = Entry(
      start: Int32(arena.count), length: Int32(word.count), hash: Self.hash(word), value: value)
    arena.append(contentsOf: word)
    entries.append(entry)
    place(entry, index: entries.count)
  }

  /// Adds a word that the table does not have.
  mutating func add(_ word: String, value: Int32) {
    var word = word
    word.withUTF8 { add($0, value: value) }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() { place(entry, index: index + 1) }
  }

  private mutating func place(_ entry: Entry, index: Int) {
    let mask = slots.count - 1
    var slot = Int(entry.hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }

  @inline(__always)
  private func matches(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(entry.length) == word.count else { return false }
    let start = Int(entry.start)
    for index in 0..<word.count where arena[start &+ index] != word[index] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: word.count)
    var index = 0
    if word.count >= 8 {
      let raw = UnsafeRawBufferPointer(word)
      while index &+ 8 <= word.count {
        let part = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: part)) &* factor
        hash ^= hash >> 32
        index &+= 8
      }
    }
    var rest: UInt64 = 0
    while index < word.count {
      rest = rest << 8 | UInt64(word[index])
      index &+= 1
    }
    hash = (hash ^ rest) &* factor
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
