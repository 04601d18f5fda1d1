public import InputAccessory

/// Where a view goes so that the keyboard does not cover its input, and how.
public struct Shift: Hashable, Sendable {
  /// The view's origin, in the space of its base: a place, never a distance to add.
  public var origin: Point
  /// How long the way there takes in seconds; 0 is at once.
  public var duration: Double
  /// The curve's number, 7 for the keyboard's own (3.10).
  public var curve: Int

  /// Makes a shift.
  public init(origin: Point, duration: Double, curve: Int) {
    self.origin = origin
    self.duration = duration
    self.curve = curve
  }

  /// Whether the view moves there, rather than stand there at once.
  public var isAnimated: Bool { duration > 0 }
}
