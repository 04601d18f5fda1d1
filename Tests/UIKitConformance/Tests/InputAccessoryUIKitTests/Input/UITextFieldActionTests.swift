import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// What a bar's actions do to a text field of UIKit's.
@MainActor struct UITextFieldActionTests {
  @Test func `Done ends editing and reports once`() {
    let form = Form()
    form.edit(from: "4", typing: "2")

    let outcomes = [form.toolbar.perform(.done), form.toolbar.perform(.done)]

    #expect(outcomes == [.done, .ignored])
    #expect(form.calls == [#"shouldEnd "42""#, #"didEnd "42""#, #"didTapDone "42""#])
    #expect(!form.field.isFirstResponder)
    #expect(form.toolbar.currentInput == nil)
  }

  @Test func `a key of the bar inserts, and its title shows what the field says`() {
    let form = Form()
    form.field.placeholder = "Amount"
    form.toolbar.items = [.key("plus", inserting: "+"), .echo]
    form.edit(typing: "4")

    #expect(form.toolbar.perform(.item("plus")) == .performed)
    #expect(form.field.currentText == "4+")
    #expect(form.toolbar.displayedTitle(of: .title) == "Amount")
    #expect(form.toolbar.displayedTitle(of: .echo) == "4+")
    form.field.isSecureTextEntry = true
    #expect(form.toolbar.displayedTitle(of: .echo) == "••")
  }

  @Test func `Done accepts marked text before should-end is asked`() {
    let form = Form()
    form.edit(typing: "a")
    form.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    var markedAtQuestion: UITextRange?
    form.duringShouldEnd = { [field = form.field] in markedAtQuestion = field.markedTextRange }

    let outcome = form.toolbar.perform(.done)

    #expect(outcome == .done)
    #expect(markedAtQuestion == nil)
    #expect(form.field.currentText == "ani")
  }

  @Test func `Cancel clears after what the resign accepted`() {
    let form = Form()
    form.edit(from: "4", typing: "2")
    form.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))

    let outcome = form.toolbar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(
      form.calls == [
        "editingChanged", #"shouldEnd "42ni""#, #"didEnd "42ni""#, #"didTapCancel """#,
      ])
  }

  @Test(arguments: [
    (CancelPolicy.clears, ""), (.restores, "before"), (.keeps, "before and after"),
  ])
  func `Cancel treats the text by policy`(policy: CancelPolicy, text: String) {
    var policies = ToolbarPolicies()
    policies.cancel = policy
    let form = Form(policies: policies)
    form.edit(from: "before", typing: " and after")

    let outcome = form.toolbar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(form.field.currentText == text)
  }

  @Test func `Cancel may clear first, so that should-end and did-end see the empty text`() {
    var policies = ToolbarPolicies()
    policies.order = .clearsFirst
    let form = Form(policies: policies)
    form.edit(typing: "42")

    let outcome = form.toolbar.perform(.cancel)

    #expect(outcome == .cancelled)
    #expect(form.calls == [#"shouldEnd """#, #"didEnd """#, #"didTapCancel """#])
  }

  @Test(arguments: [ToolbarAction.done, .cancel])
  func `a refused end changes nothing and reports nothing`(action: ToolbarAction) {
    let form = Form()
    form.edit(typing: "42")
    form.mayEnd = false

    let outcome = form.toolbar.perform(action)

    #expect(outcome == .refused)
    #expect(form.calls == [#"shouldEnd "42""#])
    #expect(form.field.isFirstResponder)
    #expect(form.toolbar.currentInput === form.field)
  }

  @Test(arguments: [ToolbarAction.done, .cancel])
  func `a refused end can be overruled`(action: ToolbarAction) {
    var policies = ToolbarPolicies()
    policies.refusal = .proceeds
    let form = Form(policies: policies)
    form.edit(typing: "42")
    form.mayEnd = false

    let outcome = form.toolbar.perform(action)

    #expect(outcome == (action == .done ? .done : .cancelled))
    #expect(!form.field.isFirstResponder)
    #expect(form.calls.filter { $0.hasPrefix("shouldEnd") }.count == 1)
  }

  @Test func `a refused Cancel that cleared first puts back text, selection and mark`() {
    var policies = ToolbarPolicies()
    policies.order = .clearsFirst
    let form = Form(policies: policies)
    form.edit(from: "a😀", typing: "b")
    form.field.setMarkedText("nihao", selectedRange: NSRange(location: 1, length: 2))
    form.mayEnd = false
    let before = form.field.editingState

    let outcome = form.toolbar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(form.field.editingState == before)
    #expect(before == EditingState(text: "a😀bnihao", selection: 5..<7, marked: 4..<9))
  }

  @Test func `what should-end set stays when a Cancel that cleared first is refused`() {
    var policies = ToolbarPolicies()
    policies.order = .clearsFirst
    let form = Form(policies: policies)
    form.edit(typing: "42")
    form.mayEnd = false
    form.duringShouldEnd = { [field = form.field] in field.text = "7" }

    let outcome = form.toolbar.perform(.cancel)

    #expect(outcome == .refused)
    #expect(form.field.currentText == "7")
  }

  @Test(arguments: [ToolbarAction.done, .cancel])
  func `a veto changes nothing and asks the field nothing`(action: ToolbarAction) {
    let form = Form()
    form.edit(typing: "42")
    form.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    form.mayPerform = false
    let before = form.field.editingState

    let outcome = form.toolbar.perform(action)

    #expect(outcome == .vetoed)
    #expect(form.calls == [])
    #expect(form.field.editingState == before)
    #expect(form.field.isFirstResponder)
  }

  @Test func `Clear announces as the clear button does and keeps editing`() {
    let form = Form(items: [.clear])
    form.edit(typing: "42")

    let outcome = form.toolbar.perform(.clear)

    #expect(outcome == .performed)
    #expect(
      form.calls == [#"shouldClear "42""#, "editingChanged", #"didTapItem clear """#])
    #expect(form.field.isFirstResponder)
  }

  @Test func `a refused Clear changes nothing`() {
    let form = Form(items: [.clear])
    form.edit(typing: "42")
    form.mayClear = false

    let outcome = form.toolbar.perform(.clear)

    #expect(outcome == .refused)
    #expect(form.calls == [#"shouldClear "42""#])
    #expect(form.field.currentText == "42")
  }

  @Test func `Next passes a field that is disabled`() {
    let form = Form(items: [.next])
    let (disabled, other) = (UITextField(), UITextField())
    disabled.isEnabled = false
    form.window.addSubview(disabled)
    form.window.addSubview(other)
    form.toolbar.inputs = [form.field, disabled, other]
    form.edit()

    let outcome = form.toolbar.perform(.next)

    #expect(outcome == .moved)
    #expect(other.isFirstResponder)
    #expect(form.calls == [#"shouldEnd """#, #"didEnd """#, #"didMove """#])
  }

  @Test func `the bar keeps no field alive`() {
    let toolbar = AccessoryToolbar()
    weak var freed: UITextField?
    do {
      let field = UITextField()
      freed = field
      toolbar.inputs = [field]
      toolbar.inputDidBeginEditing(field, from: "")
      #expect(toolbar.currentInput === field)
    }

    #expect(freed == nil)
    #expect(toolbar.currentInput == nil)
  }
}
