/// What kind of thing a name stands for, spelled as the statement that declares it.
public enum ElementKind: String, CaseIterable, Hashable, Sendable {
  /// The root view.
  case root
  /// A window.
  case window
  /// A one-line text field.
  case field
  /// A text view.
  case textView = "textview"
  /// A plain view.
  case container
  /// A navigation group.
  case group
  /// A scroll view.
  case scroll
  /// A control.
  case button
  /// A sheet or an alert.
  case sheet
  /// An accessory toolbar.
  case toolbar
  /// An input view in the keyboard's place.
  case panel
  /// An accessory that is no toolbar.
  case accessory
  /// An object that answers questions and hears news.
  case delegate
  /// The system keyboard, which no statement declares.
  case keyboard
}
