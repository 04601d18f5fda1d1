import InputAccessory
import Testing

/// Fields that are emptied when editing begins, and inputs that the next insertion empties.
struct ClearingTests {
  // MARK: When editing begins

  private func clearing(_ text: String, _ kind: InputKind = .field) -> Form {
    let form = Form(kind, .field)
    form.a.text = text
    form.a.state.clearsOnBeginEditing = true
    return form
  }

  @Test func `should-clear is asked before did-begin, which sees the text that is left (2.18)`() {
    let form = clearing("abc")

    form.a.becomeFirstResponder()

    #expect(
      form.spy.entries.filter { $0.hasPrefix("A.") } == [
        "A.shouldBegin", "A.shouldClear", "A.didChange", "A.didSelect", "A.didBegin",
      ])
    #expect(form.spy.text(at: "A.shouldClear") == "abc")
    #expect(form.spy.text(at: "A.didBegin") == "")
    #expect(form.a.text == "")
  }

  @Test func `a no keeps the text (2.18, 8.8)`() {
    let form = clearing("abc")
    form.spy.refused = ["A.shouldClear"]

    form.a.becomeFirstResponder()

    #expect(form.a.text == "abc")
    #expect(form.spy.count("A.didChange") == 0)
    #expect(form.a.isFirstResponder)
  }

  @Test func `nobody is asked about an empty text, nor by a text view`() {
    let (empty, view) = (clearing(""), clearing("abc", .view))

    empty.a.becomeFirstResponder()
    view.a.becomeFirstResponder()

    #expect(empty.spy.count("A.shouldClear") == 0)
    #expect(view.spy.count("A.shouldClear") == 0)
    #expect(view.a.text == "abc")
  }

  @Test func `should-begin may still decide whether the field clears`() {
    let form = clearing("abc")
    let input = form.a
    form.spy.react(to: "A.shouldBegin") { input.state.clearsOnBeginEditing = false }

    form.a.becomeFirstResponder()

    #expect(form.a.text == "abc")
  }

  @Test func `Cancel that restores brings back the text from before, undo too`() {
    let (restored, undone) = (clearing("abc"), clearing("abc"))
    restored.bar.policies.cancel = .restores
    restored.a.becomeFirstResponder()
    restored.a.insert("x")
    undone.a.becomeFirstResponder()

    restored.bar.perform(.cancel)
    undone.a.undo()

    #expect(restored.a.text == "abc")
    #expect(undone.a.text == "abc")
  }

  @Test(arguments: [true, false])
  func `should-clear that ends the session keeps the text, and nobody hears of a begin`(
    beginsOther: Bool
  ) {
    let form = clearing("abc")
    let (a, b) = (form.a, form.b)
    form.spy.react(to: "A.shouldClear") {
      if beginsOther { b.becomeFirstResponder() } else { a.resignFirstResponder() }
    }

    let isFocused = form.a.becomeFirstResponder()

    #expect(!isFocused)
    #expect(form.a.text == "abc")
    #expect(form.spy.count("A.didBegin") == 0)
    #expect(form.spy.count("A.didEnd") == 0)
    #expect((form.first === b) == beginsOther)
  }

  // MARK: On insertion

  @Test(arguments: InputKind.allCases)
  func `the next insertion replaces everything, once (8.7)`(kind: InputKind) {
    let form = Form(kind)
    form.a.text = "abc"
    form.a.clearsOnInsertion = true
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()

    form.a.insert("x")
    let isReset = !form.a.clearsOnInsertion
    form.a.insert("y")

    #expect(form.spy.entries.first == "A.shouldChange 0..<3 'x'")
    #expect(isReset)
    #expect(form.a.text == "xy")
  }

  @Test(
    arguments: [
      { $0.select(1..<1) }, { $0.moveCaret(forward: false) }, { $0.deleteBackward() },
      { $0.replace(0..<0, with: "") }, { $0.select(0..<3) },
    ] as [@Sendable (InputModel) -> Void])
  func `another selection and another change reset it (8.7)`(
    action: @Sendable (InputModel) -> Void
  ) {
    let form = Form()
    form.edit("abc")
    form.a.clearsOnInsertion = true

    action(form.a)

    #expect(!form.a.clearsOnInsertion)
  }

  @Test func `an equal selection, a text by program and a refused insertion do not`() {
    let form = Form()
    form.edit("abc")
    form.a.clearsOnInsertion = true
    form.spy.refused = ["A.shouldChange"]

    form.a.select(3..<3)
    form.a.text = "abcd"
    form.a.insert("x")

    #expect(form.a.clearsOnInsertion)
    #expect(form.a.text == "abcd")
  }

  // MARK: The Return key

  @Test(arguments: InputKind.allCases)
  func `Return does nothing while the text is empty, where the input says so (8.4)`(
    kind: InputKind
  ) {
    let form = Form(kind)
    form.a.enablesReturnKeyAutomatically = true
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()

    let empty = (form.a.pressReturn(), form.a.isReturnKeyEnabled, form.spy.takeEntries())
    form.a.insert("x")
    let full = (form.a.pressReturn(), form.a.isReturnKeyEnabled)

    #expect(empty == (.ignored, false, []))
    #expect(full == (.performed, true))
  }

  // MARK: Corrections

  @Test func `an input that is not corrected has no correction wait`() {
    let form = Form()
    form.edit("teh")
    form.a.suggest("the")

    form.a.autocorrects = false
    let waiting = form.a.editingState.pendingCorrection
    form.a.suggest("the")

    #expect(waiting == nil)
    #expect(form.a.editingState.pendingCorrection == nil)
  }
}
