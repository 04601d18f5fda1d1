/// Collects the errors of one text; shared by what reads it.
final class ErrorLog {
  /// The part of a text that is one line, without its line feed.
  struct Line {
    /// The line's number, from 1.
    var number: Int32
    /// The offset of its first byte.
    var start: Int
    /// The offset after its last byte.
    var end: Int
  }

  private static let columnsBefore = 60
  private static let columnsShown = 100
  /// More bytes than so many columns take, but for heaps of combining marks.
  private static let bytesLookedAt = 400

  let source: String
  /// Whether the line that is read has an error.
  var lineHasError = false
  /// Whether the errors of the line that is read are told no more.
  var isMuted = false
  private(set) var total = 0
  private var kept: [(offset: Int, diagnostic: Diagnostic)] = []
  /// Where the last column was found, so that many errors of one long line cost one walk.
  private var known = (lineStart: -1, offset: 0, column: 1)

  init(source: String) {
    self.source = source
  }

  /// Whether the next error is told, and not only counted.
  var isKeeping: Bool { kept.count < ScriptLimits.errors }

  var errors: ScriptErrors? {
    guard total > 0 else { return nil }
    // What is only seen at the end of the text may stand before what was seen already.
    let order = kept.indices.sorted { (kept[$0].offset, $0) < (kept[$1].offset, $1) }
    return ScriptErrors(diagnostics: order.map { kept[$0].diagnostic }, total: total)
  }

  /// Adds an error at `offset` of `bytes`, which is on `line`; `message` is only made if it is kept.
  func add(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, on line: Line, message: () -> String
  ) {
    total += 1
    guard isKeeping else { return }
    let (excerpt, indentation) = Self.excerpt(bytes, at: offset, on: line)
    let diagnostic = Diagnostic(
      source: source, line: Int(line.number), column: column(bytes, at: offset, on: line),
      message: message(), excerpt: excerpt, indentation: indentation)
    kept.append((offset, diagnostic))
  }

  private func column(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, on line: Line
  ) -> Int {
    if known.lineStart != line.start || known.offset > offset {
      known = (line.start, line.start, 1)
    }
    let part = UnsafeBufferPointer(rebasing: bytes[known.offset..<offset])
    let isASCII = part.allSatisfy { $0 < 0x80 }
    known.column += isASCII ? part.count : String(decoding: part, as: UTF8.self).count
    known.offset = offset
    return known.column
  }

  private static func excerpt(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, on line: Line
  ) -> (text: String, indentation: Int) {
    var start = max(line.start, offset - bytesLookedAt)
    var end = min(line.end, offset + bytesLookedAt)
    while start > line.start && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.end && bytes[end] & 0xC0 == 0x80 { end += 1 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    let after = String(decoding: bytes[offset..<end], as: UTF8.self)

    var (left, leftColumns, isCut) = ([String](), 0, start > line.start)
    for character in before.reversed() {
      let shown = ScriptText.shown(String(character))
      let columns = ScriptText.columns(of: shown)
      if leftColumns + columns > columnsBefore {
        isCut = true
        break
      }
      left.append(shown)
      leftColumns += columns
    }
    var text = (isCut ? "…" : "") + left.reversed().joined()
    let indentation = leftColumns + (isCut ? 1 : 0)

    var columns = leftColumns
    isCut = end < line.end
    for character in after {
      let shown = ScriptText.shown(String(character))
      columns += ScriptText.columns(of: shown)
      if columns > columnsShown {
        isCut = true
        break
      }
      text += shown
    }
    return (isCut ? text + "…" : text, indentation)
  }
}
