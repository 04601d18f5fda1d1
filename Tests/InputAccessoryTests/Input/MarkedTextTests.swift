import InputAccessory
import Testing

/// Composing, committing, and corrections that wait.
struct MarkedTextTests {
  private func edited(_ text: String, _ selection: Range<Int>? = nil, kind: InputKind = .field)
    -> Form
  {
    let form = Form(kind)
    form.a.text = text
    form.a.becomeFirstResponder()
    form.a.select(selection ?? form.a.selection)
    form.spy.forgetEntries()
    return form
  }

  @Test func `marking replaces the selection, then the mark, and selects within it (2.26, 2.27)`() {
    let form = edited("abcdef", 2..<4)

    form.a.compose("XYZ", selected: 1..<2)
    let first = (form.a.text, form.a.markedRange, form.a.selection)
    form.a.compose("W")

    #expect(first == ("abXYZef", 2..<5, 3..<4))
    #expect(form.a.text == "abWef")
    #expect(form.a.markedRange == 2..<3)
    #expect(form.a.selection == 3..<3)
    #expect(
      form.spy.entries.filter { $0.contains("shouldChange") } == [
        "A.shouldChange 2..<4 'XYZ'", "A.shouldChange 2..<5 'W'",
      ])
  }

  @Test(arguments: [(-5..<99, 2..<5), (9..<12, 5..<5), (0..<0, 2..<2)])
  func `what is selected lies within the mark (2.26)`(asked: Range<Int>, got: Range<Int>) {
    let form = edited("ab")

    form.a.compose("XYZ", selected: asked)

    #expect(form.a.selection == got)
  }

  @Test func `an empty text takes the mark away, and without a mark does nothing (2.27)`() {
    let form = edited("abcdef", 2..<4)
    form.a.compose("XYZ")
    form.spy.forgetEntries()

    let taken = form.a.compose("")
    let heard = form.spy.takeEntries()
    let nothing = form.a.compose("")

    #expect(taken)
    #expect(heard == ["A.shouldChange 2..<5 ''", "A.didChange", "A.didSelect"])
    #expect(!nothing)
    #expect(form.spy.entries.isEmpty)
    #expect(form.a.text == "abef")
    #expect(form.a.markedRange == nil)
    #expect(form.a.selection == 2..<2)
  }

  @Test func `every step of composing is asked and announced (2.15)`() {
    let form = edited("")

    form.a.compose("n")
    form.a.compose("ni")

    #expect(
      form.spy.entries == [
        "A.shouldChange 0..<0 'n'", "A.didChange", "A.didSelect",
        "A.shouldChange 0..<1 'ni'", "A.didChange", "A.didSelect",
      ])
  }

  @Test(arguments: InputKind.allCases)
  func `a commit replaces the mark: one question, one announcement`(kind: InputKind) {
    let form = edited("a", kind: kind)
    form.a.compose("nihao")
    form.spy.forgetEntries()

    let isCommitted = form.a.commit("你好")

    #expect(isCommitted)
    #expect(form.spy.entries == ["A.shouldChange 1..<6 '你好'", "A.didChange", "A.didSelect"])
    #expect(form.a.text == "a你好")
    #expect(form.a.markedRange == nil)
    #expect(form.a.selection == 3..<3)
  }

  @Test func `a commit without a mark inserts`() {
    let form = edited("ab", 1..<1)

    form.a.commit("x")

    #expect(form.a.text == "axb")
  }

  @Test func `a commit as it is asks nothing and announces once`() {
    let form = edited("")
    form.a.compose("ni")
    form.spy.forgetEntries()

    let first = form.a.commit()
    let second = form.a.commit()

    #expect(first)
    #expect(!second)
    #expect(form.spy.entries == ["A.didChange"])
    #expect(form.a.text == "ni")
  }

  @Test func `a key or a paste takes the place of the mark`() {
    let (typed, pasted) = (edited(""), edited(""))
    for form in [typed, pasted] { form.a.compose("ni") }

    typed.a.insert("x")
    pasted.a.paste("xy")

    #expect(typed.a.text == "x")
    #expect(pasted.a.text == "xy")
    #expect(typed.a.markedRange == nil)
  }

  @Test func `backspace shortens the mark and reports the whole of it (2.28)`() {
    let form = edited("a")
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.a.deleteBackward()

    #expect(form.spy.entries.first == "A.shouldChange 1..<3 'n'")
    #expect(form.a.text == "an")
    #expect(form.a.markedRange == 1..<2)
  }

  @Test func `backspace over the last of the mark ends composing; the next takes a character`() {
    let form = edited("ab")
    form.a.compose("n")

    form.a.deleteBackward()
    let marked = form.a.markedRange
    form.a.deleteBackward()

    #expect(marked == nil)
    #expect(form.a.text == "a")
  }

  @Test(arguments: [
    (0..<1, "bX", 0), (0..<2, "bX", 0), (1..<3, "X", 0), (2..<2, "bX", 0), (3..<3, "😀X", 2),
  ])
  func `backspace within a mark takes whole characters of it and nothing behind it`(
    selected: Range<Int>, result: String, caret: Int
  ) {
    let form = edited("X", 0..<0)
    form.a.compose("😀b", selected: selected)

    form.a.deleteBackward()

    #expect(form.a.text == result)
    #expect(form.a.selection == caret..<caret)
    #expect(form.a.editingState.length == result.utf16.count)
  }

  @Test func `backspace at the start of the mark takes nothing and asks nobody`() {
    let form = edited("a")
    form.a.compose("ni", selected: 0..<0)
    form.spy.forgetEntries()

    let isChanged = form.a.deleteBackward()

    #expect(!isChanged)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `a caret that leaves the mark accepts it, one within does not`() {
    let form = edited("ab", 1..<1)
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.a.select(2..<2)
    let within = (form.a.markedRange, form.spy.takeEntries())
    form.a.select(0..<0)

    #expect(within == (1..<3, ["A.didSelect"]))
    #expect(form.a.markedRange == nil)
    #expect(form.a.text == "anib")
    #expect(form.spy.entries == ["A.didChange", "A.didSelect"])
  }

  @Test func `a selection is clamped again where the announcement of the mark shortened the text`()
  {
    let form = edited("abcdef", 1..<1)
    let input = form.a
    input.compose("ni")
    form.spy.react(to: "A.didChange") { input.text = "" }
    form.spy.forgetEntries()

    input.select(8..<8)

    #expect(input.selection == 0..<0)
    #expect(form.spy.entries == ["A.didChange"])
  }

  @Test(arguments: InputKind.allCases)
  func `every other ending accepts the mark before did-end, announced once`(kind: InputKind) {
    let endings: [@Sendable (Form) -> Void] = [
      { $0.scope.endEditing() }, { $0.scope.endEditing(force: true) },
      { $0.b.becomeFirstResponder() }, { $0.a.move(to: nil) }, { $0.a.isHidden = true },
      { $0.bar.perform(.next) },
    ]
    for ending in endings {
      let form = Form(kind, kind)
      form.edit("a")
      form.a.compose("ni")
      form.spy.forgetEntries()

      ending(form)

      #expect(form.spy.count("A.didChange") == 1)
      #expect(form.spy.count("A.shouldChange") == 0)
      #expect(form.spy.text(at: "A.didEnd") == "ani")
      #expect(form.a.markedRange == nil)
    }
  }

  @Test func `Return accepts the mark before should-return, and setting the text ends it`() {
    let form = edited("a")
    form.a.compose("ni")
    form.spy.forgetEntries()

    form.a.pressReturn()
    let heard = form.spy.takeEntries()
    form.a.compose("x")
    form.a.text = ""

    #expect(heard == ["A.didChange", "A.shouldReturn"])
    #expect(form.a.markedRange == nil)
  }

  @Test func `after an end a backspace takes one character and no stale mark`() {
    let form = edited("ab")
    form.a.compose("ni")
    form.a.resignFirstResponder()
    form.a.becomeFirstResponder()

    form.a.deleteBackward()

    #expect(form.a.text == "abn")
  }

  // MARK: Corrections

  @Test(arguments: [" ", ".", "\n"], InputKind.allCases)
  func `a blank applies the correction first, asking for each change`(
    key: String, kind: InputKind
  ) {
    let form = edited("teh", kind: kind)
    form.a.suggest("the")

    form.a.insert(key)

    let typed = kind == .field && key == "\n" ? " " : key
    #expect(
      form.spy.entries.filter { $0.contains("shouldChange") } == [
        "A.shouldChange 0..<3 'the'", "A.shouldChange 3..<3 '\(typed)'",
      ])
    #expect(form.a.text == "the" + typed)
    #expect(form.a.editingState.pendingCorrection == nil)
  }

  @Test func `a refused correction leaves the word, and the blank comes all the same`() {
    let form = edited("teh")
    form.a.suggest("the")
    let spy = form.spy
    spy.refused = ["A.shouldChange"]
    spy.react(to: "A.shouldChange") { spy.react(to: "A.shouldChange") { spy.refused = [] } }

    form.a.insert(" ")

    #expect(form.a.text == "teh ")
  }

  @Test func `going on with the word, deleting, or moving the caret forgets the correction`() {
    let actions: [@Sendable (InputModel) -> Void] = [
      { $0.insert("e") }, { $0.deleteBackward() }, { $0.select(0..<0) }, { $0.text = "x" },
      { $0.paste("y") },
    ]
    for action in actions {
      let form = edited("teh")
      form.a.suggest("the")

      action(form.a)

      #expect(form.a.editingState.pendingCorrection == nil)
    }
  }

  @Test(arguments: ["", " ", "the ", "a\n"])
  func `without a word before the caret nothing waits`(text: String) {
    let form = edited(text, kind: .view)

    form.a.suggest("x")

    #expect(form.a.editingState.pendingCorrection == nil)
    #expect(!form.a.editingState.hasPendingText)
  }

  @Test func `beside a selection nothing waits, so that a blank replaces what is selected`() {
    let form = edited("teh abc", 3..<7)
    form.a.suggest("the")

    form.a.insert(" ")

    #expect(form.a.text == "teh ")
  }

  @Test func `the word before a caret inside a surrogate pair ends before the pair`() {
    let form = edited("a😀", 2..<2)

    form.a.suggest("X")
    form.a.acceptPendingText()

    #expect(form.a.text == "X😀")
  }

  @Test func `accepting what does not wait does nothing`() {
    let form = edited("teh")

    form.a.acceptPendingText()

    #expect(form.spy.entries.isEmpty)
  }

  @Test func `a correction lands before the report, and nothing after it`() {
    let form = edited("teh")
    let input = form.a
    form.a.suggest("the")
    form.spy.react(to: "bar.didTapDone A") { input.text = "" }

    form.bar.perform(.done)

    #expect(form.spy.text(at: "A.shouldEnd") == "the")
    #expect(form.a.text == "")
    #expect(form.spy.entries.last == "bar.didTapDone A")
  }
}
