// The one way by which the user changes a text: ask the delegate, judge again by state, ask the
// rules, apply, announce.

extension InputModel {
  /// Makes a change by the user's.
  ///
  /// - Parameters:
  ///   - range: What is to go, in UTF-16 units; clamped once the delegate has agreed (2.30).
  ///   - text: What is to come.
  ///   - source: Where the change comes from.
  ///   - kind: What the change is to undo.
  /// - Returns: Whether the text changed.
  @discardableResult
  final func change(
    _ range: Range<Int>, to text: String, from source: ProposedEdit.Source,
    as kind: EditHistory.Kind
  ) -> Bool {
    guard let listener = enterChange(range, to: text) else { return false }
    defer { scope.leave() }
    if let rules {
      let edit = ProposedEdit(range: state.editing.whole(range), insertion: text, source: source)
      return carryOut(edit, as: kind, by: rules, for: listener)
    }
    announce(to: listener) { state.editing.edit(range, with: text, as: kind) }
    return true
  }

  /// Makes a change that no rule is asked about.
  @inline(__always)
  final func changeUnruled(
    _ range: Range<Int>, to text: String, ifStill holds: (EditingState) -> Bool = { _ in true },
    apply: (inout EditingState) -> Void
  ) -> Bool {
    guard let listener = enterChange(range, to: text) else { return false }
    defer { scope.leave() }
    guard holds(state.editing) else { return false }
    announce(to: listener) { apply(&state.editing) }
    return true
  }

  /// Asks should-change.
  ///
  /// - Returns: Who hears of the change, in a scope that was entered; `nil` where nothing is to be
  ///   changed.
  @inline(__always)
  private func enterChange(_ range: Range<Int>, to text: String) -> InputListener? {
    let scope = scope
    guard isFirstResponder, scope.enter() else { return nil }
    let listener = listener
    let session = state.sessionCount
    // The delegate may have ended the session, or changed the text.
    if listener.shouldChange(self, range, text), isFirstResponder, state.sessionCount == session {
      return listener
    }
    scope.leave()
    return nil
  }

  /// Has the rules decide about an edit, and does what they say.
  ///
  /// - Returns: Whether something changed and was announced.
  @discardableResult
  final func carryOut(
    _ edit: ProposedEdit, as kind: EditHistory.Kind, by rules: any EditRules,
    for listener: InputListener
  ) -> Bool {
    let isFinal = edit.source == .commit || edit.source == .correction
    var result = state.editing
    switch rules.ruling(on: edit, in: state.editing) {
    case .agreed:
      let isMarkAsItIs =
        edit.range == result.marked && edit.source == .commit
        && state.editing[edit.range] == edit.insertion[...]
      announce(to: listener) {
        if !isMarkAsItIs { state.editing.edit(edit.range, with: edit.insertion, as: kind) }
        if isFinal { state.editing.acceptMarked() }
      }
      return true
    case .insertion(let text): result.edit(edit.range, with: admitted(text), as: kind)
    case .text(let text, let caret): result.rewrite(admitted(text), caret: caret, as: kind)
    case .refused where edit.source == .commit && result.marked != nil:
      result.dropPending()
    case .refused:
      // A correction that rules refuse is not offered again.
      if isFinal { state.editing.forgetCorrection() }
      return false
    }
    if isFinal { result.endRun() }
    if !result.hasSameText(as: state.editing) || result.marked != state.editing.marked {
      announce(to: listener) { state.editing = result }
      return true
    }
    // Nothing of the edit is left: no step to undo, and no news but of a caret that moved.
    if isFinal { state.editing.forgetCorrection() }
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
