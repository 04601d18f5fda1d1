import Foundation
import InputAccessory

/// Hears what a model's delegate hears, and tells the delegates of UIKit's.
final class FieldRelay {
  private weak var view: UITextField?

  @MainActor init(_ view: UITextField) {
    self.view = view
  }

  private func with<Result: Sendable>(
    _ body: @MainActor (UITextField, (any UITextFieldDelegate)?) -> Result
  ) -> Result? {
    let view = view
    return MainActor.assumeIsolated { view.map { body($0, $0.delegate) } }
  }

  private func post(_ name: NSNotification.Name) {
    let view = view
    MainActor.assumeIsolated { NotificationCenter.default.post(name: name, object: view) }
  }
}

extension FieldRelay: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    with { $1?.textFieldShouldBeginEditing?($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    with { $1?.textFieldDidBeginEditing?($0) }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    with {
      $1?.textField?(
        $0, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: string) ?? true
    } ?? true
  }

  func textFieldDidChange(_ textField: TextField) {
    post(UITextField.textDidChangeNotification)
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    with { $1?.textFieldDidChangeSelection?($0) }
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    with { $1?.textFieldShouldClear?($0) ?? true } ?? true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    with { $1?.textFieldShouldReturn?($0) ?? true } ?? true
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    with { $1?.textFieldShouldEndEditing?($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    with { $1?.textFieldDidEndEditing?($0) }
  }
}
