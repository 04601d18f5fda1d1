internal import InputAccessory
internal import KeyboardRules

/// The system keyboard: how and where it stands, and which notifications that posts.
///
/// A value: asked to stand otherwise, it answers with the notifications in their order (3.4); the
/// world posts them, with the latest change, and keeps the time of the animation.
struct SystemKeyboard: Hashable, Sendable {
  /// How it stands.
  enum Stance: UInt8, Hashable, Sendable {
    /// Below the screen.
    case down
    /// At the bottom edge, with keys.
    case docked
    /// Only the accessory stands at the bottom edge; keys are on a hardware keyboard (3.15).
    case accessoryAlone
    /// Floating or split: on the screen, and announced as hidden (3.17).
    case undocked

    /// Whether it is announced as shown.
    var isShown: Bool { self == .docked || self == .accessoryAlone }
  }

  /// What a change is told as.
  enum Kind: Hashable, Sendable {
    case show, hide, frame
  }

  /// The notifications to post at once, in order.
  struct News: Hashable, Sendable {
    var first: TraceName
    var second: TraceName?
  }

  /// How it stands, or is about to.
  private(set) var stance = Stance.down
  /// Whether an animation runs.
  private(set) var isMoving = false
  /// The latest change, which notifications carry; begin and end are the same before the first.
  private(set) var change: KeyboardChange
  /// The number of the latest animation.
  private(set) var animation: UInt32 = 0
  /// Where a notification of somebody else, or a finger, has it stand; its own next change begins
  /// there.
  var postedFrame: Rect?
  /// What the end of the animation is told as.
  private(set) var ending = News(first: .didHide)

  /// The latest end frame, in screen coordinates.
  var frame: Rect { change.end }
  /// Whether it is announced as shown.
  var isShown: Bool { stance.isShown }

  /// Makes a keyboard that rests below the screen.
  init(restingAt frame: Rect) {
    change = KeyboardChange(begin: frame, end: frame, duration: 0, curve: 0)
  }

  /// Has it stand otherwise.
  ///
  /// - Parameters:
  ///   - stance: How to stand.
  ///   - end: Where.
  ///   - rest: Where it begins if it was down: the same size, below the screen (4.4).
  ///   - system: Whose notifications to post.
  ///   - isOther: Whether it shows another input view, which is told even where the frame stays (3.7).
  ///   - isAnimated: Whether it moves there; else it stands there at once (3.12).
  /// - Returns: The notifications to post now; the animation's end is due after the change's
  ///   duration. `nil` where nothing changes, or nothing is told of it.
  mutating func stand(
    _ stance: Stance, at end: Rect, from rest: Rect, system: SystemProfile, isOther: Bool = false,
    isAnimated: Bool = true
  ) -> News? {
    let old = self.stance
    if old == stance, frame == end, !isOther || old == .down { return nil }
    let kind: Kind
    switch (old, stance) {
    case (.docked, .docked) where system.handover == .changeFrameOnly:
      if frame == end { return nil }
      kind = .frame
    case (_, .docked), (_, .accessoryAlone): kind = .show
    case (.docked, _), (.accessoryAlone, _): kind = .hide
    case (.down, _), (.undocked, _): kind = .frame
    }
    self.stance = stance
    move(from: old == .down ? rest : frame, to: end, system: system)
    if !isAnimated { change.duration = 0 }
    return tell(kind, system)
  }

  /// Has it stay where it is, below the screen, and tells so: what a focus or blur comes to with a
  /// hardware keyboard (3.14).
  mutating func stayDown(at rest: Rect, news: HardwareKeyboardNews, system: SystemProfile) -> News {
    move(from: rest, to: rest, system: system)
    switch news {
    case .hide:
      ending = News(first: .didHide)
      return News(first: .willHide)
    case .changeFrameAndHide:
      ending = News(first: .didChangeFrame, second: .didHide)
      return News(first: .willChangeFrame, second: .willHide)
    }
  }

  /// Has it be told once more where it stands, before it stands otherwise (3.7).
  mutating func stay(system: SystemProfile) -> News? {
    move(from: frame, to: frame, system: system)
    return tell(.frame, system)
  }

  /// Ends the animation of a number; an animation that was overtaken by another has no end.
  mutating func arrive(_ number: UInt32) -> News? {
    guard number == animation, isMoving else { return nil }
    isMoving = false
    return ending
  }

  /// Has it stand somewhere without an animation and without a word.
  mutating func stand(_ stance: Stance, at frame: Rect) {
    change = KeyboardChange(begin: frame, end: frame, duration: 0, curve: 0)
    self.stance = stance
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

  /// The notifications of a change now, having noted those of its end.
  private mutating func tell(_ kind: Kind, _ system: SystemProfile) -> News? {
    switch (kind, system.changeFrameOrder) {
    case (.frame, .none):
      isMoving = false
      return nil
    case (.frame, _):
      ending = News(first: .didChangeFrame)
      return News(first: .willChangeFrame)
    case (.show, .none):
      ending = News(first: .didShow)
      return News(first: .willShow)
    case (.show, .first):
      ending = News(first: .didChangeFrame, second: .didShow)
      return News(first: .willChangeFrame, second: .willShow)
    case (.show, .last):
      ending = News(first: .didShow, second: .didChangeFrame)
      return News(first: .willShow, second: .willChangeFrame)
    case (.hide, .none):
      ending = News(first: .didHide)
      return News(first: .willHide)
    case (.hide, .first):
      ending = News(first: .didChangeFrame, second: .didHide)
      return News(first: .willChangeFrame, second: .willHide)
    case (.hide, .last):
      ending = News(first: .didHide, second: .didChangeFrame)
      return News(first: .willHide, second: .willChangeFrame)
    }
  }
}

extension SystemKeyboard {
  typealias HardwareKeyboardNews = SystemProfile.HardwareKeyboardNews
}
