import Foundation
import InputAccessory
import InputAccessoryUIKit
import UIKit

/// One bar for a form in a scroll view.
final class FormController: UIViewController {
  let scrollView = UIScrollView()
  let name = UITextField()
  let amount = UITextField()
  let notes = UITextView()
  let bar = AccessoryToolbarView(items: [.previous, .next, .title, .cancel, .done])
  var submitted: String?

  private var avoidance: KeyboardAvoidance?
  private var dismissal: TouchDismissal?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    name.placeholder = "Name"
    name.returnKeyType = .next
    name.inputOptions.onReturn = .moves
    amount.placeholder = "Amount"
    amount.keyboardType = .decimalPad
    amount.delegate = self
    amount.inputOptions.rules = TextRules([
      DecimalRule.money(symbols: InputLocale(Locale.current.identifier).symbols)
    ])

    bar.delegate = self
    bar.submitTitle = "Send"
    bar.returnKeys = .follow
    bar.policies.cancel = .restores
    bar.attach(toInputsIn: view)
  }

  /// What follows the keyboard needs the window: a controller calls this from `viewDidAppear(_:)`.
  func follow(_ window: UIWindow) {
    let avoidance = KeyboardAvoidance(for: view)
    avoidance.inset(scrollView, gap: 10)
    self.avoidance = avoidance
    dismissal = TouchDismissal(in: window)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avoidance?.refresh()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if bar.handle(presses) == nil { super.pressesBegan(presses, with: event) }
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 900)
    view.addSubview(scrollView)
    name.frame = CGRect(x: 20, y: 40, width: 280, height: 31)
    amount.frame = CGRect(x: 20, y: 480, width: 280, height: 31)
    notes.frame = CGRect(x: 20, y: 540, width: 280, height: 120)
    scrollView.addSubview(name)
    scrollView.addSubview(amount)
    scrollView.addSubview(notes)
  }
}

extension FormController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { textField.allowsChange(in: range, to: string) }
}

extension FormController: AccessoryToolbarViewDelegate {
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField) {}

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField) {}

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didMoveFrom input: any TextInputView,
    to target: any TextInputView
  ) {}

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapItem id: String, for input: any TextInputView
  ) {}

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didSubmit input: any TextInputView) {
    submitted = "\(name.currentText): \(amount.currentText) \(notes.currentText)"
  }
}
