/// What a toolbar tells its observers: an action and how it ended, after the delegate has heard.
public struct ActionReport: Hashable, Sendable {
  /// What was tapped.
  public let action: ToolbarAction
  /// How it ended.
  public let outcome: ActionOutcome
}
