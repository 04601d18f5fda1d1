extension InputModel {
  /// What an input method is composing, in UTF-16 units; `nil` if it is not (2.26).
  public final var markedRange: Range<Int>? { state.editing.marked }

  /// Marks `text` in place of what is marked, else of the selection (2.26).
  ///
  /// Should-change is asked and the change announced, as typing in an input method does, unless
  /// ``EditingPolicies/compositionAsksShouldChange`` says otherwise. An empty text takes the marked
  /// span away; without one it does nothing (2.27). No rule is asked before the text is accepted.
  ///
  /// - Parameters:
  ///   - text: What to mark.
  ///   - selected: What to select, relative to `text`; its end unless said.
  /// - Returns: Whether the text changed.
  @discardableResult
  public final func compose(_ text: String, selected: Range<Int>? = nil) -> Bool {
    let text = admitted(text)
    guard !text.isEmpty || markedRange != nil else { return false }
    let range = insertionRange
    return compose(range, to: text) { $0.mark(text, in: range, selected: selected) }
  }

  /// Takes a part of the mark away.
  final func shortenMark(_ marked: Range<Int>, by taken: Range<Int>) -> Bool {
    let before = state.editing[marked.lowerBound..<taken.lowerBound]
    let rest = String(before + state.editing[taken.upperBound..<marked.upperBound])
    let caret = taken.lowerBound - marked.lowerBound
    let isWhole = state.policies.compositionBackspace == .wholeMark
    return compose(isWhole ? marked : taken, to: isWhole ? rest : "") {
      $0.mark(rest, in: marked, selected: caret..<caret)
    }
  }

  /// Makes a step of a composition: asked and announced as a change is, or told as another selection
  /// and nothing else (2.15).
  private func compose(
    _ range: Range<Int>, to text: String, apply: (inout EditingState) -> Void
  ) -> Bool {
    if state.policies.compositionAsksShouldChange {
      return changeUnruled(range, to: text, apply: apply)
    }
    let scope = scope
    guard isFirstResponder, scope.enter() else { return false }
    defer { scope.leave() }
    let selection = state.editing.selection
    apply(&state.editing)
    if !state.entry.isEmpty { state.entry.subtract([.secureIsFresh, .clearsOnInsertion]) }
    if state.editing.selection != selection { listener.didChangeSelection(self) }
    return true
  }

  /// Replaces what is marked by `text` and accepts it: one question, one announcement.
  ///
  /// - Returns: Whether the text changed; without marked text, `text` is inserted.
  @discardableResult
  public final func commit(_ text: String) -> Bool {
    let text = admitted(text)
    let range = insertionRange
    if !rules.isEmpty { return change(range, to: text, because: .committed, as: .composition) }
    return changeUnruled(range, to: text) { editing in
      editing.edit(range, with: text, as: .composition)
      editing.endRun()
    }
  }

  /// Accepts what is marked as it is: no question, one announcement.
  ///
  /// - Returns: Whether there was something marked.
  @discardableResult
  public final func commit() -> Bool {
    guard markedRange != nil else { return false }
    acceptMarkedText(listener)
    return true
  }

  /// Has the system's correction wait for the word before the caret; without a word, or with a
  /// selection in place of a caret, or where ``autocorrects`` is off, nothing waits.
  public final func suggest(_ replacement: String) {
    guard isFirstResponder, state.autocorrects else { return }
    state.editing.suggest(admitted(replacement))
  }

  /// Accepts marked text and a correction that waits, each announced once and neither asked about;
  /// nothing where none does.
  public final func acceptPendingText() {
    guard state.editing.hasPendingText else { return }
    acceptPendingText(listener)
  }

  final func acceptPendingText(_ listener: InputListener) {
    if markedRange != nil { acceptMarkedText(listener) }
    guard let correction = state.editing.pendingCorrection else { return }
    let (range, text) = (correction.range, correction.replacement)
    // Nobody asks the delegate here, but what rules forbid does not come in (2.29).
    if !rules.isEmpty {
      carryOut(edit(range, to: text, because: .replaced), as: .single, for: listener)
    } else {
      announce(to: listener) { state.editing.edit(range, with: text, as: .single) }
    }
  }

  final func acceptMarkedText(_ listener: InputListener) {
    if !rules.isEmpty, let marked = markedRange {
      let text = String(state.editing[marked])
      carryOut(edit(marked, to: text, because: .committed), as: .composition, for: listener)
    } else {
      announce(to: listener) { state.editing.acceptMarked() }
    }
  }
}
