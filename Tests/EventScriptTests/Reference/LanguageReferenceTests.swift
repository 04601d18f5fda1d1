import EventScript
import Foundation
import InputAccessory
import KeyboardWorld
import Testing

/// The language's reference is run: what it shows passes, what it calls wrong is wrong in those
/// words, and every word of the language stands in an example.
struct LanguageReferenceTests {
  private static let text = (try? PackageFile.text(of: "Samples/accessory/LANGUAGE.md")) ?? ""
  private static let blocks = MarkdownBlock.all(in: text)
  private static let examples = blocks.filter { $0.tag == "events" }
  /// The wrong scripts, each with what is said about it.
  private static let wrong = blocks.indices.filter { blocks[$0].tag == "events-wrong" }
    .map { (blocks[$0], $0 + 1 < blocks.count ? blocks[$0 + 1] : blocks[$0]) }

  @Test func `the reference is there`() {
    #expect(Self.examples.count > 50)
    #expect(Self.wrong.count > 10)
  }

  @Test(arguments: examples)
  func `an example holds`(block: MarkdownBlock) throws {
    let script = try ScriptParser.parse(block.text, source: "example.events")

    let result = Player().run(script, on: World())

    #expect(RunReport().complaints(of: result) == "")
    #expect(!result.cases.isEmpty, "an example expects something")
    #expect(result.cases.allSatisfy { $0.passed > 0 }, "every expectation is reached")
  }

  @Test(arguments: wrong)
  func `a wrong script is told so`(block: MarkdownBlock, complaint: MarkdownBlock) throws {
    #expect(complaint.tag == "text")

    #expect(Self.complaint(about: block.text) + "\n" == complaint.text)
  }

  private static func complaint(about text: String) -> String {
    do {
      let script = try ScriptParser.parse(text, source: "example.events")
      let result = Player().run(script, on: World())
      return String(RunReport().complaints(of: result).dropLast())
    } catch {
      return error.description
    }
  }

  // MARK: Completeness

  /// The lines of all examples, without comments of their own.
  private static let lines = examples.flatMap { $0.text.split(separator: "\n") }
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("#") }

  @Test func `every statement stands in an example`() {
    for word in LanguageWords.statements {
      let isShown = Self.lines.contains { line in
        let start = line.prefix { !" \t".contains($0) }
        return start == word || line.contains(" do \(word)")
      }
      #expect(isShown, "\(word)")
    }
  }

  @Test func `every property is read, and set where it can be`() {
    for word in LanguageWords.properties {
      let isRead = Self.lines.contains { line in
        line.hasPrefix("expect ") && line.contains(".\(word.spelling) ")
      }
      #expect(isRead, "\(word.spelling) is read")
      guard word.isSettable else { continue }
      let isSet = Self.lines.contains { line in
        line.contains(" \(word.spelling)=")
          || line.hasPrefix("set ") && line.contains(".\(word.spelling) ")
      }
      #expect(isSet, "\(word.spelling) is set")
      for choice in word.choices {
        let isChosen = Self.lines.contains { line in
          line.contains(" \(word.spelling)=\(choice)")
            || line.contains(".\(word.spelling) \(choice)")
        }
        #expect(isChosen, "\(word.spelling)=\(choice)")
      }
    }
  }

  @Test func `every entry stands in an example`() {
    for word in LanguageWords.entries {
      let isShown = Self.lines.contains { line in
        line.range(of: "\\.\(word)( |\\(|$)", options: .regularExpression) != nil
      }
      #expect(isShown, "\(word)")
    }
  }

  @Test func `every item, outcome, key, reason, device and system is shown`() {
    for item in LanguageWords.items {
      #expect(Self.lines.contains { $0.contains("items=") && $0.contains(item) }, "\(item)")
    }
    for outcome in ActionOutcome.allCases {
      #expect(Self.lines.contains("expect outcome \(outcome.word)"), "\(outcome.word)")
    }
    let keys = KeyPress.Key.allCases.map(\.rawValue)
    for key in keys + KeyPress.Modifier.allCases.map(\.rawValue) {
      #expect(
        Self.lines.contains { $0.hasPrefix("key ") && $0.contains(key) }, "\(key)")
    }
    let names =
      DeviceProfile.Name.allCases.map(\.rawValue) + SystemProfile.Name.allCases.map(\.rawValue)
    for name in names + LanguageWords.reasons + LanguageWords.reserved {
      #expect(Self.text.contains("`\(name)`"), "\(name)")
    }
    for obstacle in FocusObstacle.allCases.map(\.word) + ["first", "last", "no-field"] {
      #expect(Self.lines.contains { $0.hasSuffix(" because \(obstacle)") }, "\(obstacle)")
    }
  }

  @Test func `every kind of expectation stands in an example`() {
    let kinds = [
      "focus none", "main.focus", "count ", "trace ", "trace only ", "gone ", "alive ",
      "result yes", "result no", "bar.chain ", "bar.order ", "bar visible", "bar hidden",
      "keyboard visible",
      "keyboard hidden", "next enabled", "bar.done disabled", "bar.done.title ",
    ]
    for kind in kinds {
      #expect(Self.lines.contains { $0.hasPrefix("expect \(kind)") }, "\(kind)")
    }
  }

  @Test func `every rule of the contract is listed in its words`() {
    for rule in ContractRule.allCases {
      let sentence = rule.sentence.prefix(1).uppercased() + rule.sentence.dropFirst()
      #expect(Self.text.contains("\n| `\(rule.rawValue)` | \(sentence) |\n"), "\(rule)")
    }
  }

  @Test func `the keys of JSON Lines are those that are listed`() throws {
    var used: Set<String> = []
    for block in Self.examples {
      let script = try ScriptParser.parse(block.text, source: "example.events")
      let printer = TraceJSON(names: script.names)
      _ = Player().run(script, on: World()) { entry in
        let line = Data(printer.line(for: entry).utf8)
        let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
        used.formUnion(object.map { Array($0.keys) } ?? ["no object"])
      }
    }
    let section = try #require(
      Self.text.components(separatedBy: "### JSON Lines\n").last?
        .components(separatedBy: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let listed = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: " ").map { String($0.dropFirst().dropLast()) }
    }

    #expect(used == Set(listed))
  }
}
