internal import InputAccessory
internal import KeyboardRules

/// The system keyboard: whether it is up, where, and which notifications that posts.
///
/// A value: asked to come or go, it answers with the notifications in their order (3.4); the world
/// posts them, with the latest change, and keeps the time of the animation.
struct SystemKeyboard: Hashable, Sendable {
  /// The notifications to post at once, in order.
  struct News: Hashable, Sendable {
    var first: TraceName
    var second: TraceName?
  }

  /// Whether it is up, or on its way up.
  private(set) var isShown = false
  /// Whether an animation runs.
  private(set) var isMoving = false
  /// The latest change, which notifications carry; begin and end are the same before the first.
  private(set) var change: KeyboardChange
  /// The number of the latest animation.
  private(set) var animation: UInt32 = 0
  /// Where a notification of somebody else has it stand; its own next change begins there.
  var postedFrame: Rect?

  /// The latest end frame, in screen coordinates.
  var frame: Rect { change.end }

  /// Makes a keyboard that rests below the screen.
  init(restingAt frame: Rect) {
    change = KeyboardChange(begin: frame, end: frame, duration: 0, curve: 0)
  }

  /// Has it stand at `end`.
  ///
  /// - Parameters:
  ///   - end: Where to stand.
  ///   - rest: Where it would begin if it was down: the same size, below the screen (4.4).
  ///   - system: Whose notifications to post.
  ///   - isAnimated: Whether it moves there; else it stands there at once (3.12).
  /// - Returns: The notifications to post now; the animation's end is due after the change's
  ///   duration. `nil` where it stands there already.
  mutating func show(
    at end: Rect, from rest: Rect, system: SystemProfile, isAnimated: Bool = true
  ) -> News? {
    if isShown, frame == end { return nil }
    move(from: isShown ? frame : rest, to: end, system: system)
    if !isAnimated { change.duration = 0 }
    isShown = true
    return Self.news(.willShow, with: .willChangeFrame, system)
  }

  /// Has it go to `end`, below the screen; `nil` where it is down.
  mutating func hide(to end: Rect, system: SystemProfile) -> News? {
    guard isShown else { return nil }
    move(from: frame, to: end, system: system)
    isShown = false
    return Self.news(.willHide, with: .willChangeFrame, system)
  }

  /// Ends the animation of a number; an animation that was overtaken by another has no end.
  mutating func arrive(_ number: UInt32, system: SystemProfile) -> News? {
    guard number == animation, isMoving else { return nil }
    isMoving = false
    return Self.news(isShown ? .didShow : .didHide, with: .didChangeFrame, system)
  }

  /// Has it stand at `frame`, up or not, without an animation and without a word.
  mutating func stand(at frame: Rect, isShown: Bool) {
    change = KeyboardChange(begin: frame, end: frame, duration: 0, curve: 0)
    self.isShown = isShown
    postedFrame = nil
    isMoving = false
    animation &+= 1
  }

  private mutating func move(from start: Rect, to end: Rect, system: SystemProfile) {
    change.begin = postedFrame ?? start
    postedFrame = nil
    change.end = end
    change.duration = system.duration
    change.curve = system.curve
    isMoving = true
    animation &+= 1
  }

  private static func news(
    _ name: TraceName, with frameName: TraceName, _ system: SystemProfile
  ) -> News {
    switch system.changeFrameOrder {
    case .none: News(first: name, second: nil)
    case .first: News(first: frameName, second: name)
    case .last: News(first: name, second: frameName)
    }
  }
}
