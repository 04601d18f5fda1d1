/// Why an input cannot take focus by Next, Previous, Tab or code.
///
/// Where several hold, the first one in the order of the cases is told: what the input is like before
/// where it stands, and its own choice last.
public enum FocusObstacle: Hashable, Sendable, CaseIterable {
  /// The input, or something that holds it, is hidden.
  case hidden
  /// The input is disabled.
  case disabled
  /// The input cannot be edited or takes no focus.
  case notEditable
  /// The input stands in another navigation group than the one that is left, or only one of the two
  /// stands in one.
  case otherGroup
  /// The input stands in another window than the one that is left.
  case otherWindow
  /// A sheet or an alert covers the input.
  case covered
  /// The input left itself out of Next and Previous; a touch or code still focuses it.
  case optedOut
}
