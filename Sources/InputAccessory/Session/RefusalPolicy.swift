/// What Done and Cancel do when the input will not end editing.
public enum RefusalPolicy: Hashable, Sendable, CaseIterable {
  /// Stop; editing goes on and nothing is reported. The default.
  case stops
  /// End editing by force.
  case proceeds
}
