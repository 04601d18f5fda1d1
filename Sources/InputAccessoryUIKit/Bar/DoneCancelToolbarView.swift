#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Foundation
public import InputAccessory
public import UIKit

/// The bar of the original component: Cancel, a flexible space, Done, for one number field.
///
/// As in the original, the caller sets it as the field's accessory:
///
/// ```swift
/// let toolbar = DoneCancelToolbarView(for: amount)
/// toolbar.delegate = self
/// amount.inputAccessoryView = toolbar
/// ```
public final class DoneCancelToolbarView: AccessoryToolbarView {
  /// Makes the bar and gives `textField` the number pad.
  ///
  /// - Parameters:
  ///   - textField: The field that the bar serves; held weakly.
  ///   - contract: ``/InputAccessory/ActionContract/original`` reproduces the original component, its
  ///     faults included, and its look.
  public init(for textField: UITextField, contract: ActionContract = .corrected) {
    super.init(items: [.cancel, .flexible, .done], serving: [textField])
    textField.keyboardType = .numberPad
    policies.contract = contract
    if contract == .original { look.style = .blackTranslucent }
  }

  /// None: a bar is made in code.
  public required init?(coder: NSCoder) { nil }
}
#endif
