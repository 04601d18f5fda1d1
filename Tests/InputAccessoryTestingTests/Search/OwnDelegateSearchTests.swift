import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// Searches in which a delegate of the app's own takes part.
@MainActor
struct OwnDelegateSearchTests {
  /// Saves when Done is tapped and forgets when Cancel is, as an app's view controller may.
  @MainActor
  private final class Controller: DoneCancelToolbarDelegate, TextFieldDelegate {
    var saved: [String] = []
    var isDirty = false
    let forgetsOnCancel: Bool

    init(forgetsOnCancel: Bool) {
      self.forgetsOnCancel = forgetsOnCancel
    }

    func textFieldDidChange(_ textField: TextField) { isDirty = true }

    func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
      saved.append(input.currentText)
      isDirty = false
    }

    func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
      if forgetsOnCancel { isDirty = false }
    }
  }

  private final class Nobody {}

  private static let text = "field amount keyboard=number-pad\ntoolbar bar for=amount"

  private func search(depth: Int) throws -> EventSearch {
    let world = try subject(forgetsOnCancel: true).world
    var search = EventSearch(Move.all(in: world), depth: depth)
    search.invariants = [
      SearchInvariant("nothing is dirty once the keyboard has gone after Cancel") { moment in
        guard moment.world.lastOutcome == .cancelled, let owner = moment.owner as? Controller
        else { return nil }
        return MainActor.assumeIsolated { owner.isDirty } ? "it still is" : nil
      }
    ]
    return search
  }

  private func subject(forgetsOnCancel: Bool) throws -> SearchSubject {
    try SearchSubject(Self.text) { world in
      let controller = Controller(forgetsOnCancel: forgetsOnCancel)
      try world.attach(controller, toToolbarNamed: "bar")
      try world.attach(controller, toFieldNamed: "amount")
      return controller
    }
  }

  @Test func `a delegate on the main actor is searched where it lives`() throws {
    let search = try search(depth: 2)

    let report = try search.run { try subject(forgetsOnCancel: true) }

    #expect(report.counterexample == nil)
    #expect(report.states > 20)
  }

  @Test func `a script's answers are no moves where a delegate of one's own decides`() throws {
    let moves = Move.all(in: try subject(forgetsOnCancel: true).world).map(\.text)
    let scripted = Move.all(in: try SearchSubject(Self.text) { _ in Nobody() }.world).map(\.text)

    #expect(!moves.contains { $0.hasPrefix("answer ") })
    #expect(scripted.filter { !$0.hasPrefix("answer ") } == moves)
    #expect(scripted.contains("answer amount.shouldEndEditing no"))
  }

  @Test func `a delegate that is set on the field itself is blamed for nothing`() throws {
    let make = {
      try SearchSubject(Self.text) { world in
        let controller = Controller(forgetsOnCancel: true)
        world.textField(named: "amount")?.delegate = controller
        world.toolbar(named: "bar")?.delegate = controller
        return controller
      }
    }

    let report = try EventSearch(Move.all(in: make().world), depth: 2).run(making: make)

    #expect(report.counterexample == nil)
    #expect(report.completedDepth == 2)
  }

  @Test func `what breaks comes as lines to replay over the same maker`() throws {
    let search = try search(depth: 3)
    let make = { try subject(forgetsOnCancel: false) }

    let found = try #require(try search.run(making: make).counterexample)

    #expect(found.script == nil)
    #expect(found.lines == ["focus amount", #"type "7""#, "tap bar.cancel"])
    #expect(found.description.contains("replay"))
    #expect(try search.replay(found.lines, making: make) == found.finding)
    #expect(try search.replay(["focus amount"], making: make) == nil)
    #expect(throws: StageError.self) { try search.replay(["focus nobody"], making: make) }
  }
}
