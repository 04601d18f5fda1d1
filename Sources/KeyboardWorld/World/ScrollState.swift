internal import InputAccessory
internal import KeyboardRules

/// What a scroll view scrolls, and how far.
struct ScrollState: Hashable {
  /// The size of what it scrolls; `nil` is its own size.
  var content: Size?
  /// The insets as they are now.
  var insets = ScrollInsets()
  /// The content's point at the view's top left corner.
  var offset = Point.zero
  /// How dragging puts the keyboard away.
  var dismissMode = KeyboardDismissMode.none
}
