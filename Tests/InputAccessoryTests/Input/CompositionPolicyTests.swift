import InputAccessory
import Testing

/// What sources disagree about while an input method composes (2.15, 2.28), and in Thai and Arabic.
struct CompositionPolicyTests {
  private func composing(
    _ text: String, selected: Range<Int>? = nil, _ change: (inout EditingPolicies) -> Void
  ) -> Form {
    let form = Form()
    form.edit("a")
    change(&form.a.policies)
    form.a.compose(text, selected: selected)
    form.spy.forgetEntries()
    return form
  }

  @Test(arguments: [
    (CompositionBackspace.wholeMark, "A.shouldChange 1..<4 'n😀'"),
    (.oneCharacter, "A.shouldChange 4..<5 ''"),
  ])
  func `backspace reports the whole mark or one character (2.28)`(
    policy: CompositionBackspace, asked: String
  ) {
    let form = composing("n😀i") { $0.compositionBackspace = policy }

    form.a.deleteBackward()

    let question = policy == .wholeMark ? "A.shouldChange 1..<5 'n😀'" : asked
    #expect(form.spy.entries == [question, "A.didChange", "A.didSelect"])
    #expect(form.a.text == "an😀")
    #expect(form.a.markedRange == 1..<4)
    #expect(form.a.selection == 4..<4)
  }

  @Test(arguments: CompositionBackspace.allCases)
  func `backspace over the last of the mark ends it, whatever it reports`(
    policy: CompositionBackspace
  ) {
    let form = composing("n") { $0.compositionBackspace = policy }

    form.a.deleteBackward()

    #expect(form.spy.entries.first == "A.shouldChange 1..<2 ''")
    #expect(form.a.text == "a")
    #expect(form.a.markedRange == nil)
  }

  @Test(arguments: CompositionBackspace.allCases)
  func `a no keeps the mark as it was`(policy: CompositionBackspace) {
    let form = composing("ni") { $0.compositionBackspace = policy }
    form.spy.refused = ["A.shouldChange"]
    let before = form.a.state

    let isChanged = form.a.deleteBackward()

    #expect(!isChanged)
    #expect(form.a.state == before)
  }

  @Test func `a step that asks nothing tells of its selection alone, a commit of all (2.15)`() {
    let form = composing("ni") { $0.compositionAsksShouldChange = false }
    form.observeInputs()

    form.a.compose("nih")
    form.a.deleteBackward()
    let steps = form.spy.takeEntries()
    form.a.commit("你")
    let committed = form.spy.takeEntries()
    form.a.compose("x")
    form.spy.forgetEntries()
    form.a.commit()

    #expect(steps == ["A.didSelect", "A.didSelect"])
    #expect(
      committed == [
        "A.shouldChange 1..<3 '你'", "A.eventChanged", "A.didChange", "A.didSelect",
      ])
    #expect(form.spy.entries == ["A.eventChanged", "A.didChange"])
    #expect(form.a.text == "a你x")
  }

  @Test func `such a step needs focus too, and replaces all where an insertion would`() {
    let form = composing("") { $0.compositionAsksShouldChange = false }
    form.a.clearsOnInsertion = true
    form.a.compose("x")
    let text = form.a.text
    form.a.resignFirstResponder()

    #expect(text == "x")
    #expect(!form.a.compose("y"))
    #expect(form.a.text == "x")
  }

  @Test(arguments: [
    (0..<Int.max, 0..<2), (Int.max - 1..<Int.max, 2..<2), (Int.min..<Int.max, 0..<2),
    (Int.min..<Int.min + 1, 0..<0),
  ])
  func `a selection far outside the mark is clamped (2.26)`(asked: Range<Int>, got: Range<Int>) {
    let form = composing("ni", selected: asked) { _ in }

    #expect(form.a.selection == got.lowerBound + 1..<got.upperBound + 1)
  }

  // MARK: Thai and Arabic

  private static let clusters: [(name: String, text: String, parts: [Int])] = [
    ("Thai vowel and tone", "ที่", [1, 1, 1]), ("Thai sara am", "ก\u{0E33}", [1, 1]),
    ("Arabic shadda and fatha", "\u{0628}\u{0651}\u{064E}", [1, 1, 1]),
    ("Arabic extended", "\u{0628}\u{08F0}", [1, 1]),
    ("a Latin accent", "e\u{301}", [2]), ("Hebrew points", "\u{05D1}\u{05BC}", [2]),
    ("Devanagari", "कि", [2]), ("a prepended sign", "\u{0600}\u{0661}", [2]),
    ("a joiner", "\u{0646}\u{200D}", [2]), ("a family", "👨‍👩‍👧", [8]),
  ]

  @Test(arguments: clusters)
  func `of Thai and Arabic a backspace takes the last mark, of all else the whole (2.31)`(
    name: String, text: String, parts: [Int]
  ) {
    let (lastMark, whole) = (Form(), Form())
    for form in [lastMark, whole] { form.edit(text) }
    whole.a.policies.backspace = .wholeCharacter

    var taken: [Int] = []
    while case let length = lastMark.a.editingState.length, lastMark.a.deleteBackward() {
      taken.append(length - lastMark.a.editingState.length)
    }
    whole.a.deleteBackward()

    #expect(taken == parts)
    #expect(whole.a.text == "")
  }

  @Test func `should-change hears of the mark alone, and the key to the right takes the whole`() {
    let form = Form()
    form.edit("ที่")

    form.a.deleteBackward()
    let asked = form.spy.takeEntries().first
    form.a.select(0..<0)
    form.a.deleteForward()

    #expect(asked == "A.shouldChange 2..<3 ''")
    #expect(form.a.text == "")
  }
}
