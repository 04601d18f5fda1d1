import InputAccessory
import InputAccessoryTesting

/// A delegate that acts inside its calls as much as it may.
final class LivelyDelegate: TextFieldDelegate, TextViewDelegate, AccessoryToolbarDelegate {
  private weak let amount: TextField?
  private weak let name: TextField?
  private weak let notes: TextView?

  init(_ form: DelegateForm) {
    amount = form.amount
    name = form.name
    notes = form.notes
    form.amount.delegate = self
    form.name.delegate = self
    form.notes.delegate = self
    form.bar.delegate = self
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    textField.select(0..<1)
    if textField === name { _ = notes?.becomeFirstResponder() }
  }

  func textFieldDidChange(_ textField: TextField) {
    if textField.text.count > 3 { textField.text = String(textField.text.prefix(3)) }
    if textField.text.count == 1 { textField.insert("0") }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    if textField === amount { _ = name?.becomeFirstResponder() }
    textField.text += "."
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { textField.text != "12" }

  func textViewDidBeginEditing(_ textView: TextView) {
    if textView.text.isEmpty { textView.resignFirstResponder() }
  }

  func textViewDidEndEditing(_ textView: TextView) {
    textView.isHidden = true
    textView.isHidden = false
    textView.text += "7"
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    if toolbar.hasItem(for: .done) { toolbar.perform(.done) }
    toolbar.items.reverse()
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    if input.becomeFirstResponder(), toolbar.hasItem(for: .next) { toolbar.perform(.next) }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    _ = target.endEditing(EditingEnd(isForced: true))
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    toolbar.isEnabled.toggle()
    toolbar.isEnabled.toggle()
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {}
}
