/// Ways from a window down to the keyboard's view, by the classes that code meets there (table 5).
///
/// A window with a keyboard has one of them; code that looks for the keyboard by class knows those
/// that there were when it was written, and finds nothing on the others.
public struct KeyboardPaths: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A `UIKeyboard` stands in the window itself: iOS 2 to 3.1.
  public static let direct = KeyboardPaths(rawValue: 1 << 0)
  /// It stands in a `UIPeripheralHostView`: iOS 3.2 to 7.
  public static let peripheralHost = KeyboardPaths(rawValue: 1 << 1)
  /// A `UIInputSetHostView` in its container stands for it: iOS 8 to 15.
  public static let inputSetHost = KeyboardPaths(rawValue: 1 << 2)
  /// The host holds a placeholder for the keyboard of another process: from iOS 16.
  public static let placeholder = KeyboardPaths(rawValue: 1 << 3)
  /// A `UIKeyboardItemContainerView` stands in a tracking view: iOS 26.
  public static let itemContainer = KeyboardPaths(rawValue: 1 << 4)

  /// Every way there is.
  public static let all: KeyboardPaths = [
    .direct, .peripheralHost, .inputSetHost, .placeholder, .itemContainer,
  ]
  /// Those that articles 000 and 001 know.
  public static let articles: KeyboardPaths = [.direct, .peripheralHost]
}
