/// Closures in place of a delegate, for small uses. The toolbar keeps them, and what they capture.
///
/// Each is called after the delegate, if there is one too; the set that stands when an action begins
/// hears the whole of it.
public struct ToolbarHandlers {
  /// Asked whether an action may run; a delegate's no comes first.
  public var shouldPerform: ((ToolbarAction, any TextInput) -> Bool)?
  /// Done ended editing.
  public var didTapDone: ((any TextInput) -> Void)?
  /// Cancel ended editing.
  public var didTapCancel: ((any TextInput) -> Void)?
  /// Next or Previous moved focus from the first input to the second.
  public var didMove: ((any TextInput, any TextInput) -> Void)?
  /// An own item of this id was tapped, or "clear".
  public var didTapItem: ((String, any TextInput) -> Void)?
  /// Submit ended editing.
  public var didSubmit: ((any TextInput) -> Void)?

  /// Makes handlers of the closures given.
  public init(
    shouldPerform: ((ToolbarAction, any TextInput) -> Bool)? = nil,
    didTapDone: ((any TextInput) -> Void)? = nil,
    didTapCancel: ((any TextInput) -> Void)? = nil,
    didMove: ((any TextInput, any TextInput) -> Void)? = nil,
    didTapItem: ((String, any TextInput) -> Void)? = nil,
    didSubmit: ((any TextInput) -> Void)? = nil
  ) {
    self.shouldPerform = shouldPerform
    self.didTapDone = didTapDone
    self.didTapCancel = didTapCancel
    self.didMove = didMove
    self.didTapItem = didTapItem
    self.didSubmit = didSubmit
  }
}
