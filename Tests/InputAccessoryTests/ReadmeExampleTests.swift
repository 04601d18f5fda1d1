import Foundation
import InputAccessory
import Testing

/// The example of the library in the README, run and compared with what stands there.
struct ReadmeExampleTests {
  @Test func `the example does what its comments say`() {
    var heard: [String] = []

    // README
    let field = TextField()
    let toolbar = DoneCancelToolbar(for: field)
    toolbar.handlers = ToolbarHandlers(
      didTapDone: { heard.append("Done: " + $0.currentText) },
      didTapCancel: { _ in heard.append("Cancelled") })
    field.accessory = toolbar

    field.becomeFirstResponder()
    field.insert("42")
    let first = toolbar.perform(.done)  // .done, and heard is ["Done: 42"]
    let second = toolbar.perform(.done)  // .ignored: a second tap finds no session
    // README

    #expect(first == .done)
    #expect(second == .ignored)
    #expect(heard == ["Done: 42"])
  }

  @Test func `the README shows this example`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let region = source.components(separatedBy: "    // README\n").dropFirst().first ?? ""
    let lines = region.components(separatedBy: "\n").map { String($0.dropFirst(4)) }
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")

    let text = try String(contentsOf: readme, encoding: .utf8)

    #expect(lines.count > 5)
    #expect(text.contains("```swift\n" + lines.joined(separator: "\n") + "```\n"))
  }
}
