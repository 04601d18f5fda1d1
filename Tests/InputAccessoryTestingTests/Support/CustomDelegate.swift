import InputAccessory
import InputAccessoryTesting

/// A delegate that keeps every rule but the one it is told to break.
final class CustomDelegate: TextFieldDelegate, TextViewDelegate, AccessoryToolbarDelegate {
  private let fault: DelegateRule?
  private var form: DelegateForm?
  private var cycle: CustomDelegate?
  private let chance: Chance
  private var asked = 0
  private(set) var total = ""

  init(_ form: DelegateForm, breaking fault: DelegateRule? = nil, by chance: Chance = Chance()) {
    self.fault = fault
    self.chance = chance
    form.amount.delegate = self
    form.name.delegate = self
    form.notes.delegate = self
    form.bar.delegate = self
    switch fault {
    case .keepsNothing: self.form = form
    case .released: cycle = self
    case .oneReport: form.bar.policies.contract = .original
    case .reportAfterEnd: form.bar.policies.contract = .original
    case .silentAfterRelease:
      form.bar.handlers = ToolbarHandlers(didTapDone: { $0.replaceText(with: "done") })
    default: break
    }
  }

  // MARK: TextFieldDelegate

  func textFieldDidBeginEditing(_ textField: TextField) {
    switch fault {
    case .balanced: textField.delegate = nil
    case .bounded: textField.resignFirstResponder()
    case .repeatable:
      if chance.next() { textField.select(0..<0) }
    default: break
    }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    if fault == .bounded { textField.becomeFirstResponder() }
    total = textField.text
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    switch fault {
    case .questionKeepsText: textField.text = "0"
    case .sameAnswer:
      asked += 1
      return asked % 3 != 0
    case .reportAfterEnd: return false
    default: break
    }
    return true
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    if fault == .questionKeepsFocus { textField.resignFirstResponder() }
    return true
  }

  // MARK: TextViewDelegate

  func textViewDidEndEditing(_ textView: TextView) {
    total = textView.text
  }

  // MARK: AccessoryToolbarDelegate

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    if fault == .questionKeepsForm { toolbar.items.reverse() }
    return action != .clear || !input.currentText.isEmpty
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {}

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    _ = input.becomeFirstResponder()
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {}

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {}

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {}
}

/// What differs from one time to the next.
final class Chance {
  private var count = 0

  func next() -> Bool {
    count += 1
    return count % 3 == 0
  }
}
