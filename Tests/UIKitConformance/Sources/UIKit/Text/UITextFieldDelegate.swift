public import Foundation

/// uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// uikit/uitextfielddelegate/textfieldshouldendediting(_:)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// uikit/uitextfielddelegate/textfielddidendediting(_:)
  func textFieldDidEndEditing(_ textField: UITextField)
  /// uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// uikit/uitextfielddelegate/textfielddidchangeselection(_:)
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// uikit/uitextfielddelegate/textfieldshouldclear(_:)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// What a delegate may leave out.
extension UITextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Hears nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Hears nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Agrees.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Hears nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// So that a caller may write `delegate?.textFieldShouldClear?(self)`, as it must on the phone.
extension UITextFieldDelegate {
  /// The requirement of this name as an optional one.
  public var textFieldShouldBeginEditing: OptionalMethod<UITextField, Bool>? {
    OptionalMethod { self.textFieldShouldBeginEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldDidBeginEditing: OptionalMethod<UITextField, Void>? {
    OptionalMethod { self.textFieldDidBeginEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldShouldEndEditing: OptionalMethod<UITextField, Bool>? {
    OptionalMethod { self.textFieldShouldEndEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldDidEndEditing: OptionalMethod<UITextField, Void>? {
    OptionalMethod { self.textFieldDidEndEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldDidChangeSelection: OptionalMethod<UITextField, Void>? {
    OptionalMethod { self.textFieldDidChangeSelection($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldShouldClear: OptionalMethod<UITextField, Bool>? {
    OptionalMethod { self.textFieldShouldClear($0) }
  }
  /// The requirement of this name as an optional one.
  public var textFieldShouldReturn: OptionalMethod<UITextField, Bool>? {
    OptionalMethod { self.textFieldShouldReturn($0) }
  }
  /// The requirement of this name as an optional one.
  public var textField: ShouldChangeCharactersMethod? {
    ShouldChangeCharactersMethod(delegate: self)
  }
}

/// `textField(_:shouldChangeCharactersIn:replacementString:)`, called as an optional requirement is.
@MainActor public struct ShouldChangeCharactersMethod {
  let delegate: any UITextFieldDelegate

  /// Calls the method.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
