import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// Rules for what a text field may hold, applied by its delegate.
@MainActor struct TextRulesTests {
  final class Delegate: UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { textField.allowsChange(in: range, to: string) }
  }

  let screen = Screen()
  let delegate = Delegate()

  init() {
    screen.first.delegate = delegate
    screen.first.inputOptions.rules = TextRules([DigitsRule(), LengthLimit(3)])
    screen.first.becomeFirstResponder()
  }

  @Test func `what does not fit is left out, and the rest is announced once`() {
    screen.use()
    var changes = 0
    screen.first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)

    screen.type("1")
    screen.paste("2a34")
    screen.type("x")

    #expect(screen.first.text == "123")
    #expect(changes == 2)
  }

  @Test func `without rules everything is allowed`() {
    screen.use()
    screen.first.inputOptions = InputOptions()

    screen.paste("2a34")

    #expect(screen.first.text == "2a34")
    #expect(screen.first.isTextValid)
  }

  @Test func `a key of a bar goes by the rules too`() {
    screen.use()
    let bar = AccessoryToolbarView(items: [.key("thousand", inserting: "000")])
    bar.attach(to: [screen.first])
    screen.type("1")

    #expect(bar.perform(.item("thousand")) == .performed)
    #expect(screen.first.text == "100")
    #expect(bar.perform(.item("thousand")) == .refused)
  }

  @Test func `a key that deletes forward takes the digit behind a mark between groups`() {
    screen.use()
    screen.first.inputOptions.rules = TextRules([DecimalRule.money()])
    screen.type("923456")
    #expect(screen.first.text == "923,456")
    screen.first.selectedTextRange = screen.first.textRange(
      from: screen.first.beginningOfDocument, to: screen.first.beginningOfDocument)

    #expect(
      !screen.first.allowsChange(in: NSRange(location: 0, length: 1), to: ""))
    #expect(screen.first.text == "23,456")
  }
}
