public import KeyboardRules

/// A Done key as a script asks for it.
public struct DoneKeySetting: Hashable, Sendable {
  /// What the key shows.
  public var title = "Done"
  /// The inputs that want it; `nil` is every input.
  public var inputs: [ElementID]?
  /// When, where and how it is put over the keyboard.
  public var plan = DoneKeyPlan.corrected

  /// Makes the corrected key for every input.
  public init() {}
}
