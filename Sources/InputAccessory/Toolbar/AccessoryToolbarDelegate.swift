/// Decides about, and hears of, what is tapped on a toolbar, which holds it weakly.
///
/// The delegate set when an action begins hears the whole of it and lives as long. The toolbar and
/// the input are in their final state before each call, so a delegate may call straight back.
public protocol AccessoryToolbarDelegate: AnyObject {
  /// Asks whether `action` may run on `input`, before anything changes; yes by default.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool
  /// Tells that Done ended editing of `input`.
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput)
  /// Tells that Cancel ended editing of `input` and left its text as the policy says.
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput)
  /// Tells that Next or Previous moved focus, which `target` has now.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput)
  /// Tells that an own item was tapped, that Clear emptied the input, or that the title was tapped; the
  /// ids are "clear" and "title" then.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput)
  /// Tells that Submit ended editing of `input`.
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput)
}

extension AccessoryToolbarDelegate {
  /// Agrees.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool { true }
}
