public import InputAccessory

/// The part of the screen that the keyboard covers, and how far that reaches into a rectangle.
///
/// Everything is in one coordinate space: whoever asks converts first (97). The frame of a
/// notification holds the accessory (4.3) and may reach below the screen (3.16), so it is cut to the
/// screen. Only a docked keyboard covers anything.
public struct KeyboardCover: Hashable, Sendable {
  /// What is covered: from the keyboard's top to the screen's bottom, over the screen's width;
  /// ``/InputAccessory/Rect/zero`` when nothing is.
  public let frame: Rect

  /// How far from an edge a frame still counts as reaching it: half a point, less than a pixel of
  /// any screen without scale, so that rounded thirds of points do no harm.
  public static let dockTolerance = 0.5

  /// Nothing is covered.
  public static let none = KeyboardCover()

  private init() { frame = .zero }

  /// Judges a keyboard's frame.
  ///
  /// No frame traps: one that is empty, zero, negative, infinite or not a number covers nothing
  /// (81), nor does one off the screen (75), and neither does any on a screen of that kind.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's end frame, accessory included.
  ///   - screen: The screen, in the same coordinate space.
  ///   - isUp: Whether the keyboard is announced as shown; a hide covers nothing, whatever frame it
  ///     brings (79, 81).
  public init(keyboard: Rect, screen: Rect, isUp: Bool = true) {
    guard isUp, Self.isDocked(keyboard, on: screen) else {
      frame = .zero
      return
    }
    let top = max(keyboard.minY, screen.minY)
    frame = Rect(
      x: screen.minX, y: top, width: screen.size.width, height: screen.maxY - top)
  }

  /// Whether a keyboard stands on the screen's bottom edge and spans its width, with a part of it to
  /// be seen; one that floats, is split, undocked or below the screen does not (78, 80).
  public static func isDocked(_ keyboard: Rect, on screen: Rect) -> Bool {
    keyboard.isUsable && screen.isUsable
      && keyboard.minY < screen.maxY
      && keyboard.maxY >= screen.maxY - dockTolerance
      && keyboard.minX <= screen.minX + dockTolerance
      && keyboard.maxX >= screen.maxX - dockTolerance
  }

  /// The covered height in points, at least 0 (75, 77).
  public var height: Double { frame.size.height }

  /// Whether nothing is covered.
  public var isNone: Bool { frame.isEmpty }

  /// How far the keyboard covers a rectangle: max(0, its bottom - the keyboard's top) in points,
  /// where the two meet horizontally.
  ///
  /// A rectangle that goes on below the screen counts whole, since that is the way it has to move.
  /// An empty one, or one with an edge that is not finite, is covered by 0. Never negative (96).
  public func overlap(with rect: Rect) -> Double {
    guard rect.isUsable, meetsHorizontally(rect) else { return 0 }
    return (rect.maxY - frame.minY).lengthOrZero
  }

  /// Whether a rectangle, which may be as thin as a caret, stands over or under the covered part.
  func meetsHorizontally(_ rect: Rect) -> Bool {
    guard !isNone else { return false }
    return rect.size.width > 0
      ? rect.minX < frame.maxX && rect.maxX > frame.minX
      : rect.minX >= frame.minX && rect.minX <= frame.maxX
  }
}
