#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
import UIKit

extension UIAccessibilityTraits {
  /// What a screen reader is told of an item.
  init(_ traits: ItemAccessibility.Traits) {
    self = []
    if traits.contains(.button) { insert(.button) }
    if traits.contains(.notEnabled) { insert(.notEnabled) }
    if traits.contains(.header) { insert(.header) }
    if traits.contains(.keyboardKey) { insert(.keyboardKey) }
    if traits.contains(.updatesFrequently) { insert(.updatesFrequently) }
  }
}
#endif
