/// What an input tells its observers beside what it tells its delegate.
public enum InputEvent: Hashable, Sendable {
  /// A text field sent control events.
  case control(ControlEvents)
  /// The text was set by program.
  case textSet
}
