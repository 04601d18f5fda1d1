internal import InputAccessory
internal import KeyboardRules

// Questions and news: what goes into the trace, who hears of it, and what is answered.

extension World {
  /// Puts an entry into the trace, then has happen what was to happen inside this callback.
  @inline(__always)
  func record(
    _ name: TraceName, of subject: ElementID, _ arguments: TraceEntry.Arguments = .none
  ) {
    if isTracing {
      trace.append(
        TraceRecord(
          line: state.line, turn: state.clock.turn, time: state.clock.time, subject: subject,
          name: name, arguments: arguments, aside: trace))
    }
    if book.reacts(to: name, of: subject) { react(to: name, of: subject) }
  }

  /// Posts keyboard notifications, which share the keyboard's latest change, and has what follows the
  /// keyboard follow.
  ///
  /// - Parameters:
  ///   - news: Their names.
  ///   - isArrival: Whether they tell the end of what was announced: what follows is there then,
  ///     unless it follows somebody else's notifications.
  func post(_ news: SystemKeyboard.News, isArrival: Bool = false) {
    let change = state.keyboard.change
    announce(news)
    if !isArrival || state.followsPosts { keyboardWasAnnounced(change) }
  }

  private func announce(_ news: SystemKeyboard.News) {
    let number = isTracing ? trace.keepAside(state.keyboard.change) : 0
    guard !state.followsPosts, !book.reacts(to: news.first, of: .keyboard),
      profile.system.changeFrameOrder != .last
    else { return announce(news, state.keyboard.change, keptAs: number) }
    append(news.first, keptAs: number)
    if let second = news.second { append(second, keptAs: number) }
    // A change of frame that comes with a show or a hide is no news of its own to the key.
    if hasDoneKey { tellDoneKey(of: news.second ?? news.first, state.keyboard.change) }
    guard let second = news.second else { return }
    if book.reacts(to: second, of: .keyboard) { react(to: second, of: .keyboard) }
  }

  /// The same where somebody follows or acts inside, and may have another change be the latest.
  @inline(never)
  private func announce(
    _ news: SystemKeyboard.News, _ change: KeyboardChange, keptAs number: UInt64
  ) {
    let animation = state.keyboard.animation
    announce(news.first, change, keptAs: number, isFollowed: follows(news.first, change))
    guard let second = news.second else { return }
    // Where somebody had the keyboard do something else meanwhile, the rest tells what is past.
    let isLatest = state.keyboard.animation == animation
    // Records name ascending numbers, and those made meanwhile may name a later one.
    let number = isTracing ? trace.keepAside(change) : 0
    announce(second, change, keptAs: number, isFollowed: follows(second, change) && isLatest)
  }

  private func follows(_ name: TraceName, _ change: KeyboardChange) -> Bool {
    !state.followsPosts || follow(name, change)
  }

  /// Puts a notification into the trace, and has those hear of it who watch the keyboard: the Done
  /// key, where it was followed, before what scripts do inside.
  func announce(
    _ name: TraceName, _ change: KeyboardChange, keptAs number: UInt64, isFollowed: Bool
  ) {
    append(name, keptAs: number)
    if hasDoneKey, isFollowed { tellDoneKey(of: name, change) }
    if book.reacts(to: name, of: .keyboard) { react(to: name, of: .keyboard) }
  }

  /// The same as ``record(_:of:_:)`` for a change of place, which is boxed nowhere on its way.
  func record(_ name: TraceName, of subject: ElementID, _ change: KeyboardChange) {
    if isTracing { append(name, of: subject, keptAs: trace.keepAside(change)) }
    if book.reacts(to: name, of: subject) { react(to: name, of: subject) }
  }

  private func append(
    _ name: TraceName, of subject: ElementID = .keyboard, keptAs number: UInt64
  ) {
    if isTracing {
      trace.append(
        TraceRecord(
          line: state.line, turn: state.clock.turn, time: state.clock.time, subject: subject,
          name: name, change: number))
    }
  }

  func react(to name: TraceName, of subject: ElementID) {
    let line = state.line
    for reaction in book.takeReactions(to: name, of: subject) {
      state.line = reaction.line
      switch reaction.body {
      case .event(let event): performNested(event)
      case .check(let number): check?(number)
      }
    }
    state.line = line
  }

  func ask(_ question: TraceName, of subject: ElementID) -> Bool {
    let answer = answer(question, of: subject)
    record(question, of: subject, .answer(answer))
    return answer
  }

  func askShouldChange(_ range: Range<Int>, _ text: String, of subject: ElementID) -> Bool {
    let answer = answer(.shouldChange, of: subject)
    record(.shouldChange, of: subject, .change(range, text, answer: answer))
    return answer
  }

  func askShouldPerform(
    _ action: ToolbarAction, of toolbar: AccessoryToolbar, on input: any TextInput
  ) -> Bool {
    let subject = id(of: toolbar)
    var answer = true
    if book.answers(.shouldPerform, of: subject) {
      answer = book.answer(.shouldPerform, of: subject, action: action) {
        input.currentText
      }
    }
    record(.shouldPerform, of: subject, .perform(action, answer: answer))
    return answer
  }

  private func answer(_ question: TraceName, of subject: ElementID) -> Bool {
    guard book.answers(question, of: subject) else { return true }
    return book.answer(question, of: subject, action: nil) {
      element(subject)?.input?.text ?? ""
    }
  }
}
