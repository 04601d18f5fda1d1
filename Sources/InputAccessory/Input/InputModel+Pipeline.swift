// The one way by which the user changes a text: ask the delegate, judge again by state, ask the
// rules, apply, announce.

extension InputModel {
  /// Makes a change by the user's.
  ///
  /// - Parameters:
  ///   - range: What is to go, in UTF-16 units; clamped once the delegate has agreed (2.30).
  ///   - text: What is to come.
  ///   - cause: Why it comes.
  ///   - kind: What the change is to undo.
  /// - Returns: Whether the text changed.
  @discardableResult
  final func change(
    _ range: Range<Int>, to text: String, because cause: EditCause, as kind: EditHistory.Kind
  ) -> Bool {
    whenAllowed(range, to: text) { listener in
      if !rules.isEmpty {
        let edit = edit(state.editing.whole(range), to: text, because: cause)
        return carryOut(edit, as: kind, for: listener)
      }
      announce(to: listener) { state.editing.edit(range, with: text, as: kind) }
      return true
    }
  }

  /// Makes a change that no rule is asked about.
  @inline(__always)
  final func changeUnruled(
    _ range: Range<Int>, to text: String, ifStill holds: (EditingState) -> Bool = { _ in true },
    apply: (inout EditingState) -> Void
  ) -> Bool {
    whenAllowed(range, to: text) { listener in
      guard holds(state.editing) else { return false }
      announce(to: listener) { apply(&state.editing) }
      return true
    }
  }

  /// Asks should-change, and has `act` make the change and tell `listener` of it.
  @inline(__always)
  private func whenAllowed(
    _ range: Range<Int>, to text: String, act: (_ listener: InputListener) -> Bool
  ) -> Bool {
    let scope = scope
    guard isFirstResponder, scope.enter() else { return false }
    defer { scope.leave() }
    let listener = listener
    let session = state.sessionCount
    guard listener.shouldChange(self, range, text) else { return false }
    // The delegate may have ended the session, or changed the text.
    guard isFirstResponder, state.sessionCount == session else { return false }
    return act(listener)
  }

  /// An edit of the text as it is, as rules see it.
  final func edit(_ range: Range<Int>, to text: String, because cause: EditCause) -> TextEdit {
    TextEdit(
      of: state.editing.text, length: state.editing.length, range: range, insertion: text,
      cause: cause)
  }

  /// Has the rules decide about an edit, and does what they say.
  ///
  /// - Returns: Whether something changed and was announced.
  @discardableResult
  final func carryOut(
    _ edit: TextEdit, as kind: EditHistory.Kind, for listener: InputListener
  ) -> Bool {
    let outcome = rules.outcome(of: edit)
    guard case .asIs = outcome else {
      return carryOut(outcome, insteadOf: edit, as: kind, for: listener)
    }
    let isMarkAsItIs =
      edit.cause == .committed && edit.range == state.editing.marked
      && state.editing[edit.range] == edit.insertion[...]
    announce(to: listener) {
      if !isMarkAsItIs { state.editing.edit(edit.range, with: edit.insertion, as: kind) }
      if edit.isFinal { state.editing.acceptMarked() }
    }
    return true
  }

  /// Does what rules say in place of an edit.
  private func carryOut(
    _ outcome: EditOutcome, insteadOf edit: TextEdit, as kind: EditHistory.Kind,
    for listener: InputListener
  ) -> Bool {
    var result = state.editing
    switch outcome {
    case .instead(let range, let insertion, let caret):
      let text = admitted(insertion)
      if range == edit.range, caret == range.lowerBound + text.utf16Length {
        result.edit(range, with: text, as: kind)
      } else {
        let whole = result[0..<range.lowerBound] + text + result[range.upperBound..<result.length]
        result.rewrite(String(whole), caret: caret, as: kind)
      }
    case .asIs, .refused, .faulty:
      guard edit.cause == .committed, result.marked != nil else {
        // A correction that rules refuse is not offered again.
        if edit.isFinal { state.editing.forgetCorrection() }
        return false
      }
      result.dropPending()
    }
    if edit.isFinal { result.endRun() }
    if !result.hasSameText(as: state.editing) || result.marked != state.editing.marked {
      announce(to: listener) { state.editing = result }
      return true
    }
    // Nothing of the edit is left: no step to undo, and no news but of a caret that moved.
    if edit.isFinal { state.editing.forgetCorrection() }
    if result.selection != state.editing.selection {
      state.editing.select(result.selection)
      listener.didChangeSelection(self)
    }
    return false
  }

  /// Makes a change and tells of it: editingChanged, didChange, didChangeSelection (2.8).
  @inline(__always)
  final func announce(to listener: InputListener, change: () -> Void) {
    let selection = state.editing.selection
    change()
    let isSelectionOther = state.editing.selection != selection
    if !state.entry.isEmpty { state.entry.subtract([.secureIsFresh, .clearsOnInsertion]) }
    sendEditing(.editingChanged)
    listener.didChange(self)
    if isSelectionOther { listener.didChangeSelection(self) }
  }
}

extension TextEdit {
  /// Whether something that waited is accepted by it.
  fileprivate var isFinal: Bool { cause == .committed || cause == .replaced }
}
