import EventScript
import Foundation
import KeyboardWorld
import UIKitStage

/// A script of the root package's.
struct ScriptFile {
  /// Its path in the repository.
  let name: String
  let script: Script

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized
  static let readme = package.appending(path: "README.md")
  static let root = package.appending(path: "../..").standardized

  static func all() throws -> [ScriptFile] {
    try ["Samples/Sessions", "Tests/Cases"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".events") }.sorted().map { try ScriptFile("\(folder)/\($0)") }
    }
  }

  init(name: String, script: Script) {
    (self.name, self.script) = (name, script)
  }

  private init(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    self.init(name: name, script: try ScriptParser.parse(text, source: name))
  }

  /// An entry without the time and the line, which are not compared.
  func text(_ entry: TraceEntry) -> String {
    let place = Int(entry.subject.rawValue)
    let subject = place < script.names.count ? script.names[place] : "view"
    return "\(subject).\(entry.name.word) \(entry.arguments)"
  }
}

/// A script played on the adapter.
@MainActor struct AdapterRun {
  /// A statement that UIKit cannot express.
  struct Gap {
    let line: Int32
    let reason: String
  }

  /// Where the script stopped because of one.
  let gap: Gap?
  /// What did not hold, up to there.
  let complaints: [String]
  let entries: [String]

  init(_ file: ScriptFile) {
    let stage = UIKitStage(names: file.script.names.count)
    defer { stage.close() }
    var entries: [String] = []
    let result = Player().run(file.script, on: stage) { entries.append(file.text($0)) }
    self.entries = entries
    var complaints = result.failures.map { "\($0.place) \($0.statement), but it is \($0.actual)" }
    if let stop = result.stop, stop.message.hasPrefix(UIKitStage.gap) {
      let reason = stop.message.dropFirst(UIKitStage.gap.count)
      gap = Gap(line: stop.place.line, reason: String(reason))
    } else {
      gap = nil
      if let stop = result.stop { complaints.append("\(stop.place) \(stop.message)") }
    }
    self.complaints = complaints
  }
}

/// A script played on the model.
struct ModelRun {
  let entries: [String]

  init(_ file: ScriptFile) {
    var entries: [String] = []
    _ = Player().run(file.script, on: World()) { entries.append(file.text($0)) }
    self.entries = entries
  }
}
