import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// The ten lines of the README: a controller with the original component's bar.
@MainActor struct DoneCancelToolbarViewTests {
  // README
  final class PayController: UIViewController, DoneCancelToolbarViewDelegate {
    let amount = UITextField()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(amount)
      let toolbar = DoneCancelToolbarView(for: amount)
      toolbar.delegate = self
      amount.inputAccessoryView = toolbar
    }
    func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField) {
      pay(textField.text)
    }
    func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField) {
      pay(nil)
    }
    // README
    var paid: [String?] = []
    func pay(_ amount: String?) { paid.append(amount) }
  }

  @Test func `the README shows this controller`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = source.components(separatedBy: "  // README\n")
    let lines = try #require(parts.count > 2 ? parts[1] : nil)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(2) }

    let readme = ScriptFile.root.appending(path: "README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).contains(lines.joined(separator: "\n")))
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a controller adopts the delegate as it is and hears of Done and Cancel`() throws {
    Simulator.current = Simulator()
    let controller = PayController()
    let window = show(controller)
    let bar = try #require(controller.amount.inputAccessoryView as? DoneCancelToolbarView)
    #expect(controller.amount.keyboardType == .numberPad)

    controller.amount.becomeFirstResponder()
    controller.amount.text = "42"
    #expect(try #require(bar.barButtonItem(for: .done)).tap())
    controller.amount.becomeFirstResponder()
    #expect(try #require(bar.barButtonItem(for: .cancel)).tap())

    #expect(controller.paid == ["42", nil])
    #expect(controller.amount.text == "")
    withExtendedLifetime(window) {}
  }

  @Test func `the bar of a field keeps neither the field nor its controller alive`() throws {
    weak var field: UITextField?
    weak var bar: AccessoryToolbarView?
    weak var delegate: PayController?
    do {
      Simulator.current = Simulator()
      let controller = PayController()
      let window = show(controller)
      field = controller.amount
      bar = controller.amount.inputAccessoryView as? AccessoryToolbarView
      delegate = controller
      controller.amount.becomeFirstResponder()
      #expect(bar?.perform(.done) == .done)
      window.rootViewController = nil
      controller.view.removeFromSuperview()
    }
    Simulator.current = Simulator()

    #expect(field == nil)
    #expect(bar == nil)
    #expect(delegate == nil)
  }

  @Test func `the original's look and faults can be had`() {
    Simulator.current = Simulator()
    let (window, field) = (UIWindow(), UITextField())
    window.addSubview(field)
    let bar = DoneCancelToolbarView(for: field, contract: .original)
    field.inputAccessoryView = bar

    #expect(bar.look.style == .blackTranslucent)
    #expect(bar.perform(.done) == .done)
    #expect(bar.barButtonItem(for: .done)?.isEnabled == true)
  }
}
