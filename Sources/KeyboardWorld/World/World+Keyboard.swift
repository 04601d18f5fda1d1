internal import InputAccessory
internal import KeyboardRules

// The keyboard's comings and goings, and the clock that moves them.

extension World {
  /// Has the keyboard, and what stands on it, be those of an input; a reload does that at once (3.12).
  func showKeyboard(for input: InputModel, isAnimated: Bool = true) {
    state.hidesKeyboardAtTurnEnd = false
    guard !state.isInBackground else { return }
    state.keyboardType = input.keyboardType
    let total = keyboardHeight(for: input)
    let end = state.geometry.frame(ofHeight: total)
    let rest = state.geometry.frame(ofHeight: total, isShown: false)
    let news = state.keyboard.show(
      at: end, from: rest, system: state.system, isAnimated: isAnimated)
    if let news { begin(news) }
  }

  /// How high the keyboard of an input is, with what stands on it.
  func keyboardHeight(for input: InputModel) -> Double {
    var total =
      state.geometry.height(for: input.keyboardType, suggests: !input.state.isSecure).total
    if let accessory = input.shownAccessory, accessory.isEnabled { total += accessory.height }
    return total
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
      .keyboardArrives(state.keyboard.animation), after: state.keyboard.change.duration)
    post(news)
  }

  // MARK: What was announced

  /// Where the keyboard stands by what was announced last, or where a finger holds it.
  var keyboardFrame: Rect { heldKeyboardFrame ?? announcedFrame }

  /// Where the keyboard stands by what was announced last.
  var announcedFrame: Rect {
    state.followsPosts ? state.announced.frame : state.keyboard.frame
  }

  /// Whether the keyboard is to be seen in its dock, by what was announced last.
  var isKeyboardVisible: Bool {
    state.followsPosts ? state.announced.isVisible : state.keyboard.isShown
  }

  /// Announces a notification that the system keyboard has no part in.
  func post(_ post: KeyboardPost) {
    let last = keyboardFrame
    let change = KeyboardChange(
      begin: post.begin ?? last, end: post.end ?? last, duration: post.duration, curve: post.curve,
      isLocal: post.isLocal)
    var tracker = state.followsPosts ? state.announced : trackerOfSystemKeyboard
    if tracker.handle(post.notice, change, appIsActive: !state.isInBackground) {
      state.announced = tracker
      state.followsPosts = true
      state.keyboard.postedFrame = tracker.frame
    }
    record(post.notice.name, of: .keyboard, .keyboard(change))
  }

  /// A tracker that heard what the system keyboard announced last.
  private var trackerOfSystemKeyboard: KeyboardTracker {
    let keyboard = state.keyboard
    var tracker = KeyboardTracker(screen: screen)
    tracker.handle(keyboard.isShown ? .willShow : .willHide, keyboard.change)
    if !keyboard.isMoving {
      tracker.handle(keyboard.isShown ? .didShow : .didHide, keyboard.change)
    }
    return tracker
  }

  /// Has the tracker hear what the system keyboard announces.
  func follow(_ name: TraceName, _ change: KeyboardChange) {
    guard let notice = KeyboardNotice(name) else { return }
    if state.announced.handle(notice, change) { state.keyboard.postedFrame = nil }
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
    case .touchReaches(let number): passTouchDown(number)
    }
  }
}
