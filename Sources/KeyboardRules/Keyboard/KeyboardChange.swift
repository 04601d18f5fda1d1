public import InputAccessory

/// One change of the keyboard's frame, as a value: what a notification carries (3.3).
public struct KeyboardChange: Hashable, Sendable {
  /// The frame before, in screen coordinates.
  public var begin: Rect
  /// The frame after, in screen coordinates.
  public var end: Rect
  /// The animation's length in seconds, at least 0.
  public var duration: Double
  /// The animation's curve; 7 since iOS 7, outside the public 0 to 3 (3.10).
  public var curve: Int
  /// Whether this app caused it (3.22).
  public var isLocal: Bool

  /// Makes a change.
  public init(begin: Rect, end: Rect, duration: Double, curve: Int, isLocal: Bool = true) {
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The animation options that carry the curve: the curve in bits 16 and up (3.11).
  public var animationOptions: Int { curve << 16 }
}
