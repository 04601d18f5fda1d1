import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import Testing
import UIKit

/// Real views that move out of the keyboard's way, and back.
@MainActor struct KeyboardAvoidanceTests {
  let screen = Screen()

  init() {
    for field in [screen.first, screen.second] { field.keyboardType = .numberPad }
  }

  @Test func `a view moves up by what is missing and comes back`() {
    screen.use()
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.shift(screen.view, by: .clearing(gap: 10))
    screen.second.becomeFirstResponder()
    screen.settle()

    // The field's bottom is at 591, and 10 points stay clear above 451.
    #expect(screen.view.frame.minY == -150)
    screen.second.resignFirstResponder()
    screen.settle()

    #expect(screen.view.frame.minY == 0)
    #expect(screen.view.transform == .identity)
  }

  @Test func `a transform of the app's own comes back`() {
    screen.use()
    screen.view.transform = CGAffineTransform(translationX: 5, y: 20)
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.shift(screen.view)
    screen.second.becomeFirstResponder()
    screen.settle()
    #expect(screen.view.transform != CGAffineTransform(translationX: 5, y: 20))

    avoidance.stop()

    #expect(screen.view.transform == CGAffineTransform(translationX: 5, y: 20))
  }

  @Test func `a scroll view makes room, shows the field, and gives its insets back`() {
    screen.use()
    let before = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    screen.scrollView.contentInset = before
    screen.scrollView.verticalScrollIndicatorInsets = before
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.inset(screen.scrollView, gap: 10)
    screen.second.becomeFirstResponder()
    screen.settle()

    #expect(screen.scrollView.contentInset.bottom == 216)
    #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom == 216)
    #expect(screen.scrollView.contentInset.top == 64)
    #expect(screen.scrollView.contentOffset.y == 150)
    screen.second.resignFirstResponder()
    screen.settle()

    #expect(screen.scrollView.contentInset == before)
    #expect(screen.scrollView.verticalScrollIndicatorInsets == before)
  }

  @Test func `the safe area's part is not assigned again`() {
    screen.use()
    final class SafeScrollView: UIScrollView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      }
    }
    let scrollView = SafeScrollView()
    scrollView.take(frame: 0, 0, 375, 667)
    screen.view.addSubview(scrollView)
    scrollView.addSubview(screen.first)
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.inset(scrollView)
    screen.first.becomeFirstResponder()
    screen.settle()

    #expect(scrollView.contentInset.bottom == 182)
    #expect(scrollView.adjustedContentInset.bottom == 216)
    avoidance.stop()

    #expect(scrollView.contentInset == .zero)
  }

  @Test func `insets that the app sets meanwhile are the ones that come back`() {
    screen.use()
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.inset(screen.scrollView)
    screen.first.becomeFirstResponder()
    screen.settle()

    screen.scrollView.contentInset.top = 30
    avoidance.refresh()
    #expect(screen.scrollView.contentInset.bottom == 216)
    screen.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    avoidance.refresh()
    screen.first.resignFirstResponder()
    screen.settle()

    #expect(screen.scrollView.contentInset == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
  }

  @Test func `nothing moves for a field that opted out`() {
    screen.use()
    screen.second.inputOptions.avoidsKeyboard = false
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.shift(screen.view)
    avoidance.inset(screen.scrollView)

    screen.second.becomeFirstResponder()
    screen.settle()

    #expect(screen.view.transform == .identity)
    #expect(screen.scrollView.contentInset == .zero)
  }

  @Test func `another view that moves takes over, and the first comes back`() {
    screen.use()
    let avoidance = KeyboardAvoidance(for: screen.view)
    avoidance.shift(screen.view)
    screen.second.becomeFirstResponder()
    screen.settle()
    #expect(screen.view.transform != .identity)

    avoidance.shift(screen.scrollView)

    #expect(screen.view.transform == .identity)
    #expect(screen.scrollView.transform != .identity)
  }

  @Test func `views are held weakly`() {
    screen.use()
    let avoidance = KeyboardAvoidance(for: screen.view)
    weak var freed: UIScrollView?
    do {
      let scrollView = UIScrollView()
      freed = scrollView
      avoidance.inset(scrollView)
      avoidance.shift(scrollView)
    }
    screen.first.becomeFirstResponder()
    screen.settle()
    avoidance.stop()

    #expect(freed == nil)
  }
}
