public import Foundation

/// uikit/uitextview
@MainActor open class UITextView: UIView, UITextInput {
  /// uikit/uitextview/textdidchangenotification
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  /// uikit/uitextview/delegate
  open weak var delegate: (any UITextViewDelegate)?
  /// uikit/uitextview/iseditable
  open var isEditable = true
  /// uikit/uitextinputtraits/issecuretextentry
  open var isSecureTextEntry = false
  private var document = Document()

  /// uikit/uitextview/text
  open var text: String! {
    get { document.text }
    set { document.set(newValue ?? "") }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  override var mayResign: Bool { delegate?.textViewShouldEndEditing?(self) ?? true }

  override func willResignFirstResponder() {
    document.unmark()
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
