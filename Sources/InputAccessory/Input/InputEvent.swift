/// What an input tells its observers beside what it tells its delegate.
public enum InputEvent: Hashable, Sendable {
  /// A text field sent control events.
  case control(ControlEvents)
  /// The text was set by program.
  case textSet
}

/// What a model of the surroundings hears of an input without an observer's cost.
package protocol InputMonitor: AnyObject {
  /// Tells that `input` sent one control event.
  func input(_ input: InputModel, didSend event: ControlEvents)
  /// Tells that the text of `input` was set by program.
  func inputDidSetText(_ input: InputModel)
}
