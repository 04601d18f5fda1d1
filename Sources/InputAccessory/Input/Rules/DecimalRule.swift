/// A decimal number: a sign, digits, the locale's separator, a fraction.
///
/// - A typed key is taken where the text stays a number or the start of one (`-`, `,`); digits stay
///   as they were typed. A point or a comma that is not the locale's separator stands for it
///   (8.11), unless it is the locale's grouping mark and the rule groups.
/// - What is pasted is trimmed and freed of its grouping marks, then taken or refused whole.
/// - With ``groups`` the text is kept grouped as the locale does, the caret behind the same digit as
///   before; a backspace over a grouping mark takes the digit in front of it.
/// - No exponent, no currency sign.
public struct DecimalRule: TextRule {
  /// The signs of the locale.
  public let symbols: NumberSymbols
  /// How many digits may follow the separator; `nil` for any number. With 0 there is no separator.
  public let maximumFractionDigits: Int?
  /// Whether grouping marks are put in.
  public let groups: Bool
  /// Whether a minus may stand in front.
  public let allowsNegative: Bool

  let digits: Digits

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - symbols: The signs of the locale.
  ///   - maximumFractionDigits: How many digits may follow the separator, at least 0; `nil` for any
  ///     number.
  ///   - groups: Whether grouping marks are put in.
  ///   - allowsNegative: Whether a minus may stand in front.
  public init(
    symbols: NumberSymbols = .root, maximumFractionDigits: Int? = nil, groups: Bool = false,
    allowsNegative: Bool = true
  ) {
    self.symbols = symbols
    self.maximumFractionDigits = maximumFractionDigits.map { max($0, 0) }
    self.groups = groups
    self.allowsNegative = allowsNegative
    digits = Digits(zero: symbols.zeroDigit)
  }

  /// Makes the rule for an amount of money: grouped, with two digits behind the separator, unless
  /// said otherwise. Currencies of other fractions need their number of digits said.
  public static func money(
    symbols: NumberSymbols = .root, fractionDigits: Int = 2, groups: Bool = true,
    allowsNegative: Bool = true
  ) -> DecimalRule {
    DecimalRule(
      symbols: symbols, maximumFractionDigits: fractionDigits, groups: groups,
      allowsNegative: allowsNegative)
  }

  /// Takes what leaves a number.
  ///
  /// - Complexity: O(*n*) in the text and the insertion.
  public func verdict(on edit: TextEdit) -> EditVerdict {
    if edit.isDeletion { return groups ? regrouped(edit, with: "") ?? .accept : .accept }
    if let isTaken = takesDigit(edit) { return isTaken ? .accept : .refuse }
    guard let insertion = cleaned(edit) else { return rejected(edit) }
    if groups { return regrouped(edit, with: insertion) ?? rejected(edit) }
    let (before, after) = (scalars(edit.before), scalars(edit.after))
    guard isNumber(before, insertion, after) else { return rejected(edit) }
    return insertion == edit.insertion ? .accept : .insert(insertion)
  }

  /// The number that a text stands for, grouping marks left out; `nil` where it is none or has no
  /// digit yet.
  public func number(in text: String) -> ExactNumber? {
    NumberReader(symbols: symbols).read(text)?.number(digits)
  }

  /// Whether a text is empty or a whole number within the rule; `-` and `,` are not.
  public func isMet(by text: String, number: ExactNumber?) -> Bool {
    if text.isEmpty { return true }
    guard let number = self.number(in: text) else { return false }
    return number.fractionDigits <= maximumFractionDigits ?? .max
      && (allowsNegative || !number.isNegative)
  }

  /// The text to show for a number, grouped where the rule groups; `nil` where it breaks the rule.
  ///
  /// - Parameter number: A number in ASCII, as ``ExactNumber/text`` has it: `-1234.5`.
  /// - Returns: The number with the locale's digits, signs and marks.
  public func text(for number: String) -> String? {
    let plain = NumberReader(symbols: .root)
    guard let parts = plain.read(number), let exact = parts.number(digits) else { return nil }
    var shown = String.UnicodeScalarView()
    for scalar in exact.text.unicodeScalars {
      switch scalar {
      case "-": shown.append(symbols.minusSign)
      case ".": shown.append(symbols.decimalSeparator)
      default:
        let value = symbols.zeroDigit.value + scalar.value - 0x30
        shown.append(Unicode.Scalar(value) ?? scalar)
      }
    }
    return written(String(shown))
  }

  /// A number as the rule writes it; any other text as it is.
  public func formatted(_ text: String) -> String { written(text) ?? text }

  /// A text as a paste of it would leave it; `nil` where that is refused.
  private func written(_ text: String) -> String? {
    let edit = TextEdit(text: "", range: 0..<0, insertion: text, cause: .pasted)
    switch verdict(on: edit) {
    case .accept: return text
    case .insert(let text), .rewrite(let text, _): return text
    case .refuse: return nil
    }
  }

  // MARK: Judging

  /// The answer to what leaves no number. What was composed goes, and the rest is grouped anew.
  private func rejected(_ edit: TextEdit) -> EditVerdict {
    guard edit.cause == .committed, groups else { return nothing(of: edit) }
    return regrouped(edit, with: "") ?? .insert("")
  }

  /// Whether an ASCII digit typed into ASCII text leaves a number; `nil` where it takes a closer
  /// look. This is what happens at nearly every key.
  @inline(__always)
  private func takesDigit(_ edit: TextEdit) -> Bool? {
    let key = edit.insertion.utf8
    guard !groups, edit.cause == .typed, key.count == 1, edit.length == edit.text.utf8.count,
      let byte = key.first, byte &- 0x30 < 10
    else { return nil }
    return edit.text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      var separator: Int?
      for offset in bytes.indices where bytes[offset] &- 0x30 >= 10 {
        switch bytes[offset] {
        case UInt8(ascii: "."), UInt8(ascii: ","):
          if separator != nil { return nil }
          separator = offset
        case UInt8(ascii: "-") where offset == 0: break
        default: return nil
        }
      }
      let range = edit.range
      if range.isEmpty, range.lowerBound == 0, bytes.first == UInt8(ascii: "-") { return false }
      guard let separator, let most = maximumFractionDigits, separator < range.lowerBound
      else { return true }
      return bytes.count - separator - range.count <= most
    } ?? nil
  }

  /// What comes with an edit, as this rule writes it; `nil` where it cannot be part of a number.
  private func cleaned(_ edit: TextEdit) -> String? {
    guard edit.cause == .typed else {
      return NumberReader(symbols: symbols).read(edit.insertion)?.text
    }
    var clean = String.UnicodeScalarView()
    for scalar in edit.insertion.unicodeScalars {
      if digits.isDigit(scalar) || NumberSigns.isMinus(scalar) {
        clean.append(scalar)
      } else if let separator = typedSeparator(scalar) {
        clean.append(separator)
      } else {
        return nil
      }
    }
    return String(clean)
  }

  private func typedSeparator(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar == symbols.decimalSeparator { return scalar }
    guard let mark = NumberSigns.decimalMark(scalar),
      !(groups && mark == symbols.groupingSeparator)
    else { return nil }
    return NumberReader(symbols: symbols).separator(for: mark)
  }

  /// Whether three parts together are a number or the start of one. A fraction that is too long
  /// matters only where the edit adds to it.
  func isNumber(
    _ before: [Unicode.Scalar], _ insertion: String, _ after: [Unicode.Scalar]
  ) -> Bool {
    let middle = Array(insertion.unicodeScalars)
    var fraction: Int?
    var isAdded = false
    for (index, scalar) in [before, middle, after].joined().enumerated() {
      if digits.isDigit(scalar) {
        fraction? += 1
      } else if NumberSigns.decimalMark(scalar) != nil || scalar == symbols.decimalSeparator {
        if fraction != nil || maximumFractionDigits == 0 { return false }
        fraction = 0
        isAdded = index < before.count + middle.count
      } else if index != 0 || !NumberSigns.isMinus(scalar) || !allowsNegative {
        return false
      }
    }
    return !isAdded || fraction ?? 0 <= maximumFractionDigits ?? .max
  }

  /// The scalars of a part of the text, without marks of direction.
  func scalars(_ part: Substring) -> [Unicode.Scalar] {
    part.unicodeScalars.filter { !NumberSigns.isDirection($0) }
  }
}
