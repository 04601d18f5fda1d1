import InputAccessory
import InputAccessoryUIKit
import UIKit

/// A view controller that adopts the delegate as it is, and writes down what it is asked and told.
@MainActor final class BarSpy: UIViewController, AccessoryToolbarViewDelegate {
  private(set) var calls: [String] = []
  var mayPerform = true
  var whenDone: () -> Void = {}

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, shouldPerform action: ToolbarAction,
    on input: any TextInputView
  ) -> Bool {
    calls.append("should \(action.word)")
    return mayPerform
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField) {
    calls.append("done field \(textField.text ?? "")")
    whenDone()
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textView: UITextView) {
    calls.append("done view \(textView.text ?? "")")
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField) {
    calls.append("cancel field \(textField.text ?? "")")
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textView: UITextView) {
    calls.append("cancel view \(textView.text ?? "")")
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didMoveFrom input: any TextInputView,
    to target: any TextInputView
  ) {
    calls.append("moved to \(target.currentText)")
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapItem id: String, for input: any TextInputView
  ) {
    calls.append("item \(id)")
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didSubmit input: any TextInputView) {
    calls.append("submit \(input.currentText)")
  }
}
