import InputAccessory
import Testing

/// Undo and redo: a run of keys is one step, paste and cut are steps of their own.
struct UndoTests {
  private func edited(_ text: String = "", kind: InputKind = .field) -> Form {
    let form = Form(kind)
    form.a.text = text
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()
    return form
  }

  /// The texts that undo yields, to the last.
  private func undone(_ input: InputModel) -> [String] {
    var texts: [String] = []
    while input.undo() { texts.append(input.text) }
    return texts
  }

  @Test func `a run of keys is one step`() {
    let form = edited("old ")
    for key in ["a", "b", "c"] { form.a.insert(key) }

    #expect(undone(form.a) == ["old "])
  }

  @Test func `a run of backspaces is one step, and so is one of forward deletes`() {
    let (back, forward) = (edited("abc"), edited("abc"))
    for _ in 0..<2 { back.a.deleteBackward() }
    forward.a.select(0..<0)
    for _ in 0..<2 { forward.a.deleteForward() }

    #expect(back.a.text == "a")
    #expect(undone(back.a) == ["abc"])
    #expect(forward.a.text == "c")
    #expect(undone(forward.a) == ["abc"])
  }

  @Test func `paste and cut are steps of their own`() {
    let form = edited()
    form.a.insert("a")
    form.a.paste("bc")
    form.a.insert("d")
    form.a.select(0..<1)
    form.a.cut()

    #expect(form.a.text == "bcd")
    #expect(undone(form.a) == ["abcd", "abc", "a", ""])
  }

  @Test func `a moved caret, another kind of key and a new session end a run`() {
    let form = edited()
    form.a.insert("a")
    form.a.select(0..<0)
    form.a.insert("b")
    form.a.deleteBackward()
    form.a.resignFirstResponder()
    form.a.becomeFirstResponder()
    form.a.insert("c")

    #expect(undone(form.a) == ["a", "ba", "a", ""])
  }

  @Test func `composing and its commit are one step`() {
    let form = edited("a")
    form.a.compose("n")
    form.a.compose("ni")
    form.a.commit("你")

    #expect(undone(form.a) == ["a"])
  }

  @Test func `a composition that came to nothing is no step`() {
    let form = edited()
    form.a.insert("a")
    form.a.compose("n")
    form.a.compose("")

    #expect(undone(form.a) == [""])
  }

  @Test func `a composition over a selection that came to nothing brings the selection back`() {
    let form = edited("abc")
    form.a.select(1..<2)
    form.a.compose("n")
    form.a.compose("")

    #expect(form.a.text == "ac")
    #expect(undone(form.a) == ["abc"])
  }

  @Test func `a change of nothing is no step`() {
    let form = edited()

    form.a.insert("")
    form.a.paste("")
    form.a.clearByUser()

    #expect(!form.a.editingState.canUndo)
  }

  @Test(arguments: InputKind.allCases)
  func `undo and redo ask and announce as an edit does`(kind: InputKind) {
    let form = edited("x", kind: kind)
    form.a.insert("ab")
    form.spy.forgetEntries()

    form.a.undo()
    let undo = form.spy.takeEntries()
    form.a.redo()

    #expect(undo == ["A.shouldChange 1..<3 ''", "A.didChange", "A.didSelect"])
    #expect(form.spy.entries == ["A.shouldChange 1..<1 'ab'", "A.didChange", "A.didSelect"])
    #expect(form.a.text == "xab")
  }

  @Test func `a refused undo can be asked for again`() {
    let form = edited()
    form.a.insert("a")
    form.spy.refused = ["A.shouldChange"]
    let refused = form.a.undo()
    form.spy.refused = []

    let accepted = form.a.undo()

    #expect(!refused)
    #expect(accepted)
    #expect(form.a.text == "")
  }

  @Test(arguments: [true, false])
  func `should-change that changes what undo meant has it refused`(isUndo: Bool) {
    for change in ["set", "type"] {
      let form = edited()
      let input = form.a
      input.paste("a")
      input.paste("b")
      if !isUndo { input.undo() }
      form.spy.forgetEntries()
      form.spy.react(to: "A.shouldChange") {
        if change == "set" { input.text = "set" } else { input.paste("c") }
      }
      let expected = change == "set" ? "set" : isUndo ? "abc" : "ac"

      let isChanged = isUndo ? input.undo() : input.redo()

      #expect(!isChanged)
      #expect(input.text == expected)
      #expect(form.spy.count("A.didChange") == (change == "set" ? 0 : 1))
    }
  }

  @Test func `a new change forgets what was undone`() {
    let form = edited()
    form.a.paste("a")
    form.a.undo()
    form.a.insert("b")

    #expect(!form.a.redo())
    #expect(form.a.text == "b")
  }

  @Test(arguments: InputKind.allCases)
  func `setting the text by program empties undo and redo`(kind: InputKind) {
    let form = edited(kind: kind)
    form.a.paste("a")
    form.a.paste("b")
    form.a.undo()

    form.a.text = "ab"

    #expect(!form.a.editingState.canUndo)
    #expect(!form.a.editingState.canRedo)
    #expect(!form.a.undo())
    #expect(!form.a.redo())
  }

  @Test func `Clear and corrections can be undone`() {
    let form = edited("teh")
    form.a.suggest("the")
    form.a.acceptPendingText()
    form.a.clearByUser()

    #expect(undone(form.a) == ["the", "teh"])
  }
}
