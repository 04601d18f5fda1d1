/// The control events that a text field sends, with UIKit's bits (2.23).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The primary action: Return was pressed and allowed (2.21).
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// Editing began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The user changed the text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Return ends editing; sent before the field resigns (2.20).
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// Every editing event.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
}
