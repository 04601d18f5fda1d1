public import Foundation

/// uikit/uitextfield
@MainActor open class UITextField: UIControl, UITextInput {
  /// uikit/uitextfield/textdidchangenotification
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?
  private var document = Document()

  /// uikit/uitextfield/text
  open var text: String? {
    get { document.text }
    set { document.set(newValue ?? "") }
  }

  /// uikit/uitextfield/placeholder
  open var placeholder: String?
  /// uikit/uitextinputtraits/issecuretextentry
  open var isSecureTextEntry = false

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing?(self) ?? true
  }

  override var mayResign: Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

  override func didBecomeFirstResponder() {
    delegate?.textFieldDidBeginEditing?(self)
    sendActions(for: .editingDidBegin)
  }

  override func willResignFirstResponder() {
    document.unmark()
  }

  override func didResignFirstResponder() {
    delegate?.textFieldDidEndEditing?(self)
    sendActions(for: .editingDidEnd)
  }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { UITextRange(document.selection) }
    set { if let newValue { document.select(newValue.offsets) } }
  }

  open var markedTextRange: UITextRange? { document.marked.map(UITextRange.init) }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    document.position(position, movedBy: offset)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  open func insertText(_ text: String) {
    document.replace(document.marked ?? document.selection, with: text)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    document.replace(range.offsets, with: text)
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    document.mark(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() {
    document.unmark()
  }
}
