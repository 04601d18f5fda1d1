internal import InputAccessory

/// Which characters the keyboard of the moment has keys for.
enum PadKeys {
  /// Whether a keyboard has keys for every character of `text`.
  ///
  /// A tablet answers a request for a pad with a full keyboard (8.2). The number pads here are those
  /// of en_US; the locale's own digits come with the text rules.
  static func has(_ text: String, on type: KeyboardType, idiom: DeviceProfile.Idiom) -> Bool {
    guard idiom == .phone, !type.hasReturnKey else { return true }
    let bytes = text.utf8
    // A key is nearly always one byte.
    if bytes.count == 1 { return has(bytes[bytes.startIndex], on: type) }
    return bytes.allSatisfy { has($0, on: type) }
  }

  private static func has(_ byte: UInt8, on pad: KeyboardType) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."): pad == .decimalPad
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: ","),
      UInt8(ascii: ";"):
      pad == .phonePad
    default: false
    }
  }
}
