import EventScript
import Testing

struct ScriptMutationTests {
  /// Bytes that mean something to the language, to be met more often than others.
  private static let telling =
    Array("\"\\#\n\r\t =.,()<*-_0u{}".utf8) + [0, 0x80, 0xC3, 0xEF, 0xFF]

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `no bytes trap, and every error has a place within the text`(seed: UInt64) {
    var generator = ScriptGenerator(seed: seed &+ 1_000)
    let script = Array(generator.script().utf8)

    for _ in 0..<20 {
      var bytes = script
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        mutate(&bytes, &generator)
      }
      do throws(ScriptErrors) {
        _ = try ScriptParser.parse(bytes, source: "s")
        let layout = try ScriptFormatter.format(bytes, source: "s")
        let again = try ScriptFormatter.format(layout, source: "s")
        #expect(again == layout)
      } catch {
        check(error, bytes)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout ScriptGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let byte =
      Bool.random(using: &generator)
      ? Self.telling[Int.random(in: 0..<Self.telling.count, using: &generator)]
      : UInt8.random(in: 0...255, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.insert(byte, at: place)
    case 1 where place < bytes.count: bytes[place] = byte
    case 2 where place < bytes.count: bytes.remove(at: place)
    case 3:
      let end = Int.random(in: place...bytes.count, using: &generator)
      bytes.removeSubrange(place..<min(end, place + 20))
    default:
      let end = min(bytes.count, place + Int.random(in: 0...30, using: &generator))
      let other = Int.random(in: 0...bytes.count, using: &generator)
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
    }
  }

  private func check(_ errors: ScriptErrors, _ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(!errors.diagnostics.isEmpty && errors.diagnostics.count <= ScriptLimits.errors)
    #expect(errors.total >= errors.diagnostics.count)
    var previous = (0, 0)
    for error in errors.diagnostics {
      #expect((1...lines.count).contains(error.line))
      let line = String(decoding: lines[error.line - 1], as: UTF8.self)
      #expect((1...line.count + 1).contains(error.column))
      #expect(previous <= (error.line, error.column))
      previous = (error.line, error.column)
      #expect(!error.message.isEmpty)
      #expect(
        error.description.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || scalar.properties.generalCategory != .control
        })
    }
  }
}
