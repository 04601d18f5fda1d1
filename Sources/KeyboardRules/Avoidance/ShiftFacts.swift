public import InputAccessory

/// What is measured before a view moves out of the keyboard's way.
///
/// Frames are on the screen unless said otherwise. Measure anew for each focus, notification and
/// attachment to a window (101, 106), in the places that were assigned: an animation that still runs
/// there is only how it looks.
public struct ShiftFacts: Hashable, Sendable {
  /// The view's origin without any shift, saved before the first.
  public var base: Point
  /// The view's origin at the moment at which ``target`` and ``caret`` were measured.
  public var origin: Point
  /// The size of the view's own bounds; only the original asks for it.
  public var size: Size
  /// The focused input's frame; `nil` when nothing has to be kept clear (none focused, or it opted
  /// out), and the view stands at its base.
  public var target: Rect?
  /// The line with a text view's caret; `nil` for a field.
  public var caret: Rect?
  /// The frame of the view that must stay clear in its own parent's space, as the original reads it.
  public var frameInParent: Rect
  /// What the keyboard covers.
  public var cover: KeyboardCover
  /// The height of the announced end frame, cut to nothing; 0 for a hide. Only the original reads it.
  public var frameHeight: Double
  /// The top of what can be seen: the safe area's, or the screen's.
  public var visibleTop: Double
  /// The length of the keyboard's animation, in seconds.
  public var duration: Double
  /// The number of the keyboard's curve.
  public var curve: Int
  /// Whether the user asked for less motion, or for cross-fades (81): nothing moves then, it stands.
  public var reducesMotion: Bool

  /// Gathers the facts.
  public init(
    base: Point = .zero, origin: Point = .zero, size: Size = .zero, target: Rect? = nil,
    caret: Rect? = nil, frameInParent: Rect = .zero, cover: KeyboardCover = .none,
    frameHeight: Double = 0, visibleTop: Double = 0, duration: Double = 0.25, curve: Int = 7,
    reducesMotion: Bool = false
  ) {
    self.base = base
    self.origin = origin
    self.size = size
    self.target = target
    self.caret = caret
    self.frameInParent = frameInParent
    self.cover = cover
    self.frameHeight = frameHeight
    self.visibleTop = visibleTop
    self.duration = duration
    self.curve = curve
    self.reducesMotion = reducesMotion
  }
}
