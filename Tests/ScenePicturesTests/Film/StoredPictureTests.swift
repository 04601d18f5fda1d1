import EventScript
import Foundation
import ScenePictures
import Testing

/// Pictures compared with stored ones.
///
/// After a change that is meant, `RENEW_PICTURES=1 swift test --filter StoredPictureTests` writes them
/// anew, and fails: look at what changed, then run the tests without it.
struct StoredPictureTests {
  private static let isRenewing = ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil

  /// Compares a picture with the stored one at a path from the package's root.
  private func compare(_ picture: String, with path: String) throws {
    let file = TestFiles.root.appending(path: path)
    if Self.isRenewing {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
      Issue.record("\(path) was renewed; look at it, then run without RENEW_PICTURES")
      return
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    guard picture != stored else { return }
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let old = stored.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, old).enumerated().first { $1.0 != $1.1 }
    Issue.record(
      """
      \(path) differs from line \(first.map { $0.offset + 1 } ?? min(lines.count, old.count) + 1) \
      on; if that is meant, renew it with RENEW_PICTURES=1
      is:  \(first?.element.0.prefix(300) ?? "")
      was: \(first?.element.1.prefix(300) ?? "")
      """)
  }

  @Test(arguments: ["texts", "tablet", "half-way", "surfaces"])
  func `a session is drawn as before`(name: String) throws {
    let path = "Tests/ScenePicturesTests/Pictures/\(name)"
    let script = try TestFiles.text(of: path + ".events")

    let film = try film(of: script, source: name + ".events", at: 0.125)

    #expect(film.result.failed == 0)
    try compare(film.svg, with: path + ".svg")
  }

  @Test func `a page is written as before`() throws {
    let path = "Tests/ScenePicturesTests/Pictures/failing"
    let script = try TestFiles.text(of: path + ".events")

    let film = try film(of: script, source: "failing.events")

    #expect(film.result.failed == 2)
    try compare(film.html, with: path + ".html")
  }

  @Test func `the README shows its session as it is drawn`() throws {
    let path = "Samples/Sessions/done-cancel.events"
    let picture = "Samples/Sessions/Pictures/done-cancel.svg"

    let film = try film(of: try TestFiles.text(of: path), source: path)

    try compare(film.svg, with: picture)
    #expect(film.svg.utf8.count < 50_000)
    #expect(try TestFiles.text(of: "README.md").contains("](\(picture))"))
  }
}
