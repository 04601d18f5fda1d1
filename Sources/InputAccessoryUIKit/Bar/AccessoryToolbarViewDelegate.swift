#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
public import UIKit

/// Decides about, and hears of, what is tapped on a bar, which holds it weakly; a view controller
/// adopts it as it is.
///
/// The delegate set when an action begins hears the whole of it and lives as long. The bar and the
/// input are in their final state before each call, so a delegate may call straight back.
@MainActor public protocol AccessoryToolbarViewDelegate: AnyObject {
  /// Asks whether `action` may run on `input`, before anything changes; yes by default.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, shouldPerform action: ToolbarAction,
    on input: any TextInputView
  ) -> Bool
  /// Tells that Done ended editing of `textField`.
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField)
  /// Tells that Done ended editing of `textView`; does nothing by default.
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textView: UITextView)
  /// Tells that Cancel ended editing of `textField` and left its text as the policy says.
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField)
  /// Tells that Cancel ended editing of `textView`; does nothing by default.
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textView: UITextView)
  /// Tells that Next or Previous moved focus, which `target` has now.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didMoveFrom input: any TextInputView,
    to target: any TextInputView)
  /// Tells that an own item was tapped, that Clear emptied the input, or that the title was tapped; the
  /// ids are "clear" and "title" then.
  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapItem id: String, for input: any TextInputView)
  /// Tells that Submit ended editing of `input`.
  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didSubmit input: any TextInputView)
}

extension AccessoryToolbarViewDelegate {
  /// Agrees.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, shouldPerform action: ToolbarAction,
    on input: any TextInputView
  ) -> Bool { true }
  /// Does nothing: a form without text views has no need of it.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapDoneFor textView: UITextView
  ) {}
  /// Does nothing: a form without text views has no need of it.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapCancelFor textView: UITextView
  ) {}
}

/// The two-method delegate of a bar that has only Done and Cancel.
@MainActor public protocol DoneCancelToolbarViewDelegate: AccessoryToolbarViewDelegate {}

extension DoneCancelToolbarViewDelegate {
  /// Does nothing: the bar has no arrows.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didMoveFrom input: any TextInputView,
    to target: any TextInputView
  ) {}
  /// Does nothing: the bar has no items of the app's own.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapItem id: String, for input: any TextInputView
  ) {}
  /// Does nothing: the bar has no Submit.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didSubmit input: any TextInputView
  ) {}
}
#endif
