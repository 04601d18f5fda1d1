import EventScript
import KeyboardWorld
import Testing
import UIKitStage

/// Random sessions on the adapter and on the model.
@MainActor struct RandomSessionTests {
  @Test(arguments: 0..<8)
  func `what happens is the model's, but for when views move on their way`(part: UInt64) throws {
    for seed in part * 50..<part * 50 + 50 {
      let text = RandomScript(seed: seed + 1, events: 30).text
      let file = ScriptFile(
        name: "\(seed)", script: try ScriptParser.parse(text, source: "\(seed).events"))

      let (adapter, model) = (AdapterRun(file), ModelRun(file))
      #expect(adapter.complaints == [])
      // A finger on a point of the bar ends the comparison: UIKit draws its items.
      guard adapter.gap == nil else { continue }
      let isCompared = { (entry: String) in
        !["form.offset", "form.inset", "root.move"].contains { entry.hasPrefix($0) }
      }
      let (entries, expected) = (
        adapter.entries.filter(isCompared), model.entries.filter(isCompared)
      )
      for move in ["form.inset", "root.move"] {
        let isMove = { (entry: String) in entry.hasPrefix(move) }
        #expect(adapter.entries.last(where: isMove) == model.entries.last(where: isMove), "\(text)")
      }
      guard entries != expected else { continue }
      let place = zip(entries, expected).prefix { $0 == $1 }.count
      Issue.record(
        """
        seed \(seed): \(entries.dropFirst(place).first ?? "nothing") in place of \
        \(expected.dropFirst(place).first ?? "nothing") after \(entries.prefix(place).suffix(3))
        \(text)
        """)
    }
  }
}
