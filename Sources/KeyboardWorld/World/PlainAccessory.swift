internal import InputAccessory

/// An accessory of an app's own that is no toolbar: it takes place above the keyboard, nothing more.
final class PlainAccessory: InputAccessoryView {
  var height = 0.0
  var isEnabled = true
}
