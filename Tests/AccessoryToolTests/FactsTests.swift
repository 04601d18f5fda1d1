import Foundation
import Testing

/// What the facts about UIKit say of the tests that pin them.
struct FactsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let text: String

  init() throws {
    text = try String(
      contentsOf: Self.root.appending(path: "Samples/accessory/FACTS.md"), encoding: .utf8)
  }

  @Test func `every fact about text and the keyboard says what the model makes of it`() {
    let facts = text.matches(of: #/\n- ([234578]\.\d+) /#).map { $0.1 }

    #expect(facts.count > 50)
    for fact in facts { #expect(text.contains("\n| \(fact) | "), "\(fact)") }
  }

  @Test func `a test that pins a fact is there and cites it`() throws {
    let tests = try Self.tests()

    for row in text.matches(of: /\n\| (\d+)\.(\d+) \| [^|]+ \| ([^|]+) \|/) {
      let (group, number, names) = (row.1, row.2, row.3)
      let citation = try Regex("(?:^|[^0-9.])\(group)[._]\(number)(?![0-9])")
      for name in names.matches(of: /`([^`]+)`/) {
        let files = try #require(tests[String(name.1)], "\(name.1)")
        let isCited = try files.contains {
          try String(contentsOf: $0, encoding: .utf8).contains(citation)
        }
        #expect(isCited, "\(name.1) cites no \(group).\(number)")
      }
    }
  }

  /// The files of the tests by their names, which several may share.
  private static func tests() throws -> [String: [URL]] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    var tests: [String: [URL]] = [:]
    while let file = files?.nextObject() as? URL {
      tests[file.lastPathComponent, default: []].append(file)
    }
    return tests
  }
}
