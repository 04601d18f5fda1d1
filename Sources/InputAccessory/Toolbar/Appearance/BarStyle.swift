/// A toolbar's look, with UIKit's raw values (6.11).
public enum BarStyle: Int, CaseIterable, Hashable, Sendable {
  /// Light, the default.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and always translucent; deprecated since iOS 13, and what the original bar used.
  case blackTranslucent = 2
}
