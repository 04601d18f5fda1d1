import EventScript
import Foundation
import ScenePictures
import Testing

import accessory

/// Whatever a person does with whatever file, the recording passes.
struct PlayAnywayTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".events") }.sorted()
      .map { folder + "/" + $0 }
  }

  private static let keys: [TerminalInput] = [
    .text("1"), .text("a名"), .text("👍\u{301}"), .paste("x\ny"), .paste("\u{1B}[2J"), .key(.tab),
    .key(.tab, .shift), .key(.return), .key(.backspace), .key(.forwardDelete), .key(.escape),
    .key(.left), .key(.right, .shift), .key(.up), .key(.down, .alt), .key(.home), .key(.end),
    .key(.character("a"), .control), .key(.character("x"), .control),
    .key(.character("_"), .control), .key(.character("y"), .control),
    .key(.character("u"), .control), .key(.pageDown), .unknown,
  ]

  @Test(arguments: files(in: "Samples/Sessions") + files(in: "Tests/Cases"))
  func `a recording passes`(file: String) throws {
    let bytes = Array(try Data(contentsOf: Self.root.appending(path: file)))
    for toEnd in [false, true] {
      let session = try PlaySession(bytes, source: file, toEnd: toEnd)
      guard session.setupComplaint == nil else { continue }
      var random = Xorshift(state: UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15 | 1)

      for _ in 0..<25 {
        let news = PlayPicture.News(source: file)
        let (columns, rows) = (20 + Int(random.next() % 90), 5 + Int(random.next() % 40))
        let text = TerminalText(isASCII: random.next() % 2 == 0)
        let picture = PlayPicture(
          of: session.scene, news: news, columns: columns, rows: rows, text: text)
        var input = Self.keys[Int(random.next() % UInt64(Self.keys.count))]
        var target: PlayTarget?
        if random.next() % 2 == 0 {
          let (column, row) = (Int(random.next()) % columns, Int(random.next()) % rows)
          input = .press(column: column, row: row)
          target = picture.target(column: column, row: row)
        }
        let act = PlayAct(input, on: session.scene, target: target)
        if case .perform(let statement) = act { session.perform(statement) }
      }

      #expect(session.count > 0)
      let recording = session.recording.text
      #expect(try ScriptFormatter.format(recording, source: "out") == recording)
      let again = try PlaySession(Array(recording.utf8), source: "out", toEnd: true)
      #expect(again.setupComplaint == nil)
      #expect(again.setupResult.failed == 0, "\(recording)")
      #expect(again.scene == session.scene)
    }
  }
}

/// Numbers without an order that anybody sees, the same on every run.
private struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 33
  }
}
