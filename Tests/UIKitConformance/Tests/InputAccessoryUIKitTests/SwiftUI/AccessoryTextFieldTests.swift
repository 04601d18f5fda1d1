import InputAccessory
import InputAccessoryUIKit
import SwiftUI
import Testing
import UIKit

/// The field for SwiftUI and its bindings.
@MainActor struct AccessoryTextFieldTests {
  /// What the bindings are bound to.
  @MainActor final class Model {
    var text = "4"
    var isFocused = false
    var outcome: ActionOutcome?

    var view: AccessoryTextField {
      AccessoryTextField(
        "Amount", text: Binding(get: { self.text }, set: { self.text = $0 }),
        isFocused: Binding(get: { self.isFocused }, set: { self.isFocused = $0 }),
        outcome: Binding(get: { self.outcome }, set: { self.outcome = $0 }))
    }
  }

  let model = Model()
  let screen = Screen()
  let context: UIViewRepresentableContext<AccessoryTextField>
  let field: UITextField

  init() {
    context = UIViewRepresentableContext(coordinator: model.view.makeCoordinator())
    field = model.view.makeUIView(context: context)
    screen.view.addSubview(field)
  }

  private func update() {
    model.view.updateUIView(field, context: context)
  }

  @Test func `the field shows what the bindings say`() {
    screen.use()
    #expect(field.text == "4")
    #expect(field.placeholder == "Amount")
    #expect(field.keyboardType == .numberPad)

    model.text = "42"
    model.isFocused = true
    update()

    #expect(field.text == "42")
    #expect(field.isFirstResponder)
    model.isFocused = false
    update()
    #expect(!field.isFirstResponder)
  }

  @Test func `the bindings hear of typing, focus and the bar`() throws {
    screen.use()
    let bar = try #require(field.inputAccessoryView as? AccessoryToolbarView)
    field.becomeFirstResponder()
    #expect(model.isFocused)

    screen.type("2")
    #expect(model.text == "42")
    bar.perform(.cancel)

    #expect(model.text == "")
    #expect(!model.isFocused)
    #expect(model.outcome == .cancelled)
  }

  @Test func `without a binding the focus is the person's alone`() {
    screen.use()
    let view = AccessoryTextField("Amount", text: .constant("4"))
    let context = UIViewRepresentableContext<AccessoryTextField>(
      coordinator: view.makeCoordinator())
    let field = view.makeUIView(context: context)
    screen.view.addSubview(field)
    field.becomeFirstResponder()

    view.updateUIView(field, context: context)

    #expect(field.isFirstResponder)
  }

  @Test func `focus that is refused is told as it is`() async {
    screen.use()
    field.isEnabled = false
    model.isFocused = true
    update()
    #expect(model.isFocused)

    for _ in 0..<100 where model.isFocused { await Task.yield() }

    #expect(!field.isFirstResponder)
    #expect(!model.isFocused)
  }

  @Test func `what is taken apart has no bar and tells nobody`() {
    screen.use()
    AccessoryTextField.dismantleUIView(field, coordinator: context.coordinator)
    field.becomeFirstResponder()

    #expect(field.inputAccessoryView == nil)
    #expect(!model.isFocused)
  }
}
