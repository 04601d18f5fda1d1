/// What became of the keyboard between two looks at a ``KeyboardTracker``.
public enum KeyboardNews: Hashable, Sendable {
  /// The keyboard came; its height is new as well.
  case shown
  /// The covered height is another one, while the keyboard stayed, or an accessory without it (74).
  case heightChanged
  /// The keyboard went; what is covered now is 0, or an accessory's height (74).
  case hidden
}
