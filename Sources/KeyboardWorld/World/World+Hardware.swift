internal import InputAccessory
internal import KeyboardRules

// The device in the user's hands: turned, with a keyboard connected, its own keyboard elsewhere.

extension World {
  /// Turns the device; what stands on the screen keeps its place and size, the screen does not.
  ///
  /// With the keyboard up it goes before the turn and comes after it, while focus is kept (3.19). The
  /// hide has no animation of its own (inferred).
  func rotate(to orientation: Orientation) {
    guard orientation != state.orientation else { return }
    if state.keyboard.isShown, profile.system.rotationNews == .hideAndShow { hideAtOnce() }
    // Somebody may have turned it back and forth meanwhile; it ends as it was said.
    state.orientation = orientation
    state.announced.screen = screen
    fitBars()
    let keys = profile.geometry.height(for: state.keyboardType, in: orientation)
    state.keyboardHeight = keys.total + state.accessoryHeight
    guard !state.isInBackground, state.keyboardServesInput, let input = focusedInput else {
      return restAfterTurn()
    }
    if profile.system.rotationNews == .none {
      placeKeyboard(for: input)
      refreshAvoidance()
    } else {
      showKeyboard(for: input, because: .device)
    }
  }

  /// Has a keyboard that is down rest below the turned screen; if it was on its way there, it arrives.
  private func restAfterTurn() {
    if let end = state.keyboard.arrive(state.keyboard.animation) { post(end) }
    if state.keyboard.stance == .down { state.keyboard.stand(.down, at: restFrame) }
    refreshAvoidance()
  }

  /// Has the keyboard go without an animation, while focus is kept, and tells all of it.
  func hideAtOnce() {
    guard
      let news = state.keyboard.stand(
        .down, at: hideEnd, from: restFrame, system: profile.system, isAnimated: false)
    else { return }
    let number = state.keyboard.animation
    post(news)
    if let end = state.keyboard.arrive(number) { post(end) }
  }

  /// Connects a hardware keyboard, or takes it away: the keyboard on the screen goes, or comes at
  /// once for what has focus.
  func setHardwareKeyboard(_ isOn: Bool) {
    guard isOn != state.hasHardwareKeyboard else { return }
    state.hasHardwareKeyboard = isOn
    takeKeyboardAnew()
  }

  /// Puts a tablet's keyboard elsewhere.
  ///
  /// - Throws: on a phone, whose keyboard stays in its dock, and before iOS 5 (3.17).
  func placeKeyboard(_ place: KeyboardPlace) throws(StageError) {
    guard profile.device.idiom == .pad else {
      throw StageError(
        "the keyboard of '\(profile.device.name.rawValue)' stays in its dock; "
          + "name a tablet, as in 'device ipad-9'")
    }
    guard profile.system.floatingNews != .none else {
      throw StageError(
        "the keyboard of '\(profile.system.name.rawValue)' stays in its dock; "
          + "name a later system, as in 'system ios-17'")
    }
    guard place != state.keyboardPlace else { return }
    state.keyboardPlace = place
    takeKeyboardAnew()
  }

  /// Has the keyboard stand for the focused input as things are now.
  private func takeKeyboardAnew() {
    guard !state.isInBackground, state.keyboardServesInput, let input = focusedInput else {
      return
    }
    showKeyboard(for: input, because: .device)
  }
}
