#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
import UIKit

/// Hears a toolbar, and tells the delegate of its view with views for inputs.
///
/// A view makes a new one for each delegate that it is given, so that an action that runs goes on
/// telling the one it began with.
@MainActor final class DelegateBridge {
  private weak var view: AccessoryToolbarView?
  private weak var delegate: (any AccessoryToolbarViewDelegate)?

  init(_ view: AccessoryToolbarView, _ delegate: any AccessoryToolbarViewDelegate) {
    self.view = view
    self.delegate = delegate
  }

  private func tell(
    _ input: any TextInput,
    _ body: (any AccessoryToolbarViewDelegate, AccessoryToolbarView, any TextInputView) -> Void
  ) {
    guard let delegate, let view, let input = input as? any TextInputView else { return }
    body(delegate, view, input)
  }
}

extension DelegateBridge: @MainActor AccessoryToolbarDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    guard let delegate, let view, let input = input as? any TextInputView else { return true }
    return delegate.accessoryToolbar(view, shouldPerform: action, on: input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    tell(input) { delegate, view, input in
      if let textField = input as? UITextField {
        delegate.accessoryToolbar(view, didTapDoneFor: textField)
      } else if let textView = input as? UITextView {
        delegate.accessoryToolbar(view, didTapDoneFor: textView)
      }
    }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    tell(input) { delegate, view, input in
      if let textField = input as? UITextField {
        delegate.accessoryToolbar(view, didTapCancelFor: textField)
      } else if let textView = input as? UITextView {
        delegate.accessoryToolbar(view, didTapCancelFor: textView)
      }
    }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    guard let target = target as? any TextInputView else { return }
    tell(input) { $0.accessoryToolbar($1, didMoveFrom: $2, to: target) }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    tell(input) { $0.accessoryToolbar($1, didTapItem: id, for: $2) }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    tell(input) { $0.accessoryToolbar($1, didSubmit: $2) }
  }
}
#endif
