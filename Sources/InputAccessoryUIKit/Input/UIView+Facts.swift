#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
import UIKit

extension UIView {
  /// Adds what this view and every view that holds it tell, its window included.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  func facts(of input: FocusFacts) -> FocusFacts {
    var facts = input
    var view: UIView? = self
    while let current = view {
      facts.add(
        isHidden: current.isHidden, opacity: Double(current.alpha),
        takesTouches: current.isUserInteractionEnabled)
      view = current.superview
    }
    return facts
  }

  /// Whether this view and an input stand in different windows.
  func isInOtherWindow(than input: any TextInput) -> Bool {
    guard let window, let other = (input as? UIView)?.window else { return false }
    return window !== other
  }

  /// Whether this view and an input stand in different navigation groups, or only one in any.
  func isInOtherGroup(than input: any TextInput) -> Bool {
    guard let other = input as? UIView else { return false }
    return navigationGroup !== other.navigationGroup
  }

  /// Whether a controller that was presented over the window's own covers this view.
  var isCovered: Bool {
    guard let root = window?.rootViewController, root.presentedViewController != nil
    else { return false }
    var top = root
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top !== root && !isDescendant(of: top.view)
  }

  /// Ends editing of an input that is a view.
  ///
  /// Both of UIKit's ways call it a success where there was nothing to end, or leave that open
  /// (1.13, 1.16); the first responder is therefore looked for first.
  ///
  /// - Returns: Whether this call ended it.
  func endEditingAsView(_ end: EditingEnd) -> Bool {
    guard isFirstResponder else { return false }
    return end.isForced ? endEditing(true) : resignFirstResponder()
  }
}
#endif
