internal import InputAccessory
internal import KeyboardWorld

// What a toolbar's items do as the user.

extension InputTrial {
  static var keys: [Scenario] {
    [
      clears,
      isRefusedAClear,
      returnsWithoutFocus,
      returns,
      asksShouldReturn,
      isRefusedAReturn,
      isRefusedAnEndByReturn,
      inserts,
      isRefusedAnInsertion,
      movesCaret,
    ]
  }

  private func requireTrueClear(_ result: Bool) throws(End) {
    try require(
      .clearResult, result == input.currentText.isEmpty,
      "it returned \(Self.word(result)), and the text is \(quoted(input.currentText))")
  }

  private func clears() throws(End) {
    try begin(with: text)
    try requireTrueClear(clear())
    let asked = count(.shouldClear)
    try require(.clearOnce, asked <= 1, "it was asked \(asked) times")
    try require(.clearKeepsEditing, input.isFirstResponder && isServed, "editing ended")
  }

  private func isRefusedAClear() throws(End) {
    try assume(!text.isEmpty)
    try begin(with: text)
    refuse(.shouldClear)
    let result = clear()
    try assume(count(.shouldClear) > 0)
    try requireTrueClear(result)
    try require(
      .refusedClear, now.text == text, "the text is \(quoted(now.text)), not \(quoted(text))")
  }

  // MARK: Return

  private func returnsWithoutFocus() throws(End) {
    let outcome = pressReturn()
    try require(.returnOutcome, outcome == .ignored, "without focus it was \(outcome.word)")
    try require(.returnOutcome, heard.isEmpty, heardWords)
  }

  private func returns() throws(End) {
    try begin(with: text)
    try requireTrueOutcome(pressReturn())
  }

  private func requireTrueOutcome(_ outcome: ActionOutcome) throws(End) {
    let holds =
      switch outcome {
      case .done, .moved: !input.isFirstResponder
      case .performed, .vetoed, .refused, .ignored: input.isFirstResponder
      case .cancelled: false
      }
    try require(
      .returnOutcome, holds,
      "it was \(outcome.word), and isFirstResponder is \(Self.word(input.isFirstResponder))")
  }

  private func asksShouldReturn() throws(End) {
    let isPromised = input.capabilities.contains(.asksShouldReturn)
    try begin(with: text)
    // A Return key may be disabled for what the input holds.
    try assume(pressReturn() != .ignored)
    let asked = count(.shouldReturn)
    // What asks nothing at all is not wired to the delegate.
    try assume(asked > 0 || !isPromised || delegate.log.calls.contains { $0.entry.name.isQuestion })
    try require(
      .returnQuestion, asked == (isPromised ? 1 : 0),
      "it was asked \(asked) times, and asksShouldReturn is \(Self.word(isPromised))")
  }

  private func isRefusedAReturn() throws(End) {
    try begin(with: text)
    let before = now
    refuse(.shouldReturn)
    let outcome = pressReturn()
    try assume(count(.shouldReturn) > 0)
    try require(.refusedReturn, outcome == .vetoed, "it was \(outcome.word)")
    try require(.refusedReturn, now == before && isServed, "the input is not as it was")
  }

  private func isRefusedAnEndByReturn() throws(End) {
    try begin()
    refuse(.shouldEndEditing)
    let outcome = pressReturn()
    try assume(count(.shouldEndEditing) > 0 && input.isFirstResponder)
    try require(
      .returnOutcome, outcome == .refused, "should-end said no, and it was \(outcome.word)")
  }

  // MARK: Own items

  private func inserts() throws(End) {
    try assume(!otherText.isEmpty)
    try begin(with: text)
    try requireTrueInsertion(insert(otherText), into: text)
  }

  private func requireTrueInsertion(_ result: Bool, into text: String) throws(End) {
    try require(
      .insertResult, result == (input.currentText != text),
      "it returned \(Self.word(result)), and the text is \(quoted(input.currentText))")
  }

  private func isRefusedAnInsertion() throws(End) {
    try begin(with: text)
    refuse(.shouldChange)
    let result = insert(otherText)
    try assume(count(.shouldChange) > 0)
    try requireTrueInsertion(result, into: text)
    try require(.refusedInsert, now.text == text, "the text is \(quoted(now.text))")
  }

  private func movesCaret() throws(End) {
    let whole = text + otherText
    try begin(with: whole)
    for (distance, caret) in [(-1000, 0), (1000, whole.utf16.count)] {
      moveCaret(distance)
      try require(
        .caretMove, now.text == whole && now.selection == caret..<caret,
        "it is \(quoted(now.text)), selected \(now.selection)")
    }
  }
}
