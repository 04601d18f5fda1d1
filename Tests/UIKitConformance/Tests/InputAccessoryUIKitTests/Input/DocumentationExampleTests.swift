import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import Testing
import UIKit

/// The lines of the documentation's articles, so that they compile and do what is said there.
@MainActor struct DocumentationExampleTests {
  let screen = Screen()

  @Test func `Done and Cancel on a number pad`() {
    screen.use()
    let amount = screen.first
    let toolbar = DoneCancelToolbarView(for: amount)
    amount.inputAccessoryView = toolbar
    toolbar.policies.cancel = .restores
    var pay = ToolbarItem.done
    pay.title = "Pay"
    pay.requirement = .valid
    toolbar.items = [.cancel, .flexible, pay]
    amount.inputOptions.rules = TextRules([DecimalRule.money(), LengthLimit(9)])

    amount.text = "12"
    amount.becomeFirstResponder()
    #expect(toolbar.barButtonItem(for: .done)?.title == "Pay")
    #expect(toolbar.barButtonItem(for: .done)?.isEnabled == true)
    amount.text = "34"
    toolbar.perform(.cancel)

    #expect(amount.text == "12")
  }

  @Test func `moving between fields`() {
    screen.use()
    let view = screen.view
    let bar = AccessoryToolbarView(items: [.previous, .next, .flexible, .done])
    bar.attach(toInputsIn: view, order: .position)
    screen.second.inputOptions.isNavigable = false
    screen.first.inputOptions.onReturn = .moves
    bar.returnKeys = .follow
    bar.submitTitle = "Send"

    screen.first.becomeFirstResponder()
    #expect(screen.first.pressReturn() == .moved)
    #expect(screen.notes.isFirstResponder)
    #expect(bar.toolbar.navigationBlock(for: .next) == .last)
    #expect(bar.barButtonItem(for: .submit)?.title == "Send")
    bar.detach()
  }

  @Test func `keeping the field visible`() {
    screen.use()
    let (view, scrollView) = (screen.view, screen.scrollView)
    let avoidance = KeyboardAvoidance(for: view)
    avoidance.inset(scrollView, gap: 10)
    avoidance.shift(view, by: .clearing(gap: 10))
    let dismissal = TouchDismissal(
      in: screen.simulator.mainWindow, rule: TouchRule(controls: .dismiss))

    screen.second.becomeFirstResponder()
    screen.settle()
    #expect(avoidance.keyboard.isVisible)
    #expect(scrollView.contentInset.bottom > 0)
    avoidance.stop()

    #expect(scrollView.contentInset == .zero)
    #expect(dismissal.rule.controls == .dismiss)
  }
}
