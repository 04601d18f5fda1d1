/// The bar of the original component: Cancel, a flexible space, Done, for one number field.
///
/// The field is held weakly. As in the original, the caller sets the bar as the field's accessory,
/// and the field then owns it.
public final class DoneCancelToolbar: AccessoryToolbar {
  /// Makes the bar and gives `field` the number pad.
  ///
  /// - Parameters:
  ///   - field: The field that the bar serves.
  ///   - contract: ``ActionContract/original`` reproduces the original component, its faults
  ///     included, and its look.
  public init(for field: TextField, contract: ActionContract = .corrected) {
    super.init(items: [.cancel, .flexible, .done], serving: [field], id: 0, monitor: nil)
    field.keyboardType = .numberPad
    policies.contract = contract
    if contract == .original { barStyle = .blackTranslucent }
  }
}
