import Foundation
import Testing

/// A fenced block of a text in Markdown.
struct MarkdownBlock: Sendable, CustomTestStringConvertible {
  /// What stands behind the fence, such as `events`.
  var tag: String
  /// The lines between the fences, each with its line feed.
  var text: String
  /// The line of the opening fence, from 1.
  var line: Int

  var testDescription: String { "line \(line)" }

  /// The blocks of a text, in order.
  static func all(in text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = MarkdownBlock(tag: String(line.dropFirst(3)), text: "", line: index + 1)
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }
}

/// Files of the package.
enum PackageFile {
  /// The package's folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file by its path in the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
