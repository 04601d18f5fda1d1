/// Which titles the Return keys of a toolbar's inputs have.
public enum ReturnKeyPolicy: CaseIterable, Hashable, Sendable {
  /// Each input's own.
  case keep
  /// In a field, Next where Next leads to an input, and Done where not; a text view's Return begins a
  /// line, and its key keeps its title.
  case follow
}
