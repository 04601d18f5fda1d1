import Foundation
import InputAccessory
import InputAccessoryUIKit

@testable import KeyboardWorld
@testable import UIKit

/// A delegate of UIKit's that answers as the script said and puts what it hears into the trace.
@MainActor final class StageDelegate {
  private weak var stage: UIKitStage?

  init(_ stage: UIKitStage) {
    self.stage = stage
  }

  private func ask(_ question: TraceName, _ view: UIView) -> Bool {
    stage?.world.ask(question, of: view.element.id) ?? true
  }

  private func askShouldChange(_ range: NSRange, _ text: String, _ view: UIView) -> Bool {
    let span = range.location..<range.location + range.length
    return stage?.world.askShouldChange(span, text, of: view.element.id) ?? true
  }

  private func note(_ news: TraceName, _ view: UIView) {
    stage?.world.record(news, of: view.element.id)
  }

  private func report(
    _ news: TraceName, _ bar: AccessoryToolbarView, _ arguments: TraceEntry.Arguments = .none
  ) {
    guard let stage, let id = stage.id(of: bar) else { return }
    stage.world.record(news, of: id, arguments)
  }
}

extension StageDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(.shouldBeginEditing, textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note(.didBeginEditing, textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    askShouldChange(range, string, textField) && textField.allowsChange(in: range, to: string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    note(.didChangeSelection, textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(.shouldClear, textField) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(.shouldReturn, textField) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask(.shouldEndEditing, textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note(.didEndEditing, textField)
  }
}

extension StageDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask(.shouldBeginEditing, textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    note(.didBeginEditing, textView)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { askShouldChange(range, text, textView) }

  func textViewDidChange(_ textView: UITextView) {
    note(.didChange, textView)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    note(.didChangeSelection, textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    ask(.shouldEndEditing, textView)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    note(.didEndEditing, textView)
  }
}

extension StageDelegate: AccessoryToolbarViewDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, shouldPerform action: ToolbarAction,
    on input: any TextInputView
  ) -> Bool {
    guard let stage, let id = stage.id(of: toolbar) else { return true }
    var answer = true
    if stage.world.book.answers(.shouldPerform, of: id) {
      answer = stage.world.book.answer(.shouldPerform, of: id, action: action) {
        MainActor.assumeIsolated { input.currentText }
      }
    }
    stage.world.record(.shouldPerform, of: id, .perform(action, answer: answer))
    return answer
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textField: UITextField) {
    report(.didTapDone, toolbar)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapDoneFor textView: UITextView) {
    report(.didTapDone, toolbar)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textField: UITextField) {
    report(.didTapCancel, toolbar)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didTapCancelFor textView: UITextView) {
    report(.didTapCancel, toolbar)
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didMoveFrom input: any TextInputView,
    to target: any TextInputView
  ) {
    report(.didMove, toolbar, .move(from: input.element.id, to: target.element.id))
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbarView, didTapItem id: String, for input: any TextInputView
  ) {
    report(.didTapItem, toolbar, .item(id))
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbarView, didSubmit input: any TextInputView) {
    report(.didSubmit, toolbar)
  }
}
