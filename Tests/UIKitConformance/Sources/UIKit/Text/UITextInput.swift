public import Foundation
import InputAccessory
@testable import KeyboardWorld

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
  /// uikit/uitextinput/caretrect(for:)
  func caretRect(for position: UITextPosition) -> CGRect
}

/// The text of a model, as `UITextInput` has it; nothing of it is announced.
@MainActor protocol ModelTextInput: UIView, UITextInput {
  var model: InputModel { get }
}

extension ModelTextInput {
  var modelSelection: UITextRange? {
    get { UITextRange(model.state.editing.selection) }
    set {
      guard let newValue else { return }
      model.state.editing = EditingState(
        text: model.state.editing.text,
        selection: newValue.offsets.clamped(to: 0..<model.state.editing.length),
        marked: model.state.editing.marked)
    }
  }

  var modelMark: UITextRange? { model.state.editing.marked.map(UITextRange.init) }

  func modelPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...model.state.editing.length ~= place ? UITextPosition(place) : nil
  }

  func replaceInModel(_ range: Range<Int>, with new: String) {
    let old = model.state.editing
    let range = range.clamped(to: 0..<old.length)
    let caret = range.lowerBound + new.utf16.count
    model.state.editing = EditingState(
      text: String(old[0..<range.lowerBound]) + new + String(old[range.upperBound..<old.length]),
      selection: caret..<caret)
  }

  /// Replaces marked text, else the selection, and marks what came (2.26).
  func markInModel(_ new: String, selected: NSRange) {
    let old = model.state.editing
    let range = old.marked ?? old.selection
    replaceInModel(range, with: new)
    guard !new.isEmpty else { return }
    let start = range.lowerBound
    model.state.editing = EditingState(
      text: model.state.editing.text,
      selection: start + selected.location..<start + selected.location + selected.length,
      marked: start..<start + new.utf16.count)
  }

  func caretInModel() -> CGRect {
    simulator.world.caretLine(of: element).map { CGRect($0) }
      ?? CGRect(x: 0, y: 0, width: 2, height: frame.height)
  }
}
