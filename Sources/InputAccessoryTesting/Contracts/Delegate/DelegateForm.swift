public import InputAccessory

/// A form on a device without a screen, for a delegate under check to be wired to.
///
/// The delegate may be set for as many of the parts as it is made for; whatever it needs of them, such
/// as a text, other items or another keyboard, is set at the same time.
public struct DelegateForm {
  /// A field with a number pad.
  public let amount: TextField
  /// A field with a plain keyboard.
  public let name: TextField
  /// A text view.
  public let notes: TextView
  /// The accessory of the three, with Cancel, Previous, Next, Clear, an own item `help`, and Done.
  public let bar: AccessoryToolbar

  /// What makes the form.
  static let setUp = """
    field amount keyboard=number-pad
    field name clear-button=while-editing
    textview notes
    toolbar bar for=amount,name,notes items=cancel,previous,next,clear,item(help,"Help"),flexible,done
    touch-dismiss yes

    """

  var inputs: [InputModel] { [amount, name, notes] }
}
