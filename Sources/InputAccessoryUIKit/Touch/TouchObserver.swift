#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
import KeyboardRules
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Watches one touch at a time, recognises nothing and stands in nobody's way.
final class TouchObserver: UIGestureRecognizer {
  /// A touch from where it went down.
  struct Touch {
    weak var view: UIView?
    let start: CGPoint
    let isPencil: Bool
    /// Whether it was a drag at any time.
    var isDrag = false
  }

  /// Hears of a touch that lifts, before what it hit does.
  var onLift: ((Touch) -> Void)?
  private var touch: Touch?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // With a second finger it is no tap.
    guard touch == nil, touches.count == 1, let first = touches.first else {
      touch?.isDrag = true
      return
    }
    touch = Touch(
      view: first.view, start: first.location(in: nil), isPencil: first.type == .pencil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = touch?.start, let first = touches.first else { return }
    let place = first.location(in: nil)
    let movement = Point(x: Double(place.x - start.x), y: Double(place.y - start.y))
    if TouchRule.isDrag(by: movement) { touch?.isDrag = true }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    let lifted = touch
    touch = nil
    // It never recognises anything, so that nobody waits for it.
    state = .failed
    if let lifted { onLift?(lifted) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touch = nil
    state = .failed
  }

  override func reset() {
    touch = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
#endif
