/// A correction that the system will apply to a word unless the user goes on with it (2.29).
public struct PendingCorrection: Hashable, Sendable {
  /// The word, in UTF-16 units.
  public let range: Range<Int>
  /// What will stand in its place.
  public let replacement: String
}
