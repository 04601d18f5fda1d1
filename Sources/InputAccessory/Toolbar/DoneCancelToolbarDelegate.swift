/// The two-method delegate of a bar that has only Done and Cancel.
public protocol DoneCancelToolbarDelegate: AccessoryToolbarDelegate {}

extension DoneCancelToolbarDelegate {
  /// Does nothing: the bar has no arrows.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {}
  /// Does nothing: the bar has no items of the app's own.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {}
  /// Does nothing: the bar has no Submit.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {}
}
