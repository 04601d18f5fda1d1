internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

// How editing ends.

extension InputTrial {
  static var endings: [Scenario] {
    [
      ends,
      keepsTextAtEnd,
      endsWithoutSession,
      asksShouldEnd,
      isRefusedAnEnd,
      endsByForce,
      tellsBeginAndEnd,
      tellsBarBeforeDelegate,
    ]
  }

  func quoted(_ text: String) -> String { ScriptText.quoted(text) }

  private func requireTrueResult(_ result: Bool) throws(End) {
    try require(
      .endResult, result != input.isFirstResponder,
      "it returned \(Self.word(result)), and isFirstResponder is "
        + Self.word(input.isFirstResponder))
  }

  private func ends() throws(End) {
    try begin()
    try requireTrueResult(end())
    try assume(!input.isFirstResponder)
    try require(.endTellsBar, bar.currentInput == nil, "the bar's session goes on")
  }

  private func keepsTextAtEnd() throws(End) {
    try begin(with: text)
    end()
    try assume(!input.isFirstResponder)
    try require(
      .endKeepsText, input.currentText == text,
      "the text is \(quoted(input.currentText)), not \(quoted(text))")
  }

  private func endsWithoutSession() throws(End) {
    for isForced in [false, true] {
      mark()
      let result = end(EditingEnd(isForced: isForced))
      try require(.endWithoutSession, !result, "it returned true")
      try require(.endWithoutSession, heard.isEmpty, heardWords)
    }
  }

  private func asksShouldEnd() throws(End) {
    try begin()
    end()
    let asked = count(.shouldEndEditing)
    try assume(asked > 0)
    try require(.shouldEndOnce, asked == 1, "it was asked \(asked) times")
  }

  private func isRefusedAnEnd() throws(End) {
    try begin(with: text)
    let before = now
    refuse(.shouldEndEditing)
    let result = end()
    try assume(count(.shouldEndEditing) > 0)
    try requireTrueResult(result)
    try require(.refusedEnd, input.isFirstResponder, "the input is no first responder any more")
    try require(.refusedEnd, isServed, "the bar was told of an end")
    try require(.refusedEnd, count(.didEndEditing) == 0, heardWords)
    try require(
      .refusedEnd, now == before,
      "the text is \(quoted(now.text)), selected \(now.selection), and was \(quoted(before.text)), "
        + "selected \(before.selection)")
    let outcome = tap(.done)
    try require(.refusedEnd, outcome == .refused, "Done was \(outcome.word)")
  }

  private func endsByForce() throws(End) {
    try begin()
    refuse(.shouldEndEditing)
    end(EditingEnd(isForced: true))
    try require(.forcedEnd, !input.isFirstResponder, "the input is the first responder still")
    let asked = count(.shouldEndEditing)
    try require(.forcedEnd, asked == 0, "should-end was asked \(asked) times")
  }

  private func tellsBeginAndEnd() throws(End) {
    mark()
    become()
    try assume(input.isFirstResponder)
    end()
    try assume(!input.isFirstResponder)
    let (begins, ends) = (count(.didBeginEditing), count(.didEndEditing))
    try assume(begins + ends > 0)
    try require(
      .balancedNews, begins == 1 && ends == 1,
      "did-begin came \(begins) times and did-end \(ends) times")
  }

  private func tellsBarBeforeDelegate() throws(End) {
    var servedAtBegin: Bool?
    var servedAtEnd: Bool?
    delegate.when(.didBeginEditing, of: "input") { [weak self] in servedAtBegin = self?.isServed }
    delegate.when(.didEndEditing, of: "input") { [weak self] in servedAtEnd = self?.isServed }
    try begin()
    end()
    try assume(bar.currentInput == nil && (servedAtBegin != nil || servedAtEnd != nil))
    try require(
      .barBeforeDelegate, servedAtBegin ?? true, "the bar knew of no session inside did-begin")
    try require(
      .barBeforeDelegate, !(servedAtEnd ?? false), "the bar's session was open inside did-end")
  }
}
