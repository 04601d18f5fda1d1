internal import InputAccessory
internal import KeyboardRules

/// The system keyboard: whether it is up, where, and which notifications that posts.
///
/// A value: asked to come or go, it answers with the notifications in their order (3.4); the world
/// posts them and keeps the time of the animation.
struct SystemKeyboard: Hashable, Sendable {
  /// A notification to post.
  struct News: Hashable, Sendable {
    var name: TraceName
    var change: KeyboardChange
  }

  /// Up to four notifications, without storage of their own.
  struct NewsList: Sequence, IteratorProtocol {
    private var change: KeyboardChange
    private var names: (TraceName?, TraceName?) = (nil, nil)

    init(_ change: KeyboardChange, _ first: TraceName?, _ second: TraceName?) {
      self.change = change
      names = (first, second)
    }

    mutating func next() -> News? {
      guard let name = names.0 ?? names.1 else { return nil }
      names = names.0 == nil ? (nil, nil) : (nil, names.1)
      return News(name: name, change: change)
    }
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
  /// - Parameter rest: Where it would begin if it was down: the same size, below the screen (4.4).
  /// - Returns: The notifications to post now; the animation's end is due after their duration.
  mutating func show(at end: Rect, from rest: Rect, system: SystemProfile) -> NewsList? {
    if isShown, frame == end { return nil }
    let change = begin(from: isShown ? frame : rest, to: end, system: system)
    isShown = true
    return list(change, .willChangeFrame, .willShow, system)
  }

  /// Has it go to `end`, below the screen; nothing happens where it is down.
  mutating func hide(to end: Rect, system: SystemProfile) -> NewsList? {
    guard isShown else { return nil }
    let change = begin(from: frame, to: end, system: system)
    isShown = false
    return list(change, .willHide, system)
  }

  /// Ends the animation of a number; an animation that was overtaken by another has no end.
  mutating func arrive(_ number: UInt32, system: SystemProfile) -> NewsList? {
    guard number == animation, let change = running else { return nil }
    running = nil
    return isShown
      ? list(change, .didChangeFrame, .didShow, system) : list(change, .didHide, system)
  }

  private mutating func begin(
    from start: Rect, to end: Rect, system: SystemProfile
  ) -> KeyboardChange {
    let change = KeyboardChange(
      begin: start, end: end, duration: system.duration, curve: system.curve)
    frame = end
    running = change
    animation &+= 1
    return change
  }

  private func list(
    _ change: KeyboardChange, _ name: TraceName, _ system: SystemProfile
  ) -> NewsList {
    list(change, name == .willHide ? .willChangeFrame : .didChangeFrame, name, system)
  }

  private func list(
    _ change: KeyboardChange, _ frameName: TraceName, _ name: TraceName, _ system: SystemProfile
  ) -> NewsList {
    switch system.changeFrameOrder {
    case .none: NewsList(change, name, nil)
    case .first: NewsList(change, frameName, name)
    case .last: NewsList(change, name, frameName)
    }
  }
}
