import InputAccessory

/// An input that is no field of the component: it shows a dot for each digit.
public final class PinEntry: TextInput {
  /// What stands above the keyboard while the PIN is entered.
  public var bar: AccessoryToolbar?
  /// Asked whether entry may end; yes without it.
  public var shouldEnd: ((PinEntry) -> Bool)?
  /// Told that entry began.
  public var didBegin: ((PinEntry) -> Void)?
  /// Told that entry ended.
  public var didEnd: ((PinEntry) -> Void)?
  /// Whether keys go to the entry.
  public private(set) var isFirstResponder = false
  private var state = EditingState()

  /// Makes an entry without digits.
  public init() {}

  /// What is shown.
  public var dots: String { String(repeating: "•", count: currentText.count) }
  /// It can neither drop pending text, which it never has, nor ask should-return.
  public var capabilities: TextInputCapabilities { [] }
  /// Nothing stands in the way of Next and Previous.
  public var focusObstacle: FocusObstacle? { nil }
  /// The digits.
  public var currentText: String { state.text }
  /// The digits and where the next one goes; none of them is being composed.
  public var editingState: EditingState {
    get { state }
    set { state = EditingState(text: newValue.text, selection: newValue.selection) }
  }
  /// A bar shows dots for it.
  public var hidesText: Bool { true }

  /// Begins entry.
  public func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    isFirstResponder = true
    bar?.inputDidBeginEditing(self, from: currentText)
    didBegin?(self)
    return isFirstResponder
  }

  /// Ends entry, if nobody objects or it is forced.
  public func endEditing(_ end: EditingEnd) -> Bool {
    guard isFirstResponder, end.isForced || shouldEnd?(self) ?? true, isFirstResponder
    else { return false }
    isFirstResponder = false
    bar?.inputDidEndEditing(self)
    didEnd?(self)
    return true
  }

  /// Does nothing: digits are not composed.
  public func acceptPendingText() {}

  /// Replaces the digits.
  public func replaceText(with text: String) {
    state = EditingState(text: text)
  }

  /// Takes all digits away.
  public func clearByUser() -> Bool {
    state = EditingState()
    return true
  }

  /// Ends entry.
  public func pressReturn() -> ActionOutcome {
    guard isFirstResponder else { return .ignored }
    return endEditing(EditingEnd()) ? .done : .refused
  }
}
