internal import InputAccessory

/// Which characters the keyboard of the moment has keys for.
enum PadKeys {
  /// Whether a keyboard has keys for every character of `text`.
  ///
  /// A tablet answers a request for a pad with a full keyboard (8.2). The number pads here are those
  /// of en_US; the locale's own digits come with the text rules.
  static func has(_ text: String, on type: KeyboardType, idiom: DeviceProfile.Idiom) -> Bool {
    guard idiom == .phone, let keys = keys(of: type) else { return true }
    return text.utf8.allSatisfy { keys.contains($0) }
  }

  /// The keys of a pad, in ASCII; `nil` for a keyboard that can type anything.
  private static func keys(of type: KeyboardType) -> String.UTF8View? {
    switch type {
    case .numberPad, .asciiCapableNumberPad: "0123456789".utf8
    case .decimalPad: "0123456789.".utf8
    case .phonePad: "0123456789+*#,;".utf8
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      nil
    }
  }
}
