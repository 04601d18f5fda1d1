public import Foundation
@testable import KeyboardWorld

/// uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// uikit/uibarstyle/default
  case `default` = 0
  /// uikit/uibarstyle/black
  case black = 1
}

/// uikit/uitoolbar
@MainActor open class UIToolbar: UIView {
  /// How often items were set with an animation.
  public private(set) var animations = 0

  /// uikit/uitoolbar/items
  open var items: [UIBarButtonItem]?
  /// uikit/uitoolbar/barstyle
  open var barStyle = UIBarStyle.default
  /// uikit/uitoolbar/istranslucent
  open var isTranslucent = true
  /// uikit/uitoolbar/bartintcolor
  open var barTintColor: UIColor?

  /// uikit/uitoolbar/setitems(_:animated:)
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    if animated { animations += 1 }
  }

  /// A bar is as high as bars are on the device (4.10).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let world = simulator.world
    let height = world.profile.system.toolbarHeights.height(
      on: world.profile.device.idiom, in: world.state.orientation)
    return CGSize(width: size.width, height: CGFloat(height))
  }
}
