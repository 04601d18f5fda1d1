// Where UTF-16 offsets lie in a string of UTF-8. The standard library keeps marks for that, which
// each change of the text throws away and each look-up makes anew; counting is many times faster.

extension String {
  /// The length in UTF-16 units.
  ///
  /// - Complexity: O(*n*), O(1) for ASCII.
  var utf16Length: Int {
    guard utf8.count > 64 else { return utf16.count }
    return utf8.withContiguousStorageIfAvailable { UTF16Place.end(of: $0).units } ?? utf16.count
  }

  /// Where a range of UTF-16 offsets lies, widened so that it splits no scalar; an empty range that
  /// splits one moves before it.
  ///
  /// - Parameters:
  ///   - range: Within the text.
  ///   - length: The length in UTF-16 units.
  /// - Returns: The range that it became, both ways.
  /// - Complexity: O(*n*) in the distance to the nearer end, O(1) for ASCII.
  func span(of range: Range<Int>, length: Int) -> UTF16Span {
    // Only ASCII has as many bytes as units.
    if utf8.count == length { return span(range, bytes: range) }
    if range.lowerBound == length { return UTF16Span(offsets: range, indices: endIndex..<endIndex) }
    let places = utf8.withContiguousStorageIfAvailable { bytes in
      UTF16Place.bounds(of: range, length: length, in: bytes)
    }
    guard let (lower, upper) = places else { return slowSpan(of: range) }
    return span(lower.units..<upper.units, bytes: lower.byte..<upper.byte)
  }

  private func span(_ offsets: Range<Int>, bytes: Range<Int>) -> UTF16Span {
    let lower = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return UTF16Span(
      offsets: offsets, indices: lower..<utf8.index(lower, offsetBy: bytes.count))
  }

  /// The same for a string whose storage is not at hand, as a bridged one's.
  private func slowSpan(of range: Range<Int>) -> UTF16Span {
    func isSplit(_ index: Index) -> Bool {
      index < endIndex && UTF16.isTrailSurrogate(utf16[index])
    }
    var lower = utf16.index(startIndex, offsetBy: range.lowerBound)
    var upper = utf16.index(lower, offsetBy: range.count)
    if isSplit(lower) { lower = utf16.index(before: lower) }
    if range.isEmpty { upper = lower } else if isSplit(upper) { upper = utf16.index(after: upper) }
    let start = utf16.distance(from: startIndex, to: lower)
    return UTF16Span(
      offsets: start..<start + utf16.distance(from: lower, to: upper), indices: lower..<upper)
  }
}

/// A range of whole scalars, in UTF-16 units and as the string has it.
struct UTF16Span {
  let offsets: Range<Int>
  let indices: Range<String.Index>
}

/// A byte of a text in UTF-8, and the UTF-16 units of all scalars that begin before it.
private struct UTF16Place {
  var byte: Int
  var units: Int

  static let start = UTF16Place(byte: 0, units: 0)

  /// The boundaries of a range, widened so that it splits no scalar.
  static func bounds(
    of range: Range<Int>, length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (lower: UTF16Place, upper: UTF16Place) {
    let end = UTF16Place(byte: bytes.count, units: length)
    func boundary(at offset: Int) -> UTF16Place {
      offset <= length / 2
        ? start.forward(to: offset, in: bytes) : end.backward(to: offset, in: bytes)
    }
    let lower = boundary(at: range.lowerBound)
    if range.isEmpty { return (lower, lower) }
    if range.upperBound == length { return (lower, end) }
    var upper =
      range.count < length - range.upperBound
      ? lower.forward(to: range.upperBound, in: bytes) : boundary(at: range.upperBound)
    if upper.units < range.upperBound {
      // Only a scalar of four bytes has two units.
      upper = UTF16Place(byte: upper.byte + 4, units: upper.units + 2)
    }
    return (lower, upper)
  }

  static func end(of bytes: UnsafeBufferPointer<UInt8>) -> UTF16Place {
    var place = start
    while place.byte + block <= bytes.count {
      place.units += unitsInBlock(at: place.byte, of: bytes)
      place.byte += block
    }
    while place.byte < bytes.count {
      place.units += units(of: bytes[place.byte])
      place.byte += 1
    }
    return place
  }

  /// The boundary at `target` or right before it, which is not before this place.
  func forward(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UTF16Place {
    var place = self
    while place.byte + Self.block <= bytes.count {
      let units = Self.unitsInBlock(at: place.byte, of: bytes)
      if place.units + units > target { break }
      place.units += units
      place.byte += Self.block
    }
    while place.byte < bytes.count {
      let units = Self.units(of: bytes[place.byte])
      if units > 0, place.units + units > target { break }
      place.units += units
      place.byte += 1
    }
    return place
  }

  /// The boundary at `target` or right before it, which is not behind this place.
  func backward(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UTF16Place {
    var place = self
    while place.byte >= Self.block {
      let units = Self.unitsInBlock(at: place.byte - Self.block, of: bytes)
      if place.units - units < target { break }
      place.units -= units
      place.byte -= Self.block
    }
    while place.units > target, place.byte > 0 {
      place.byte -= 1
      place.units -= Self.units(of: bytes[place.byte])
    }
    while place.byte < bytes.count, Self.units(of: bytes[place.byte]) == 0 { place.byte += 1 }
    return place
  }

  /// The units of the scalar that begins with a byte; none where the byte goes on with one.
  private static func units(of byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// How many bytes are counted at once.
  private static let block = 64

  /// The units of the scalars that begin in a block of bytes.
  @inline(__always)
  private static func unitsInBlock(
    at byte: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // The caller has seen that the block lies within the bytes.
    let block = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + byte
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Eight sums side by side, of 16 at most each.
    var sums: UInt64 = 0
    for place in 0..<8 {
      let word = block.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self)
      let goesOn = word >> 7 & ~word >> 6 & ones
      let isLong = word >> 7 & word >> 6 & word >> 5 & word >> 4 & ones
      sums &+= ones &- goesOn &+ isLong
    }
    // The product has the sum of all bytes in its highest one.
    return Int(truncatingIfNeeded: (sums &* ones) >> 56)
  }
}
