/// What one input says about taps outside it.
public enum TouchChoice: CaseIterable, Hashable, Sendable {
  /// As it is set for all.
  case `default`
  /// A tap outside ends editing, even where it does not for others.
  case yes
  /// A tap outside never ends editing.
  case no
}
