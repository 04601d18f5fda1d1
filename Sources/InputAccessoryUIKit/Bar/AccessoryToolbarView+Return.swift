#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
import UIKit

// The Return key of text fields: its title, and what it does.

extension AccessoryToolbarView {
  /// How the last press of Return in a field ended that the bar had a part in.
  struct ReturnPress {
    weak var field: UITextField?
    let outcome: ActionOutcome
  }

  private static let returnAction = UIAction.Identifier("InputAccessoryUIKit.return")

  /// Has the bar of a field hear of the primary action, which Return sends once the delegate has agreed
  /// (2.21).
  static func hearReturn(of field: UITextField) {
    let action = UIAction(identifier: returnAction) { [weak field] _ in
      guard let field else { return }
      (field.inputAccessoryView as? AccessoryToolbarView)?.followReturn(of: field)
    }
    field.addAction(action, for: .primaryActionTriggered)
  }

  static func stopHearingReturn(of field: UITextField) {
    field.removeAction(identifiedBy: returnAction, for: .primaryActionTriggered)
  }

  /// Does what ``InputOptions/onReturn`` says after the primary action.
  private func followReturn(of field: UITextField) {
    let behavior = field.inputOptions.onReturn
    guard behavior != .stays, field.isFirstResponder, isEnabled else { return }
    catchUp()
    let next = toolbar.input(after: field)
    let plan = ReturnPlan(behavior, hasNext: next != nil)
    var outcome = plan.success
    for step in plan where step.rawValue > ReturnPlan.Step.sendPrimaryAction.rawValue {
      guard field.isFirstResponder else {
        outcome = .refused
        break
      }
      let hasSucceeded =
        switch step {
        case .move: (next?.becomeFirstResponder() ?? false) && (next?.isFirstResponder ?? false)
        case .endEditing: field.endEditing(EditingEnd())
        case .sendDidEndOnExit: field.sendExit()
        // They were before the primary action.
        case .acceptPendingText, .askShouldReturn, .sendPrimaryAction: true
        }
      if !hasSucceeded, let failure = step.failure {
        outcome = failure
        break
      }
    }
    returnPress = ReturnPress(field: field, outcome: outcome)
  }

  /// How Return ended in a field, if the bar had a part in it; asking takes it.
  func takeReturnOutcome(of field: UITextField) -> ActionOutcome? {
    defer { returnPress = nil }
    return returnPress?.field === field ? returnPress?.outcome : nil
  }

  /// Has the Return keys of text fields show what the bar has them show, or what they showed before.
  func showReturnKeys() {
    guard returnKeys == .follow || !ownReturnKeys.isEmpty else { return }
    for case let field as UITextField in toolbar.inputs {
      let id = ObjectIdentifier(field)
      if let key = toolbar.returnKey(of: field).flatMap({ UIReturnKeyType(rawValue: $0.rawValue) })
      {
        if ownReturnKeys[id] == nil { ownReturnKeys[id] = field.returnKeyType }
        field.returnKeyType = key
      } else {
        giveBackReturnKey(of: field)
      }
    }
  }

  /// Has the Return key of a field show what it showed before.
  func giveBackReturnKey(of field: UITextField) {
    if let own = ownReturnKeys.removeValue(forKey: ObjectIdentifier(field)) {
      field.returnKeyType = own
    }
  }
}

extension UITextField {
  /// - Returns: Yes: sending cannot fail.
  fileprivate func sendExit() -> Bool {
    sendActions(for: .editingDidEndOnExit)
    return true
  }
}
#endif
