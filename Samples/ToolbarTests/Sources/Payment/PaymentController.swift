import InputAccessory

/// Takes an amount from a field with a Done/Cancel bar; on the main actor, as a view controller is.
@MainActor public final class PaymentController {
  /// The amount that was confirmed last; `nil` until one was.
  public private(set) var amount: Int?
  /// How often an amount was given up.
  public private(set) var cancellations = 0

  /// Makes a controller of no field.
  public init() {}

  /// Has the field and its bar tell this controller.
  public func watch(_ field: TextField, _ bar: AccessoryToolbar) {
    field.delegate = self
    bar.delegate = self
  }
}

extension PaymentController: @MainActor TextFieldDelegate {
  /// Agrees to digits.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension PaymentController: @MainActor DoneCancelToolbarDelegate {
  /// Takes the amount.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    amount = Int(input.currentText)
  }

  /// Counts what was given up.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    cancellations += 1
  }
}
