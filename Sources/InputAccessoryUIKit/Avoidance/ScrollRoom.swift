#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
import KeyboardRules
import UIKit

/// A scroll view that makes room for the keyboard.
///
/// The rule knows the insets that a scroll view has altogether; the part that the system adds for the
/// safe area is measured each time and never assigned.
@MainActor struct ScrollRoom {
  private(set) weak var scrollView: UIScrollView?
  var rule: ScrollAvoidance
  /// The app's own insets without the keyboard, and those that were assigned last.
  private var own: ScrollInsets
  private var assigned: ScrollInsets?

  init(_ scrollView: UIScrollView, gap: Double) {
    self.scrollView = scrollView
    rule = ScrollAvoidance(gap: gap)
    own = Self.insets(of: scrollView)
  }

  /// The insets that the scroll view has now, the system's part included.
  var insets: ScrollInsets {
    guard let scrollView else { return own }
    return Self.insets(of: scrollView).adding(system)
  }

  private static func insets(of scrollView: UIScrollView) -> ScrollInsets {
    ScrollInsets(
      content: Insets(scrollView.contentInset),
      indicator: Insets(scrollView.verticalScrollIndicatorInsets))
  }

  /// What the system adds to the app's insets.
  private var system: ScrollInsets {
    guard let scrollView else { return ScrollInsets() }
    let content = ScrollInsets(content: Insets(scrollView.adjustedContentInset))
      .removing(ScrollInsets(content: Insets(scrollView.contentInset))).content
    return ScrollInsets(
      content: content,
      indicator: scrollView.automaticallyAdjustsScrollIndicatorInsets ? content : .zero)
  }

  /// Takes insets that the app set since as its own.
  mutating func noteOwnInsets() {
    guard let scrollView else { return }
    let now = Self.insets(of: scrollView)
    if let assigned {
      if now.content != assigned.content { own.content = now.content }
      if now.indicator != assigned.indicator { own.indicator = now.indicator }
    } else {
      own = now
    }
    rule.rebase(to: own.adding(system))
  }

  mutating func avoid(_ facts: ScrollFacts, duration: Double, curve: Int) {
    let placement = rule.avoid(facts)
    let insets = placement.insets.removing(system)
    assigned = insets
    place(insets, placement.offset, duration, curve)
  }

  /// Has the scroll view have the app's insets again, where they were changed.
  mutating func giveBack(_ facts: ScrollFacts, duration: Double, curve: Int) {
    guard let placement = rule.restore(facts) else { return }
    assigned = nil
    place(own, placement.offset, duration, curve)
  }

  private func place(_ insets: ScrollInsets, _ offset: Point, _ duration: Double, _ curve: Int) {
    guard let scrollView else { return }
    let place = CGPoint(x: offset.x, y: offset.y)
    let isSame =
      Self.insets(of: scrollView) == insets && scrollView.contentOffset == place
    guard !isSame else { return }
    UIView.follow(duration: duration, curve: curve) {
      scrollView.contentInset = UIEdgeInsets(insets.content)
      scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(insets.indicator)
      if scrollView.contentOffset != place { scrollView.contentOffset = place }
    }
  }
}
#endif
