public import KeyboardRules

/// What is to keep inputs clear of the keyboard.
public enum AvoidSetting: Hashable, Sendable {
  /// Nothing any more; what moved is given back.
  case off
  /// The root view moves. The original keeps one view clear, whatever has focus; `nil` is the
  /// focused input.
  case shift(ShiftStrategy, view: ElementID?)
  /// A scroll view makes room at its end, beside what does already.
  case inset(scroll: ElementID, gap: Double)

  /// The points that stay clear where a script does not say how many.
  public static let defaultGap = 10.0
}
