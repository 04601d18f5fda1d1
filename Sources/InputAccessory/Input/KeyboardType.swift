/// The keyboard that an input asks for, with UIKit's raw values (fact group 8).
///
/// A type is a request: a device without it shows another one (8.2).
public enum KeyboardType: Int, CaseIterable, Hashable, Sendable {
  /// The keyboard of the current input method.
  case `default` = 0
  /// Plain ASCII letters and digits.
  case asciiCapable = 1
  /// Digits and punctuation, with a Return key.
  case numbersAndPunctuation = 2
  /// Letters with `.`, `/` and `.com`.
  case url = 3
  /// The digits of the locale; no Return key.
  case numberPad = 4
  /// Digits, `*` and `#`; no Return key.
  case phonePad = 5
  /// Letters, with the phone pad one key away.
  case namePhonePad = 6
  /// Letters with a blank, `@` and `.`.
  case emailAddress = 7
  /// The number pad with a decimal separator, since iOS 4.1; no Return key.
  case decimalPad = 8
  /// Letters with `@` and `#`, since iOS 5.
  case twitter = 9
  /// Letters with a blank and `.`, since iOS 7.
  case webSearch = 10
  /// Always the digits 0 to 9, since iOS 10; no Return key.
  case asciiCapableNumberPad = 11

  /// Whether the keyboard of a phone has a Return key of its own (8.1; the column is inferred).
  public var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      true
    }
  }
}
