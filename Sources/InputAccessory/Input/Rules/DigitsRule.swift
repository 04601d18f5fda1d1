/// A text of decimal digits and nothing else.
///
/// A key that is no digit is refused; of what is pasted the digits are taken. Digits stay as they
/// were written: those of ASCII, Arabic-Indic, Persian, Devanagari and full-width ones are taken
/// everywhere, those of the locale besides.
public struct DigitsRule: TextRule {
  private let digits: Digits

  /// Makes the rule.
  ///
  /// - Parameter symbols: The signs of the locale, of which the digits count.
  public init(symbols: NumberSymbols = .root) {
    digits = Digits(zero: symbols.zeroDigit)
  }

  /// Takes the digits.
  ///
  /// - Complexity: O(*n*) in the insertion.
  public func verdict(on edit: TextEdit) -> EditVerdict {
    let scalars = edit.insertion.unicodeScalars
    if scalars.allSatisfy(digits.isDigit) { return .accept }
    if edit.cause == .typed { return .refuse }
    var taken = String.UnicodeScalarView()
    for scalar in scalars where digits.isDigit(scalar) { taken.append(scalar) }
    return taken.isEmpty ? nothing(of: edit) : .insert(String(taken))
  }

  /// The number that the digits make; `nil` where there are none, or anything else is there.
  public func number(in text: String) -> ExactNumber? {
    var read: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let value = digits.value(of: scalar) else { return nil }
      read.append(UInt8(ascii: "0") + value)
    }
    return ExactNumber(isNegative: false, integer: read, fraction: [])
  }

  /// Whether every character is a digit.
  public func isMet(by text: String, number: ExactNumber?) -> Bool {
    text.unicodeScalars.allSatisfy(digits.isDigit)
  }
}
