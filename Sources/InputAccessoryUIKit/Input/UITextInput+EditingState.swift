#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
import UIKit

/// Positions of UIKit's as offsets in UTF-16 units (2.5), and back.
extension UITextInput {
  /// What the input tells of its selection and marked text, beside its text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The state, with the caret at the text's end where the input tells of no selection
  ///   (2.14).
  func editingState(of text: String) -> EditingState {
    let end = text.utf16.count
    return EditingState(
      text: text, selection: selectedTextRange.map(offsets(of:)) ?? end..<end,
      marked: markedTextRange.map(offsets(of:)))
  }

  /// Selects and marks what `state` says, once its text was set.
  func showSelection(of state: EditingState) {
    guard let marked = state.marked else {
      selectedTextRange = textRange(of: state.selection)
      return
    }
    // Marked text takes the selection's place, and the selection within it is relative to it (2.26).
    selectedTextRange = textRange(of: marked)
    let start = state.selection.lowerBound - marked.lowerBound
    setMarkedText(
      String(state[marked]),
      selectedRange: NSRange(location: start, length: state.selection.count))
  }

  /// The span between two offsets; `nil` where the input has no such positions.
  func textRange(of range: Range<Int>) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
      let end = position(from: beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return textRange(from: start, to: end)
  }

  private func offsets(of range: UITextRange) -> Range<Int> {
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<max(offset(from: beginningOfDocument, to: range.end), start)
  }
}
#endif
