internal import InputAccessory

// The app in the background: no ending. Focus and session stay, and nobody is there to press keys.

extension World {
  /// Has the app leave the screen: pending text is accepted, and the keyboard goes without news, or
  /// with all of it where the system is said to post them (3.21).
  func enterBackground() {
    guard !state.isInBackground else { return }
    if state.keyboard.isShown, profile.system.backgroundNews == .hideAndShow { hideAtOnce() }
    guard !state.isInBackground else { return }
    state.isInBackground = true
    cancelTouch()
    state.hidesKeyboardAtTurnEnd = false
    state.followsPosts = false
    state.keyboard.stand(.down, at: restFrame)
    refreshAvoidance()
    for window in [scope] + surfaces.formerKeys { window.firstResponder?.acceptPendingText() }
  }

  /// Has the app come back: the keyboard stands there again if something has focus.
  func enterForeground() {
    guard state.isInBackground else { return }
    state.isInBackground = false
    state.keyboardServesInput = false
    if let input = focusedInput, profile.system.backgroundNews == .hideAndShow {
      showKeyboard(for: input, because: .device)
    } else if let input = focusedInput {
      state.keyboardServesInput = true
      if hasPanels { _ = takePanel(of: input) }
      state.keyboardType = input.keyboardType
      placeKeyboard(for: input)
    }
    refreshAvoidance()
    if hasDoneKey {
      findKeyboardView()
      takeDoneKeyAnew()
    }
  }

  /// Has an event come to nothing because nobody can do it: a key or a tap while the app is in the
  /// background.
  ///
  /// - Returns: Whether it was such an event.
  func ignoresInBackground(_ event: StageEvent) -> Bool {
    switch event.actor {
    case .keyWithOutcome, .finger:
      state.lastOutcome = .ignored
      return true
    case .key: return true
    case .other:
      if case .keyboard = event { return true }
      return false
    }
  }
}
