internal import InputAccessory
internal import KeyboardRules

// What moves so that the keyboard does not cover the input.

extension World {
  func setAvoidance(_ setting: AvoidSetting) throws(StageError) {
    switch setting {
    case .off:
      let moved = avoidance
      avoidance.shift = nil
      avoidance.rooms = []
      hasAvoidance = false
      return giveBack(moved)
    case .shift(let strategy, let view):
      if let view { _ = try thing(view) }
      avoidance.shift = ShiftAvoidance(strategy, base: avoidance.shift?.base)
      avoidance.view = view
    case .inset(let id, let gap):
      guard try thing(id).kind == .scroll else {
        throw StageError("'\(try thing(id).name)' does not scroll; name a scroll view")
      }
      if let place = avoidance.rooms.firstIndex(where: { $0.scroll == id }) {
        let base = avoidance.rooms[place].rule.base
        avoidance.rooms[place].rule = ScrollAvoidance(gap: gap, base: base)
      } else {
        avoidance.rooms.append(Avoidance.Room(scroll: id, rule: ScrollAvoidance(gap: gap)))
      }
    }
    hasAvoidance = true
    noteChange(duration: profile.system.duration, curve: profile.system.curve)
    avoidAll(isNews: true)
  }

  func setReducesMotion(_ isOn: Bool) {
    avoidance.reducesMotion = isOn
  }

  /// Has what follows the keyboard follow what was announced together.
  func keyboardWasAnnounced(_ change: KeyboardChange) {
    guard hasAvoidance else { return }
    noteChange(duration: change.duration, curve: change.curve)
    avoidAll(isNews: true)
  }

  /// Has everything that avoids the keyboard stand where it belongs now, without a word of the
  /// keyboard: the focus moved, or something else did.
  func refreshAvoidance() {
    guard hasAvoidance else { return }
    isAvoidanceStale = false
    noteChange(duration: profile.system.duration, curve: profile.system.curve)
    avoidAll(isNews: false)
  }

  /// Notes that an event may have moved what is to be kept clear.
  func noteAvoidance(of event: StageEvent) {
    switch event {
    case .set(_, let property, _): if property != .offset { isAvoidanceStale = true }
    case .declare, .insert, .remove, .drop, .setItem: isAvoidanceStale = true
    case .type, .paste, .delete, .cut, .select, .selectAll, .caret, .undo, .redo, .compose, .commit,
      .replace, .returnKey, .key:
      // The caret of a field is where the field is.
      if focusedInput is TextView { isAvoidanceStale = true }
    default: break
    }
  }

  private func noteChange(duration: Double, curve: Int) {
    avoidance.duration = duration
    avoidance.curve = curve
  }

  // MARK: Steps

  /// The input to keep clear; `nil` where keys go to none, it wants nothing moved, or it stands in an
  /// alert.
  var avoidingInput: Element? {
    guard let input = focusedInput, let element = element(id(of: input)), element.isAvoided,
      !standsInAlert(element)
    else { return nil }
    return element
  }

  /// Whether what avoids the keyboard has something to avoid: for an input that wants nothing moved
  /// all is as if there was no keyboard.
  func isAvoiding(for input: Element?) -> Bool {
    guard state.followsPosts ? state.announced.isUp : state.keyboard.isShown else { return false }
    return input != nil || focusedInput == nil
  }

  /// - Parameter isNews: Whether the keyboard was announced; the original hears of nothing else.
  private func avoidAll(isNews: Bool) {
    // A scroll view in another makes its room first; each step measures anew, since somebody may act
    // inside the entries of the one before.
    for index in roomsFromInside where index < avoidance.rooms.count { makeRoom(index) }
    guard let shift = avoidance.shift else { return }
    if case .original = shift.strategy, !isNews { return }
    moveRoot()
  }

  private var roomsFromInside: [Int] {
    let rooms = avoidance.rooms
    guard rooms.count > 1 else { return rooms.isEmpty ? [] : [0] }
    let depths = rooms.map { element($0.scroll).map(depth) ?? 0 }
    return rooms.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }
  }

  private func depth(of element: Element) -> Int {
    var depth = 0
    var place = element.parent.flatMap(self.element)
    while let holder = place {
      depth += 1
      place = holder.parent.flatMap(self.element)
    }
    return depth
  }

  private func makeRoom(_ index: Int) {
    let id = avoidance.rooms[index].scroll
    guard let element = element(id), !element.isDropped, let facts = scrollFacts(of: element) else {
      return
    }
    if isAvoiding(for: avoidingInput) {
      place(element, at: avoidance.rooms[index].rule.avoid(facts))
    } else if let placement = avoidance.rooms[index].rule.restore(facts) {
      place(element, at: placement)
    }
  }

  private func moveRoot() {
    guard let root = element(.root) else { return }
    let input = avoidingInput
    // Moving the root view clears nothing that stands over it, or in another window.
    if isAvoiding(for: input), input.map({ surface(of: $0) === root }) ?? true {
      let facts = shiftFacts(of: root, for: input, isUp: true)
      if let shift = avoidance.shift?.avoid(facts) { move(root, to: shift) }
    } else if avoidance.shift?.base != nil {
      let facts = shiftFacts(of: root, for: input, isUp: false)
      if let shift = avoidance.shift?.restore(facts) { move(root, to: shift) }
    }
  }

  private func move(_ root: Element, to shift: Shift) {
    let before = frame(of: root).origin
    let base = root.position ?? .zero
    let seenBefore = seenFrame(ofRoot: root)
    avoidance.rootOrigin = shift.origin == base ? nil : shift.origin
    guard shift.origin != before else { return }
    avoidance.rootMotion = Motion(
      from: seenBefore, to: frame(of: root), duration: shift.duration,
      curve: AnimationCurve(number: shift.curve))
    avoidance.rootMotionStart = state.clock.time
    record(
      .move, of: .root, .shift(to: shift.origin, duration: shift.duration, curve: shift.curve))
  }

  /// Gives everything back that was moved.
  private func giveBack(_ moved: Avoidance) {
    for var room in moved.rooms {
      guard let element = element(room.scroll), !element.isDropped,
        let facts = scrollFacts(of: element), let placement = room.rule.restore(facts)
      else { continue }
      place(element, at: placement)
    }
    guard avoidance.rootOrigin != nil, let root = element(.root) else { return }
    let base = root.position ?? .zero
    move(root, to: Shift(origin: base, duration: 0, curve: 0))
  }

  // MARK: Changes of its own

  /// The root view was put elsewhere while it is moved.
  func rebaseShift(to origin: Point) {
    avoidance.shift?.rebase(to: origin)
  }

  /// A scroll view was given other insets while it makes room.
  func rebaseRoom(of element: Element, content: Insets? = nil, indicator: Insets? = nil) {
    guard
      let index = avoidance.rooms.firstIndex(where: { $0.scroll == element.id }),
      var base = avoidance.rooms[index].rule.base
    else { return }
    base.content = content ?? base.content
    base.indicator = indicator ?? base.indicator
    avoidance.rooms[index].rule.rebase(to: base)
  }
}
