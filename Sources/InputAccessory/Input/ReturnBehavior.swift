/// What Return does in a text field once its delegate has agreed.
///
/// Agreeing does not by itself end editing (2.19); an app says what should follow.
public enum ReturnBehavior: CaseIterable, Hashable, Sendable {
  /// Editing goes on, the default.
  case stays
  /// `editingDidEndOnExit` is sent and the field resigns.
  case ends
  /// The next field takes over; on the last one editing ends.
  case moves
}
