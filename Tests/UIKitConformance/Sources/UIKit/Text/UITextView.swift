public import Foundation
import InputAccessory
@testable import KeyboardWorld

/// uikit/uitextview
@MainActor open class UITextView: UIScrollView, ModelTextInput {
  /// uikit/uitextview/textdidbegineditingnotification
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// uikit/uitextview/textdidchangenotification
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// uikit/uitextview/textdidendeditingnotification
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  weak var textDelegate: (any UITextViewDelegate)?
  private var relay: ViewRelay?

  /// uikit/uitextview/delegate
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue }
  }

  override var elementKind: ElementKind { .textView }

  var view: TextView {
    guard let view = element.input as? TextView else { return TextView() }
    return view
  }

  var model: InputModel { view }

  override func didTakeElement() {
    relay = ViewRelay(self)
    view.delegate = relay
  }

  /// uikit/uitextview/iseditable
  open var isEditable: Bool {
    get { view.isEditable }
    set { view.isEditable = newValue }
  }

  /// uikit/uitextinputtraits/issecuretextentry
  open var isSecureTextEntry: Bool {
    get { view.state.isSecure }
    set { view.state.isSecure = newValue }
  }

  /// uikit/uitextinputtraits/keyboardappearance
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// uikit/uitextview/text
  open var text: String! {
    get { view.text }
    set { view.text = newValue ?? "" }
  }

  /// uikit/uitextview/inputaccessoryview
  open var inputAccessoryView: UIView? {
    didSet { if inputAccessoryView !== oldValue { simulator.bind(self, to: inputAccessoryView) } }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    view.canTakeFocus && textDelegate?.textViewShouldBeginEditing?(self) ?? true
  }

  public override var isFirstResponder: Bool { view.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || window != nil else { return false }
    inputAccessoryView?.fitAccessory()
    return view.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { view.resignFirstResponder() }

  open override func reloadInputViews() {
    inputAccessoryView?.fitAccessory()
    view.reloadInputViews()
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
