import Foundation
import InputAccessory

/// Hears what a model's delegate hears, and tells the delegates of UIKit's.
final class ViewRelay {
  private weak var view: UITextView?

  @MainActor init(_ view: UITextView) {
    self.view = view
  }

  private func with<Result: Sendable>(
    _ body: @MainActor (UITextView, (any UITextViewDelegate)?) -> Result
  ) -> Result? {
    let view = view
    return MainActor.assumeIsolated { view.map { body($0, $0.textDelegate) } }
  }

  private func post(_ name: NSNotification.Name) {
    let view = view
    MainActor.assumeIsolated { NotificationCenter.default.post(name: name, object: view) }
  }
}

extension ViewRelay: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    with { $1?.textViewShouldBeginEditing?($0) ?? true } ?? true
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    with { $1?.textViewDidBeginEditing?($0) }
    post(UITextView.textDidBeginEditingNotification)
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    with {
      $1?.textView?(
        $0, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
        replacementText: text) ?? true
    } ?? true
  }

  func textViewDidChange(_ textView: TextView) {
    with { $1?.textViewDidChange?($0) }
    post(UITextView.textDidChangeNotification)
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    with { $1?.textViewDidChangeSelection?($0) }
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    with { $1?.textViewShouldEndEditing?($0) ?? true } ?? true
  }

  func textViewDidEndEditing(_ textView: TextView) {
    with { $1?.textViewDidEndEditing?($0) }
    post(UITextView.textDidEndEditingNotification)
  }
}
