/// What an input can do beyond what every input can.
public struct TextInputCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It can end editing and drop marked text and a pending correction unannounced.
  ///
  /// UIKit's cannot: Cancel then clears after what the resign accepted.
  public static let dropsPendingText = TextInputCapabilities(rawValue: 1 << 0)
  /// Return asks a should-return question; a text view inserts a line end instead (2.22).
  public static let asksShouldReturn = TextInputCapabilities(rawValue: 1 << 1)
}
