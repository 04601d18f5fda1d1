public import InputAccessory

/// What is to be done for a ``DoneKey``, in the order given.
public enum DoneKeyEffect: Hashable, Sendable {
  /// Tell ``DoneKeyEvent/nextTurn`` on the run loop's next turn.
  case wakeNextTurn
  /// Put the key into a window, or into the keyboard's view there.
  ///
  /// - Parameters:
  ///   - window: The window's place in the list.
  ///   - kind: What window that is.
  ///   - frame: The key's frame: on the screen, or in the keys' own view by
  ///     ``DoneKeyPlacement/keyboard(frame:)``.
  case attach(window: Int, kind: KeyboardWindow.Kind, frame: Rect)
  /// Move the key between two places on the screen, then tell ``DoneKeyEvent/animationEnded(_:)`` with
  /// the number. A duration of 0 is at once, and nothing need be told.
  case slide(number: UInt32, from: Rect, to: Rect, duration: Double, curve: Int)
  /// Tell ``DoneKeyEvent/animationEnded(_:)`` with the number after `duration` seconds; the key itself
  /// does not move.
  case awaitEnd(number: UInt32, duration: Double)
  /// Take the key away.
  case detach
}
