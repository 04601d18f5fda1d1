import InputAccessory
import Testing

/// Where rules are asked, and what their answers do; the rules here are stand-ins.
struct EditRulesTests {
  /// Answers as it is told, and remembers what it was asked.
  private final class Stub: EditRules {
    var asked: [ProposedEdit] = []
    let answer: (ProposedEdit, EditingState) -> EditRuling

    init(_ answer: @escaping (ProposedEdit, EditingState) -> EditRuling) {
      self.answer = answer
    }

    func ruling(on edit: ProposedEdit, in editing: EditingState) -> EditRuling {
      asked.append(edit)
      return answer(edit, editing)
    }
  }

  private func ruled(
    _ text: String, _ answer: @escaping (ProposedEdit, EditingState) -> EditRuling
  ) -> (form: Form, stub: Stub) {
    let form = Form()
    form.edit(text)
    let stub = Stub(answer)
    form.a.rules = stub
    return (form, stub)
  }

  /// Groups digits by threes, as a rule that rewrites would.
  private static func grouped(_ edit: ProposedEdit, _ editing: EditingState) -> EditRuling {
    var after = editing
    after.replace(edit.range, with: edit.insertion)
    let digits = after.text.filter(\.isNumber)
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return .text(result, caret: result.utf16.count)
  }

  @Test func `rules are asked after the delegate, about a range of whole scalars in the text`() {
    let (form, stub) = ruled("a😀") { _, _ in .agreed }
    form.a.select(2..<3)
    form.spy.refused = ["A.shouldChange"]
    form.a.insert("x")
    let unasked = stub.asked.isEmpty
    form.spy.refused = []

    form.a.insert("x")

    #expect(unasked)
    #expect(stub.asked == [ProposedEdit(range: 1..<3, insertion: "x", source: .key)])
    #expect(form.a.text == "ax")
  }

  @Test func `each source is named; undo, redo and steps of a composition are not asked about`() {
    let (form, stub) = ruled("ab") { _, _ in .agreed }

    form.a.insert("c")
    form.a.paste("d")
    form.a.deleteBackward()
    form.a.select(0..<1)
    form.a.cut()
    form.a.undo()
    form.a.redo()
    form.a.compose("ni")
    form.a.compose("nih")
    form.a.deleteBackward()
    form.a.commit("你")
    form.a.compose("x")
    form.a.commit()
    form.a.suggest("the")
    form.a.acceptPendingText()

    #expect(
      stub.asked.map(\.source) == [
        .key, .paste, .deletion, .deletion, .commit, .commit, .correction,
      ])
  }

  @Test func `something else may come, as one step, announced once`() {
    let (form, _) = ruled("") { edit, _ in .insertion(String(edit.insertion.prefix(2))) }

    let isChanged = form.a.paste("abcd")

    #expect(isChanged)
    #expect(form.a.text == "ab")
    #expect(form.spy.entries == ["A.shouldChange 0..<0 'abcd'", "A.didChange", "A.didSelect"])
    form.a.undo()
    #expect(form.a.text == "")
  }

  @Test(arguments: [EditRuling.refused, .insertion(""), .text("12", caret: 2)])
  func `where nothing of an edit is left, nothing is announced and nothing can be undone`(
    ruling: EditRuling
  ) {
    let (form, _) = ruled("12") { _, _ in ruling }
    let before = form.a.state

    let isChanged = form.a.insert("x")

    #expect(!isChanged)
    #expect(form.a.state == before)
    #expect(form.spy.entries == ["A.shouldChange 2..<2 'x'"])
  }

  @Test func `a text that stays with a caret that moves tells of the selection alone`() {
    let (form, _) = ruled("12") { _, _ in .text("12", caret: 1) }

    let isChanged = form.a.deleteBackward()

    #expect(!isChanged)
    #expect(form.a.selection == 1..<1)
    #expect(form.spy.entries == ["A.shouldChange 1..<2 ''", "A.didSelect"])
  }

  @Test(arguments: [(-5, 0), (2, 2), (99, 4), (4, 4), (3, 2), (Int.min, 0), (Int.max, 4)])
  func `a caret out of bounds is clamped, one inside a scalar goes before it`(
    caret: Int, got: Int
  ) {
    let (form, _) = ruled("") { _, _ in .text("ab😀", caret: caret) }

    form.a.insert("x")

    #expect(form.a.text == "ab😀")
    #expect(form.a.selection == got..<got)
  }

  @Test func `a rewritten run of keys is one step, and undo and redo are exact`() {
    let (form, _) = ruled("", Self.grouped)

    for key in ["1", "2", "3", "4", "5"] { form.a.insert(key) }
    let typed = form.a.text
    form.a.deleteBackward()
    let deleted = form.a.text
    form.a.undo()
    let first = form.a.text
    form.a.undo()
    let second = (form.a.text, form.a.editingState.canUndo)
    form.a.redo()

    #expect(typed == "12,345")
    #expect(deleted == "1,234")
    #expect(first == "12,345")
    #expect(second == ("", false))
    #expect(form.a.text == "12,345")
  }

  @Test func `a run goes on from plain keys to rewritten ones`() {
    let (form, _) = ruled("x") { edit, editing in
      editing.length < 3 ? .agreed : .text(editing.text + "-" + edit.insertion, caret: 99)
    }

    for key in ["1", "2", "3", "4"] { form.a.insert(key) }
    let typed = form.a.text
    form.a.undo()

    #expect(typed == "x12-3-4")
    #expect(form.a.text == "")
  }

  @Test func `what the system brings unasked is ruled on all the same, announced once (2.29)`() {
    let (form, _) = ruled("ab") { edit, _ in .insertion(String(edit.insertion.prefix(5))) }
    form.a.suggest("abcdefgh")

    form.bar.perform(.done)

    #expect(form.a.text == "abcde")
    #expect(form.spy.count("A.shouldChange") == 0)
    #expect(form.spy.count("A.didChange") == 1)
  }

  @Test func `a correction that is refused goes, the word stays`() {
    let (form, _) = ruled("teh") { _, _ in .refused }
    form.a.suggest("the")

    form.a.acceptPendingText()

    #expect(form.a.text == "teh")
    #expect(!form.a.editingState.hasPendingText)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `marked text is ruled on when it is accepted: kept as it is, cut, or taken away`() {
    let rulings: [(EditRuling, String)] = [
      (.agreed, "anih"), (.insertion("n"), "an"), (.refused, "a"), (.text("z", caret: 1), "z"),
    ]
    for (ruling, text) in rulings {
      let (form, _) = ruled("a") { _, _ in ruling }
      form.a.rules = nil
      form.a.compose("nih", selected: 1..<1)
      form.a.rules = Stub { _, _ in ruling }
      form.spy.forgetEntries()

      form.a.commit()

      #expect(form.a.text == text)
      #expect(form.a.markedRange == nil)
      #expect(form.spy.count("A.didChange") == 1)
      #expect(ruling != .agreed || form.a.selection == 2..<2)
    }
  }

  @Test func `a field has no line ends, whoever writes them`() {
    let (form, _) = ruled("") { _, _ in .text("a\r\nb", caret: 1) }

    form.a.insert("x")

    #expect(form.a.text == "a b")
  }
}

extension EditingState {
  fileprivate mutating func replace(_ range: Range<Int>, with new: String) {
    let before = self[0..<range.lowerBound]
    self = EditingState(text: before + new + self[range.upperBound..<length])
  }
}
