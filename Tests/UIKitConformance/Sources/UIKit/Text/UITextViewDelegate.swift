public import Foundation

/// uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: AnyObject {
  /// uikit/uitextviewdelegate/textviewshouldbeginediting(_:)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// uikit/uitextviewdelegate/textviewdidbeginediting(_:)
  func textViewDidBeginEditing(_ textView: UITextView)
  /// uikit/uitextviewdelegate/textviewdidendediting(_:)
  func textViewDidEndEditing(_ textView: UITextView)
  /// uikit/uitextviewdelegate/textviewdidchangeselection(_:)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// uikit/uitextviewdelegate/textviewshouldendediting(_:)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// uikit/uitextviewdelegate/textviewdidchange(_:)
  func textViewDidChange(_ textView: UITextView)
}

// What a delegate may leave out.
extension UITextViewDelegate {
  /// Agrees.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Hears nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Hears nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Hears nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Agrees.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Agrees.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Hears nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

// So that a caller may write `delegate?.textViewDidChange?(self)`, as it must on the phone.
extension UITextViewDelegate {
  /// The requirement of this name as an optional one.
  public var textViewShouldBeginEditing: OptionalMethod<UITextView, Bool>? {
    OptionalMethod { self.textViewShouldBeginEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textViewDidBeginEditing: OptionalMethod<UITextView, Void>? {
    OptionalMethod { self.textViewDidBeginEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textViewDidEndEditing: OptionalMethod<UITextView, Void>? {
    OptionalMethod { self.textViewDidEndEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textViewDidChangeSelection: OptionalMethod<UITextView, Void>? {
    OptionalMethod { self.textViewDidChangeSelection($0) }
  }
  /// The requirement of this name as an optional one.
  public var textViewShouldEndEditing: OptionalMethod<UITextView, Bool>? {
    OptionalMethod { self.textViewShouldEndEditing($0) }
  }
  /// The requirement of this name as an optional one.
  public var textView: ShouldChangeMethod? { ShouldChangeMethod(delegate: self) }
  /// The requirement of this name as an optional one.
  public var textViewDidChange: OptionalMethod<UITextView, Void>? {
    OptionalMethod { self.textViewDidChange($0) }
  }
}

/// `textView(_:shouldChangeTextIn:replacementText:)`, called as an optional requirement is.
@MainActor public struct ShouldChangeMethod {
  let delegate: any UITextViewDelegate

  /// Calls the method.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
