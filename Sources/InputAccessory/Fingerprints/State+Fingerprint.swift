// What of the component's states makes a difference to what happens next. Numbers that only tell one
// session or change from another are left out.

extension InputModel {
  /// Mixes the input's state in.
  ///
  /// What a script sets and nothing else changes – traits, rules, policies – is left to the caller.
  ///
  /// - Parameters:
  ///   - fingerprint: Where to mix it in.
  ///   - includingUndo: Whether what could be undone counts.
  package final func mix(into fingerprint: inout Fingerprint, includingUndo: Bool) {
    // Read where it stands: a copy would count all its texts.
    fingerprint.mix(state.editing.text)
    fingerprint.mix(state.editing.selection)
    if state.editing.hasPendingText {
      fingerprint.mix(state.editing.marked)
      fingerprint.mix(hashing: state.editing.pendingCorrection)
    }
    if includingUndo { fingerprint.mix(hashing: state.editing.history) }
    fingerprint.mix(
      isFirstResponder, isBeginTold, state.isEnabled, state.isEditable, state.isHidden,
      state.isCovered, state.takesFocus)
    fingerprint.mix(
      state.isNavigable, isPlacedInWindow,
      state.entry.contains(.secureIsFresh), state.entry.contains(.clearsOnInsertion))
    if isFirstResponder { fingerprint.mix(state.sessionText) }
  }
}

extension AccessoryToolbar {
  /// Mixes the bar's sessions in; its items and choices, which only a script changes, are left to the
  /// caller.
  package func mix(into fingerprint: inout Fingerprint) {
    mix(state.session, into: &fingerprint)
    if !state.sessionsBeneath.isEmpty {
      for session in state.sessionsBeneath { mix(session, into: &fingerprint) }
    }
    fingerprint.mix(isEnabled)
    fingerprint.mix(height)
  }

  /// The text that the current session began with; empty without one.
  package var sessionText: String { state.session.isOpen ? state.session.text : "" }

  /// Whether the bar knows of a session of `input`, beneath others or not.
  package func serves(sessionOf input: InputModel) -> Bool {
    state.session.isOpen && state.session.isOf(input)
      || state.sessionsBeneath.contains { $0.isOf(input) }
  }

  private func mix(_ session: ToolbarSession, into fingerprint: inout Fingerprint) {
    fingerprint.mix(session.isOpen)
    guard session.isOpen else { return }
    let input = session.reference?.input as? InputModel
    fingerprint.mix(input?.id ?? -1)
    fingerprint.mix(session.text)
  }
}
