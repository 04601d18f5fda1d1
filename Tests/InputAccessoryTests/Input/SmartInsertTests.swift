import InputAccessory
import Testing

/// Blanks that come with a paste and go with a cut (2.12).
struct SmartInsertTests {
  private func edited(_ text: String, _ selection: Range<Int>, _ trait: SmartInsertDelete) -> Form {
    let form = Form()
    form.a.smartInsertDelete = trait
    form.a.text = text
    form.a.becomeFirstResponder()
    form.a.select(selection)
    form.spy.forgetEntries()
    return form
  }

  @Test(arguments: [
    ("one", 3..<3, "two", "one two"), ("two", 0..<0, "one", "one two"),
    ("a c", 1..<1, "b", "a b c"), ("one ", 4..<4, "two", "one two"), ("one", 3..<3, ".", "one."),
    ("onetwo", 3..<3, "x", "onextwo"), ("one", 3..<3, " two", "one two"), ("", 0..<0, "a", "a"),
    ("a1b", 1..<2, "x", "axb"), ("a,b", 1..<2, "x", "a x b"), ("one", 3..<3, "", "one"),
  ])
  func `a paste gains a blank where it would join a word, by one question for the whole`(
    text: String, at place: Range<Int>, pasted: String, result: String
  ) {
    let form = edited(text, place, .yes)

    form.a.paste(pasted)

    #expect(form.a.text == result)
    #expect(form.spy.count("A.didChange") == (pasted.isEmpty ? 0 : 1))
  }

  @Test(arguments: [
    ("a b c", 2..<3, "a c"), ("a b", 2..<3, "a"), ("a b", 0..<1, "b"), ("a b.", 2..<3, "a."),
    ("a b c", 1..<3, "a c"), ("word", 1..<3, "wd"), ("a, b", 0..<1, ", b"), ("a", 0..<1, ""),
    ("a  b", 1..<2, "a b"),
  ])
  func `a cut and a backspace over words take the blank that is one too many`(
    text: String, selection: Range<Int>, result: String
  ) {
    let cut = edited(text, selection, .yes)
    let deleted = edited(text, selection, .yes)

    cut.a.cut()
    deleted.a.deleteBackward()

    #expect(cut.a.text == result)
    #expect(deleted.a.text == result)
    #expect(cut.spy.entries.first == deleted.spy.entries.first)
  }

  @Test func `a backspace without a selection takes a character`() {
    let form = edited("a b", 3..<3, .yes)

    form.a.deleteBackward()

    #expect(form.a.text == "a ")
  }

  @Test(arguments: [SmartInsertDelete.default, .no])
  func `unless it is asked for, text comes and goes as it is`(trait: SmartInsertDelete) {
    let pasted = edited("one", 3..<3, trait)
    let cut = edited("a b c", 2..<3, trait)

    pasted.a.paste("two")
    cut.a.cut()

    #expect(pasted.a.text == "onetwo")
    #expect(cut.a.text == "a  c")
  }

  @Test func `the trait has UIKit's raw values, and begins with the system's choice`() {
    #expect(SmartInsertDelete.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(TextField().smartInsertDelete == .default)
  }
}
