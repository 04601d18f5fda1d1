internal import InputAccessory
internal import KeyboardWorld

// What becomes of marked text.

extension InputTrial {
  static var pendingTexts: [Scenario] {
    [
      acceptsMark,
      acceptsQuietly,
      dropsMark,
      keepsMarkWhereRefused,
      hasNoMarkAfterEnd,
      endsMarkByProgram,
    ]
  }

  private func acceptsMark() throws(End) {
    try begin()
    try compose()
    accept()
    try require(.acceptPending, now.marked == nil, "the text is marked still")
    try require(
      .acceptPending, now.text == text, "the text is \(quoted(now.text)), not \(quoted(text))")
    try require(.acceptPending, input.isFirstResponder && isServed, "editing ended")
  }

  private func acceptsQuietly() throws(End) {
    try begin()
    try compose()
    accept()
    try require(
      .acceptQuietly, !heard.contains { $0.entry.name.isQuestion } && count(.didChange) <= 1,
      heardWords)
    try assume(now.marked == nil)
    mark()
    accept()
    try require(.acceptQuietly, heard.isEmpty, heardWords)
  }

  private func dropsMark() throws(End) {
    try assume(input.capabilities.contains(.dropsPendingText))
    try begin()
    try compose(behind: otherText)
    end(EditingEnd(pendingText: .dropped))
    try assume(!input.isFirstResponder)
    try require(
      .dropPending, now.text == otherText,
      "the text is \(quoted(now.text)), not \(quoted(otherText))")
    try require(.dropPending, count(.didChange) == 0, heardWords)
    if let atEnd = heard.last(where: { $0.entry.name == .didEndEditing })?.state {
      try require(.dropPending, atEnd.text == otherText, "did-end saw \(quoted(atEnd.text))")
    }
  }

  private func keepsMarkWhereRefused() throws(End) {
    try assume(input.capabilities.contains(.dropsPendingText))
    try begin()
    try compose(behind: otherText)
    let before = now
    refuse(.shouldEndEditing)
    end(EditingEnd(pendingText: .dropped))
    try assume(count(.shouldEndEditing) > 0 && input.isFirstResponder)
    try require(
      .refusedDrop, now == before,
      "the text is \(quoted(now.text)), marked \(now.marked.map { "\($0)" } ?? "nowhere")")
  }

  private func hasNoMarkAfterEnd() throws(End) {
    try begin()
    try compose()
    end()
    try assume(!input.isFirstResponder)
    try require(.noMarkAfterEnd, now.marked == nil, "the text is marked still")
  }

  private func endsMarkByProgram() throws(End) {
    try begin()
    try compose()
    replace(with: otherText)
    try require(.replaceEndsMark, now.marked == nil, "the text is marked still")
  }
}
