import Foundation
import Testing

/// Files of the package.
enum PackageFile {
  static let catalog = "Sources/InputAccessoryTesting/InputAccessoryTesting.docc/"
  private static let tests = "Tests/InputAccessoryTestingTests/Guide/"

  static var guide: String {
    get throws { try text(of: catalog + "TestingYourDelegate.md") }
  }

  static func text(of path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// What stands between two comments of a name in a file of tests, moved to the margin.
  static func example(_ name: String, in file: String) throws -> String {
    let lines = try text(of: tests + file + ".swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter {
      lines[$0].trimmingPrefix(while: \.isWhitespace) == "// \(name)"
    }
    try #require(places.count == 2)
    let margin = lines[places[0]].prefix { $0 == " " }.count
    return lines[places[0] + 1..<places[1]].map { $0.dropFirst(margin) + "\n" }.joined()
  }
}
