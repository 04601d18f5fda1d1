/// Whether a tap on a control counts as a tap outside.
public enum TouchControls: CaseIterable, Hashable, Sendable {
  /// It does not: the control acts, and editing goes on (109, 110). The default.
  case pass
  /// It does: editing ends, then the control acts, in that order (113).
  case dismiss
}
