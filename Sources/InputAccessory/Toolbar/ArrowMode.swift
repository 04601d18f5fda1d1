/// When the Previous and Next of a toolbar show.
public enum ArrowMode: CaseIterable, Hashable, Sendable {
  /// Always.
  case always
  /// Where one of them leads to an input: not on a form of a single one.
  case auto
  /// Never; keys still move focus.
  case never
}
