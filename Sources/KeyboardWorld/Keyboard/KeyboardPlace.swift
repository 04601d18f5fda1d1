/// Where the user has put the keyboard of a tablet, spelled as scripts spell it (3.17).
public enum KeyboardPlace: String, CaseIterable, Hashable, Sendable {
  /// At the bottom edge, as wide as the screen.
  case docked = "dock"
  /// A small one anywhere.
  case floating = "float"
  /// In two halves, off the bottom edge.
  case split
}
