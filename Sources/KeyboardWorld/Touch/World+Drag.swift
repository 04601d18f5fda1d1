internal import InputAccessory
internal import KeyboardRules

// A finger that scrolls, and what that does to the keyboard.

extension World {
  /// Moves a finger; beyond the slop the scroll views it went down in follow it.
  func drag(_ finger: Finger, to point: Point) {
    guard finger === touches.finger, !finger.isCancelled else { return }
    finger.go(to: point)
    if !finger.isDragging { beginDrag(finger) }
    guard finger.isDragging else { return }
    if dismissal(of: finger, isLifted: false) == .dismisses { dismiss(by: finger) }
    scroll(by: finger)
    holdKeyboard(by: finger)
  }

  /// Ends a drag: an interactive one lets go of the keyboard, which leaves or returns.
  func endDrag(_ finger: Finger) {
    guard finger.isDragging, !finger.isCancelled else { return }
    if dismissal(of: finger, isLifted: true) == .dismisses { dismiss(by: finger) }
    letGoOfKeyboard(finger)
  }

  /// Has scroll views take a touch that no control has yet, once it is no tap (7.5).
  ///
  /// The innermost that can go the finger's way scrolls. Where none can, the innermost with a mode
  /// still sees the drag, as one that bounces does (inferred).
  private func beginDrag(_ finger: Finger) {
    guard finger.isBeyondSlop, !finger.isHeld else { return }
    let scrolls = finger.chain.lazy.compactMap(element).filter { $0.scroll != nil }
    guard !scrolls.isEmpty else { return }
    finger.isDragging = true
    finger.scroller = scrolls.first { canScroll($0, along: finger.movement) }?.id
    finger.dismisser = finger.scroller ?? scrolls.first(where: dismisses)?.id
  }

  private func dismisses(_ element: Element) -> Bool {
    element.scroll.map { $0.dismissMode != KeyboardDismissMode.none } ?? false
  }

  private func canScroll(_ element: Element, along movement: Point) -> Bool {
    guard let scroll = element.scroll else { return false }
    return ScrollPlacement(insets: scroll.insets, offset: scroll.offset).scrolls(
      along: movement, content: contentSize(of: element), viewport: frame(of: element).size)
  }

  /// Has the scroll view stand where the finger has moved it from where it was when it began to.
  private func scroll(by finger: Finger) {
    guard finger === touches.finger, !finger.isCancelled,
      let element = finger.scroller.flatMap(element), let scroll = element.scroll,
      takesTouches(element)
    else { return }
    let start = finger.startOffset ?? scroll.offset
    finger.startOffset = start
    place(
      element,
      at: ScrollPlacement(insets: scroll.insets, offset: start).dragged(
        by: finger.movement, content: contentSize(of: element),
        viewport: frame(of: element).size))
  }

  // MARK: The keyboard

  /// What a drag makes of the keyboard: nothing where nobody edits. What follows the finger is the
  /// keyboard of its touch-down; one that changed since is another. There are no modes before iOS 7
  /// (7.1).
  private func dismissal(of finger: Finger, isLifted: Bool) -> DragDismissal.Outcome {
    guard finger === touches.finger, !finger.isCancelled, !finger.hasDismissed,
      focusedInput != nil, profile.system.version >= 7,
      let element = finger.dismisser.flatMap(element), let scroll = element.scroll,
      takesTouches(element)
    else { return .stays }
    let mode = scroll.dismissMode
    let isSame =
      keyboardCover == finger.cover && state.keyboard.animation == finger.keyboardAnimation
    // An accessory of a controller's own does not exist here.
    return DragDismissal(mode: mode, cover: isSame || mode == .onDrag ? keyboardCover : .none)
      .outcome(
        start: finger.start, now: finger.place, isLifted: isLifted)
  }

  /// Has editing end for a drag; should-end may refuse.
  private func dismiss(by finger: Finger) {
    guard let id = finger.dismisser else { return }
    finger.hasDismissed = true
    record(.dismiss, of: id)
    guard focusedInput != nil else { return }
    scope.endEditing()
  }

  /// Has the keyboard stand under the finger, without a word (3.20): its own next change begins
  /// there. What it covers stays as announced until the lift.
  private func holdKeyboard(by finger: Finger) {
    guard case .follows(let top) = dismissal(of: finger, isLifted: false) else {
      return letGoOfKeyboard(finger)
    }
    var seen = interfaceFrame(of: announcedFrame)
    seen.origin.y = top
    let frame = profile.geometry.screenFrame(ofInterfaceFrame: seen, in: state.orientation)
    if finger.keyboardFrame == nil { finger.postedFrame = state.keyboard.postedFrame }
    finger.keyboardFrame = frame
    state.keyboard.postedFrame = frame
  }

  /// Has the keyboard stand where it was announced again, unless something else has moved it.
  func letGoOfKeyboard(_ finger: Finger) {
    guard let frame = finger.keyboardFrame else { return }
    finger.keyboardFrame = nil
    if state.keyboard.postedFrame == frame { state.keyboard.postedFrame = finger.postedFrame }
  }

  /// Where a finger holds the keyboard; `nil` where none does.
  var heldKeyboardFrame: Rect? {
    guard let frame = touches.finger?.keyboardFrame, state.keyboard.postedFrame == frame else {
      return nil
    }
    return frame
  }
}
