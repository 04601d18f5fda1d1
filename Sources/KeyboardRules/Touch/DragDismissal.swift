public import InputAccessory

/// What a drag in a scroll view does to the keyboard.
///
/// Nothing is posted while the keyboard follows the finger; the notifications come at the lift, if it
/// dismisses (3.20).
public struct DragDismissal: Hashable, Sendable {
  /// What becomes of the keyboard.
  public enum Outcome: Hashable, Sendable {
    /// It stays where it is.
    case stays
    /// Its top stands at this distance from the top of the space, under the finger.
    case follows(top: Double)
    /// It goes back up to where it was.
    case returns
    /// It goes.
    case dismisses
  }

  /// The scroll view's mode.
  public var mode: KeyboardDismissMode
  /// What the keyboard covers, accessory included, as it was at touch-down.
  public var cover: KeyboardCover
  /// The height of a controller's accessory inside ``cover``, in points, at least 0; it stays in the
  /// modes that do not take it along. 0 for an accessory of the input, which goes with the keyboard.
  public var controllerAccessoryHeight: Double

  /// Makes a dismissal.
  public init(
    mode: KeyboardDismissMode, cover: KeyboardCover, controllerAccessoryHeight: Double = 0
  ) {
    self.mode = mode
    self.cover = cover
    self.controllerAccessoryHeight = controllerAccessoryHeight
  }

  /// Judges a drag at one moment; a function of its start and its latest place only.
  ///
  /// On-drag dismisses once the finger has gone farther than ``TouchRule/slop``. Interactive follows
  /// the finger below the keyboard's top; a lift below the middle of what would leave dismisses, one at
  /// or above it returns. A place that is not finite leaves the keyboard alone.
  ///
  /// - Parameters:
  ///   - start: Where the touch began, in the space of ``cover``.
  ///   - now: Where it is.
  ///   - isLifted: Whether it has just lifted.
  /// - Returns: What becomes of the keyboard.
  public func outcome(start: Point, now: Point, isLifted: Bool) -> Outcome {
    guard !cover.isNone, start.x.isFinite, start.y.isFinite, now.x.isFinite, now.y.isFinite else {
      return .stays
    }
    let movement = Point(x: now.x - start.x, y: now.y - start.y)
    guard TouchRule.isDrag(by: movement) else { return .stays }
    switch mode {
    case .none: return .stays
    case .onDrag, .onDragWithAccessory: return .dismisses
    case .interactive, .interactiveWithAccessory:
      let top = cover.frame.minY
      let staying = mode.takesAccessory ? 0 : controllerAccessoryHeight.lengthOrZero
      let lowest = cover.frame.maxY - staying
      guard now.y > top, lowest > top else { return .stays }
      guard isLifted else { return .follows(top: min(now.y, lowest)) }
      return now.y > (top + lowest) / 2 ? .dismisses : .returns
    }
  }
}
