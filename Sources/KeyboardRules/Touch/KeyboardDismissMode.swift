/// How dragging a scroll view puts the keyboard away, with UIKit's raw values (7.1).
public enum KeyboardDismissMode: Int, CaseIterable, Hashable, Sendable {
  /// Not at all; the default.
  case none = 0
  /// As soon as a drag begins.
  case onDrag = 1
  /// With the finger, once it reaches the keyboard; it may be pulled up again.
  case interactive = 2
  /// As ``onDrag``, and an accessory of the controller goes too (7.2: disputed since when).
  case onDragWithAccessory = 3
  /// As ``interactive``, and an accessory of the controller goes too (7.2: disputed since when).
  case interactiveWithAccessory = 4

  /// Whether an accessory that belongs to the controller, not to the input, goes with the keyboard;
  /// where it does not, it stays on the screen's bottom edge.
  public var takesAccessory: Bool {
    switch self {
    case .none, .onDrag, .interactive: false
    case .onDragWithAccessory, .interactiveWithAccessory: true
    }
  }
}
