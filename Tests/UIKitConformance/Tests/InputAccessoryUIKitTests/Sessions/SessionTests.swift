import EventScript
import Foundation
import KeyboardWorld
import Testing
import UIKitStage

/// Every session of `Samples/Sessions` and every case of `Tests/Cases` that UIKit can express, on the
/// adapter.
@MainActor struct SessionTests {
  /// Which entries differ in a script, though every expectation holds; README.md says why.
  nonisolated private static let differences: [(entries: String, scripts: [String])] = [
    (
      "root.move",
      [
        "Tests/Cases/099-gap-is-the-same-with-a-safe-area.events",
        "Tests/Cases/106-measured-once-it-stands-there.events",
      ]
    ),
    (
      "didChangeSelection",
      [
        "Samples/Sessions/amount.events", "Tests/Cases/028-formatter-sets-and-refuses.events",
        "Tests/Cases/127-no-half-emoji-at-the-limit.events",
        "Tests/Cases/146-caret-when-a-mark-appears.events",
        "Tests/Cases/147-caret-when-a-mark-goes.events",
        "Tests/Cases/148-first-digit-deleted.events",
        "Tests/Cases/149-pasted-with-the-masks-prefix.events",
        "Tests/Cases/151-blanks-around-a-pasted-number.events",
      ]
    ),
    (" ", ["Tests/Cases/133-composing-past-the-limit.events"]),
  ]

  @Test func `each holds on the adapter, or the README says which statement UIKit cannot express`()
    throws
  {
    var rows: [String] = []
    var played = 0
    for file in try ScriptFile.all() {
      let run = AdapterRun(file)
      #expect(run.complaints.isEmpty, "\(file.name)")
      if let gap = run.gap {
        rows.append("| `\(file.name)` | \(gap.line) | \(gap.reason) |")
        continue
      }
      played += 1
    }
    print("\(played) scripts hold on the adapter; UIKit cannot express \(rows.count)")

    let readme = try String(contentsOf: ScriptFile.readme, encoding: .utf8)
    let home = try String(contentsOf: ScriptFile.root.appending(path: "README.md"), encoding: .utf8)
    #expect(home.contains("\(played) of the \(played + rows.count) scripts here play"))
    for row in rows where !readme.contains(row) { print(row) }
    let listed = readme.split(separator: "\n").map(String.init).filter { $0.contains(".events` |") }
    #expect(listed == rows)
    #expect(
      readme.contains(
        "\(played) of \(played + rows.count) scripts play on it; the other \(rows.count) stop"))
  }

  @Test func `each entry of the trace is the model's, in the model's order, but for those listed`()
    throws
  {
    for file in try ScriptFile.all() {
      let run = AdapterRun(file)
      guard run.gap == nil else { continue }
      let (adapter, model) = (run.entries, ModelRun(file).entries)
      guard let other = Self.differences.first(where: { $0.scripts.contains(file.name) }) else {
        #expect(adapter == model, "\(file.name)")
        continue
      }
      #expect(adapter != model, "\(file.name) does not differ any more")
      let isCompared = { (entry: String) in !entry.contains(other.entries) }
      #expect(adapter.filter(isCompared) == model.filter(isCompared), "\(file.name)")
    }
  }
}
