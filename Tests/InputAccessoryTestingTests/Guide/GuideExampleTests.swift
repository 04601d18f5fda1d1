import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// The examples of the module's documentation, compiled, run and compared with what stands there.
struct GuideExampleTests {
  @Test func `the module's example`() {
    let field = TextField()

    // Module
    let recorder = Recorder()
    recorder.record(field, as: "amount")
    field.becomeFirstResponder()

    #expect(recorder.log.difference(from: ["amount.didBeginEditing"], matching: .only) == nil)
    // Module
  }

  // Check
  @Test func `payment keeps the contract`() {
    let report = DelegateContract.check { form in
      let payment = Payment()
      form.amount.delegate = payment
      form.bar.delegate = payment
      return payment
    }
    #expect(report.violations.isEmpty)
  }
  // Check

  @Test func `a broken delegate is told of as the guide shows`() throws {
    let report = DelegateContract.check { form in
      let rounding = Rounding()
      form.amount.delegate = rounding
      return rounding
    }

    let violation = try #require(report.violations.first)
    #expect(try PackageFile.guide.contains("```text\n\(violation)\n```\n"))
  }

  @Test func `payments on all cores`() async {
    // Concurrently
    let report = await DelegateContract.checkConcurrently { form in
      let payment = Payment()
      form.amount.delegate = payment
      return payment
    }
    // Concurrently

    #expect(report.violations.isEmpty)
  }

  @Test func `a sequence of one's own`() {
    // Sequence
    let refund = """
      focus amount
      type "42"
      background
      foreground
      tap done
      expect amount.text "42"
      expect count bar.didTapDone 1
      """
    let report = DelegateContract.check(sequences: [refund]) { form in
      let payment = Payment()
      form.amount.delegate = payment
      form.bar.delegate = payment
      return payment
    }
    // Sequence

    #expect(report.violations.isEmpty)
  }

  // Record
  @Test func `an empty amount cannot be confirmed`() {
    let payment = Payment()
    let field = TextField()
    let bar = DoneCancelToolbar(for: field)
    field.accessory = bar
    field.delegate = payment
    bar.delegate = payment
    let recorder = Recorder()
    recorder.record(field, as: "amount")
    recorder.record(bar, as: "bar")

    field.becomeFirstResponder()
    bar.perform(.done)
    field.insert("42")
    bar.perform(.done)

    #expect(
      recorder.log.difference(
        from: [
          "amount.shouldEndEditing -> no", "bar.outcome(refused)",
          "amount.shouldEndEditing -> yes", "bar.didTapDone",
        ], matching: .inOrder) == nil)
    #expect(recorder.log.last(.didTapDone, by: "bar")?.state?.text == "42")
    #expect(payment.amount == 42)
  }
  // Record

  @Test func `answers and reactions`() {
    let field = TextField()
    let recorder = Recorder()
    recorder.record(field, as: "amount")

    // Answers
    recorder.answer(.shouldEndEditing, of: "amount", with: false, .once)
    recorder.when(.didEndEditing, of: "amount") { field.text = "" }
    // Answers

    field.becomeFirstResponder()
    field.insert("1")
    #expect(!field.resignFirstResponder())
    #expect(field.resignFirstResponder())
    #expect(field.text == "")
  }

  @Test(arguments: [
    ("InputAccessoryTesting", "GuideExampleTests", ["Module"]),
    (
      "TestingYourDelegate", "GuideExampleTests",
      ["Payment", "Check", "Rounding", "Concurrently", "Sequence", "Record", "Answers"]
    ),
    (
      "SearchingEveryOrder", "SearchExampleTests",
      ["Script", "Draft", "Invariant", "Subject", "Search", "Replay", "Random"]
    ),
  ])
  func `the documentation shows the examples`(
    page: String, file: String, examples: [String]
  ) throws {
    let text = try PackageFile.text(of: PackageFile.catalog + page + ".md")
    let blocks = try examples.map {
      "```swift\n" + (try PackageFile.example($0, in: file)) + "```\n"
    }

    for block in blocks { #expect(text.contains(block)) }
    #expect(text.ranges(of: "```swift\n").count == blocks.count)
  }
}

// Payment
final class Payment: TextFieldDelegate, DoneCancelToolbarDelegate {
  private(set) var amount = 0

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    !textField.text.isEmpty
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    amount = Int(input.currentText) ?? 0
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {}
}
// Payment

// Rounding
final class Rounding: TextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    textField.text += ".00"
    return true
  }
}
// Rounding
