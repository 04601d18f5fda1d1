internal import EventScript

/// Finds the words of statements in the text of a script.
enum SourceLines {
  /// The longest line that is shown whole, in characters.
  private static let longest = 300

  /// Frames with the texts of their lines, in one walk over the text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func filled(_ frames: [Frame], from bytes: [UInt8]) -> [Frame] {
    var wanted: [Int32: String] = [:]
    for frame in frames {
      for line in frame.lines { wanted[line.number] = "" }
    }
    var number: Int32 = 1
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if wanted[number] != nil {
          // A character of a text takes a few bytes; no more are looked at than may be shown.
          let line = bytes[start..<min(end, start + 16 * longest)]
          wanted[number] = trimmed(String(decoding: line, as: UTF8.self)).cut(to: longest)
        }
        number += 1
        start = end + 1
      }
    }
    return frames.map { frame in
      var frame = frame
      for index in frame.lines.indices {
        frame.lines[index].text = wanted[frame.lines[index].number] ?? ""
      }
      return frame
    }
  }

  private static func trimmed(_ line: String) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{FEFF}" }
    let start = line.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }
    return String(end.map { start[...$0] } ?? "")
  }
}
