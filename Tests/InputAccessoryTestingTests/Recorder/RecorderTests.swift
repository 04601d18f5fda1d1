import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

struct RecorderTests {
  let field = TextField()
  let bar: DoneCancelToolbar
  let recorder = Recorder()

  init() {
    bar = DoneCancelToolbar(for: field)
    field.accessory = bar
    recorder.record(field, as: "amount")
    recorder.record(bar, as: "bar")
  }

  @Test func `a session is recorded with control events and outcome`() {
    field.becomeFirstResponder()
    field.insert("4")
    bar.perform(.done)

    #expect(
      recorder.log.lines == [
        "amount.shouldBeginEditing -> yes",
        "amount.didBeginEditing",
        "amount.editingDidBegin",
        #"amount.shouldChange(0..<0 "4") -> yes"#,
        "amount.editingChanged",
        "amount.didChange",
        "amount.didChangeSelection",
        "bar.shouldPerform(done) -> yes",
        "amount.shouldEndEditing -> yes",
        "amount.didEndEditing",
        "amount.editingDidEnd",
        "bar.didTapDone",
        "bar.outcome(done)",
      ])
  }

  @Test func `each call has the state of its moment`() throws {
    field.becomeFirstResponder()
    field.insert("42")
    field.compose("X")
    field.select(1..<2)
    bar.perform(.cancel)

    let didChange = try #require(recorder.log.calls.last { $0.entry.name == .shouldEndEditing })
    #expect(didChange.state?.text == "42X")
    #expect(didChange.state?.isFirstResponder == true)
    let cancel = try #require(recorder.log.last(.didTapCancel, by: "bar"))
    #expect(cancel.state?.text == "")
    #expect(cancel.state?.isFirstResponder == false)
    #expect(cancel.subject == "bar")
  }

  @Test func `a mark and a selection are part of the state`() {
    field.becomeFirstResponder()
    field.compose("XY", selected: 0..<1)

    let state = recorder.log.last(.didChangeSelection, by: "amount")?.state
    #expect(state?.marked == 0..<2)
    #expect(state?.selection == 0..<1)
  }

  @Test func `answers hold as they are said to`() {
    recorder.answer(.shouldEndEditing, of: "amount", with: false, .once)
    recorder.answer(.shouldPerform, of: "bar", with: false, for: .cancel)
    field.becomeFirstResponder()

    #expect(bar.perform(.cancel) == .vetoed)
    #expect(bar.perform(.done) == .refused)
    #expect(bar.perform(.done) == .done)
    #expect(
      recorder.log.difference(
        from: [
          "bar.shouldPerform(cancel) -> no", "amount.shouldEndEditing -> no",
          "amount.shouldEndEditing -> yes", "bar.outcome(done)",
        ], matching: .inOrder) == nil)
  }

  @Test func `an answer until a text holds until it is there`() {
    recorder.answer(.shouldEndEditing, of: "amount", with: false, .until("@"))
    field.becomeFirstResponder()
    field.insert("a")
    #expect(bar.perform(.done) == .refused)
    field.insert("@")
    #expect(bar.perform(.done) == .done)
  }

  @Test func `reactions run inside the call, in order, once where said`() {
    recorder.when(.didTapDone, of: "bar", once: true) { [field] in field.becomeFirstResponder() }
    recorder.when(.didTapDone, of: "bar") { [field] in field.text += "!" }
    field.becomeFirstResponder()

    bar.perform(.done)
    #expect(field.isFirstResponder)
    bar.perform(.done)

    #expect(!field.isFirstResponder)
    #expect(field.text == "!!")
    #expect(recorder.log.difference(inCountOf: "amount.didBeginEditing", from: 2) == nil)
    #expect(recorder.log.difference(inCountOf: #"amount.setText("!!")"#, from: 1) == nil)
  }

  @Test func `reactions without end come to one`() {
    recorder.when(.didChange, of: "amount") { [field] in field.insert("x") }
    field.becomeFirstResponder()

    field.insert("x")

    #expect(field.text.count > 1)
    #expect(field.text.count <= Recorder.nestingLimit + 1)
  }

  @Test func `whoever was the delegate is asked and told as before`() {
    let owner = Owner()
    field.delegate = owner
    bar.delegate = owner
    recorder.record(field, as: "amount")
    recorder.record(bar, as: "bar")
    field.becomeFirstResponder()

    #expect(bar.perform(.done) == .refused)
    owner.agrees = true
    #expect(bar.perform(.done) == .done)
    #expect(owner.heard == ["asked", "asked", "done"])
    #expect(
      recorder.log.difference(
        from: ["amount.shouldEndEditing -> no", "amount.shouldEndEditing -> yes"],
        matching: .inOrder) == nil)
  }

  @Test func `what a delegate does inside a question comes after the question`() {
    let owner = Owner()
    owner.onQuestion = { [field] in field.text = "7" }
    owner.agrees = true
    field.delegate = owner
    recorder.record(field, as: "amount")
    field.becomeFirstResponder()
    recorder.clear()

    field.resignFirstResponder()

    #expect(
      recorder.log.lines.prefix(2) == [
        "amount.shouldEndEditing -> yes", #"amount.setText("7")"#,
      ])
  }

  @Test func `everything is held weakly both ways`() {
    var owner: Owner? = Owner()
    var recorder: Recorder? = Recorder()
    var field: TextField? = TextField()
    weak let formerOwner = owner
    weak let formerRecorder = recorder
    weak let formerField = field
    field?.delegate = owner
    field.map { recorder?.record($0, as: "f") }

    owner = nil
    #expect(formerOwner == nil)
    field?.becomeFirstResponder()
    field = nil
    #expect(formerField == nil)
    #expect(recorder?.log.count(of: .didBeginEditing, by: "f") == 1)
    recorder = nil
    #expect(formerRecorder == nil)
  }

  @Test func `text views and moves are recorded too`() {
    let notes = TextView()
    let bar = AccessoryToolbar(items: [.next], serving: [field, notes])
    field.accessory = bar
    notes.accessory = bar
    recorder.record(notes, as: "notes")
    recorder.record(bar, as: "arrows")
    field.becomeFirstResponder()
    recorder.clear()

    bar.perform(.next)

    #expect(
      recorder.log.difference(
        from: [
          "notes.didBeginEditing", "amount.didEndEditing", "arrows.didMove(amount notes)",
        ], matching: .only) == nil)
  }

  @Test func `a delegate set by hand has a name of its kind`() {
    let other = TextField()
    other.delegate = recorder

    other.becomeFirstResponder()

    #expect(recorder.log.lines == ["input.shouldBeginEditing -> yes", "input.didBeginEditing"])
  }

  @Test func `the log keeps the latest calls and counts all`() {
    let recorder = Recorder(capacity: 3)
    recorder.record(field, as: "amount")
    field.becomeFirstResponder()
    for _ in 0..<10 { field.insert("1") }

    #expect(recorder.log.calls.count == 3)
    #expect(recorder.log.total == 43)
    #expect(recorder.log.dropped == 40)
    #expect(recorder.log.difference(inCountOf: "amount.didChange", from: 10) == nil)
    #expect(
      recorder.log.difference(from: ["amount.didChange"])?.description
        == """
        this needs calls that are no longer kept: 43 since the log was cleared, of which the latest 3 \
        are; clear it nearer
        """)
  }
}

private final class Owner: TextFieldDelegate, DoneCancelToolbarDelegate {
  var agrees = false
  var heard: [String] = []
  var onQuestion: () -> Void = {}

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    heard.append("asked")
    onQuestion()
    return agrees
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    heard.append("done")
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    heard.append("cancel")
  }
}
