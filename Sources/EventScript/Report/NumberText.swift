/// Prints numbers the same on every platform.
public enum NumberText {
  /// The shortest decimal that reads back as `number`: no exponent, no `.0`, no minus before a zero.
  ///
  /// What is no finite number prints as `nan`, `inf` or `-inf`.
  public static func decimal(_ number: Double) -> String {
    // A whole number that a Double holds exactly needs no search for the shortest digits.
    // Not by rounding, which would have to be linked from the C library's mathematics.
    if number.magnitude < 9_007_199_254_740_992, Double(Int64(number)) == number {
      return String(Int64(number))
    }
    let shortest = number.description
    guard let mark = shortest.utf8.firstIndex(of: UInt8(ascii: "e")) else { return shortest }
    return expanded(shortest[..<mark], exponent: Int(shortest[mark...].dropFirst()) ?? 0)
  }

  /// Writes out `mantissa` times ten to the power of `exponent`.
  private static func expanded(_ mantissa: Substring, exponent: Int) -> String {
    let isNegative = mantissa.hasPrefix("-")
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
    let whole = parts.first.map(String.init) ?? "0"
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let digits = whole + fraction
    let point = whole.utf8.count + exponent
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    let missing = point - digits.utf8.count
    if missing >= 0 { return sign + digits + String(repeating: "0", count: missing) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
