import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import Testing
import UIKit

/// The recogniser that ends editing at a tap outside.
@MainActor struct TouchDismissalTests {
  let screen = Screen()
  let dismissal: TouchDismissal

  init() {
    dismissal = TouchDismissal(in: screen.simulator.mainWindow)
    screen.first.becomeFirstResponder()
  }

  private var recognizer: UIGestureRecognizer? {
    screen.simulator.mainWindow.gestureRecognizers?.first
  }

  private func tap(
    _ view: UIView?, by type: UITouch.TouchType = .direct, movingBy distance: Double = 0
  ) {
    let touch = UITouch(type, in: view, at: CGPoint(x: 20, y: 300))
    recognizer?.touchesBegan([touch], with: UIEvent())
    touch.place.y += distance
    recognizer?.touchesMoved([touch], with: UIEvent())
    touch.place.y -= distance
    recognizer?.touchesEnded([touch], with: UIEvent())
  }

  @Test func `a tap on a plain view ends editing and tells so once`() {
    screen.use()
    var count = 0
    dismissal.onDismiss = { count += 1 }

    tap(screen.view)
    tap(screen.view)

    #expect(!screen.first.isFirstResponder)
    #expect(count == 1)
  }

  @Test func `it stands in nobody's way`() throws {
    screen.use()
    let recognizer = try #require(recognizer)

    tap(screen.first)

    #expect(!recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(!recognizer.delaysTouchesEnded)
    #expect(!recognizer.canPrevent(UIGestureRecognizer(target: nil, action: nil)))
    #expect(!recognizer.canBePrevented(by: UIGestureRecognizer(target: nil, action: nil)))
    #expect(recognizer.state == .failed)
  }

  @Test func `the field itself, another field, a control, a drag and a pencil end nothing`() {
    screen.use()
    let button = UIButton()
    screen.view.addSubview(button)

    tap(screen.first)
    tap(screen.second)
    tap(button)
    tap(screen.view, movingBy: 40)
    tap(screen.view, by: .pencil)

    #expect(screen.first.isFirstResponder)
    dismissal.rule.controls = .dismiss
    tap(button)
    #expect(!screen.first.isFirstResponder)
  }

  @Test func `a field and a region may say otherwise`() {
    screen.use()
    screen.first.inputOptions.touchDismiss = .no
    tap(screen.view)
    #expect(screen.first.isFirstResponder)
    screen.first.inputOptions.touchDismiss = .default
    let (region, label) = (UIView(), UILabel())
    region.ignoresTouchDismiss = true
    screen.view.addSubview(region)
    region.addSubview(label)

    tap(label)

    #expect(screen.first.isFirstResponder)
    dismissal.rule.isOn = false
    tap(screen.view)
    #expect(screen.first.isFirstResponder)
    screen.first.inputOptions.touchDismiss = .yes
    tap(screen.view)
    #expect(!screen.first.isFirstResponder)
  }

  @Test func `a touch that is cancelled, or that a second finger joins, is no tap`() {
    screen.use()
    let touches = [UITouch(.direct, in: screen.view, at: .zero)]
    recognizer?.touchesBegan(Set(touches), with: UIEvent())
    recognizer?.touchesCancelled(Set(touches), with: UIEvent())
    recognizer?.touchesEnded(Set(touches), with: UIEvent())
    #expect(screen.first.isFirstResponder)

    recognizer?.touchesBegan(Set(touches), with: UIEvent())
    recognizer?.touchesBegan([UITouch(.direct, in: screen.view, at: .zero)], with: UIEvent())
    recognizer?.touchesEnded(Set(touches), with: UIEvent())
    #expect(screen.first.isFirstResponder)
  }

  @Test func `once stopped it watches nothing`() {
    screen.use()
    dismissal.stop()

    #expect(recognizer == nil)
  }
}
