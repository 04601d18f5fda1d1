/// Writes the lines of a text that was read without an error in their canonical form.
struct ScriptLayout {
  private var reader: ScriptReader
  private var units: [UInt8] = []
  private var depth = 0

  init(_ reader: ScriptReader) {
    self.reader = reader
  }

  mutating func text() -> String {
    var isAfterBlank = false
    var start = reader.textStart
    while start < reader.bytes.count {
      let next = reader.enterLine(from: start)
      let hasStatement = reader.hasMore()
      if !hasStatement && reader.end == reader.line.end {
        isAfterBlank = true
      } else {
        if isAfterBlank && !units.isEmpty { append("\n") }
        isAfterBlank = false
        if hasStatement { writeStatement() }
        writeComment(behindStatement: hasStatement)
        append("\n")
      }
      start = next
    }
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func append(_ text: StaticString) {
    units.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func indent() {
    units.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func writeStatement() {
    let first = reader.peekWord()
    if reader.matches(first, "end" as StaticString) { depth = max(depth - 1, 0) }
    indent()
    var isFirst = true
    var isAfterBracket = false
    while reader.hasMore() {
      let isClosing = reader.bytes[reader.at] == UInt8(ascii: ")")
      if !isFirst && !isAfterBracket && !isClosing { append(" ") }
      isFirst = false
      isAfterBracket = writeWord()
    }
    if reader.matches(first, "repeat" as StaticString) { depth += 1 }
  }

  /// Writes what stands up to the next blank; tells whether it ends with an opening bracket.
  private mutating func writeWord() -> Bool {
    var last = UInt8(ascii: " ")
    while !reader.isAtBoundary {
      last = reader.bytes[reader.at]
      guard last == UInt8(ascii: "\"") else {
        units.append(last)
        reader.at += 1
        continue
      }
      do throws(ScriptReader.Skip) {
        units.append(contentsOf: ScriptText.quoted(try reader.takeText()).utf8)
      } catch {
        // A text that is wrong was an error before; what is left of the line stays as it is.
        units.append(contentsOf: reader.bytes[reader.at..<reader.end])
        reader.at = reader.end
      }
    }
    return last == UInt8(ascii: "(")
  }

  private mutating func writeComment(behindStatement: Bool) {
    var end = reader.line.end
    while end > reader.end && reader.isBlank(reader.bytes[end - 1]) { end -= 1 }
    guard end > reader.end else { return }
    if behindStatement { append("  ") } else { indent() }
    units.append(contentsOf: reader.bytes[reader.end..<end])
  }
}
