/// A number for a state, so that states seen before are known again without being kept.
///
/// The same values mixed in the same order give the same number in one process. Different ones give
/// the same number with a chance of one in 2^64 for each pair.
package struct Fingerprint {
  private var word: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Makes the fingerprint of nothing.
  package init() {}

  /// The number.
  package var value: UInt64 { Self.folded(word ^ 0xD6E8_FEB8_6659_FD93) }

  /// Mixes a number in.
  @inline(__always)
  package mutating func mix(_ number: UInt64) {
    word = Self.folded(word ^ number) &+ 0x2545_F491_4F6C_DD1D
  }

  /// Mixes a number in.
  @inline(__always)
  package mutating func mix(_ number: Int) {
    mix(UInt64(bitPattern: Int64(number)))
  }

  /// Mixes a number in.
  @inline(__always)
  package mutating func mix(_ number: Double) {
    // Zero has two signs and one meaning.
    mix((number == 0 ? 0 : number).bitPattern)
  }

  /// Mixes flags in, eight at most.
  @inline(__always)
  package mutating func mix(
    _ first: Bool, _ second: Bool = false, _ third: Bool = false, _ fourth: Bool = false,
    _ fifth: Bool = false, _ sixth: Bool = false, _ seventh: Bool = false, _ eighth: Bool = false
  ) {
    func bit(_ flag: Bool, _ place: UInt64) -> UInt64 { flag ? 1 << place : 0 }
    let lower = bit(first, 0) | bit(second, 1) | bit(third, 2) | bit(fourth, 3)
    mix(lower | bit(fifth, 4) | bit(sixth, 5) | bit(seventh, 6) | bit(eighth, 7))
  }

  /// Mixes a range in; none is another than every other.
  @inline(__always)
  package mutating func mix(_ range: Range<Int>?) {
    guard let range else { return mix(UInt64.max) }
    mix(
      UInt64(truncatingIfNeeded: range.lowerBound) << 32
        ^ UInt64(truncatingIfNeeded: range.upperBound))
  }

  /// Mixes a text in, scalar by scalar: what merely looks the same is another.
  package mutating func mix(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        mix(word)
        word = 0
      }
    }
    mix(word)
    mix(UInt64(truncatingIfNeeded: count))
  }

  /// Mixes in what can be hashed and is seldom there.
  package mutating func mix(hashing value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    mix(hasher.finalize())
  }

  @inline(__always)
  private static func folded(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
