import Foundation
import UIKit

/// A delegate of a text view that writes down what it is asked and told.
@MainActor final class TextViewSpy: UITextViewDelegate {
  private(set) var calls: [String] = []
  var mayChange = true
  var duringShouldChange: () -> Void = {}

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("shouldChange \(range.location)+\(range.length) \(text)")
    duringShouldChange()
    return mayChange
  }

  func textViewDidChange(_ textView: UITextView) {
    calls.append("didChange \(textView.text ?? "")")
  }
}
