/// How an action ended.
public enum ActionOutcome: Hashable, Sendable, CaseIterable {
  /// Done ended editing.
  case done
  /// Cancel ended editing.
  case cancelled
  /// Next or Previous moved the focus.
  case moved
  /// Clear, Submit or an own item ran.
  case performed
  /// The input would not end or begin editing, or would not be cleared; editing goes on as it was.
  case refused
  /// A delegate said no before anything changed.
  case vetoed
  /// There was nothing to act on: no open session, or the item is disabled or hidden.
  case ignored
}
