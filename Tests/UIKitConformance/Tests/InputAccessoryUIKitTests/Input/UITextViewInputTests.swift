import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// A text view of UIKit's as an input, and with a bar.
@MainActor struct UITextViewInputTests {
  let window = UIWindow()
  let view = UITextView()
  let spy = TextViewSpy()

  init() {
    window.addSubview(view)
    view.delegate = spy
    view.becomeFirstResponder()
  }

  @Test func `it can do nothing beyond what every input can`() {
    #expect(view.capabilities == [])
  }

  @Test func `its state reads as it was set, in UTF-16 units`() {
    let state = EditingState(text: "a\n😀XYZ", selection: 5..<6, marked: 4..<7)

    view.editingState = state

    #expect(view.editingState == state)
  }

  @Test func `Return inserts a line end through should-change`() {
    view.editingState = EditingState(text: "ab", selection: 1..<1)

    #expect(view.pressReturn() == .performed)
    #expect(view.editingState == EditingState(text: "a\nb", selection: 2..<2))
    #expect(spy.calls == ["shouldChange 1+0 \n", "didChange a\nb"])
  }

  @Test func `should-change can veto Return and clearing`() {
    view.text = "ab"
    spy.mayChange = false

    #expect(view.pressReturn() == .vetoed)
    #expect(!view.clearByUser())
    #expect(view.text == "ab")
    #expect(spy.calls == ["shouldChange 2+0 \n", "shouldChange 0+2 "])
  }

  @Test func `a range that should-change made too long is clamped`() {
    view.text = "abcd"
    spy.duringShouldChange = { [view] in view.text = "x" }

    #expect(view.clearByUser())
    #expect(view.text == "")
  }

  @Test func `without focus nothing is asked`() {
    view.resignFirstResponder()

    #expect(view.pressReturn() == .ignored)
    #expect(!view.clearByUser())
    #expect(spy.calls == [])
  }

  @Test func `a view that cannot be edited is an obstacle`() {
    #expect(view.focusObstacle == nil)
    view.isEditable = false
    #expect(view.focusObstacle == .notEditable)
  }

  @Test func `Cancel ends editing and clears`() {
    let toolbar = AccessoryToolbar(serving: [view])
    view.insertText("draft")
    toolbar.inputDidBeginEditing(view, from: "")

    #expect(toolbar.perform(.cancel) == .cancelled)
    #expect(view.text == "")
    #expect(!view.isFirstResponder)
  }
}
