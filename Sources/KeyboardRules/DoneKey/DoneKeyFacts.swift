public import InputAccessory

/// What a Done key has to know of its surroundings at each event.
public struct DoneKeyFacts: Hashable, Sendable {
  /// The application's windows, back to front.
  public var windows: [KeyboardWindow]
  /// The screen, in the space of the notifications' frames.
  public var screen: Rect
  /// How much of the keyboard's frame stands above its keys: accessory and suggestions, in points.
  /// Anything but a positive number is 0.
  public var heightAboveKeys: Double
  /// How much of the frame stands below its keys: the safe area and what the system puts there, in
  /// points. Anything but a positive number is 0.
  public var heightBelowKeys: Double
  /// Where the key stands at this moment of a slide that still runs; `nil` for where it was sent.
  public var standing: Rect?

  /// Gathers the facts.
  public init(
    windows: [KeyboardWindow] = [], screen: Rect, heightAboveKeys: Double = 0,
    heightBelowKeys: Double = 0, standing: Rect? = nil
  ) {
    self.windows = windows
    self.screen = screen
    self.heightAboveKeys = heightAboveKeys
    self.heightBelowKeys = heightBelowKeys
    self.standing = standing
  }

  /// The empty key of a keyboard that stands at a frame, in the frame's space; `nil` without keys, and
  /// out of the dock.
  func corner(of keyboard: Rect) -> Rect? {
    guard KeyboardCover.isDocked(keyboard, on: screen) else { return nil }
    let above = heightAboveKeys.lengthOrZero
    let height = keyboard.size.height - above - heightBelowKeys.lengthOrZero
    guard let grid = PadGrid(body: Size(width: keyboard.size.width, height: height)) else {
      return nil
    }
    let corner = grid.corner
    return Rect(
      x: keyboard.minX + corner.minX, y: keyboard.minY + above + corner.minY,
      width: corner.size.width, height: corner.size.height)
  }

  /// The empty key in the space of the keys' own view; `nil` as for ``corner(of:)``.
  func cornerInKeys(of keyboard: Rect) -> Rect? {
    corner(of: keyboard)?.movedDown(by: -keyboard.minY - heightAboveKeys.lengthOrZero)
  }
}
