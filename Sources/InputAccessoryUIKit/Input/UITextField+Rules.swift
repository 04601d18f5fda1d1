#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Foundation
import InputAccessory
public import UIKit

extension UITextField {
  /// What a delegate answers should-change with, so that the rules of ``InputOptions/rules`` hold.
  ///
  /// ```swift
  /// func textField(
  ///   _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
  ///   replacementString string: String
  /// ) -> Bool {
  ///   textField.allowsChange(in: range, to: string)
  /// }
  /// ```
  ///
  /// Where the rules make another change of it, that is made and announced here, and the answer is no.
  ///
  /// - Returns: Whether the change is taken as it is.
  public func allowsChange(in range: NSRange, to string: String) -> Bool {
    let rules = inputOptions.rules
    guard !rules.isEmpty else { return true }
    let state = editingState
    let span = range.location..<range.location + range.length
    let edit = TextEdit(
      text: state.text, range: span, insertion: string,
      cause: EditCause(
        ofReplacement: string, in: span, selection: state.selection,
        isComposing: state.marked != nil))
    switch rules.outcome(of: edit) {
    case .asIs: return true
    case .refused, .faulty: return false
    case .instead(let range, let insertion, let caret):
      guard let span = textRange(of: range) else { return false }
      let isSame = insertion.isEmpty && range.isEmpty
      if !isSame { replace(span, withText: insertion) }
      selectedTextRange = textRange(of: caret..<caret)
      guard !isSame else { return false }
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
      return false
    }
  }
}
#endif
