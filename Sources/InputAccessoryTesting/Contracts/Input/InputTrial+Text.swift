internal import InputAccessory
internal import KeyboardWorld

// The text by program, and what is read.

extension InputTrial {
  static var texts: [Scenario] {
    [
      replacesText,
      givesBackState,
      hasOneText,
      isSilentByProgram,
      isCleared,
      getsTextBack,
    ]
  }

  static var readings: [Scenario] {
    [
      readsQuietly,
      canDoTheSame,
    ]
  }

  private func replacesText() throws(End) {
    for isEditing in [false, true] {
      if isEditing { try begin() }
      for text in [text, otherText, "", text] {
        replace(with: text)
        try require(
          .replaceText, input.currentText == text, "the text is \(quoted(input.currentText))")
      }
    }
  }

  private func givesBackState() throws(End) {
    try begin()
    let whole = text + otherText
    let second = whole.prefix(1).utf16.count
    for selection in [0..<0, 0..<whole.utf16.count, second..<second] {
      set(EditingState(text: whole, selection: selection))
      try require(
        .stateRoundTrip, now.text == whole && now.selection == selection,
        "it is \(quoted(now.text)), selected \(now.selection)")
    }
  }

  private func hasOneText() throws(End) {
    try requireOneText()
    replace(with: text)
    try requireOneText()
    try begin()
    try requireOneText()
    set(EditingState(text: otherText, selection: 0..<0))
    try requireOneText()
    end()
    try requireOneText()
  }

  private func requireOneText() throws(End) {
    try require(
      .textIsState, input.currentText == input.editingState.text,
      "currentText is \(quoted(input.currentText)), editingState has "
        + quoted(input.editingState.text))
  }

  private func isSilentByProgram() throws(End) {
    for isEditing in [false, true] {
      if isEditing { try begin() }
      mark()
      replace(with: text)
      set(EditingState(text: otherText, selection: 0..<0))
      let loud = heard.filter {
        $0.entry.name != .didChangeSelection && $0.entry.name != .setText
      }
      try require(
        .silentProgram, loud.isEmpty, loud.map(\.description).joined(separator: ", "))
    }
  }

  private func isCleared() throws(End) {
    try begin(with: text)
    try assume(tap(.cancel) == .cancelled && !input.isFirstResponder)
    try require(
      .cancelClears, input.currentText == "", "the text is \(quoted(input.currentText))")
  }

  private func getsTextBack() throws(End) {
    bar.policies.order = .clearsFirst
    try begin(with: text)
    let before = now
    refuse(.shouldEndEditing)
    let outcome = tap(.cancel)
    try assume(count(.shouldEndEditing) > 0 && outcome == .refused)
    try require(
      .refusedCancel, now == before,
      "it is \(quoted(now.text)), selected \(now.selection), and was \(quoted(before.text)), "
        + "selected \(before.selection)")
  }

  // MARK: Reading

  private func readsQuietly() throws(End) {
    replace(with: text)
    for isEditing in [false, true] {
      if isEditing { try begin() }
      mark()
      let before = now
      step("read everything") {
        _ = (input.capabilities, input.reference, input.focusObstacle)
        _ = (input.focusObstacle(from: input), input.currentPlaceholder, input.hidesText)
        _ = (input.isTextValid, input.currentText, input.isFirstResponder)
      }
      try require(.quietReading, heard.isEmpty, heardWords)
      try require(.quietReading, now == before, "the input is not as it was")
    }
  }

  private func canDoTheSame() throws(End) {
    let before = input.capabilities
    try begin()
    try require(
      .constantCapabilities, input.capabilities == before, "they are others while it is edited")
    end()
    try require(
      .constantCapabilities, input.capabilities == before, "they are others after a session")
  }
}
