import InputAccessory
import InputAccessoryUIKit
import UIKit

/// A window with a field, a bar that serves it, and everything they call, in order.
@MainActor final class Form: UITextFieldDelegate, AccessoryToolbarDelegate {
  let window = UIWindow()
  let field = UITextField()
  let toolbar: AccessoryToolbar
  private(set) var calls: [String] = []
  /// Whether each question is answered by a yes.
  var mayPerform = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true
  /// What happens within a question, before its answer.
  var duringShouldEnd: () -> Void = {}
  var duringShouldReturn: () -> Void = {}

  init(items: [ToolbarItem] = [.cancel, .done], policies: ToolbarPolicies = ToolbarPolicies()) {
    toolbar = AccessoryToolbar(items: items, serving: [field])
    toolbar.policies = policies
    toolbar.delegate = self
    field.delegate = self
    window.addSubview(field)
    listen(for: .editingChanged, as: "editingChanged")
    listen(for: .primaryActionTriggered, as: "primaryActionTriggered")
  }

  func listen(for event: UIControl.Event, as name: String) {
    field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
  }

  /// Focuses the field with `text` in it, types, and forgets what was called until then.
  func edit(from text: String = "", typing typed: String = "") {
    field.text = text
    field.becomeFirstResponder()
    field.insertText(typed)
    calls = []
  }

  private func note(_ call: String, _ input: any TextInput) {
    calls.append("\(call) \"\(input.currentText)\"")
  }

  // MARK: UITextFieldDelegate

  func textFieldDidBeginEditing(_ textField: UITextField) {
    toolbar.inputDidBeginEditing(textField, from: textField.currentText)
    note("didBegin", textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
    duringShouldEnd()
    return mayEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    toolbar.inputDidEndEditing(textField)
    note("didEnd", textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear", textField)
    return mayClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
    duringShouldReturn()
    return mayReturn
  }

  // MARK: AccessoryToolbarDelegate

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool { mayPerform }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    note("didTapDone", input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    note("didTapCancel", input)
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    note("didMove", target)
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    note("didTapItem \(id)", input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    note("didSubmit", input)
  }
}
