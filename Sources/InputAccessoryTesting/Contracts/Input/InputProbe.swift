public import InputAccessory

/// What an input under check is wired to: the bar that it tells, and the delegate that it asks.
public struct InputProbe {
  /// The bar to tell of begin and end. The input may own it.
  public let bar: AccessoryToolbar
  /// The delegate. A text field or a text view takes it as its `delegate`; an input of another kind has
  /// its questions answered by ``Recorder/ask(_:of:)`` and its news told by ``Recorder/tell(_:of:)``.
  /// A closure that calls it must not capture the input strongly, or the input is never freed.
  public let delegate: Recorder
}
