import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// The example of the documentation: a controller that tells its toolbar of beginnings and ends.
@MainActor
struct DocumentationExampleTests {
  @Test func `Done ends editing of a field whose controller tells the toolbar`() {
    let form = Form()
    let controller = Controller(serving: form.field)

    #expect(form.field.becomeFirstResponder())
    #expect(controller.toolbar.currentInput === form.field)
    #expect(controller.toolbar.perform(.done) == .done)
    #expect(controller.toolbar.currentInput == nil)
  }
}

@MainActor
private final class Controller: UITextFieldDelegate {
  let toolbar: AccessoryToolbar

  init(serving textField: UITextField) {
    toolbar = AccessoryToolbar(serving: [textField])
    textField.delegate = self
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    toolbar.inputDidBeginEditing(textField, from: textField.currentText)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    toolbar.inputDidEndEditing(textField)
  }
}
