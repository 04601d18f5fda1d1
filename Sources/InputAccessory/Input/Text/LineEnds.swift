/// Line ends in a text that has room for none.
enum LineEnds {
  /// Whether a byte of ASCII ends a line: line feed, vertical tab, form feed, carriage return.
  static func isControl(_ byte: UInt8) -> Bool { byte &- 0x0A < 4 }

  /// `text` with a blank for each line end; a carriage return and a line feed are one.
  ///
  /// - Complexity: O(*n*)
  static func replaced(in text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      guard var end = (0..<bytes.count).first(where: { length(at: $0, of: bytes) > 0 }) else {
        return nil
      }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var start = 0
      while end < bytes.count {
        let length = length(at: end, of: bytes)
        if length > 0 {
          result.append(contentsOf: bytes[start..<end])
          result.append(0x20)
          start = end + length
        }
        end += max(length, 1)
      }
      result.append(contentsOf: bytes[start...])
      return String(decoding: result, as: UTF8.self)
    } ?? text
  }

  /// How many bytes the line end at `place` has; 0 where there is none.
  @inline(__always)
  private static func length(at place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[place]
    if isControl(byte) { return byte == 0x0D && follows(0x0A, place, bytes) ? 2 : 1 }
    // U+0085, U+2028 and U+2029.
    if byte == 0xC2 { return follows(0x85, place, bytes) ? 2 : 0 }
    guard byte == 0xE2, follows(0x80, place, bytes) else { return 0 }
    return follows(0xA8, place + 1, bytes) || follows(0xA9, place + 1, bytes) ? 3 : 0
  }

  private static func follows(
    _ byte: UInt8, _ place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == byte
  }
}
