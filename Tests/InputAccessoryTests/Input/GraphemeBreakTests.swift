import Foundation
import InputAccessory
import Testing

/// Unicode's own examples of user-perceived characters, each deleted from its end to its start.
struct GraphemeBreakTests {
  /// A line of GraphemeBreakTest.txt: `÷ 0061 × 0308 ÷ 0062 ÷`, and a comment.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let characters: [String]

    init?(_ line: Substring) {
      let example = line.prefix { $0 != "#" }
      testDescription = example.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      characters = example.split(separator: "÷").compactMap { part in
        let scalars = part.split { $0 == "×" || $0.isWhitespace }
          .compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
        return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
      }
      if characters.isEmpty { return nil }
    }

    static func all(in text: String) -> [Example] {
      text.split(whereSeparator: \.isNewline).compactMap(Example.init)
    }
  }

  /// Where Unicode's data files are installed.
  static let installed = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"

  /// Lines of the installed file that the standard library cuts differently, for it goes by another
  /// version of Unicode's data.
  static let cutDifferently: Set<String> = [
    // Two upper blade scissors with a joiner between them are two characters there.
    "÷ 2701 × 200D × 2701 ÷"
  ]

  /// Some of the file's lines, for where it is not installed.
  static let extract = """
    ÷ 0020 ÷ 0020 ÷
    ÷ 000D × 000A ÷ 0061 ÷ 000A ÷ 0308 ÷
    ÷ 0061 × 0308 ÷
    ÷ 0020 × 200D ÷ 0646 ÷
    ÷ 0646 × 200D ÷ 0020 ÷
    ÷ 1100 × 1160 ÷
    ÷ AC00 × 11A8 ÷ 1100 ÷
    ÷ AC01 × 11A8 ÷ 1100 ÷
    ÷ 1F1E6 × 1F1E7 ÷ 1F1E8 ÷ 0062 ÷
    ÷ 0061 ÷ 1F1E6 × 1F1E7 × 200D ÷ 1F1E8 ÷ 0062 ÷
    ÷ 0061 ÷ 1F1E6 × 200D ÷ 1F1E7 × 1F1E8 ÷ 0062 ÷
    ÷ 0061 × 0903 ÷ 0062 ÷
    ÷ 0061 ÷ 0600 × 0062 ÷
    ÷ 1F476 × 1F3FF ÷ 1F476 ÷
    ÷ 0061 × 1F3FF ÷ 1F476 × 200D × 1F6D1 ÷
    ÷ 1F476 × 1F3FF × 0308 × 200D × 1F476 × 1F3FF ÷
    ÷ 0061 × 200D ÷ 2701 ÷
    ÷ 0378 × 0308 ÷ 0378 ÷
    """

  /// Deletes an example by backspace, and says what went wrong.
  private static func complaint(about example: Example) -> String? {
    // A field would have blanks for the line ends.
    let view = TextView(text: example.characters.joined())
    view.becomeFirstResponder()
    for count in stride(from: example.characters.count - 1, through: 0, by: -1) {
      let rest = Array(example.characters[..<count].joined().utf16)
      guard view.deleteBackward() else { return "nothing went, \(count + 1) should be left" }
      guard Array(view.text.utf16) == rest else { return "not \(count) characters are left" }
      guard view.selection == rest.count..<rest.count else { return "the caret is elsewhere" }
    }
    return view.deleteBackward() ? "something was left" : nil
  }

  @Test(arguments: Example.all(in: extract))
  func `an example is deleted with as many backspaces as it has characters`(example: Example) {
    #expect(Self.complaint(about: example) == nil)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: installed),
      "Unicode's GraphemeBreakTest.txt is not installed here; on Debian, unicode-data has it"))
  func `so is every example of the installed file, but for those named here`() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.installed))
    let examples = Example.all(in: String(decoding: file, as: UTF8.self))

    let complaints = examples.filter { Self.complaint(about: $0) != nil }.map(\.testDescription)

    #expect(examples.count > 500)
    #expect(Set(complaints) == Self.cutDifferently)
  }

  @Test func `the extract is of the file, where that is installed`() throws {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: Self.installed)) else { return }
    let lines = Set(Example.all(in: String(decoding: file, as: UTF8.self)).map(\.testDescription))

    #expect(Example.all(in: Self.extract).filter { !lines.contains($0.testDescription) }.isEmpty)
  }
}
