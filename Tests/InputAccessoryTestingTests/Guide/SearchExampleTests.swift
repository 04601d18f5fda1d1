import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// The examples of the guide to the search, compiled, run and compared with what stands there.
@MainActor
struct SearchExampleTests {
  @Test func `a script`() async throws {
    // Script
    let form = """
      field amount keyboard=number-pad limit=3
      toolbar bar for=amount
      invariant amount.valid yes
      """
    let report = try await EventSearch(form, depth: 3).runConcurrently()
    #expect(report.counterexample == nil)
    // Script
  }

  @Test func `a delegate of one's own`() throws {
    // Invariant
    let isSettled = SearchInvariant("Cancel leaves nothing unsaved") { moment in
      guard moment.world.lastOutcome == .cancelled, let draft = moment.owner as? Draft
      else { return nil }
      return MainActor.assumeIsolated { draft.isDirty } ? "the draft is dirty" : nil
    }
    // Invariant

    // Subject
    let makeSubject = {
      try SearchSubject("field amount\ntoolbar bar for=amount") { world in
        let draft = Draft()
        try world.attach(draft, toFieldNamed: "amount")
        try world.attach(draft, toToolbarNamed: "bar")
        return draft
      }
    }
    // Subject

    // Search
    let moves = Move.all(in: try makeSubject().world)
    let search = EventSearch(moves, depth: 3, invariants: [isSettled])
    let report = try search.run(making: makeSubject)
    // Search

    let found = try #require(report.counterexample)
    let page = try PackageFile.text(of: PackageFile.catalog + "SearchingEveryOrder.md")
    #expect(page.contains("```text\n\(found)\n```\n"))

    // Replay
    let finding = try search.replay(
      ["focus amount", #"type "7""#, "tap bar.cancel"], making: makeSubject)
    // Replay
    #expect(finding == found.finding)

    // Random
    var deep = search
    deep.depth = 30
    deep.sampling = EventSearch.Sampling(seed: 1, count: 200)
    let deepReport = try deep.run(making: makeSubject)
    // Random
    #expect(deepReport.counterexample?.lines.count == 3)
  }

  @Test func `what a maker throws comes out as it is`() async throws {
    struct Refusal: Error {}
    let search = EventSearch([], depth: 1)

    #expect(throws: Refusal.self) {
      try search.run { try SearchSubject("field a") { _ in throw Refusal() } }
    }
    #expect(throws: Refusal.self) { try search.replay([]) { throw Refusal() } }
    await #expect(throws: Refusal.self) {
      _ = try await search.runConcurrently { throw Refusal() }
    }
  }
}

// Draft
@MainActor final class Draft {
  private(set) var saved = ""
  private(set) var isDirty = false
}

extension Draft: @MainActor TextFieldDelegate {
  func textFieldDidChange(_ textField: TextField) { isDirty = true }
}

extension Draft: @MainActor DoneCancelToolbarDelegate {
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    saved = input.currentText
    isDirty = false
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {}
}
// Draft
