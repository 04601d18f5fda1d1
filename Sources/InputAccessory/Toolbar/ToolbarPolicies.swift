/// The choices of a toolbar, with their defaults.
public struct ToolbarPolicies: Hashable, Sendable {
  /// Which rules Done and Cancel follow.
  public var contract = ActionContract.corrected
  /// What Cancel does to the text.
  public var cancel = CancelPolicy.clears
  /// Whether Cancel resigns first or changes the text first.
  public var order = EndingOrder.endsFirst
  /// What Done and Cancel do when the input will not end editing.
  public var refusal = RefusalPolicy.stops
  /// Whether Done is an ending of its own or a press of Return.
  public var done = DonePolicy.ends
  /// How Next and Previous walk the chain.
  public var navigation = NavigationPolicy()
  /// Whether Escape and Command-period tap Cancel.
  public var escapeCancels = true

  /// Makes the default choices.
  public init() {}
}
