import EventScript
import Foundation
import ScenePictures

/// A film of a script.
func film(
  of script: String, source: String = "test.events", at moment: Double? = nil,
  player: Player = Player()
) throws -> Film {
  Film(
    try ScriptParser.parse(script, source: source), text: Array(script.utf8), at: moment,
    player: player)
}

/// Files of the tests.
enum TestFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let pictures = root.appending(path: "Tests/ScenePicturesTests/Pictures")

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every script of the samples and of the bug reports, from the package's root.
  static func scripts() throws -> [String] {
    try ["Samples/Sessions", "Tests/Cases"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".events") }.sorted().map { folder + "/" + $0 }
    }
  }
}
