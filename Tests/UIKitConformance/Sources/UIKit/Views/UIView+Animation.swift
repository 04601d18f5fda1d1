public import Foundation

extension UIView {
  /// uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    /// uikit/uiview/animationoptions/rawvalue
    public let rawValue: UInt

    /// uikit/uiview/animationoptions/init(rawvalue:)
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// uikit/uiview/animationoptions/allowuserinteraction
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// uikit/uiview/animationoptions/beginfromcurrentstate
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }

  /// uikit/uiview/animate(withduration:delay:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    let before = simulator.animation
    simulator.animation = (duration, Int(options.rawValue >> 16))
    animations()
    simulator.animation = before
    completion?(true)
  }

  /// uikit/uiview/performwithoutanimation(_:)
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
