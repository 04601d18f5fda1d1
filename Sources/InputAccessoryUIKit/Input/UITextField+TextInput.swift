#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import InputAccessory
public import UIKit

/// A text field of UIKit's as an input of a toolbar's.
///
/// It gathers facts, asks the field's own delegate and applies what rules of `InputAccessory` say.
///
/// No member is visible to Objective-C. Five things differ from the model:
/// - A waiting autocorrection is shown to nobody; UIKit accepts it by itself when editing ends (2.29).
/// - Pending text cannot be dropped, so Cancel clears after what the resign accepted.
/// - UIKit accepts pending text without announcing it (2.15, 2.29).
/// - A field that ended and began again during a question is not told from one that went on.
/// - Setting text or selection may send the delegate's did-change-selection (2.15).
extension UITextField: @MainActor TextInput {
  /// Return asks should-return; pending text cannot be dropped.
  public var capabilities: TextInputCapabilities { .asksShouldReturn }

  /// The placeholder; empty where there is none.
  public var currentPlaceholder: String { placeholder ?? "" }

  /// Whether the field is secure.
  public var hidesText: Bool { isSecureTextEntry }

  /// Whether the text is as ``InputOptions/rules`` want it; what is being composed does not count.
  public var isTextValid: Bool { inputOptions.rules.areMet(by: editingState.committedText) }

  /// Why Next and Previous leave the field out; `nil` if they do not. Asks no delegate: it never
  /// reads `canBecomeFirstResponder`, which asks should-begin (1.3).
  public var focusObstacle: FocusObstacle? {
    let facts = FocusFacts(
      isEnabled: isEnabled, isInWindow: window != nil,
      isCovered: isCovered, isOptedOut: !inputOptions.isNavigable)
    return self.facts(of: facts).obstacle
  }

  /// Why Next and Previous from `other` leave the field out; `nil` if they do not. Asks no delegate.
  public func focusObstacle(from other: any TextInput) -> FocusObstacle? {
    let facts = FocusFacts(
      isEnabled: isEnabled, isInWindow: window != nil,
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

  /// Does what the field's own clear button does: asks should-clear, empties the text, sends
  /// `editingChanged` and posts `textDidChangeNotification` (2.17).
  ///
  /// - Returns: Whether the text is empty now; `false` where the delegate said no.
  public func clearByUser() -> Bool {
    guard delegate?.textFieldShouldClear?(self) ?? true else { return false }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    return true
  }

  /// Asks should-change, which `insertText` does not (2.16), and inserts in place of the selection or of
  /// marked text.
  ///
  /// - Returns: Whether it went in, be it in a form that the delegate gave it; `false` where the delegate
  ///   said no and left the text as it was, and without focus.
  public func insertByUser(_ text: String) -> Bool {
    guard isFirstResponder else { return false }
    let state = editingState
    let range = state.marked ?? state.selection
    let isAllowed =
      delegate?.textField?(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: text) ?? true
    guard isFirstResponder else { return false }
    // A delegate may say no and write the text itself.
    guard isAllowed else { return currentText != state.text }
    insertText(text)
    return true
  }

  /// Does what the Return key does, as ``/InputAccessory/ReturnPlan`` has it.
  ///
  /// - Returns: `vetoed` where should-return said no; `refused` where should-end did and where a
  ///   delegate or an action ended editing meanwhile; `done` where editing ended, which takes an
  ///   action for `editingDidEndOnExit` (2.19); `performed` where it goes on; `ignored` without focus.
  public func pressReturn() -> ActionOutcome {
    guard isFirstResponder else { return .ignored }
    let plan = ReturnPlan(allControlEvents.contains(.editingDidEndOnExit) ? .ends : .stays)
    for step in plan {
      guard isFirstResponder else { return .refused }
      if !run(step), let failure = step.failure { return failure }
      if step == .sendPrimaryAction, let outcome = returnOutcomeOfBar { return outcome }
    }
    return plan.success
  }

  /// How the bar ended the press, where ``InputOptions/onReturn`` has it do something.
  private var returnOutcomeOfBar: ActionOutcome? {
    (inputAccessoryView as? AccessoryToolbarView)?.takeReturnOutcome(of: self)
  }

  private func run(_ step: ReturnPlan.Step) -> Bool {
    switch step {
    case .acceptPendingText: acceptPendingText()
    case .askShouldReturn: return delegate?.textFieldShouldReturn?(self) ?? true
    case .sendPrimaryAction: sendActions(for: .primaryActionTriggered)
    case .sendDidEndOnExit: sendActions(for: .editingDidEndOnExit)
    case .endEditing: return endEditing(EditingEnd())
    // A field of UIKit's knows no next one: the plan is made without this step.
    case .move: return false
    }
    return true
  }
}
#endif
