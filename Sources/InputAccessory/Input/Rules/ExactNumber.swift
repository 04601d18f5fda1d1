/// A decimal number with every digit that was written, however many there are.
public struct ExactNumber: Hashable, Sendable, CustomStringConvertible {
  /// The number in ASCII: `-123.45`. No exponent, no grouping marks; at least one digit before the
  /// point, without zeros in front; the fraction as it was written, so `1.50` keeps its zero.
  public let text: String

  /// The nearest `Double`; infinite where the number is beyond any.
  public var double: Double { Double(text) ?? 0 }

  /// The same as ``text``.
  public var description: String { text }

  /// Makes a number of ASCII digits; `nil` where there is none.
  init?(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    let significant = integer.drop { $0 == UInt8(ascii: "0") }
    let isZero = significant.isEmpty && fraction.allSatisfy { $0 == UInt8(ascii: "0") }
    var bytes: [UInt8] = isNegative && !isZero ? [UInt8(ascii: "-")] : []
    bytes += significant.isEmpty ? [UInt8(ascii: "0")] : significant
    if !fraction.isEmpty { bytes += [UInt8(ascii: ".")] + fraction }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// How many digits follow the point.
  public var fractionDigits: Int {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
  }

  /// Whether the number is below zero.
  public var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }
}
