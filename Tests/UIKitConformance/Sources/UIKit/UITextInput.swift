public import Foundation

/// uikit/uitextposition
@MainActor open class UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// uikit/uitextrange
@MainActor open class UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) {
    self.offsets = offsets
  }

  init(between one: UITextPosition, and other: UITextPosition) {
    offsets = min(one.offset, other.offset)..<max(one.offset, other.offset)
  }

  /// uikit/uitextrange/start
  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// uikit/uitextrange/end
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }
}

/// uikit/uikeyinput
@MainActor public protocol UIKeyInput: AnyObject {
  /// uikit/uikeyinput/inserttext(_:)
  func insertText(_ text: String)
}

/// uikit/uitextinput
@MainActor public protocol UITextInput: UIKeyInput {
  /// uikit/uitextinput/selectedtextrange
  var selectedTextRange: UITextRange? { get set }
  /// uikit/uitextinput/markedtextrange
  var markedTextRange: UITextRange? { get }
  /// uikit/uitextinput/beginningofdocument
  var beginningOfDocument: UITextPosition { get }
  /// uikit/uitextinput/position(from:offset:)
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// uikit/uitextinput/offset(from:to:)
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// uikit/uitextinput/textrange(from:to:)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// uikit/uitextinput/replace(_:withtext:)
  func replace(_ range: UITextRange, withText text: String)
  /// uikit/uitextinput/setmarkedtext(_:selectedrange:)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// uikit/uitextinput/unmarktext()
  func unmarkText()
}
