import InputAccessory
import Testing

/// What a change by the user asks, does and tells, for both kinds of input.
struct EditingPipelineTests {
  /// An input that is being edited, with `text` and the selection given; nothing heard yet.
  private func edited(
    _ kind: InputKind, _ text: String, _ selection: Range<Int>? = nil
  ) -> Form {
    let form = Form(kind)
    form.a.text = text
    form.a.becomeFirstResponder()
    form.a.select(selection ?? form.a.selection)
    form.spy.forgetEntries()
    return form
  }

  // MARK: Order

  @Test func `an accepted change sends editingChanged, did-change, did-select (2.8, 2.24)`() {
    let form = edited(.field, "")
    form.observeInputs()

    let isChanged = form.a.insert("x")

    #expect(isChanged)
    #expect(
      form.spy.entries == [
        "A.shouldChange 0..<0 'x'", "A.eventChanged", "A.didChange", "A.didSelect",
      ])
  }

  @Test func `a text view sends no control event`() {
    let form = edited(.view, "")
    form.observeInputs()

    form.a.insert("x")

    #expect(form.spy.entries == ["A.shouldChange 0..<0 'x'", "A.didChange", "A.didSelect"])
  }

  @Test func `a change that leaves the caret where it was tells of no selection`() {
    let form = edited(.field, "ab", 1..<1)

    form.a.deleteForward()

    #expect(form.spy.entries == ["A.shouldChange 1..<2 ''", "A.didChange"])
  }

  @Test(arguments: InputKind.allCases)
  func `a refused change keeps text, caret and undo, and tells nobody (2.7)`(kind: InputKind) {
    let form = edited(kind, "ab", 1..<1)
    form.observeInputs()
    form.spy.refused = ["A.shouldChange"]
    let before = form.a.state

    let changes = [
      form.a.insert("x"), form.a.paste("x"), form.a.deleteBackward(), form.a.deleteForward(),
      form.a.compose("x"), form.a.commit("x"),
    ]

    #expect(changes.allSatisfy { !$0 })
    #expect(form.a.state == before)
    #expect(form.spy.entries.count == changes.count)
  }

  @Test(arguments: InputKind.allCases)
  func `without focus nothing is changed and nobody is asked`(kind: InputKind) {
    let form = Form(kind)
    form.a.text = "ab"
    let before = form.a.state

    let changes = [
      form.a.insert("x"), form.a.paste("x"), form.a.deleteBackward(), form.a.deleteForward(),
      form.a.cut(), form.a.compose("x"), form.a.commit("x"), form.a.commit(), form.a.undo(),
      form.a.redo(),
    ]
    form.a.suggest("x")

    #expect(changes.allSatisfy { !$0 })
    #expect(form.a.state == before)
    #expect(form.spy.entries.isEmpty)
  }

  // MARK: Ranges

  struct Key: CustomTestStringConvertible {
    let name: String
    let text: String
    let selection: Range<Int>
    let press: @Sendable (InputModel) -> Bool
    let asked: String?
    let result: String
    let caret: Int

    var testDescription: String { "\(name) in '\(text)' at \(selection)" }
  }

  private static let keys: [Key] = [
    Key(
      name: "type", text: "ab", selection: 1..<1, press: { $0.insert("x") }, asked: "1..<1 'x'",
      result: "axb", caret: 2),
    Key(
      name: "type over", text: "abcd", selection: 1..<3, press: { $0.insert("x") },
      asked: "1..<3 'x'", result: "axd", caret: 2),
    Key(
      name: "paste (2.11)", text: "abcd", selection: 1..<3, press: { $0.paste("xyz") },
      asked: "1..<3 'xyz'", result: "axyzd", caret: 4),
    Key(
      name: "backspace (2.5)", text: "a😃", selection: 3..<3, press: { $0.deleteBackward() },
      asked: "1..<3 ''", result: "a", caret: 1),
    Key(
      name: "backspace of a selection (2.10)", text: "abcd", selection: 1..<3,
      press: { $0.deleteBackward() }, asked: "1..<3 ''", result: "ad", caret: 1),
    Key(
      name: "backspace at the start (2.9)", text: "ab", selection: 0..<0,
      press: { $0.deleteBackward() }, asked: nil, result: "ab", caret: 0),
    Key(
      name: "forward delete", text: "abc", selection: 1..<1, press: { $0.deleteForward() },
      asked: "1..<2 ''", result: "ac", caret: 1),
    Key(
      name: "forward delete of an emoji", text: "a😃b", selection: 1..<1,
      press: { $0.deleteForward() }, asked: "1..<3 ''", result: "ab", caret: 1),
    Key(
      name: "forward delete of a selection", text: "abcd", selection: 1..<3,
      press: { $0.deleteForward() }, asked: "1..<3 ''", result: "ad", caret: 1),
    Key(
      name: "forward delete at the end", text: "ab", selection: 2..<2,
      press: { $0.deleteForward() }, asked: nil, result: "ab", caret: 2),
    Key(
      name: "cut (2.11)", text: "abcd", selection: 1..<3, press: { $0.cut() }, asked: "1..<3 ''",
      result: "ad", caret: 1),
    Key(
      name: "cut of nothing", text: "abcd", selection: 1..<1, press: { $0.cut() }, asked: nil,
      result: "abcd", caret: 1),
  ]

  @Test(arguments: keys, InputKind.allCases)
  func `each key asks for its range and puts the caret behind the change`(
    key: Key, kind: InputKind
  ) {
    let form = edited(kind, key.text, key.selection)

    let isChanged = key.press(form.a)

    #expect(isChanged == (key.asked != nil))
    #expect(form.spy.entries.first == key.asked.map { "A.shouldChange \($0)" })
    #expect(form.a.text == key.result)
    #expect(form.a.selection == key.caret..<key.caret)
  }

  @Test(arguments: [
    ("family", "👨‍👩‍👧‍👦"), ("flag", "🇩🇪"), ("accent (2.31)", "e\u{301}"), ("skin", "👍🏽"),
    ("keycap", "1️⃣"),
    ("Hangul of parts", "\u{1112}\u{1161}\u{11AB}"),
    ("line end of two", "\r\n"),
  ])
  func `one delete takes one user-perceived character, from either side`(
    name: String, character: String
  ) {
    let length = character.utf16.count
    let text = "a" + character + "b"
    let back = edited(.view, text, (1 + length)..<(1 + length))
    let forward = edited(.view, text, 1..<1)

    back.a.deleteBackward()
    forward.a.deleteForward()

    for form in [back, forward] {
      #expect(form.spy.entries.first == "A.shouldChange 1..<\(1 + length) ''")
      #expect(form.a.text == "ab")
      #expect(form.a.selection == 1..<1)
    }
  }

  @Test func `of two flags one delete takes one`() {
    let form = edited(.field, "🇩🇪🇫🇷")

    form.a.deleteBackward()

    #expect(form.a.text == "🇩🇪")
  }

  @Test func `an emoji in the middle is replaced whole (2.31)`() {
    let form = edited(.field, "A😀B", 1..<3)

    form.a.insert("Z")

    #expect(form.a.text == "AZB")
    #expect(form.a.selection == 2..<2)
  }

  @Test(arguments: [
    (1..<2, "AZB"), (2..<3, "AZB"), (0..<2, "ZB"), (2..<4, "AZ"), (2..<2, "AZ😀B"),
  ])
  func `a selection that splits a surrogate pair takes the pair, a caret inside one goes before`(
    selection: Range<Int>, result: String
  ) {
    let form = edited(.field, "A😀B", selection)

    form.a.insert("Z")

    #expect(form.a.text == result)
  }

  @Test(arguments: [
    (-3..<2, 0..<2), (2..<99, 2..<3), (99..<100, 3..<3), (-5 ..< -1, 0..<0),
    (Int.min..<Int.max, 0..<3),
  ])
  func `a selection is clamped to the text`(asked: Range<Int>, got: Range<Int>) {
    let form = edited(.field, "abc", 1..<1)

    form.a.select(asked)

    #expect(form.a.selection == got)
  }

  @Test func `a caret that moves is told, one that stays is not`() {
    let form = edited(.field, "abc", 1..<1)

    form.a.select(2..<2)
    form.a.select(2..<2)
    form.a.selection = 0..<1

    #expect(form.spy.entries == ["A.didSelect", "A.didSelect"])
  }

  @Test func `cut of a secure field is refused unasked (8.10)`() {
    let form = edited(.field, "abc", 0..<2)
    form.a.state.isSecure = true

    let isCut = form.a.cut()

    #expect(!isCut)
    #expect(form.spy.entries.isEmpty)
    #expect(form.a.text == "abc")
  }

  // MARK: Should-change that acts

  @Test(arguments: [("", "x"), ("a", "ax"), ("longer", "longxr")], InputKind.allCases)
  func `should-change that sets the text and says yes has the range clamped and applied (2.30)`(
    change: (set: String, result: String), kind: InputKind
  ) {
    let form = edited(kind, "abcde", 4..<5)
    let input = form.a
    form.spy.react(to: "A.shouldChange") { input.text = change.set }

    let isChanged = input.insert("x")

    #expect(isChanged)
    #expect(input.text == change.result)
    #expect(form.spy.count("A.didChange") == 1)
  }

  @Test func `so has a composition`() {
    let form = edited(.field, "ab", 1..<1)
    let input = form.a
    form.spy.react(to: "A.shouldChange") { input.text = "hello" }

    input.compose("X")

    #expect(input.text == "hXello")
    #expect(input.markedRange == 1..<2)
  }

  @Test func `so has a commit`() {
    let form = edited(.field, "ab", 1..<1)
    let input = form.a
    input.compose("ni")
    form.spy.react(to: "A.shouldChange") { input.text = "h" }

    input.commit("你")

    #expect(input.text == "h你")
    #expect(input.markedRange == nil)
  }

  @Test(arguments: InputKind.allCases)
  func `should-change that sets the text and says no keeps what it set, unannounced (2.13)`(
    kind: InputKind
  ) {
    let form = edited(kind, "")
    let input = form.a
    form.spy.refused = ["A.shouldChange"]
    form.spy.react(to: "A.shouldChange") { input.text = "+1" }

    let isChanged = input.insert("1")

    #expect(!isChanged)
    #expect(input.text == "+1")
    #expect(form.spy.count("A.didChange") == 0)
  }

  @Test(arguments: InputKind.allCases, [true, false])
  func `should-change that ends the session, or begins another, has the change refused`(
    kind: InputKind, beginsAgain: Bool
  ) {
    let form = edited(kind, "ab")
    let input = form.a
    form.spy.react(to: "A.shouldChange") {
      input.resignFirstResponder()
      if beginsAgain { input.becomeFirstResponder() }
    }

    let isChanged = input.insert("x")

    #expect(!isChanged)
    #expect(input.text == "ab")
    #expect(form.spy.count("A.didChange") == 0)
    #expect(input.isFirstResponder == beginsAgain)
  }

  @Test func `should-change that strips and types itself leaves undo with texts that existed`() {
    let form = edited(.field, "")
    let input = form.a
    input.insert("a")
    form.spy.refused = ["A.shouldChange"]
    form.spy.react(to: "A.shouldChange") { input.text = "a" }
    input.insert("'")
    form.spy.refused = []
    input.insert("b")

    let first = (input.undo(), input.text)
    let second = (input.undo(), input.text)

    #expect(first == (true, "a"))
    #expect(second == (false, "a"))
  }

  // MARK: By program

  @Test(arguments: InputKind.allCases)
  func `setting the text asks and announces nothing and puts the caret at the end (2.13, 2.14)`(
    kind: InputKind
  ) {
    let form = edited(kind, "ab", 0..<1)
    form.observeInputs()

    form.a.text = "xyz"

    #expect(form.spy.entries == ["A.textSet"])
    #expect(form.a.selection == 3..<3)
  }

  @Test(arguments: InputKind.allCases)
  func `replacing by program asks nothing and announces a selection alone (2.15)`(
    kind: InputKind
  ) {
    let form = edited(kind, "A😀B")

    form.a.replace(1..<2, with: "Z")

    #expect(form.spy.entries == ["A.didSelect"])
    #expect(form.a.text == "AZB")
    #expect(!form.a.editingState.canUndo)
  }

  // MARK: Line ends

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("\r", " "), ("a\u{2028}b", "a b"), ("a\u{2029}b", "a b"),
    ("a\u{85}b", "a b"), ("a\u{0B}b\u{0C}c", "a b c"), ("é\n", "é "), ("née", "née"),
  ])
  func `a line end in a field becomes a blank, however it gets there (2.22)`(
    text: String, admitted: String
  ) {
    let typed = edited(.field, "")
    let (pasted, set) = (edited(.field, ""), TextField())

    typed.a.insert(text)
    pasted.a.paste(text)
    set.text = text

    #expect(typed.a.text == admitted)
    #expect(pasted.spy.entries.first == "A.shouldChange 0..<0 '\(admitted)'")
    #expect(set.text == admitted)
    #expect(TextField(text: text).text == admitted)
  }

  @Test func `a text view keeps line ends, and Return inserts one through should-change (2.22)`() {
    let form = edited(.view, "a")

    let outcome = form.a.pressReturn()
    form.spy.refused = ["A.shouldChange"]
    let vetoed = form.a.pressReturn()

    #expect(outcome == .performed)
    #expect(vetoed == .vetoed)
    #expect(form.spy.entries.first == "A.shouldChange 1..<1 '\n'")
    #expect(form.a.text == "a\n")
  }
}
