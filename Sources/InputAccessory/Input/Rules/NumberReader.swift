/// Reads a number as people write it: with blanks around, with grouping marks, with the decimal
/// separator of the locale or another one where that leaves no doubt.
struct NumberReader {
  /// A number taken apart; digits and signs are as they were written.
  struct Parts {
    var sign: Unicode.Scalar?
    var integer: ArraySlice<Unicode.Scalar>
    var separator: Unicode.Scalar?
    var fraction: ArraySlice<Unicode.Scalar>
  }

  private typealias Mark = (scalar: Unicode.Scalar, place: Int)

  /// No number is longer, in bytes.
  static let longest = 1 << 20

  let symbols: NumberSymbols

  /// Takes a number apart; `nil` where the text is none. It may be incomplete, as `-` and `,` are.
  ///
  /// - Complexity: O(*n*); a text of more than 1 MiB is no number.
  func read(_ text: String) -> Parts? {
    guard text.utf8.count <= Self.longest else { return nil }
    let digits = Digits(zero: symbols.zeroDigit)
    var parts = Parts(integer: [], fraction: [])
    var read: [Unicode.Scalar] = []
    var marks: [Mark] = []
    for scalar in NumberSigns.trimmed(text) {
      if digits.isDigit(scalar) {
        read.append(scalar)
      } else if read.isEmpty, marks.isEmpty, parts.sign == nil, NumberSigns.isSign(scalar) {
        parts.sign = scalar
      } else if let mark = mark(scalar) {
        marks.append((mark, read.count))
      } else if !NumberSigns.isDirection(scalar) {
        return nil
      }
    }
    let decimal = decimalMark(in: marks, digitCount: read.count)
    let groups = decimal == nil ? marks[...] : marks.dropLast()
    let end = decimal.map(\.place) ?? read.count
    guard areGroups(groups, upTo: end) else { return nil }
    if parts.sign == "+" { parts.sign = nil }
    parts.integer = read[..<end]
    parts.fraction = read[end...]
    parts.separator = decimal.map { separator(for: $0.scalar) }
    return parts
  }

  /// The separator to write for a decimal mark: the locale's. The Arabic one stays, since it can mean
  /// nothing else, and so does a point where the locale has that one: it goes with ASCII digits.
  func separator(for mark: Unicode.Scalar) -> Unicode.Scalar {
    let isKept = mark == "٫" || (mark == "." && symbols.decimalSeparator == "٫")
    return isKept ? mark : symbols.decimalSeparator
  }

  /// A mark in its plain form; `nil` where the scalar is none.
  private func mark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let mark = NumberSigns.decimalMark(scalar) { return mark }
    if NumberSigns.isBlank(scalar) { return " " }
    if NumberSigns.isApostrophe(scalar) { return "'" }
    return scalar == "٬" || scalar == symbols.groupingSeparator ? scalar : nil
  }

  /// The last mark if it stands before a fraction.
  private func decimalMark(in marks: [Mark], digitCount: Int) -> Mark? {
    guard let last = marks.last, NumberSigns.decimalMark(last.scalar) != nil else { return nil }
    let isOnly = marks.count == 1
    if last.scalar == symbols.decimalSeparator || last.scalar == "٫" { return last }
    if marks.dropLast().contains(where: { $0.scalar == last.scalar }) { return nil }
    let isGrouping =
      last.scalar == symbols.groupingSeparator
      || (symbols.decimalSeparator == "٫" && last.scalar == ",")
    let isGroup = last.place > 0 && areGroups(marks[...], upTo: digitCount)
    return isOnly && isGrouping && isGroup ? nil : last
  }

  /// Whether marks of one kind stand where grouping marks do.
  private func areGroups(_ marks: ArraySlice<Mark>, upTo end: Int) -> Bool {
    guard let first = marks.first else { return true }
    guard (1...4).contains(first.place) else { return false }
    var place = first.place
    for mark in marks.dropFirst() {
      guard mark.scalar == first.scalar, (2...4).contains(mark.place - place) else { return false }
      place = mark.place
    }
    return end - place == 3 || end - place == symbols.primaryGroup
  }
}

extension NumberReader.Parts {
  /// The number as it is written without grouping marks.
  var text: String {
    var scalars = String.UnicodeScalarView()
    if let sign { scalars.append(sign) }
    scalars.append(contentsOf: integer)
    if let separator { scalars.append(separator) }
    scalars.append(contentsOf: fraction)
    return String(scalars)
  }

  /// What the parts stand for; `nil` without a digit.
  func number(_ digits: Digits) -> ExactNumber? {
    func ascii(_ part: ArraySlice<Unicode.Scalar>) -> [UInt8] {
      part.map { UInt8(ascii: "0") + (digits.value(of: $0) ?? 0) }
    }
    return ExactNumber(
      isNegative: sign != nil, integer: ascii(integer), fraction: ascii(fraction))
  }
}
