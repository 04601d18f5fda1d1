extension InputModel {
  /// The text, the selection and what is being composed. Setting it is by program and asks nothing;
  /// observers hear of a text that is another one.
  public final var editingState: EditingState {
    get { state.editing }
    set {
      setByProgram { editing in
        let isOther = newValue.text != editing.text
        editing = newValue
        return isOther
      }
    }
  }

  /// The text, marked text included.
  public final var currentText: String { state.editing.text }

  /// The text; setting it is by program: nothing is asked or announced, and the caret goes to the
  /// end (2.13, 2.14).
  ///
  /// A rule that formats, such as a mask, formats such a text too and cuts nothing from it; what it
  /// wrote otherwise is announced once while the input is being edited, unless that stood there
  /// already. Whoever hears of it may set the text again, which is refused where that nests too deep.
  public final var text: String {
    get { state.editing.text }
    set {
      guard !rules.isEmpty else { return replaceText(with: newValue) }
      let formatted = rules.formatted(newValue)
      guard isFirstResponder, formatted != newValue, formatted != state.editing.text
      else { return replaceText(with: formatted) }
      let scope = scope
      guard scope.enter() else { return }
      defer { scope.leave() }
      state.editing.set(admitted(formatted))
      if isObserved { sendTextSet() }
      guard isFirstResponder, text == formatted else { return }
      let listener = listener
      sendEditing(.editingChanged)
      listener.didChange(self)
    }
  }

  /// Replaces the text by program: nothing is asked or announced, marked text ends and nothing can
  /// be undone.
  public final func replaceText(with text: String) {
    setByProgram { editing in
      editing.set(admitted(text))
      return true
    }
  }

  /// Changes the text and tells observers where `change` says so. An observer may answer with a
  /// change of its own, which is refused where that nests too deep.
  @inline(__always)
  private func setByProgram(_ change: (inout EditingState) -> Bool) {
    guard isObserved else {
      _ = change(&state.editing)
      return
    }
    let scope = scope
    guard scope.enter() else { return }
    defer { scope.leave() }
    if change(&state.editing) { sendTextSet() }
  }

  /// What is selected, in UTF-16 units; setting it clamps to the text and announces a selection that
  /// is another one (2.15).
  public final var selection: Range<Int> {
    get { state.editing.selection }
    set { select(newValue) }
  }

  // MARK: By the user

  /// Inserts what was typed at the selection, in place of marked text where there is some.
  ///
  /// Should-change is asked first. A correction that waits for the word before the caret is applied
  /// where a blank ends the word, and forgotten where the word goes on.
  ///
  /// - Returns: Whether the text changed; `false` without focus, and where a delegate said no.
  /// - Complexity: O(*n*) in the text; O(1) at the end of an ASCII text.
  @discardableResult
  public final func insert(_ text: String) -> Bool {
    if let correction = state.editing.pendingCorrection, Self.endsWord(text) {
      change(correction.range, to: correction.replacement, because: .replaced, as: .single)
    }
    let kind: EditHistory.Kind = state.editing.selection.isEmpty ? .typing : .single
    return change(insertionRange, to: admitted(text), because: .typed, as: kind)
  }

  /// Inserts a pasted text at the selection; should-change is asked once for the whole (2.11).
  ///
  /// - Returns: Whether the text changed.
  /// - Complexity: O(*n*) in the text and what is pasted.
  @discardableResult
  public final func paste(_ text: String) -> Bool {
    // What brings nothing starts nothing anew, where an insertion would replace the whole text (8.9).
    let range =
      text.isEmpty ? state.editing.marked ?? state.editing.selection : insertionRange
    var text = admitted(text)
    if state.smartInsertDelete == .yes { text = state.editing.spaced(text, over: range) }
    // Nothing in place of nothing is no change, as with a backspace at the start.
    guard !text.isEmpty || !range.isEmpty else { return false }
    return change(range, to: text, because: .pasted, as: .single)
  }

  /// Deletes the selection, else the character before the caret (2.5, 2.10); of a Thai or Arabic
  /// one a mark, as ``EditingPolicies/backspace`` says (2.31).
  ///
  /// Within marked text it shortens the mark, and should-change is asked for the whole of it, unless
  /// ``EditingPolicies/compositionBackspace`` says otherwise (2.28).
  ///
  /// - Returns: Whether the text changed; at the start of the text nobody is asked (2.9).
  @discardableResult
  public final func deleteBackward() -> Bool {
    if !state.entry.isEmpty, state.entry.backspaceClearsAll {
      let all = 0..<state.editing.length
      return all.isEmpty ? false : change(all, to: "", because: .deleted, as: .single)
    }
    guard let marked = state.editing.marked else {
      return delete(backspaceRange, because: .deleted)
    }
    let taken = state.editing.whole(backspaceRange).clamped(to: marked)
    return taken.isEmpty ? false : shortenMark(marked, by: taken)
  }

  private var backspaceRange: Range<Int> {
    let selection = state.editing.selection
    guard selection.isEmpty else { return selection }
    return state.editing.deletionRange(before: selection.lowerBound, state.policies.backspace)
  }

  /// Deletes the selection, else the character after the caret, as a hardware keyboard's key does.
  ///
  /// - Returns: Whether the text changed; at the end of the text nobody is asked.
  @discardableResult
  public final func deleteForward() -> Bool {
    let selection = state.editing.selection
    return delete(
      selection.isEmpty
        ? state.editing.characterRange(after: selection.lowerBound) : selection,
      because: selection.isEmpty ? .deletedForward : .deleted)
  }

  private func delete(_ range: Range<Int>, because cause: EditCause) -> Bool {
    let isSelection = !state.editing.selection.isEmpty
    let range = isSelection ? smartRange(range) : range
    return range.isEmpty ? false : change(range, to: "", because: cause, as: .deletion)
  }

  private func smartRange(_ selection: Range<Int>) -> Range<Int> {
    state.smartInsertDelete == .yes ? state.editing.withSpareBlank(selection) : selection
  }

  /// Takes the selection out; should-change is asked for it with an empty text (2.11).
  ///
  /// - Returns: Whether the text changed; `false` where nothing is selected, and in a secure input
  ///   (8.10).
  @discardableResult
  public final func cut() -> Bool {
    let selection = state.editing.selection
    guard !state.isSecure, !selection.isEmpty else { return false }
    return change(smartRange(selection), to: "", because: .deleted, as: .single)
  }

  /// What a copy takes: the selected text; `nil` where nothing is selected, and in a secure input
  /// (8.10).
  public final var copiedText: String? {
    let editing = state.editing
    return state.isSecure || editing.selection.isEmpty ? nil : String(editing[editing.selection])
  }

  /// Selects a range in UTF-16 units, clamped to the text; marked text that it leaves is accepted.
  public final func select(_ range: Range<Int>) {
    let scope = scope
    guard scope.enter() else { return }
    defer { scope.leave() }
    var range = state.editing.clamp(range)
    if state.editing.leavesMark(range) {
      acceptMarkedText(listener)
      range = state.editing.clamp(range)
      // Whoever heard of it may be composing anew: the caret stays there.
      if state.editing.leavesMark(range) { return }
    }
    guard state.editing.selection != range else { return }
    state.editing.forgetCorrection()
    state.editing.select(range)
    if !state.entry.isEmpty { state.entry[.clearsOnInsertion] = false }
    listener.didChangeSelection(self)
  }

  /// Takes back the last step of the user's; should-change is asked for it.
  ///
  /// - Returns: Whether the text changed; `false` where there is nothing to undo.
  @discardableResult
  public final func undo() -> Bool {
    guard let step = state.editing.undoStep else { return false }
    return changeUnruled(
      step.range, to: step.text, ifStill: { $0.undoStep.map { $0 == step } ?? false }
    ) { $0.undo() }
  }

  /// Does the step undone last again; should-change is asked for it.
  ///
  /// - Returns: Whether the text changed; `false` where there is nothing to do again.
  @discardableResult
  public final func redo() -> Bool {
    guard let step = state.editing.redoStep else { return false }
    return changeUnruled(
      step.range, to: step.text, ifStill: { $0.redoStep.map { $0 == step } ?? false }
    ) { $0.redo() }
  }

  // MARK: By program

  /// Replaces a range, in UTF-16 units, through the input: nothing is asked, and one selection
  /// change is announced (2.15).
  public final func replace(_ range: Range<Int>, with text: String) {
    let scope = scope
    guard scope.enter() else { return }
    defer { scope.leave() }
    state.editing.replaceByProgram(range, with: admitted(text))
    if !state.entry.isEmpty { state.entry[.clearsOnInsertion] = false }
    sendTextSet()
    listener.didChangeSelection(self)
  }

  private static func endsWord(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return first.isWhitespace || first.isNewline || first.isPunctuation
  }
}
