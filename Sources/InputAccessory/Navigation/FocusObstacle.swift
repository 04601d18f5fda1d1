/// Why an input cannot take focus by Next, Previous, Tab or code.
public enum FocusObstacle: Hashable, Sendable, CaseIterable {
  /// The input, or something that holds it, is hidden.
  case hidden
  /// The input is disabled.
  case disabled
  /// The input cannot be edited or takes no focus.
  case notEditable
  /// The input left itself out of Next and Previous; a touch or code still focuses it.
  case optedOut
}
