internal import InputAccessory

/// How far a view moves up for the keyboard.
public enum ShiftStrategy: Hashable, Sendable {
  /// The arithmetic of article 002, to the letter, with its faults (10.6).
  ///
  /// With the bottom of the view that must stay clear, in its parent's space, plus `space`:
  /// `top = bounds.height - bottom - frameHeight`. From 0 up the view stands at (0, 0) at once, so it
  /// comes down without animation; below 0 it goes to (0, top), always in `duration` seconds. It reads
  /// the frame's height where it should read what is covered, forgets that it stood elsewhere before,
  /// and with the article's -10 lets the keyboard cover 10 points. A height that is not finite counts
  /// as 0.
  case original(space: Double = -10, duration: Double = 0.3)

  /// Moves up from the base by what is missing, and no more, so that `gap` points stay clear between
  /// the input and the keyboard.
  ///
  /// - The place is a function of the base and the latest facts (87, 88).
  /// - Frames are compared on the screen (97). No safe area is added: the keyboard's frame covers
  ///   the bottom one (99).
  /// - A text view is kept clear whole if it fits between ``ShiftFacts/visibleTop`` and the keyboard,
  ///   else its caret's line; whatever is taller keeps its top in sight.
  /// - It moves with the keyboard's duration and curve, both ways.
  case clearing(gap: Double)

  /// The place to go to.
  ///
  /// - Parameter facts: Measured now. Figures that are not finite are data: a frame with one is as
  ///   good as no frame.
  /// - Returns: The place, with a duration of 0 where it already stands there, or motion is reduced.
  public func shift(for facts: ShiftFacts) -> Shift { shift(from: facts.base, for: facts) }

  /// The place to go to from a base, whatever base the facts name.
  func shift(from base: Point, for facts: ShiftFacts) -> Shift {
    switch self {
    case .original(let space, let duration):
      return Self.original(facts, facts.frameHeight, space: space, duration: duration)
    case .clearing(let gap):
      precondition(gap.isFinite, "a gap of \(gap) points cannot be kept; give a finite number")
      let up = Self.distance(from: base, facts, gap: gap)
      return Self.going(to: Point(x: base.x, y: base.y - up), facts)
    }
  }

  /// The place to go to once there is nothing to avoid.
  func shiftBack(to base: Point, for facts: ShiftFacts) -> Shift {
    switch self {
    case .original(let space, let duration):
      Self.original(facts, 0, space: space, duration: duration)
    case .clearing: Self.going(to: base, facts)
    }
  }

  private static func original(
    _ facts: ShiftFacts, _ frameHeight: Double, space: Double, duration: Double
  ) -> Shift {
    let height = frameHeight.isFinite ? frameHeight : 0
    let bottom = facts.frameInParent.size.height + facts.frameInParent.minY + space
    let top = facts.size.height - bottom - height
    guard top < 0 else { return Shift(origin: .zero, duration: 0, curve: 0) }
    return Shift(origin: Point(x: 0, y: top), duration: duration, curve: 0)
  }

  private static func going(to origin: Point, _ facts: ShiftFacts) -> Shift {
    let moves = origin != facts.origin && !facts.reducesMotion
    return Shift(
      origin: origin, duration: moves ? facts.duration.lengthOrZero : 0, curve: facts.curve)
  }

  /// How far up from the base, at least 0.
  private static func distance(from base: Point, _ facts: ShiftFacts, gap: Double) -> Double {
    let standing = base.y - facts.origin.y
    guard standing.isFinite, let target = facts.target, target.isMeasurable,
      facts.cover.meetsHorizontally(target)
    else { return 0 }
    let limit = facts.cover.frame.minY - gap
    let top = facts.visibleTop.isFinite ? facts.visibleTop : 0
    var kept = target
    if target.size.height > limit - top, let caret = facts.caret, caret.isMeasurable {
      kept = caret
    }
    let needed = kept.maxY + standing - limit
    let room = kept.minY + standing - top
    return min(needed, max(0, room)).lengthOrZero
  }
}
