public import InputAccessory

/// The key with "Done" over a number pad's empty corner: events in, effects out.
///
/// One machine for all plans, the originals' among them. It is attached at most once at a time, and
/// each attachment is detached exactly once, whatever comes twice, late or not at all (3.5, 94).
///
/// Only a docked keyboard gets the corrected key: one that floats, is split or lies below the screen
/// has its keys elsewhere (159).
public struct DoneKey: Hashable, Sendable {
  /// What the key is doing.
  public enum State: CaseIterable, Hashable, Sendable {
    /// No key, and none to come.
    case absent
    /// The keyboard was announced; the key waits for its moment, or for the keyboard's view.
    case waiting
    /// It is in place.
    case attached
    /// It is on its way to its place.
    case sliding
    /// It goes with the keyboard, and is taken away when that is gone.
    case leaving
  }

  /// When, where and how.
  public let plan: DoneKeyPlan
  /// What the key is doing.
  public private(set) var state = State.absent
  /// Where the key was sent last: its frame on the screen, or in the keys' own view by
  /// ``DoneKeyPlacement/keyboard(frame:)``; `nil` while it is not attached.
  public private(set) var frame: Rect?

  private var type: KeyboardType?
  /// The latest announcement of the keyboard; `nil` while it is down.
  private var shown: KeyboardChange?
  /// Whether the keyboard has come to rest.
  private var isAtRest = false
  /// Whether the plan's moment is past, so that only the keyboard's view is missing.
  private var isDue = false
  private var wakes = false
  /// How many steps the key has been moved since the latest hide.
  private var steps = 0
  private var number: UInt32 = 0

  /// Makes a key that is not there, for an input of no type yet.
  public init(plan: DoneKeyPlan = .corrected) {
    self.plan = plan
  }

  /// Whether keyboards of a type get a key: those without a Return key of their own (8.1).
  ///
  /// Only the number pads leave the corner empty. The decimal pad has its separator there, the phone
  /// pad a key for symbols, which the Done key covers.
  public static func isOffered(for type: KeyboardType) -> Bool { !type.hasReturnKey }

  private var isWanted: Bool { type.map(Self.isOffered) ?? false }

  /// Takes in an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - facts: The surroundings now; looked at only where the event may put the key somewhere.
  /// - Returns: What to do, in order; often nothing.
  /// - Complexity: O(*n*) over the windows where the key is attached, else O(1).
  public mutating func handle(
    _ event: DoneKeyEvent, _ facts: @autoclosure () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    switch event {
    case .willShow(let change): willShow(change, facts)
    case .didShow(let change): didShow(change, facts)
    case .willHide(let change): willHide(change, facts)
    case .didHide: didHide()
    case .nextTurn: nextTurn(facts)
    case .typeChanged(let type): typeChanged(to: type)
    case .animationEnded(let number): animationEnded(number)
    case .keyboardStands(let change): stands(change, facts)
    case .keyboardViewAppeared: state == .waiting && isDue ? attach(facts) : .none
    case .keyboardViewVanished: viewVanished()
    }
  }

  // MARK: Notifications

  // The world's ways in are these: an event as a value is copied on the way.

  /// Takes in ``DoneKeyEvent/willShow(_:)``.
  package mutating func willShow(
    _ change: KeyboardChange, _ facts: () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    shown = change
    isAtRest = false
    guard isWanted else { return remove() }
    steps += 1
    switch state {
    case .absent, .waiting:
      state = .waiting
      switch plan.timing {
      case .atWillShow: return attach(facts)
      case .turnAfterWillShow: return isDue ? attach(facts) : wake()
      case .atDidShow, .turnAfterDidShow: return isDue ? attach(facts) : .none
      }
    case .attached, .sliding, .leaving: return follow(change, facts, duration: change.duration)
    }
  }

  /// Takes in ``DoneKeyEvent/didShow(_:)``.
  package mutating func didShow(
    _ change: KeyboardChange, _ facts: () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    let isWhereAnnounced = shown?.end == change.end
    shown = change
    isAtRest = true
    guard isWanted else { return remove() }
    switch state {
    case .absent, .waiting:
      switch plan.timing {
      case .atDidShow:
        state = .waiting
        return attach(facts)
      case .turnAfterDidShow:
        state = .waiting
        return wake()
      case .atWillShow, .turnAfterWillShow:
        guard plan.waitsForKeyboard else { return .none }
        state = .waiting
        return attach(facts)
      }
    case .attached:
      if case .windowByStep = plan.placement { return .none }
      if isWhereAnnounced { return .none }
      return follow(change, facts, duration: 0)
    case .sliding:
      if isWhereAnnounced { state = .attached }  // It slides with the keyboard.
      return .none
    case .leaving: return .none
    }
  }

  /// Takes in ``DoneKeyEvent/willHide(_:)``.
  package mutating func willHide(
    _ change: KeyboardChange, _ facts: () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    let last = shown
    shown = nil
    isDue = false
    wakes = false
    isAtRest = false
    steps = 0
    switch state {
    case .absent, .leaving: return .none
    case .waiting:
      state = .absent
      return .none
    case .attached, .sliding:
      guard change.duration.lengthOrZero > 0 else { return remove() }
      state = .leaving
      return leave(with: change, from: last, facts)
    }
  }

  /// Takes in ``DoneKeyEvent/didHide``.
  package mutating func didHide() -> DoneKeyEffects {
    shown = nil
    isDue = false
    wakes = false
    isAtRest = false
    steps = 0
    return remove()
  }

  // MARK: Other events

  private mutating func nextTurn(_ facts: () -> DoneKeyFacts) -> DoneKeyEffects {
    guard wakes || isDue, state == .waiting else { return .none }
    wakes = false
    return attach(facts)
  }

  /// Takes in ``DoneKeyEvent/typeChanged(_:)``.
  package mutating func typeChanged(to type: KeyboardType?) -> DoneKeyEffects {
    self.type = type
    return isWanted ? .none : remove()
  }

  private mutating func stands(
    _ change: KeyboardChange, _ facts: () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    shown = change
    isAtRest = true
    guard isWanted else { return remove() }
    switch state {
    case .absent, .waiting:
      guard plan.waitsForKeyboard else { return .none }
      state = .waiting
      steps = max(steps, 1)
      return attach(facts)
    case .attached, .sliding, .leaving: return follow(change, facts, duration: 0)
    }
  }

  private mutating func animationEnded(_ number: UInt32) -> DoneKeyEffects {
    guard number == self.number else { return .none }
    switch state {
    case .absent, .waiting, .attached: return .none
    case .sliding:
      state = .attached
      return .none
    case .leaving: return remove()
    }
  }

  private mutating func viewVanished() -> DoneKeyEffects {
    switch state {
    case .absent, .waiting: return .none
    case .attached, .sliding, .leaving:
      let effects = remove()
      if shown != nil, plan.waitsForKeyboard {
        state = .waiting
        isDue = true
      }
      return effects
    }
  }

  // MARK: Steps

  private mutating func wake() -> DoneKeyEffects {
    guard !wakes else { return .none }
    wakes = true
    return .wake
  }

  /// Takes the key away if it is there; no key is to come then until the keyboard is announced again
  /// or the type changes.
  private mutating func remove() -> DoneKeyEffects {
    let isThere = frame != nil
    state = .absent
    frame = nil
    isDue = false
    wakes = false
    return isThere ? .detach : .none
  }

  /// Tries to put the key over the keyboard.
  private mutating func attach(_ facts: () -> DoneKeyFacts) -> DoneKeyEffects {
    guard let change = shown, let place = place(for: change, facts()) else {
      state = plan.waitsForKeyboard ? .waiting : .absent
      isDue = plan.waitsForKeyboard
      return .none
    }
    isDue = false
    frame = place.start
    return .attach(
      window: place.window, kind: place.kind, frame: place.start,
      then: slide(from: place.start, to: place.end, change))
  }

  /// Where the key can be put for a keyboard that was announced; `nil` where it cannot yet.
  private func place(
    for change: KeyboardChange, _ facts: DoneKeyFacts
  ) -> (window: Int, kind: KeyboardWindow.Kind, start: Rect, end: Rect)? {
    guard let window = plan.finder.index(in: facts.windows),
      plan.canEnter(facts.windows[window]),
      let end = plan.placement.place(on: change.end, steps: steps, facts)
    else { return nil }
    let start = isAtRest ? end : plan.placement.start(of: end, change, facts)
    return (window, facts.windows[window].kind, start, end)
  }

  /// Keeps an attached key over a keyboard that is announced again.
  private mutating func follow(
    _ change: KeyboardChange, _ facts: () -> DoneKeyFacts, duration: Double
  ) -> DoneKeyEffects {
    guard let current = frame else { return .none }
    let facts = facts()
    guard let end = plan.placement.place(on: change.end, steps: steps, facts) else {
      let effects = remove()
      state = plan.waitsForKeyboard ? .waiting : .absent
      isDue = plan.waitsForKeyboard
      return effects
    }
    var change = change
    change.duration = duration
    guard plan.placement.isWindow else {  // The keyboard carries it; in there it just stands.
      change.duration = 0
      return slide(from: current, to: end, change)
    }
    if current == end, state != .leaving { return .none }
    return slide(from: facts.standing ?? current, to: end, change)
  }

  private mutating func leave(
    with change: KeyboardChange, from last: KeyboardChange?, _ facts: () -> DoneKeyFacts
  ) -> DoneKeyEffects {
    guard let current = frame else { return remove() }
    let facts = facts()
    let end = plan.placement.rest(of: current, from: last?.end, to: change.end, facts)
    let start = facts.standing ?? current
    guard plan.placement.isWindow, start != end else {
      number &+= 1
      return .awaitEnd(number: number, duration: change.duration)
    }
    let sliding = slide(from: start, to: end, change)
    state = .leaving
    return sliding
  }

  /// Sends the key to a place, and says so where that is another one.
  private mutating func slide(
    from start: Rect, to end: Rect, _ change: KeyboardChange
  ) -> DoneKeyEffects {
    frame = end
    number &+= 1
    let duration = change.duration.lengthOrZero
    state = start != end && duration > 0 ? .sliding : .attached
    guard start != end else { return .none }
    return .slide(number: number, from: start, to: end, duration: duration, curve: change.curve)
  }
}
