internal import InputAccessory

/// Which characters the keyboard of the moment has keys for.
enum PadKeys {
  /// Whether a keyboard has keys for every character of `text`.
  ///
  /// Number pads show the locale's digits, decimal pads its separator too (8.11, 8.12); the
  /// ascii-capable one and the phone pad show 0 to 9 everywhere. A tablet answers a request for a pad
  /// with a full keyboard (8.2).
  static func has(
    _ text: String, on type: KeyboardType, idiom: DeviceProfile.Idiom, symbols: NumberSymbols
  ) -> Bool {
    guard idiom == .phone, !type.hasReturnKey else { return true }
    let bytes = text.utf8
    let hasLocalDigits = type == .numberPad || type == .decimalPad
    let zero = hasLocalDigits ? symbols.zeroDigit : "0"
    // A key is nearly always one digit.
    if zero == "0", bytes.count == 1, bytes[bytes.startIndex] &- UInt8(ascii: "0") < 10 {
      return true
    }
    return text.unicodeScalars.allSatisfy { scalar in
      if case zero.value..<zero.value + 10 = scalar.value { return true }
      return hasSign(scalar, on: type, symbols)
    }
  }

  private static func hasSign(
    _ scalar: Unicode.Scalar, on pad: KeyboardType, _ symbols: NumberSymbols
  ) -> Bool {
    switch pad {
    case .decimalPad: scalar == symbols.decimalSeparator
    case .phonePad:
      switch scalar {
      case "+", "*", "#", ",", ";": true
      default: false
      }
    default: false
    }
  }
}
