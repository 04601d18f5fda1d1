import Foundation
import Testing

/// A script that stands in the repository.
struct ScriptFile: Sendable, CustomTestStringConvertible {
  /// The folder that the scripts' paths start from: the package's own.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let folder: String
  let name: String

  var path: String { folder + "/" + name }
  var testDescription: String { path }

  /// The scripts of a folder of the package, by name; none where there is no such folder.
  static func all(in folder: String) -> [ScriptFile] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".events") }.sorted().map {
      ScriptFile(folder: folder, name: $0)
    }
  }

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: Self.package.appendingPathComponent(path)))
  }

  /// The lines of comment at the top, without `#` and the blank behind it.
  func head() throws -> [Substring] {
    let text = String(decoding: try bytes(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }.map { $0.dropFirst($0.hasPrefix("# ") ? 2 : 1) }
  }
}
