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

  /// The scalar boundary at a UTF-16 offset, or the one before it where the offset splits a scalar.
  ///
  /// - Parameters:
  ///   - offset: From 0 to `length`.
  ///   - length: The length in UTF-16 units.
  /// - Returns: The index, and the offset that it stands for.
  /// - Complexity: O(*n*) in the distance to the nearer end, O(1) for ASCII.
  func boundary(at offset: Int, of length: Int) -> (index: Index, offset: Int) {
    if offset == length { return (endIndex, length) }
    // Only ASCII has as many bytes as units.
    if utf8.count == length { return (utf8.index(startIndex, offsetBy: offset), offset) }
    let place = utf8.withContiguousStorageIfAvailable { bytes in
      offset <= length / 2
        ? UTF16Place.start.forward(to: offset, in: bytes)
        : UTF16Place(byte: bytes.count, units: length).backward(to: offset, in: bytes)
    }
    guard let place else {
      let index = utf16.index(startIndex, offsetBy: offset)
      guard UTF16.isTrailSurrogate(utf16[index]) else { return (index, offset) }
      return (utf16.index(before: index), offset - 1)
    }
    return (utf8.index(startIndex, offsetBy: place.byte), place.units)
  }
}

/// A byte of a text in UTF-8, and the UTF-16 units of all scalars that begin before it.
private struct UTF16Place {
  var byte: Int
  var units: Int

  static let start = UTF16Place(byte: 0, units: 0)

  static func end(of bytes: UnsafeBufferPointer<UInt8>) -> UTF16Place {
    var place = start
    while place.byte + 8 <= bytes.count {
      place.units += unitsInWord(at: place.byte, of: bytes)
      place.byte += 8
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
    while place.byte + 8 <= bytes.count {
      let units = Self.unitsInWord(at: place.byte, of: bytes)
      if place.units + units > target { break }
      place.units += units
      place.byte += 8
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
    while place.byte >= 8 {
      let units = Self.unitsInWord(at: place.byte - 8, of: bytes)
      if place.units - units < target { break }
      place.units -= units
      place.byte -= 8
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

  /// The units of the scalars that begin in eight bytes, counted in all of them at once.
  private static func unitsInWord(at byte: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: byte, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let goesOn = word >> 7 & ~word >> 6 & ones
    let isLong = word >> 7 & word >> 6 & word >> 5 & word >> 4 & ones
    // The product has the sum of all bytes in its highest one.
    return Int(truncatingIfNeeded: ((ones &- goesOn &+ isLong) &* ones) >> 56)
  }
}
