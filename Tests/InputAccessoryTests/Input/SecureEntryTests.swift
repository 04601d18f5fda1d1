import InputAccessory
import Testing

/// Secure inputs start anew where UIKit's do (8.9), and keep their text where they are told to.
struct SecureEntryTests {
  private func secure(_ text: String, kind: InputKind = .field, keeps: Bool = false) -> Form {
    let form = Form(kind)
    form.a.text = text
    form.a.isSecure = true
    form.a.keepsSecureText = keeps
    form.a.becomeFirstResponder()
    form.spy.forgetEntries()
    return form
  }

  @Test(arguments: InputKind.allCases)
  func `the first key after focus replaces all, asking for all; the next goes on (8.9)`(
    kind: InputKind
  ) {
    let form = secure("abc", kind: kind)

    form.a.insert("d")
    let heard = form.spy.takeEntries()
    form.a.insert("e")

    #expect(heard == ["A.shouldChange 0..<3 'd'", "A.didChange", "A.didSelect"])
    #expect(form.a.text == "de")
    #expect(form.spy.entries.first == "A.shouldChange 1..<1 'e'")
  }

  @Test func `the first backspace empties, the next asks nobody (8.9, 2.9)`() {
    let form = secure("abc")

    form.a.deleteBackward()
    let heard = form.spy.takeEntries()
    let again = form.a.deleteBackward()

    #expect(heard == ["A.shouldChange 0..<3 ''", "A.didChange", "A.didSelect"])
    #expect(form.a.text == "")
    #expect(!again)
    #expect(form.spy.entries.isEmpty)
  }

  @Test(
    arguments: [
      { $0.paste("xy") }, { $0.compose("xy") }, { $0.commit("xy") },
    ] as [@Sendable (InputModel) -> Bool])
  func `a paste and what an input method brings replace all too`(
    insertion: @Sendable (InputModel) -> Bool
  ) {
    let form = secure("abc")

    let isChanged = insertion(form.a)

    #expect(isChanged)
    #expect(form.a.text == "xy")
  }

  @Test func `a no of should-change keeps the text, and the next key still replaces all`() {
    let form = secure("abc")
    form.spy.refused = ["A.shouldChange"]
    form.a.insert("d")
    let kept = form.a.text
    form.spy.refused = []

    form.a.insert("e")

    #expect(kept == "abc")
    #expect(form.a.text == "e")
  }

  @Test func `a caret that moves changes nothing about it, any change by the user does`() {
    let (moved, changed) = (secure("abc"), secure("abc"))

    moved.a.select(1..<1)
    moved.a.insert("d")
    changed.a.select(0..<0)
    changed.a.deleteForward()
    changed.a.insert("d")

    #expect(moved.a.text == "d")
    #expect(changed.a.text == "dbc")
  }

  @Test func `each session starts anew`() {
    let form = secure("abc")
    form.a.insert("d")
    form.a.insert("e")
    form.a.resignFirstResponder()
    form.a.becomeFirstResponder()

    form.a.insert("f")

    #expect(form.a.text == "f")
  }

  @Test func `it starts anew where it becomes secure, not where it is so already or no more`() {
    let form = Form()
    form.edit("abc")
    form.a.select(1..<1)
    form.a.isSecure = true
    form.a.isSecure = false
    form.a.insert("X")
    let plain = form.a.text
    form.a.isSecure = true
    form.a.insert("Y")
    form.a.isSecure = true
    form.a.insert("Z")

    #expect(plain == "aXbc")
    #expect(form.a.text == "YZ")
  }

  @Test func `a secure input that keeps its text keeps the caret too`() {
    let refocused = secure("abc", keeps: true)
    let toggled = Form()
    toggled.edit("abc")
    toggled.a.select(1..<1)
    toggled.a.keepsSecureText = true

    refocused.a.insert("d")
    toggled.a.isSecure = true
    toggled.a.insert("X")
    let deleting = secure("abc", keeps: true)
    deleting.a.deleteBackward()

    #expect(refocused.a.text == "abcd")
    #expect(toggled.a.text == "aXbc")
    #expect(toggled.a.selection == 2..<2)
    #expect(deleting.a.text == "ab")
  }

  @Test func `a secure text is neither cut nor copied, another one is (8.10)`() {
    let (hidden, plain) = (secure("abc"), Form())
    plain.edit("abc")
    for form in [hidden, plain] { form.a.select(0..<2) }
    hidden.spy.forgetEntries()

    #expect(hidden.a.copiedText == nil)
    #expect(plain.a.copiedText == "ab")
    #expect(!hidden.a.cut())
    #expect(hidden.spy.entries.isEmpty)
    plain.a.select(1..<1)
    #expect(plain.a.copiedText == nil)
  }

  @Test func `undo brings back what the first key replaced`() {
    let form = secure("abc")
    form.a.insert("d")

    form.a.undo()

    #expect(form.a.text == "abc")
  }

  @Test func `a state put back starts anew where the one taken would have`() {
    let form = secure("abc")
    let fresh = form.a.state
    form.a.insert("d")

    form.a.state = fresh
    form.a.insert("e")

    #expect(form.a.text == "e")
  }
}
