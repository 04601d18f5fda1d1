import Foundation
import InputAccessoryUIKit
import UIKit

/// Done and Cancel over a number pad, as in the original component.
final class NumberPadController: UIViewController, DoneCancelToolbarViewDelegate {
  let amount = UITextField()
  let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    amount.frame = CGRect(x: 20, y: 120, width: 280, height: 31)
    amount.borderStyle = .roundedRect
    amount.placeholder = "Amount"
    result.frame = CGRect(x: 20, y: 170, width: 280, height: 31)
    view.backgroundColor = .systemBackground
    view.addSubview(amount)
    view.addSubview(result)

    let toolbar = DoneCancelToolbarView(for: amount)
    toolbar.delegate = self
    amount.inputAccessoryView = toolbar
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField) {
    result.text = "Paid \(textField.text ?? "")"
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField) {
    result.text = "Cancelled"
  }
}
