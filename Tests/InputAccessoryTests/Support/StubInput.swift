import InputAccessory

/// An input that is no model, as a view of a UI framework is: it cannot drop pending text.
final class StubInput: TextInput {
  var capabilities: TextInputCapabilities = []
  var isFirstResponder = false
  var focusObstacle: FocusObstacle?
  var currentText: String { editingState.text }
  var editingState = EditingState()
  var accessory: AccessoryToolbar?
  var calls: [String] = []
  var agreesToEnd = true
  var onShouldEnd: (() -> Void)?

  func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    isFirstResponder = true
    accessory?.inputDidBeginEditing(self, from: currentText)
    return true
  }

  func endEditing(_ end: EditingEnd) -> Bool {
    calls.append(end.isForced ? "force" : "end")
    if !end.isForced {
      onShouldEnd?()
      guard agreesToEnd else { return false }
    }
    guard isFirstResponder else { return false }
    isFirstResponder = false
    accessory?.inputDidEndEditing(self)
    return true
  }

  func acceptPendingText() {
    calls.append("accept")
    editingState = EditingState(text: currentText)
  }

  func replaceText(with text: String) {
    calls.append("set '\(text)'")
    editingState = EditingState(text: text)
  }

  func clearByUser() -> Bool {
    calls.append("clear")
    editingState = EditingState()
    return true
  }

  func pressReturn() -> ActionOutcome {
    calls.append("return")
    return .performed
  }
}
