#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import InputAccessory
public import UIKit

/// A text view of UIKit's as an input of a toolbar's; it differs from the model as a text field does.
extension UITextView: @MainActor TextInput {
  /// None: Return inserts a line end (2.22), and pending text cannot be dropped.
  public var capabilities: TextInputCapabilities { [] }

  /// Why Next and Previous leave the view out; `nil` if they do not. Asks no delegate.
  public var focusObstacle: FocusObstacle? {
    let facts = FocusFacts(
      isEditable: isEditable, isInWindow: window != nil,
      isCovered: isCovered, isOptedOut: !inputOptions.isNavigable)
    return self.facts(of: facts).obstacle
  }

  /// Why Next and Previous from `other` leave the view out; `nil` if they do not. Asks no delegate.
  public func focusObstacle(from other: any TextInput) -> FocusObstacle? {
    let facts = FocusFacts(
      isEditable: isEditable, isInWindow: window != nil,
      isInOtherWindow: isInOtherWindow(than: other),
      isInOtherGroup: isInOtherGroup(than: other), isCovered: isCovered,
      isOptedOut: !inputOptions.isNavigable)
    return self.facts(of: facts).obstacle
  }

  /// The text, marked text included; empty where there is none.
  public var currentText: String { text ?? "" }

  /// The text, the selection and what is being composed, in UTF-16 units.
  public var editingState: EditingState {
    get { editingState(of: currentText) }
    set {
      // Setting it takes a mark away too.
      if newValue.text != currentText || markedTextRange != nil { text = newValue.text }
      showSelection(of: newValue)
    }
  }

  /// Ends editing, if nobody objects or the end is forced. What becomes of pending text is UIKit's
  /// choice: it accepts it.
  ///
  /// - Returns: Whether this call ended it; `false` where the delegate said no and without focus.
  public func endEditing(_ end: EditingEnd) -> Bool {
    endEditingAsView(end)
  }

  /// Accepts marked text as it is; nothing where there is none.
  public func acceptPendingText() {
    unmarkText()
  }

  /// Replaces the text by program: should-change is not asked and no change is announced (2.13).
  public func replaceText(with text: String) {
    self.text = text
  }

  /// Empties the text as a deletion by the user: a text view has no should-clear, so should-change
  /// is asked for the whole text.
  ///
  /// - Returns: Whether the text is empty now; `false` where the delegate said no and without focus.
  public func clearByUser() -> Bool {
    isFirstResponder && change(0..<currentText.utf16.count, to: "")
  }

  /// Inserts in place of the selection or of marked text, through should-change.
  ///
  /// - Returns: Whether it went in; `false` where the delegate said no and without focus.
  public func insertByUser(_ text: String) -> Bool {
    let state = editingState
    return isFirstResponder && change(state.marked ?? state.selection, to: text)
  }

  /// Whether the view is secure.
  public var hidesText: Bool { isSecureTextEntry }

  /// Inserts a line end through should-change (2.22); marked text is accepted first.
  ///
  /// - Returns: `performed`; `vetoed` where should-change said no; `refused` where accepting marked
  ///   text ended editing; `ignored` without focus.
  public func pressReturn() -> ActionOutcome {
    guard isFirstResponder else { return .ignored }
    acceptPendingText()
    guard isFirstResponder else { return .refused }
    return change(editingState.selection, to: "\n") ? .performed : .vetoed
  }

  /// Asks should-change, replaces and announces. The delegate may have changed the text or ended
  /// editing: the range is clamped (2.30), and without focus nothing is replaced.
  private func change(_ range: Range<Int>, to new: String) -> Bool {
    let delegate = delegate  // The same one for the question and the news.
    let isAllowed =
      delegate?.textView?(
        self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
        replacementText: new) ?? true
    guard isAllowed, isFirstResponder, let span = textRange(of: editingState.clamp(range))
    else { return false }
    replace(span, withText: new)
    delegate?.textViewDidChange?(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    return true
  }
}
#endif
