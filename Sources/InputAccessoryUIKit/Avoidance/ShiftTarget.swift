#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
import KeyboardRules
import UIKit

/// A view that moves up, by its transform.
@MainActor struct ShiftTarget {
  private(set) weak var view: UIView?
  /// The view that the original strategy keeps clear.
  weak var kept: UIView?
  var rule: ShiftAvoidance
  /// The transform without any shift, and how far the view stands from there.
  private let transform: CGAffineTransform
  private var distance = Point.zero

  init(_ view: UIView, _ strategy: ShiftStrategy) {
    self.view = view
    rule = ShiftAvoidance(strategy)
    transform = view.transform
  }

  /// Where the view stands without any shift.
  var basePlace: Point {
    guard let origin = view?.frame.origin else { return .zero }
    return Point(x: Double(origin.x) - distance.x, y: Double(origin.y) - distance.y)
  }

  /// Takes a place that a layout or a rotation gave the view since as its base.
  mutating func noteOwnPlace() {
    rule.rebase(to: basePlace)
  }

  mutating func avoid(_ facts: ShiftFacts) {
    // Without a base yet, the rule saves the place that it finds.
    go(to: rule.avoid(facts))
  }

  mutating func restore(_ facts: ShiftFacts) {
    if let shift = rule.restore(facts) { go(to: shift) }
  }

  private mutating func go(to shift: Shift) {
    guard let view else { return }
    let base = basePlace
    distance = Point(x: shift.origin.x - base.x, y: shift.origin.y - base.y)
    let moved = movedTransform
    guard view.transform != moved else { return }
    UIView.follow(duration: shift.duration, curve: shift.curve) { view.transform = moved }
  }

  /// Has the view stand at its base at once.
  func giveBack() {
    guard let view, view.transform != transform else { return }
    UIView.follow(duration: 0, curve: 0) { view.transform = transform }
  }

  private var movedTransform: CGAffineTransform {
    distance == .zero
      ? transform
      : transform.concatenating(
        CGAffineTransform(translationX: CGFloat(distance.x), y: CGFloat(distance.y)))
  }
}
#endif
