import InputAccessory

/// A way in which an input stops being one that Next leads to.
enum Withdrawal: CaseIterable {
  case hidden, disabled, readOnly, withoutFocus, otherWindow, covered, optedOut

  var obstacle: FocusObstacle {
    switch self {
    case .hidden: .hidden
    case .disabled: .disabled
    case .readOnly, .withoutFocus: .notEditable
    case .otherWindow: .otherWindow
    case .covered: .covered
    case .optedOut: .optedOut
    }
  }

  func apply(to input: InputModel) {
    switch self {
    case .hidden: input.isHidden = true
    case .disabled: input.isEnabled = false
    case .readOnly: input.isEditable = false
    case .withoutFocus: input.takesFocus = false
    case .otherWindow: input.move(to: FocusScope())
    case .covered: input.isCovered = true
    case .optedOut: input.isNavigable = false
    }
  }
}
