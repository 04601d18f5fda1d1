import InputAccessory
import InputAccessoryTesting
import Testing

/// An input's state, taken and put back.
struct InputStateTests {
  /// An input in the middle of things: a mark, undo and redo, traits.
  private func busy(_ kind: InputKind) -> Form {
    let form = Form(kind)
    form.a.text = "start"
    form.a.becomeFirstResponder()
    form.a.insert("ab")
    form.a.paste("😀")
    form.a.undo()
    form.a.state.tag = 7
    form.a.state.isSecure = true
    form.a.state.keepsSecureText = true
    form.a.placeholder = "hint"
    form.a.compose("ni", selected: 0..<1)
    form.spy.forgetEntries()
    return form
  }

  private func play(_ form: Form, seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: form.a.insert("x y")
      case 1: form.a.deleteBackward()
      case 2: form.a.compose("n😀")
      case 3: form.a.undo()
      case 4: form.a.redo()
      case 5: form.a.select(0..<Int.random(in: 0..<9, using: &random))
      case 6: form.bar.perform(Bool.random(using: &random) ? .cancel : .done)
      case 7: form.a.becomeFirstResponder()
      default: form.a.suggest("word")
      }
    }
  }

  @Test(arguments: InputKind.allCases)
  func `a state taken stays as it was, and put back the input equals it`(kind: InputKind) {
    let form = busy(kind)
    let taken = form.a.state
    let copy = taken
    form.a.commit("你")
    form.a.text = "other"
    form.a.placeholder = ""
    let isOther = form.a.state != taken

    form.a.state = taken

    #expect(isOther)
    #expect(taken == copy)
    #expect(form.a.state == taken)
    #expect(form.a.state.hashValue == taken.hashValue)
    #expect(form.a.markedRange == 7..<9)
    #expect(form.a.selection == 7..<8)
    #expect(form.a.placeholder == "hint")
  }

  @Test(arguments: InputKind.allCases)
  func `putting a state back tells nobody`(kind: InputKind) {
    let form = busy(kind)
    form.observeInputs()
    let taken = form.a.state

    form.a.state = kind.make(id: 0, text: "other", delegate: nil).state
    form.a.state = taken

    #expect(form.spy.entries.isEmpty)
    #expect(form.first === form.a)
  }

  @Test(arguments: InputKind.allCases, 0..<10)
  func `after a state was put back the same events give the same calls and the same state`(
    kind: InputKind, seed: Int
  ) {
    let form = busy(kind)
    let (taken, bar) = (form.a.state, form.bar.currentInput === form.a)
    play(form, seed: UInt64(seed))
    let (calls, end) = (form.spy.takeEntries(), form.a.state)
    form.scope.endEditing(force: true)
    form.a.becomeFirstResponder()
    form.a.state = taken
    form.spy.forgetEntries()

    play(form, seed: UInt64(seed))

    #expect(bar)
    #expect(form.spy.takeEntries() == calls)
    #expect(form.a.state == end)
  }

  @Test(arguments: InputKind.allCases)
  func `a state may be put into another input of its kind`(kind: InputKind) {
    let (form, other) = (busy(kind), Form(kind))
    other.a.becomeFirstResponder()
    other.spy.forgetEntries()

    other.a.state = form.a.state
    play(form, seed: 3)
    play(other, seed: 3)

    #expect(other.a.state == form.a.state)
    #expect(other.spy.entries == form.spy.entries)
  }

  @Test func `an editing state set by program tells observers of another text alone`() {
    let form = Form()
    form.edit("abc")
    form.observeInputs()
    let taken = form.a.editingState

    form.a.editingState = EditingState(text: "abc", selection: 0..<1)
    let sameText = form.spy.takeEntries()
    form.a.editingState = EditingState(text: "x")
    let otherText = form.spy.takeEntries()
    form.a.editingState = taken

    #expect(sameText.isEmpty)
    #expect(otherText == ["A.textSet"])
    #expect(form.a.editingState == taken)
    #expect(form.a.undo())
    #expect(form.a.text == "")
  }
}
