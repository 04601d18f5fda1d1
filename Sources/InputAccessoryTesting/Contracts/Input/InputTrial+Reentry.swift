internal import InputAccessory
internal import KeyboardWorld

// What delegates do inside calls, and what two inputs do to each other.

extension InputTrial {
  static var reentries: [Scenario] {
    [
      endsInsideDidBegin,
      beginsInsideDidEnd,
      endsInsideShouldEnd,
      nests,
    ]
  }

  private func endsInsideDidBegin() throws(End) {
    var innerResult: Bool?
    delegate.when(.didBeginEditing, of: "input", once: true) { [weak self] in
      guard let self else { return }
      innerResult = end()
    }
    mark()
    let result = become()
    try assume(innerResult == true)
    try require(
      .endInsideDidBegin, !input.isFirstResponder && bar.currentInput == nil,
      input.isFirstResponder ? "the input is the first responder" : "the bar's session is open")
    try require(.endInsideDidBegin, !result, "becomeFirstResponder() returned true")
    let (begins, ends) = (count(.didBeginEditing), count(.didEndEditing))
    try require(
      .endInsideDidBegin, begins == 1 && ends == 1,
      "did-begin came \(begins) times and did-end \(ends) times")
  }

  private func beginsInsideDidEnd() throws(End) {
    var innerResult: Bool?
    delegate.when(.didEndEditing, of: "input", once: true) { [weak self] in
      guard let self else { return }
      innerResult = become()
    }
    try begin()
    end()
    try assume(innerResult == true)
    try require(
      .beginInsideDidEnd, input.isFirstResponder && isServed,
      input.isFirstResponder
        ? "the bar knows of no session of the input" : "the input is no first responder")
  }

  private func endsInsideShouldEnd() throws(End) {
    var innerResult: Bool?
    delegate.when(.shouldEndEditing, of: "input", once: true) { [weak self] in
      guard let self else { return }
      innerResult = end(EditingEnd(isForced: true))
    }
    try begin()
    let result = end()
    try assume(innerResult == true && !input.isFirstResponder)
    try require(.endInsideShouldEnd, !result, "the outer endEditing() returned true")
    let ends = count(.didEndEditing)
    try require(.endInsideShouldEnd, ends <= 1, "did-end came \(ends) times")
  }

  private func nests() throws(End) {
    // A recorder's reactions nest to a limit, so the input comes back from them.
    delegate.when(.didBeginEditing, of: "input") { [weak self] in self?.end() }
    delegate.when(.didEndEditing, of: "input") { [weak self] in self?.become() }
    become()
    try assume(count(.didBeginEditing) > 1)
    try require(
      .nestedAgreement, isServed == input.isFirstResponder,
      input.isFirstResponder
        ? "the input is the first responder, and the bar knows of no session"
        : "the bar has a session open, and the input is no first responder")
  }

  // MARK: Two inputs

  /// What two inputs do to each other; `other` is the second of the same bar.
  static var pairs: [PairScenario] {
    [
      handsOver,
      isRefused,
    ]
  }

  private func handsOver(to other: any TextInput) throws(End) {
    try begin()
    try assume(bar.canPerform(.next))
    let there = tap(.next)
    try requireFocus(of: other, after: there)
    try assume(bar.canPerform(.previous))
    let back = tap(.previous)
    try requireFocus(of: input, after: back)
    end()
    try assume(!input.isFirstResponder)
    try require(
      .handOver, bar.currentInput == nil,
      "once nobody has focus, the bar has a session open that was never ended")
  }

  private func requireFocus(
    of focused: any TextInput, after outcome: ActionOutcome
  ) throws(End) {
    let left = focused === input ? "the next input" : "the input"
    try require(.handOver, outcome == .moved, "the arrow was \(outcome.word)")
    let inputs = bar.inputs
    try require(
      .handOver, inputs.allSatisfy { $0 === focused || !$0.isFirstResponder },
      "\(left) is the first responder still")
    try require(
      .handOver, bar.currentInput === focused, "the bar's session is not that of the input reached")
  }

  private func isRefused(by other: any TextInput) throws(End) {
    try begin(with: text)
    try assume(bar.canPerform(.next))
    let before = now
    refuse(.shouldBeginEditing, of: "other")
    let outcome = tap(.next)
    try assume(heard.contains { $0.subject == "other" && $0.entry.name == .shouldBeginEditing })
    try require(.refusedHandOver, outcome == .refused, "Next was \(outcome.word)")
    try require(
      .refusedHandOver, now == before && isServed,
      isServed ? "the input is not as it was" : "the bar's session is not the input's any more")
    try require(
      .refusedHandOver, count(.didEndEditing) == 0 && !other.isFirstResponder, heardWords)
  }
}
