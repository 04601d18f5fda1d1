import EventScript
import Foundation
import KeyboardWorld
import Testing
import UIKitStage

/// Every session and every case that UIKit can express, on the adapter.
@MainActor struct SessionTests {
  @Test func `every session that UIKit can express goes as on the model`() throws {
    var passed = 0
    var skipped: [String: Int] = [:]
    for file in try Scripts.files() {
      let script = try ScriptParser.parse(file.text, source: file.name)
      let stage = UIKitStage(names: script.names.count)
      let result = Player().run(script, on: stage)
      stage.close()
      if let reason = stage.inexpressible {
        skipped[reason, default: 0] += 1
        continue
      }
      if result.failed == 0 { passed += 1; continue }
      print("FAIL", file.name, result.stop.map { "\($0.place) \($0.message)" } ?? "")
      for failure in result.failures {
        print("   ", failure.place, failure.statement, "| is", failure.actual)
      }
    }
    print("passed", passed, "skipped", skipped)
  }
}
enum Scripts {
  struct File { let name: String; let text: String }
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../.."
  ).standardized
  static func files() throws -> [File] {
    try ["Samples/Sessions", "Tests/Cases"].flatMap { folder in
      let url = root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter {
        $0.hasSuffix(".events")
      }.sorted()
        .map {
          File(
            name: "\(folder)/\($0)",
            text: try String(contentsOf: url.appending(path: $0), encoding: .utf8))
        }
    }
  }
}
