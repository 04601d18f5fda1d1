/// What one element of a touch's chain is, for the question whether the touch ends editing.
///
/// The chain runs from the element that the touch hit outward; it is fixed at touch-down, wherever
/// the finger goes: one that begins on the keyboard stays the keyboard's.
public enum TouchTarget: Hashable, Sendable {
  /// A view that takes no part: background, label, container.
  case plain
  /// A scroll view; it consumes touches (7.3), which does not matter to a recogniser (114).
  case scrollView
  /// A button or another control, or an item of a navigation bar.
  case control
  /// The input that is being edited.
  case focusedInput
  /// Another input that a tap would focus.
  case otherInput
  /// What belongs to the edited input: its bar, the keyboard, a panel in the keyboard's place.
  case inputSurface
  /// A region that the app keeps out of touch-dismiss.
  case ignoredRegion
  /// What lies behind a dialog, where a tap closes the dialog (112).
  case backdrop
}
