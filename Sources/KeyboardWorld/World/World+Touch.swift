internal import InputAccessory
internal import KeyboardRules

// Fingers and pencils: they go down, move and lift. Touches have no result: what the last focus
// statement returned stays.

extension World {
  func setTouchDismiss(_ setting: TouchDismissSetting) {
    touchDismiss = setting
  }

  /// A tap on the middle of what can be seen of a view; whatever stands there gets it.
  func touch(_ id: ElementID, isPencil: Bool) throws(StageError) {
    if id == .doneKey { return try touchDoneKey(isPencil: isPencil) }
    let element = try thing(id)
    guard element.kind.isView || element.kind.isSurface || element.bar != nil else {
      throw StageError("'\(element.name)' cannot be touched; name a view")
    }
    guard let point = visibleMiddle(of: element) else {
      throw StageError(
        "'\(element.name)' is not on the screen; insert or present it, or what holds it, first")
    }
    try touch(at: point, isPencil: isPencil)
  }

  /// A tap on the middle of the key laid over the number pad; one that is not to be seen ignores it.
  private func touchDoneKey(isPencil: Bool) throws(StageError) {
    guard isDoneKeyVisible, let frame = doneKeyFrame else { return tapDoneKey() }
    try touch(at: frame.middle, isPencil: isPencil)
  }

  /// A tap on a point of the screen.
  func touch(at point: Point, isPencil: Bool) throws(StageError) {
    let finger = try putDown(at: point, isPencil: isPencil)
    lift(finger, at: point)
  }

  func press(at point: Point) throws(StageError) {
    let finger = try putDown(at: point)
    guard finger === touches.finger, finger.chain.contains(where: isControl) else { return }
    if finger.chain.contains(where: { element($0)?.scroll != nil }) {
      state.clock.schedule(.touchReaches(finger.number), after: TouchState.delay)
    }
  }

  func moveTouch(to point: Point) throws(StageError) {
    try checkPlace(point)
    drag(try fingerDown(), to: point)
  }

  func liftTouch(at point: Point) throws(StageError) {
    try checkPlace(point)
    lift(try fingerDown(), at: point)
  }

  /// One touch from a point straight to another, too quick for a control to take it.
  func drag(from start: Point, to end: Point) throws(StageError) {
    try checkPlace(end)
    let finger = try putDown(at: start)
    drag(finger, to: end)
    lift(finger, at: end)
  }

  // MARK: Down

  /// Puts a finger down: what it hits is fixed, and views that wait for `touchesBegan` are told.
  private func putDown(at point: Point, isPencil: Bool = false) throws(StageError) -> Finger {
    try checkPlace(point)
    // One that was cancelled may have left the screen unseen.
    if let finger = touches.finger, !finger.isCancelled {
      throw StageError(
        "a finger is down already; lift it first, as in 'lift 20 300'")
    }
    let hit = hit(at: point)
    let listeners = try listeners(along: hit)
    touches.count &+= 1
    let finger = Finger(
      number: touches.count, hit: hit, isPencil: isPencil, start: point, cover: keyboardCover,
      keyboardAnimation: state.keyboard.animation)
    touches.finger = finger
    makeTouchedWindowKey(hit)
    if hit.isDoneKey { pressDoneKey() }
    tellTouchesBegan(finger, listeners)
    return finger
  }

  /// Has the window that was hit be the one that keys go to (1.19).
  private func makeTouchedWindowKey(_ hit: Hit) {
    guard hasSurfaces, let view = hit.chain.first.flatMap(element),
      let window = standing(of: view)?.scope
    else { return }
    makeKey(window)
  }

  private func fingerDown() throws(StageError) -> Finger {
    guard let finger = touches.finger else {
      throw StageError("no finger is down; put one down first, as in 'press 20 300'")
    }
    return finger
  }

  private func checkPlace(_ point: Point) throws(StageError) {
    guard point.x.isFinite, point.y.isFinite else {
      throw StageError("a finger cannot stand there; name two finite numbers")
    }
  }

  /// Has the control that was hit inside scroll views take the touch, unless one of them has it.
  func passTouchDown(_ number: UInt32) {
    guard let finger = touches.finger, finger.number == number, !finger.isDragging else { return }
    finger.isHeld = true
  }

  /// Whether a scroll view leaves touches to a view once it has them (7.5). A text view is none: its
  /// touches can be taken back.
  private func isControl(_ id: ElementID) -> Bool {
    guard let element = element(id) else { return false }
    return element.kind == .button || element.kind == .field
  }

  // MARK: Up

  private func lift(_ finger: Finger, at point: Point) {
    drag(finger, to: point)
    guard finger === touches.finger else { return }
    endDrag(finger)
    guard finger === touches.finger else { return }
    // Whoever hears of it may put the next one down.
    touches.finger = nil
    guard !finger.isCancelled else { return }
    guard !finger.hitsDoneKey else {
      return liftDoneKey(inside: doneKeyFrame.map { takesLift($0, of: finger) } ?? false)
    }
    deliver(finger)
  }

  // MARK: Cancelled

  /// Has the touch mean nothing any more; the finger may stay on the screen, or leave it.
  func cancelTouch() {
    guard let finger = touches.finger else { return }
    letGoOfKeyboard(finger)
    finger.isCancelled = true
    if finger.hitsDoneKey { liftDoneKey(inside: false) }
  }

  /// Cancels the touch if what it hit gets no touches any more.
  func cancelLostTouch() {
    guard let hit = touches.finger?.chain.first else { return }
    guard let element = element(hit), takesTouches(element) else { return cancelTouch() }
  }
}
