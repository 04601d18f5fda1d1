internal import InputAccessory
internal import KeyboardRules

// The keyboard's comings and goings, and the clock that moves them.

extension World {
  func showKeyboard(for input: InputModel) {
    state.hidesKeyboardAtTurnEnd = false
    state.keyboardType = input.keyboardType
    var total =
      state.geometry.height(for: input.keyboardType, suggests: !input.state.isSecure).total
    if let accessory = input.shownAccessory, accessory.isEnabled { total += accessory.height }
    let end = state.geometry.frame(ofHeight: total)
    let rest = state.geometry.frame(ofHeight: total, isShown: false)
    guard let news = state.keyboard.show(at: end, from: rest, system: state.system) else { return }
    begin(news)
  }

  func hideKeyboard(isDeferred: Bool) {
    guard !isDeferred else {
      state.hidesKeyboardAtTurnEnd = true
      return
    }
    state.hidesKeyboardAtTurnEnd = false
    let end = state.geometry.frame(ofHeight: state.keyboard.frame.size.height, isShown: false)
    guard let news = state.keyboard.hide(to: end, system: state.system) else { return }
    begin(news)
  }

  private func begin(_ news: SystemKeyboard.News) {
    state.clock.schedule(
      .keyboardArrives(state.keyboard.animation), after: state.system.duration)
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
    state.hidesKeyboardAtTurnEnd = false
    if scope.firstResponder == nil { hideKeyboard(isDeferred: false) }
  }

  private func perform(_ work: Clock.Work) {
    switch work {
    case .keyboardArrives(let number):
      if let news = state.keyboard.arrive(number, system: state.system) { post(news) }
    }
  }
}
