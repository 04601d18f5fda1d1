public import Foundation
import InputAccessory
@testable import KeyboardWorld

/// uikit/uitextfield
@MainActor open class UITextField: UIControl, ModelTextInput {
  /// uikit/uitextfield/textdidbegineditingnotification
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// uikit/uitextfield/textdidchangenotification
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// uikit/uitextfield/textdidendeditingnotification
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?
  private var relay: FieldRelay?
  private var token: ObservationToken?

  override var elementKind: ElementKind { .field }

  var field: TextField {
    guard let field = element.input as? TextField else { return TextField() }
    return field
  }

  var model: InputModel { field }

  override func didTakeElement() {
    relay = FieldRelay(self)
    field.delegate = relay
    token = field.observe { [weak self] event in
      guard case .control(let events) = event else { return }
      MainActor.assumeIsolated { self?.hear(events) }
    }
  }

  /// Sends a control event, which is in the trace already, then posts what belongs to it.
  private func hear(_ events: ControlEvents) {
    perform(Event(events))
    let name: NSNotification.Name
    switch events {
    case .editingDidBegin: name = Self.textDidBeginEditingNotification
    case .editingDidEnd: name = Self.textDidEndEditingNotification
    default: return
    }
    NotificationCenter.default.post(name: name, object: self)
  }

  /// uikit/uitextfield/text
  open var text: String? {
    get { field.text }
    set { field.text = newValue ?? "" }
  }

  /// uikit/uitextfield/placeholder
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue ?? "" }
  }

  /// uikit/uitextinputtraits/issecuretextentry
  open var isSecureTextEntry: Bool {
    get { field.state.isSecure }
    set { field.state.isSecure = newValue }
  }

  /// uikit/uitextinputtraits/keyboardtype
  open var keyboardType: UIKeyboardType {
    get { UIKeyboardType(rawValue: field.keyboardType.rawValue) ?? .default }
    set { field.keyboardType = KeyboardType(rawValue: newValue.rawValue) ?? .default }
  }

  /// uikit/uitextinputtraits/returnkeytype
  open var returnKeyType: UIReturnKeyType {
    get { UIReturnKeyType(rawValue: field.returnKeyType.rawValue) ?? .default }
    set { field.returnKeyType = ReturnKeyType(rawValue: newValue.rawValue) ?? .default }
  }

  /// uikit/uitextinputtraits/keyboardappearance
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// uikit/uitextfield/borderstyle-swift.enum/none
    case none = 0
    /// uikit/uitextfield/borderstyle-swift.enum/roundedrect
    case roundedRect = 3
  }

  /// uikit/uitextfield/borderstyle-swift.property
  open var borderStyle = BorderStyle.none

  open override var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  /// uikit/uitextfield/inputaccessoryview
  open var inputAccessoryView: UIView? {
    didSet { if inputAccessoryView !== oldValue { simulator.bind(self, to: inputAccessoryView) } }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    field.canTakeFocus && delegate?.textFieldShouldBeginEditing?(self) ?? true
  }

  public override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // Outside a window it yields false (1.6).
    guard isFirstResponder || window != nil else { return false }
    inputAccessoryView?.fitAccessory()
    return field.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override func reloadInputViews() {
    inputAccessoryView?.fitAccessory()
    field.reloadInputViews()
  }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { modelSelection }
    set { modelSelection = newValue }
  }

  open var markedTextRange: UITextRange? { modelMark }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    modelPosition(from: position, offset: offset)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(
      min(fromPosition.offset, toPosition.offset)..<max(fromPosition.offset, toPosition.offset))
  }

  open func insertText(_ text: String) {
    replaceInModel(model.state.editing.marked ?? model.state.editing.selection, with: text)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    replaceInModel(range.offsets, with: text)
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markInModel(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() { model.commit() }

  open func caretRect(for position: UITextPosition) -> CGRect { caretInModel() }
}

/// uikit/uisearchtextfield
@MainActor open class UISearchTextField: UITextField {}

/// uikit/uisearchbar
@MainActor open class UISearchBar: UIView {
  /// uikit/uisearchbar/searchtextfield
  public let searchTextField = UISearchTextField()

  /// uikit/uisearchbar/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }
}

extension UIControl.Event {
  init(_ events: ControlEvents) {
    switch events {
    case .editingDidBegin: self = .editingDidBegin
    case .editingChanged: self = .editingChanged
    case .editingDidEnd: self = .editingDidEnd
    case .editingDidEndOnExit: self = .editingDidEndOnExit
    default: self = .primaryActionTriggered
    }
  }
}
