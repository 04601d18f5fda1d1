#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import InputAccessory
public import UIKit

extension UIView {
  /// The inputs in this view, in the order in which Next goes through them.
  ///
  /// A plain container is no border: inputs of sibling containers follow each other. Frames are those
  /// of the layout; scrolling puts no input past another one.
  ///
  /// - Parameter order: The order; that of the tree unless said.
  /// - Returns: Each text field and text view once, hidden and disabled ones included, since that may
  ///   change at any time.
  /// - Complexity: O(*n* log *n*) in the views.
  public func inputs(inOrder order: ChainOrder = .tree) -> [any TextInputView] {
    var found: [any TextInputView] = []
    var candidates: [ChainCandidate] = []
    var waiting: [(view: UIView, origin: CGPoint)] = [(self, .zero)]
    while let (view, origin) = waiting.popLast() {
      if let input = view as? any TextInputView {
        let frame = CGRect(origin: origin, size: view.frame.size)
        candidates.append(
          ChainCandidate(frame: Rect(frame), tag: view.tag, treePlace: found.count))
        found.append(input)
        continue
      }
      for child in view.subviews.reversed() {
        let place = child.frame.origin
        waiting.append((child, CGPoint(x: origin.x + place.x, y: origin.y + place.y)))
      }
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return order.order(of: candidates, direction: isReversed ? .rightToLeft : .leftToRight)
      .map { found[$0] }
  }

  /// The input in this view that keys go to; `nil` where none is.
  ///
  /// - Complexity: O(*n*) in the views.
  var focusedInput: (any TextInputView)? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if let input = view as? any TextInputView {
        if input.isFirstResponder { return input }
      } else {
        waiting += view.subviews
      }
    }
    return nil
  }
}
#endif
