/// Where Next or Previous leads.
public enum NavigationTarget: Hashable, Sendable {
  /// To the input at this place of the chain.
  case input(Int)
  /// Nowhere, and why.
  case none(NavigationBlock)
}

/// Why Next or Previous leads nowhere.
public enum NavigationBlock: Hashable, Sendable {
  /// Nothing comes before the current input.
  case first
  /// Nothing comes after the current input.
  case last
  /// Everything on the way has an obstacle; this is the nearest one's.
  case obstacle(FocusObstacle)
  /// No input is being edited, or it is not in the chain.
  case noField
}
