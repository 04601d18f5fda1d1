/// Decides about, and hears of, the editing of a text field, which holds it weakly.
///
/// Every method may be left out, as in UIKit: a question left out is a yes, news left out goes
/// unheard (9.2). The field is in its final state before each call, so a delegate may call back.
public protocol TextFieldDelegate: AnyObject {
  /// Asks whether editing may begin, once for each attempt and before anything changes.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether the user may replace `range`, in UTF-16 units, by `string` (2.4, 2.5).
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What is to go.
  ///   - string: What was typed or pasted; empty for a deletion.
  /// - Returns: Whether it may.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool
  /// Tells that the user changed the text.
  func textFieldDidChange(_ textField: TextField)
  /// Tells that the selection is another one.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the clear button may empty the field (2.17).
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Return may act (2.19).
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Asks whether editing may end; never asked where it ends by force (1.15).
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Agrees.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChange(_ textField: TextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Agrees.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Agrees.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}
