#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
public import UIKit

/// A view that is an input: `UITextField`, `UITextView` and what is made of them, such as
/// `UISearchTextField`.
@MainActor public protocol TextInputView: UIView, TextInput {
  /// What stands above the keyboard while the view is edited (6.1).
  var inputAccessoryView: UIView? { get set }
  /// How the keyboard is to look.
  var keyboardAppearance: UIKeyboardAppearance { get }
}

extension UITextField: @MainActor TextInputView {}

extension UITextView: @MainActor TextInputView {}
#endif
