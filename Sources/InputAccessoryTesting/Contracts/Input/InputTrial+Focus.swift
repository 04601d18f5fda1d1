internal import InputAccessory
internal import KeyboardWorld

// How editing begins.

extension InputTrial {
  /// Everything that a toolbar may do to an input, each with the rules that it shows.
  static var scenarios: [Scenario] {
    [
      takesFocus,
      tellsTextOfBegin,
      beginsOnlyOnce,
      asksShouldBegin,
      isRefusedFocus,
    ] + endings + reentries + pendingTexts + texts + keys + readings
  }

  private func takesFocus() throws(End) {
    let result = become()
    try require(
      .beginResult, result == input.isFirstResponder,
      "it returned \(Self.word(result)), and isFirstResponder is "
        + Self.word(input.isFirstResponder))
    try assume(result)
    try require(.beginTellsBar, isServed, "the bar knows of no session of the input")
  }

  private func tellsTextOfBegin() throws(End) {
    bar.policies.cancel = .restores
    replace(with: text)
    try assume(input.currentText == text)
    try begin()
    replace(with: otherText)
    try assume(tap(.cancel) == .cancelled)
    try require(
      .beginText, input.currentText == text,
      "Cancel restored \(quoted(input.currentText)), not \(quoted(text))")
  }

  private func beginsOnlyOnce() throws(End) {
    try begin()
    try assume(tap(.done) == .done)
    try begin()
    let result = become()
    try require(.beginAgain, result, "it returned false")
    try require(.beginAgain, heard.isEmpty, heardWords)
    // A session that was begun anew is not the one that the action is for.
    delegate.when(.shouldPerform, of: "bar", once: true) { [weak self] in self?.become() }
    let outcome = tap(.done)
    try require(
      .beginAgain, outcome == .done,
      "the bar was told of another session inside shouldPerform, so that Done was \(outcome.word)")
  }

  private func asksShouldBegin() throws(End) {
    replace(with: text)
    let before = now
    var atQuestion: InputSnapshot?
    var wasServed = false
    delegate.when(.shouldBeginEditing, of: "input", once: true) { [weak self] in
      guard let self else { return }
      atQuestion = now
      wasServed = isServed
    }
    mark()
    become()
    guard let atQuestion else { throw .cannotTell }
    let asked = count(.shouldBeginEditing)
    try require(.shouldBeginOnce, asked == 1, "it was asked \(asked) times")
    try require(
      .shouldBeginFirst,
      !atQuestion.isFirstResponder && !wasServed && atQuestion.text == before.text,
      atQuestion.isFirstResponder
        ? "the input was the first responder already"
        : wasServed
          ? "the bar had been told already" : "the text was \(quoted(atQuestion.text)) already")
  }

  private func isRefusedFocus() throws(End) {
    replace(with: text)
    let before = now
    refuse(.shouldBeginEditing)
    mark()
    let result = become()
    try assume(count(.shouldBeginEditing) > 0)
    try require(
      .beginResult, result == input.isFirstResponder,
      "it returned \(Self.word(result)), and isFirstResponder is "
        + Self.word(input.isFirstResponder))
    try require(.refusedBegin, !input.isFirstResponder, "the input is the first responder")
    try require(.refusedBegin, !isServed, "the bar was told of a session")
    try require(.refusedBegin, now == before, "the text is \(quoted(input.currentText)) now")
    try require(
      .refusedBegin, count(.didBeginEditing) + count(.didEndEditing) == 0, heardWords)
  }
}
