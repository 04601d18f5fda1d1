internal import InputAccessory
internal import KeyboardRules

// The keyboard's comings and goings, and the clock that moves them.

extension World {
  /// Why the keyboard is to be an input's.
  enum ShowCause {
    /// The input took focus.
    case focus
    /// Its input views are taken anew, at once (3.12).
    case reload
    /// The device changed around it.
    case device
  }

  /// Has the keyboard, and what stands on it, be those of an input.
  func showKeyboard(for input: InputModel, because cause: ShowCause = .focus) {
    state.hidesKeyboardAtTurnEnd = false
    guard !state.isInBackground, !input.isCovered else { return }
    let isTakingOver = cause == .focus && state.keyboardServesInput
    let isTold = isTakingOver && profile.system.handover == .alwaysShow
    state.keyboardServesInput = true
    var isOther = state.keyboardType != input.keyboardType
    if hasPanels, takePanel(of: input) { isOther = true }
    state.keyboardType = input.keyboardType
    if hasDoneKey, !tellDoneKeyOfType(for: input) { return }
    if isTold, state.keyboard.stance == .docked, !tellOfTakingOver(by: input) { return }
    let place = keyboardPlace(for: input)
    if place.stance == .down, state.keyboard.stance == .down {
      if cause == .focus, !isTakingOver {
        tellOfHardwareKeyboard()
      } else {
        // Somebody else may have announced one that covers the input.
        refreshAvoidance()
      }
      return
    }
    let news = state.keyboard.stand(
      place.stance, at: place.frame, from: restFrame, system: profile.system,
      isOther: isOther || isTold, isAnimated: cause != .reload)
    if let news {
      begin(news)
    } else {
      refreshAvoidance()
      if hasDoneKey { tellDoneKeyOfStandingKeyboard() }
    }
  }

  /// The same where an input that took focus in a window may have to be scrolled into sight.
  ///
  /// It is before the keyboard comes, so that what moves for that finds it in its place; a scroll view
  /// that makes room for the keyboard brings it in as it does.
  func showKeyboard(for input: InputModel, in window: FocusScope) {
    bringIn(input, makesRoom: false)
    // Who heard of it may have moved the focus on.
    guard window.firstResponder === input else { return }
    if window === scope {
      showKeyboard(for: input)
    } else {
      returnBarToKeyWindow()
    }
    guard !avoidance.rooms.isEmpty, window.firstResponder === input else { return }
    bringIn(input, makesRoom: true)
  }

  /// Tells where the keyboard stands before it is taken over (3.7).
  ///
  /// - Returns: Whether the input is still the one that keys go to.
  private func tellOfTakingOver(by input: InputModel) -> Bool {
    if let news = state.keyboard.stay(system: profile.system) { post(news) }
    return focusedInput === input
  }

  /// Tells that the keyboard stays below the screen, at a focus or a blur (3.14).
  private func tellOfHardwareKeyboard() {
    let news = profile.system.hardwareKeyboardNews(on: profile.device.idiom)
    begin(state.keyboard.stayDown(at: restFrame, news: news, system: profile.system))
  }

  func hideKeyboard(isDeferred: Bool) {
    guard !isDeferred else {
      state.hidesKeyboardAtTurnEnd = true
      return
    }
    state.hidesKeyboardAtTurnEnd = false
    let servedInput = state.keyboardServesInput
    state.keyboardServesInput = false
    guard state.keyboard.stance != .down else {
      if state.hasHardwareKeyboard, servedInput, !state.isInBackground { tellOfHardwareKeyboard() }
      return
    }
    if let news = state.keyboard.stand(.down, at: hideEnd, from: restFrame, system: profile.system)
    {
      begin(news)
    }
  }

  private func begin(_ news: SystemKeyboard.News) {
    state.clock.schedule(
      .keyboardArrives(state.keyboard.animation), after: state.keyboard.change.duration)
    if hasDoneKey { bringKeyboardView() }
    post(news)
  }

  // MARK: Time

  /// Has turns and time pass until nothing is due.
  func settle() {
    pass(until: .infinity)
    state.clock.beginTurn()
  }

  /// How many turns with something due in them a statement may cause; more are two callbacks that
  /// undo each other.
  private static let turnLimit = 10_000

  /// Has everything happen that is due up to `moment`, each in a turn of its own.
  func pass(until moment: Double) {
    endTurn()
    var turns = 0
    while let work = state.clock.nextWork(until: moment) {
      turns += 1
      guard turns <= Self.turnLimit else {
        state.failure =
          state.failure
          ?? StageError(
            "the screen does not come to rest within \(Self.turnLimit) turns; "
              + "look for callbacks that undo each other, or say 'clock manual'")
        return
      }
      state.clock.beginTurn()
      perform(work)
      endTurn()
    }
  }

  private func endTurn() {
    guard state.hidesKeyboardAtTurnEnd else { return }
    hideUnlessFocused()
  }

  @inline(never)
  private func hideUnlessFocused() {
    state.hidesKeyboardAtTurnEnd = false
    if focusedInput == nil { hideKeyboard(isDeferred: false) }
  }

  private func perform(_ work: Clock.Work) {
    switch work {
    case .keyboardArrives(let number):
      if let news = state.keyboard.arrive(number) { post(news, isArrival: true) }
    case .touchReaches(let number): passTouchDown(number)
    case .keyboardViewEnters: enterKeyboardView()
    case .doneKeyWakes(let generation): wakeDoneKey(generation)
    case .doneKeyArrives(let number): endDoneKeyAnimation(number)
    }
  }
}
