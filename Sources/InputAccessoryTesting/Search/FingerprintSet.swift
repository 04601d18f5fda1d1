/// Fingerprints seen so far: eight bytes for each, and room for as many again at most.
///
/// - Complexity: O(1) for looking up and adding, amortized.
struct FingerprintSet: Sendable {
  private var slots: [UInt64]
  private(set) var count = 0

  /// Makes an empty set.
  init(room: Int = 1024) {
    slots = [UInt64](repeating: 0, count: room)
  }

  /// Whether a fingerprint is there.
  func contains(_ fingerprint: UInt64) -> Bool {
    let key = Self.key(fingerprint)
    return slots.withUnsafeBufferPointer { slots in
      var place = Int(truncatingIfNeeded: key) & (slots.count - 1)
      while slots[place] != 0 {
        if slots[place] == key { return true }
        place = (place + 1) & (slots.count - 1)
      }
      return false
    }
  }

  /// Adds a fingerprint.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    if count * 4 >= slots.count * 3 { grow() }
    let key = Self.key(fingerprint)
    let isNew = slots.withUnsafeMutableBufferPointer { Self.insert(key, into: $0) }
    if isNew { count += 1 }
    return isNew
  }

  /// Takes all away and keeps the room.
  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Zero marks an empty slot.
  private static func key(_ fingerprint: UInt64) -> UInt64 { fingerprint == 0 ? 1 : fingerprint }

  private static func insert(_ key: UInt64, into slots: UnsafeMutableBufferPointer<UInt64>) -> Bool
  {
    var place = Int(truncatingIfNeeded: key) & (slots.count - 1)
    while slots[place] != 0 {
      if slots[place] == key { return false }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = key
    return true
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    larger.withUnsafeMutableBufferPointer { larger in
      for key in slots where key != 0 { _ = Self.insert(key, into: larger) }
    }
    slots = larger
  }
}
