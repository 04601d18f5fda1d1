/// Which scalars are decimal digits: those of ASCII, Arabic-Indic, its Persian form, Devanagari and
/// full-width ones everywhere, and the digits of the locale.
struct Digits: Hashable, Sendable {
  /// The locale's zero.
  let zero: UInt32

  init(zero: Unicode.Scalar = "0") {
    self.zero = zero.value
  }

  /// What a digit counts, 0 to 9; `nil` for any other scalar.
  @inline(__always)
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    if value &- 0x30 < 10 { return UInt8(truncatingIfNeeded: value &- 0x30) }
    return value < 0x80 ? nil : other(value)
  }

  func isDigit(_ scalar: Unicode.Scalar) -> Bool { value(of: scalar) != nil }

  private func other(_ value: UInt32) -> UInt8? {
    let zero: UInt32 =
      switch value {
      case 0x660...0x669: 0x660
      case 0x6F0...0x6F9: 0x6F0
      case 0x966...0x96F: 0x966
      case 0xFF10...0xFF19: 0xFF10
      default: zero
      }
    return value &- zero < 10 ? UInt8(truncatingIfNeeded: value &- zero) : nil
  }
}
