import Foundation
import InputAccessory
import InputAccessoryUIKit
import SwiftUI
import Testing
import UIKit

@testable import PhoneApp

/// The sample's screens, driven as a person does.
@MainActor struct PhoneAppTests {
  let simulator = Simulator()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `the number pad's bar reports both ways out`() {
    Simulator.current = simulator
    let controller = NumberPadController()
    let window = show(controller)
    let bar = controller.amount.inputAccessoryView as? DoneCancelToolbarView

    controller.amount.becomeFirstResponder()
    simulator.type("42")
    bar?.barButtonItem(for: .done)?.tap()
    #expect(controller.result.text == "Paid 42")
    controller.amount.becomeFirstResponder()
    bar?.barButtonItem(for: .cancel)?.tap()

    #expect(controller.result.text == "Cancelled")
    #expect(controller.amount.text == "")
    withExtendedLifetime(window) {}
  }

  @Test func `the form goes from field to field and is sent from the last`() {
    Simulator.current = simulator
    let controller = FormController()
    let window = show(controller)
    controller.follow(window)

    controller.name.becomeFirstResponder()
    simulator.type("Ada")
    #expect(controller.name.pressReturn() == .moved)
    #expect(controller.amount.isFirstResponder)
    simulator.settle()
    #expect(controller.scrollView.contentInset.bottom > 0)
    simulator.type("1234")
    #expect(controller.amount.text == "1,234")
    controller.bar.barButtonItem(for: .next)?.tap()
    #expect(controller.notes.isFirstResponder)
    controller.bar.barButtonItem(for: .submit)?.tap()
    simulator.settle()

    #expect(controller.submitted == "Ada: 1,234 ")
    #expect(controller.scrollView.contentInset == .zero)
    #expect(!controller.notes.isFirstResponder)
  }

  @Test func `the chat's view moves up, and its bar's keys type and send`() {
    Simulator.current = simulator
    let controller = ChatController()
    let window = show(controller)
    controller.follow()

    controller.message.becomeFirstResponder()
    simulator.settle()
    #expect(controller.view.transform.ty < 0)
    controller.bar.barButtonItem(for: .item("smile"))?.tap()
    controller.bar.barButtonItem(for: .item("send"))?.tap()
    #expect(controller.sent == ["🙂"])
    controller.bar.barButtonItem(for: .done)?.tap()
    simulator.settle()

    #expect(controller.view.transform == .identity)
    withExtendedLifetime(window) {}
  }

  @Test func `the SwiftUI screen says what to do`() {
    let body = PayView().body as? VStack<TupleView<(AccessoryTextField, Text)>>

    #expect(body?.content.value.1.content == "Type an amount")
  }
}
