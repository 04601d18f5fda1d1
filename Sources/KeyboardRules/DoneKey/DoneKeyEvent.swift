public import InputAccessory

/// What happens to a ``DoneKey``.
///
/// Hand on only notifications that ``KeyboardTracker/handle(_:_:appIsActive:)`` followed: not another
/// app's, no late ends.
public enum DoneKeyEvent: Hashable, Sendable {
  /// The keyboard is about to come, or stays with another frame.
  case willShow(KeyboardChange)
  /// The keyboard has come.
  case didShow(KeyboardChange)
  /// The keyboard is about to go.
  case willHide(KeyboardChange)
  /// The keyboard has gone.
  case didHide
  /// The keyboard stands there, and no notification said so: the app came back from the background,
  /// the key was set while it was up, or another input took it over as it is. Nothing that the
  /// originals hear of.
  case keyboardStands(KeyboardChange)
  /// The turn of the run loop that ``DoneKeyEffect/wakeNextTurn`` asked for has come.
  case nextTurn
  /// The keyboard that is shown, or will be, is one of this type, and its input wants the key; `nil`
  /// without such an input. The type is what the device shows, not what was asked for (8.2). Tell it
  /// before the notifications of that keyboard. When editing ends, tell `nil` after the hide only: the
  /// hide takes the key along.
  case typeChanged(KeyboardType?)
  /// The animation of a number has ended; one that was overtaken may tell, or not.
  case animationEnded(UInt32)
  /// The keyboard's view has come into a window.
  case keyboardViewAppeared
  /// The keyboard's view has left its window, or the window went.
  case keyboardViewVanished
}
