internal import InputAccessory

/// Which characters the keyboard of the moment has keys for.
enum PadKeys {
  /// Whether a keyboard has a key for `character`.
  ///
  /// A tablet answers a request for a pad with a full keyboard (8.2). The number pads here are those
  /// of en_US; the locale's own digits come with the text rules.
  static func has(
    _ character: Character, on type: KeyboardType, idiom: DeviceProfile.Idiom
  ) -> Bool {
    guard idiom == .phone, !type.hasReturnKey else { return true }
    guard let ascii = character.asciiValue else { return false }
    switch ascii {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "."): return type == .decimalPad
    default: return type == .phonePad && keys(of: type)?.contains(character) ?? false
    }
  }

  /// The keys of a pad; `nil` for a keyboard that can type anything.
  static func keys(of type: KeyboardType) -> String? {
    switch type {
    case .numberPad, .asciiCapableNumberPad: "0123456789"
    case .decimalPad: "0123456789."
    case .phonePad: "0123456789+*#,;"
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      nil
    }
  }
}
