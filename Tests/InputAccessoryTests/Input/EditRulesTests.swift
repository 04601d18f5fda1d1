import InputAccessory
import Testing

/// Where rules are asked, and what their answers do; the rules here are stand-ins.
struct EditRulesTests {
  /// Answers as it is told, and remembers what it was asked.
  private final class Stub: TextRule, @unchecked Sendable {
    var asked: [TextEdit] = []
    let answer: (TextEdit) -> EditVerdict

    init(_ answer: @escaping (TextEdit) -> EditVerdict) {
      self.answer = answer
    }

    func verdict(on edit: TextEdit) -> EditVerdict {
      asked.append(edit)
      return answer(edit)
    }

    static func == (one: Stub, other: Stub) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private func ruled(
    _ text: String, _ answer: @escaping (TextEdit) -> EditVerdict
  ) -> (form: Form, stub: Stub) {
    let form = Form()
    form.edit(text)
    let stub = Stub(answer)
    form.a.rules = TextRules([stub])
    return (form, stub)
  }

  /// Groups digits by threes, as a rule that rewrites would.
  private static func grouped(_ edit: TextEdit) -> EditVerdict {
    let digits = edit.result.filter(\.isNumber)
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return .rewrite(result, caret: result.utf16.count)
  }

  @Test func `rules are asked after the delegate, about a range of whole scalars in the text`() {
    let (form, stub) = ruled("a😀") { _ in .accept }
    form.a.select(2..<3)
    form.spy.refused = ["A.shouldChange"]
    form.a.insert("x")
    let unasked = stub.asked.isEmpty
    form.spy.refused = []

    form.a.insert("x")

    #expect(unasked)
    #expect(stub.asked == [TextEdit(text: "a😀", range: 1..<3, insertion: "x", cause: .typed)])
    #expect(form.a.text == "ax")
  }

  @Test func `each source is named; undo, redo and steps of a composition are not asked about`() {
    let (form, stub) = ruled("ab") { _ in .accept }

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
      stub.asked.map(\.cause) == [
        .typed, .pasted, .deleted, .deleted, .committed, .committed, .replaced,
      ])
  }

  @Test func `something else may come, as one step, announced once`() {
    let (form, _) = ruled("") { edit in .insert(String(edit.insertion.prefix(2))) }

    let isChanged = form.a.paste("abcd")

    #expect(isChanged)
    #expect(form.a.text == "ab")
    #expect(form.spy.entries == ["A.shouldChange 0..<0 'abcd'", "A.didChange", "A.didSelect"])
    form.a.undo()
    #expect(form.a.text == "")
  }

  @Test(arguments: [EditVerdict.refuse, .insert(""), .rewrite("12", caret: 2)])
  func `where nothing of an edit is left, nothing is announced and nothing can be undone`(
    ruling: EditVerdict
  ) {
    let (form, _) = ruled("12") { _ in ruling }
    let before = form.a.state

    let isChanged = form.a.insert("x")

    #expect(!isChanged)
    #expect(form.a.state == before)
    #expect(form.spy.entries == ["A.shouldChange 2..<2 'x'"])
  }

  @Test func `a text that stays with a caret that moves tells of the selection alone`() {
    let (form, _) = ruled("12") { _ in .rewrite("12", caret: 1) }

    let isChanged = form.a.deleteBackward()

    #expect(!isChanged)
    #expect(form.a.selection == 1..<1)
    #expect(form.spy.entries == ["A.shouldChange 1..<2 ''", "A.didSelect"])
  }

  @Test(arguments: [-5, 99, 3, Int.min, Int.max])
  func `an answer with a caret that fits no text is refused`(caret: Int) {
    let (form, _) = ruled("q") { _ in .rewrite("ab😀", caret: caret) }

    let isChanged = form.a.insert("x")

    #expect(!isChanged)
    #expect(form.a.text == "q")
    #expect(form.spy.count("A.didChange") == 0)
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
    let (form, _) = ruled("x") { edit in
      let text = edit.text + "-" + edit.insertion
      return edit.length < 3 ? .accept : .rewrite(text, caret: text.utf16.count)
    }

    for key in ["1", "2", "3", "4"] { form.a.insert(key) }
    let typed = form.a.text
    form.a.undo()

    #expect(typed == "x12-3-4")
    #expect(form.a.text == "")
  }

  @Test func `so does a run of backspaces, and one of keys within what a rule wrote`() {
    let (form, _) = ruled("") { edit in
      edit.length < 5 && !edit.isDeletion ? .accept : Self.grouped(edit)
    }
    form.a.paste("123456")

    for _ in 0..<4 { form.a.deleteBackward() }
    let deleted = form.a.text
    form.a.undo()
    let restored = form.a.text
    form.a.rules = TextRules([DecimalRule(groups: true)])
    form.a.select(2..<2)
    for key in ["7", "8"] { form.a.insert(key) }
    let typed = form.a.text
    form.a.undo()

    #expect(deleted == "12")
    #expect(restored == "123456")
    #expect(typed == "12,783,456")
    #expect(form.a.text == "123456")
  }

  @Test func `what the system brings unasked is ruled on all the same, announced once (2.29)`() {
    let (form, _) = ruled("ab") { edit in .insert(String(edit.insertion.prefix(5))) }
    form.a.suggest("abcdefgh")

    form.bar.perform(.done)

    #expect(form.a.text == "abcde")
    #expect(form.spy.count("A.shouldChange") == 0)
    #expect(form.spy.count("A.didChange") == 1)
  }

  @Test func `a correction that is refused goes, the word stays`() {
    let (form, _) = ruled("teh") { _ in .refuse }
    form.a.suggest("the")

    form.a.acceptPendingText()

    #expect(form.a.text == "teh")
    #expect(!form.a.editingState.hasPendingText)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `marked text is ruled on when it is accepted: kept as it is, cut, or taken away`() {
    let rulings: [(EditVerdict, String)] = [
      (.accept, "anih"), (.insert("n"), "an"), (.refuse, "a"), (.rewrite("z", caret: 1), "z"),
    ]
    for (ruling, text) in rulings {
      let (form, _) = ruled("a") { _ in ruling }
      form.a.rules = TextRules()
      form.a.compose("nih", selected: 1..<1)
      form.a.rules = TextRules([Stub { _ in ruling }])
      form.spy.forgetEntries()

      form.a.commit()

      #expect(form.a.text == text)
      #expect(form.a.markedRange == nil)
      #expect(form.spy.count("A.didChange") == 1)
      #expect(ruling != .accept || form.a.selection == 2..<2)
    }
  }

  @Test func `a field has no line ends, whoever writes them`() {
    let (form, _) = ruled("") { _ in .rewrite("a\r\nb", caret: 1) }

    form.a.insert("x")

    #expect(form.a.text == "a b")
  }

  @Test func `a delegate that sets a text the rule writes otherwise hears of it once`() {
    let form = Form()
    form.edit("")
    form.a.rules = TextRules([DecimalRule.money()])
    form.spy.reactAlways(to: "A.didChange") { [weak a = form.a] in a?.text = "1234" }
    form.spy.forgetEntries()

    form.a.insert("5")

    #expect(form.a.text == "1,234")
    #expect(form.spy.count("A.didChange") == 2)
  }

  @Test func `a delegate that never sets the same text twice comes to an end`() {
    let form = Form()
    form.edit("")
    form.a.rules = TextRules([DecimalRule.money()])
    var number = 1000
    form.spy.reactAlways(to: "A.didChange") { [weak a = form.a] in
      number += 1
      a?.text = String(number)
    }

    form.a.insert("5")

    #expect(number < 1100)
    #expect(form.a.isFirstResponder)
  }
}
