import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// A text field of UIKit's as an input by itself.
@MainActor struct UITextFieldInputTests {
  @Test func `it asks should-return and cannot drop pending text`() {
    #expect(UITextField().capabilities == .asksShouldReturn)
  }

  @Test(arguments: [
    EditingState(text: "", selection: 0..<0), EditingState(text: "A😀B", selection: 1..<3),
    EditingState(text: "abXYZef", selection: 3..<4, marked: 2..<5),
  ])
  func `its state reads as it was set, in UTF-16 units`(state: EditingState) {
    let field = UITextField()

    field.editingState = state

    #expect(field.editingState == state)
    #expect(field.text == state.text)
  }

  @Test func `text set by program ends the mark and announces nothing`() {
    let form = Form()
    form.edit(typing: "4")
    form.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))

    form.field.replaceText(with: "abc")

    #expect(form.field.editingState == EditingState(text: "abc"))
    #expect(form.calls == [])
  }

  @Test(arguments: [false, true])
  func `without focus there is nothing to end`(isForced: Bool) {
    let form = Form()

    #expect(!form.field.endEditing(EditingEnd(isForced: isForced)))
    #expect(form.calls == [])
  }

  @Test func `a forced end asks nobody`() {
    let form = Form()
    form.edit(typing: "42")
    form.mayEnd = false

    let hasEnded = form.field.endEditing(EditingEnd(isForced: true))

    #expect(hasEnded)
    #expect(form.calls == [#"didEnd "42""#])
  }

  @Test func `clearing posts the notification with the field as its object`() {
    let field = UITextField()
    field.text = "42"
    var texts: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in
      MainActor.assumeIsolated { texts.append(field.currentText) }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    #expect(field.clearByUser())
    #expect(texts == [""])
  }

  // MARK: Return

  @Test func `Return sends the primary action and leaves editing open`() {
    let form = Form()
    form.edit(typing: "42")

    #expect(form.field.pressReturn() == .performed)
    #expect(form.calls == [#"shouldReturn "42""#, "primaryActionTriggered"])
    #expect(form.field.isFirstResponder)
  }

  @Test func `an exit action has Return end editing`() {
    let form = Form()
    form.listen(for: .editingDidEndOnExit, as: "editingDidEndOnExit")
    form.edit(typing: "42")

    #expect(form.field.pressReturn() == .done)
    #expect(
      form.calls == [
        #"shouldReturn "42""#, "primaryActionTriggered", "editingDidEndOnExit", #"shouldEnd "42""#,
        #"didEnd "42""#,
      ])
  }

  @Test func `should-end can refuse what Return began`() {
    let form = Form()
    form.listen(for: .editingDidEndOnExit, as: "editingDidEndOnExit")
    form.edit(typing: "42")
    form.mayEnd = false

    #expect(form.field.pressReturn() == .refused)
    #expect(form.field.isFirstResponder)
  }

  @Test func `should-return can veto`() {
    let form = Form()
    form.edit(typing: "42")
    form.mayReturn = false

    #expect(form.field.pressReturn() == .vetoed)
    #expect(form.calls == [#"shouldReturn "42""#])
  }

  @Test func `a delegate that ends editing within should-return ends the press`() {
    let form = Form()
    form.edit(typing: "42")
    form.duringShouldReturn = { [field = form.field] in field.resignFirstResponder() }

    #expect(form.field.pressReturn() == .refused)
    #expect(form.calls == [#"shouldReturn "42""#, #"shouldEnd "42""#, #"didEnd "42""#])
  }

  @Test func `without focus Return is ignored`() {
    let form = Form()

    #expect(form.field.pressReturn() == .ignored)
    #expect(form.calls == [])
  }

  @Test func `Done can be a press of Return`() {
    var policies = ToolbarPolicies()
    policies.done = .returns
    let form = Form(policies: policies)
    form.edit(typing: "42")

    #expect(form.toolbar.perform(.done) == .done)
    #expect(
      form.calls == [#"shouldReturn "42""#, "primaryActionTriggered", #"didTapDone "42""#])
  }

  // MARK: Obstacles

  @Test func `a field without a window is hidden`() {
    #expect(UITextField().focusObstacle == .hidden)
  }

  @Test func `a field and all that holds it are looked at, and no delegate is asked`() {
    let form = Form()
    let (container, inner) = (UIView(), UITextField())
    form.window.addSubview(container)
    container.addSubview(inner)
    #expect(inner.focusObstacle == nil)

    container.isHidden = true
    #expect(inner.focusObstacle == .hidden)
    container.isHidden = false
    form.window.alpha = 0
    #expect(inner.focusObstacle == .hidden)
    form.window.alpha = 1
    container.isUserInteractionEnabled = false
    #expect(inner.focusObstacle == .notEditable)
    inner.isEnabled = false
    #expect(inner.focusObstacle == .disabled)
    #expect(form.field.focusObstacle == nil)
    #expect(form.calls == [])
  }

  @Test func `Next does not lead into another window`() {
    let form = Form()
    let (window, field, view) = (UIWindow(), UITextField(), UITextView())
    window.addSubview(field)
    form.window.addSubview(view)

    #expect(field.focusObstacle(from: form.field) == .otherWindow)
    #expect(view.focusObstacle(from: form.field) == nil)
    #expect(view.focusObstacle(from: field) == .otherWindow)
    #expect(UITextField().focusObstacle(from: field) == .hidden)
    #expect(field.focusObstacle == nil)
    withExtendedLifetime(window) {}
  }
}
