/// When a text field shows its clear button; never while it is empty (8.6).
public enum ClearButtonMode: Int, CaseIterable, Hashable, Sendable {
  /// Never, the default.
  case never = 0
  /// While the field is being edited.
  case whileEditing = 1
  /// While the field is not being edited.
  case unlessEditing = 2
  /// Whenever there is text.
  case always = 3
}
