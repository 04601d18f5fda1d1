/// Whether a keyboard is light or dark, with UIKit's raw values.
public enum KeyboardAppearance: Int, CaseIterable, Hashable, Sendable {
  /// As the interface around it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
