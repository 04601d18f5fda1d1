internal import InputAccessory

/// An accessory of an app's own that is no toolbar: it takes place above the keyboard, nothing more.
final class PlainAccessory: InputAccessoryView {
  /// As a toolbar's, until something else is said.
  var height = 44.0
  var isEnabled = true
}
