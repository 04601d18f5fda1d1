/// What stands around a scope: the keyboard, and the inputs beyond a toolbar's list.
public protocol FocusHost: AnyObject {
  /// Where this system puts the keyboard's news.
  var keyboardOrder: Handover.KeyboardOrder { get }
  /// Has the keyboard come for `input`, or change to what it asks for where it is there already.
  func focusScope(_ scope: FocusScope, showKeyboardFor input: InputModel)
  /// Has the keyboard go.
  ///
  /// - Parameters:
  ///   - scope: The scope whose input ended editing.
  ///   - input: The input.
  ///   - isDeferred: Whether it goes at the end of the turn only, so that a focus in the same turn
  ///     keeps it: the input was removed, hidden or disabled.
  func focusScope(_ scope: FocusScope, hideKeyboardAfter input: InputModel, isDeferred: Bool)
  /// Has the accessory and keyboard of `input` be taken anew (6.3).
  func focusScope(_ scope: FocusScope, reloadInputViewsOf input: InputModel)
  /// The input that Return moves to where no toolbar knows one; `nil` where there is none.
  func focusScope(_ scope: FocusScope, inputAfter input: InputModel) -> (any TextInput)?
}
