#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
public import SwiftUI
public import UIKit

/// A text field for SwiftUI with a bar above its keyboard.
///
/// ```swift
/// AccessoryTextField("Amount", text: $text, isFocused: $isFocused, outcome: $outcome)
/// ```
public struct AccessoryTextField: UIViewRepresentable {
  private let placeholder: String
  private let keyboardType: UIKeyboardType
  private let items: [ToolbarItem]
  private let policies: ToolbarPolicies
  private let text: Binding<String>
  private let isFocused: Binding<Bool>?
  private let outcome: Binding<ActionOutcome?>?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: What shows while there is no text.
  ///   - text: The text, marked text included.
  ///   - isFocused: Whether keys go to the field; setting it asks for focus, or ends editing where nobody
  ///     objects, and it then says what came of that. Without it
  ///     the focus is the person's alone.
  ///   - outcome: How the bar's last action ended; the last one counts.
  ///   - keyboardType: The keyboard; the number pad unless said.
  ///   - items: What the bar shows.
  ///   - policies: The bar's choices.
  public init(
    _ placeholder: String, text: Binding<String>, isFocused: Binding<Bool>? = nil,
    outcome: Binding<ActionOutcome?>? = nil, keyboardType: UIKeyboardType = .numberPad,
    items: [ToolbarItem] = [.cancel, .flexible, .done],
    policies: ToolbarPolicies = ToolbarPolicies()
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isFocused = isFocused
    self.outcome = outcome
    self.keyboardType = keyboardType
    self.items = items
    self.policies = policies
  }

  /// Makes the field and its bar.
  public func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    // Or it is as high as what holds it.
    field.setContentHuggingPriority(.required, for: .vertical)
    context.coordinator.connect(field, bar: AccessoryToolbarView(items: items))
    updateUIView(field, context: context)
    return field
  }

  /// Has the field show what the bindings say.
  public func updateUIView(_ uiView: UITextField, context: Context) {
    context.coordinator.show(self, on: uiView)
  }

  /// Makes what listens to the field.
  public func makeCoordinator() -> AccessoryTextFieldCoordinator {
    AccessoryTextFieldCoordinator()
  }

  /// Takes the bar away.
  public static func dismantleUIView(
    _ uiView: UITextField, coordinator: AccessoryTextFieldCoordinator
  ) {
    coordinator.disconnect()
  }

  func apply(to field: UITextField, _ bar: AccessoryToolbarView) {
    if field.placeholder != placeholder { field.placeholder = placeholder }
    if field.keyboardType != keyboardType { field.keyboardType = keyboardType }
    if bar.items != items { bar.items = items }
    if bar.policies != policies { bar.policies = policies }
    // What is being composed is the field's own.
    if field.text != text.wrappedValue, field.markedTextRange == nil {
      field.text = text.wrappedValue
    }
    if let isFocused, isFocused.wrappedValue != field.isFirstResponder {
      _ = isFocused.wrappedValue ? field.becomeFirstResponder() : field.resignFirstResponder()
    }
  }

  func tell(_ field: UITextField) {
    if text.wrappedValue != field.currentText { text.wrappedValue = field.currentText }
    if let isFocused, isFocused.wrappedValue != field.isFirstResponder {
      isFocused.wrappedValue = field.isFirstResponder
    }
  }

  func tell(_ report: ActionReport) {
    outcome?.wrappedValue = report.outcome
  }
}
#endif
