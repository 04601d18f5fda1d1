/// How the interface stands on the screen.
///
/// Landscape is the one with the home button, or the bottom edge, to the right. The other one is its
/// mirror image and differs from it only where the screen's coordinates stay upright (4.2).
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case portrait
  /// On its side, bottom edge to the right.
  case landscape
}
