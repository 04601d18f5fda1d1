import InputAccessory

/// A host that notes what a scope asks of the keyboard.
final class HostSpy: FocusHost {
  private let spy: Spy
  var keyboardOrder = Handover.KeyboardOrder()
  var inputAfterReturn: (any TextInput)?

  init(_ spy: Spy) {
    self.spy = spy
  }

  func focusScope(_ scope: FocusScope, showKeyboardFor input: InputModel) {
    spy.hear("host.show \(input.name)")
  }
  func focusScope(_ scope: FocusScope, hideKeyboardAfter input: InputModel, isDeferred: Bool) {
    spy.hear("host.hide \(input.name)", detail: isDeferred ? "later" : "")
  }
  func focusScope(_ scope: FocusScope, reloadInputViewsOf input: InputModel) {
    spy.hear("host.reload \(input.name)")
  }
  func focusScope(_ scope: FocusScope, inputAfter input: InputModel) -> (any TextInput)? {
    inputAfterReturn
  }
}
