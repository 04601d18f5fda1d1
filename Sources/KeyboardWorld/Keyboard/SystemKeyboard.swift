internal import InputAccessory
internal import KeyboardRules

/// The system keyboard: whether it is up, where, and which notifications that posts.
///
/// A value: asked to come or go, it answers with the notifications in their order (3.4); the world
/// posts them and keeps the time of the animation.
struct SystemKeyboard: Hashable, Sendable {
  /// The notifications to post at once, in order, and what each of them carries.
  struct News {
    var first: TraceName
    var second: TraceName?
    var change: KeyboardChange
  }

  /// Whether it is up, or on its way up.
  private(set) var isShown = false
  /// The latest end frame, in screen coordinates.
  private(set) var frame: Rect
  /// The change whose animation runs; `nil` at rest.
  private(set) var running: KeyboardChange?
  /// The number of the latest animation.
  private(set) var animation: UInt32 = 0

  /// Makes a keyboard that rests below the screen.
  init(restingAt frame: Rect) {
    self.frame = frame
  }

  /// Has it stand at `end`; nothing happens where it stands there already.
  ///
  /// - Parameters:
  ///   - end: Where it stands.
  ///   - rest: Where it would begin if it was down: the same size, below the screen (4.4).
  ///   - system: Which notifications there are, in which order.
  /// - Returns: The notifications to post now; the animation's end is due after their duration.
  mutating func show(at end: Rect, from rest: Rect, system: SystemProfile) -> News? {
    if isShown, frame == end { return nil }
    let change = begin(from: isShown ? frame : rest, to: end, system: system)
    isShown = true
    return Self.news(.willShow, with: .willChangeFrame, change, system)
  }

  /// Has it go to `end`, below the screen; nothing happens where it is down.
  mutating func hide(to end: Rect, system: SystemProfile) -> News? {
    guard isShown else { return nil }
    let change = begin(from: frame, to: end, system: system)
    isShown = false
    return Self.news(.willHide, with: .willChangeFrame, change, system)
  }

  /// Ends the animation of a number; an animation that was overtaken by another has no end.
  mutating func arrive(_ number: UInt32, system: SystemProfile) -> News? {
    guard number == animation, let change = running else { return nil }
    running = nil
    return Self.news(isShown ? .didShow : .didHide, with: .didChangeFrame, change, system)
  }

  private mutating func begin(
    from start: Rect, to end: Rect, system: SystemProfile
  ) -> KeyboardChange {
    frame = end
    animation &+= 1
    let change = KeyboardChange(
      begin: start, end: end, duration: system.duration, curve: system.curve)
    running = change
    return change
  }

  private static func news(
    _ name: TraceName, with frameName: TraceName, _ change: KeyboardChange,
    _ system: SystemProfile
  ) -> News {
    switch system.changeFrameOrder {
    case .none: News(first: name, second: nil, change: change)
    case .first: News(first: frameName, second: name, change: change)
    case .last: News(first: name, second: frameName, change: change)
    }
  }
}
