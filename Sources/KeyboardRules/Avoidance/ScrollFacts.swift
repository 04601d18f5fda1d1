public import InputAccessory

/// What is measured before a scroll view makes room for the keyboard.
public struct ScrollFacts: Hashable, Sendable {
  /// The insets as they are now.
  public var insets: ScrollInsets
  /// The content's point at the viewport's top left corner, as it is now.
  public var offset: Point
  /// The content's size.
  public var content: Size
  /// The scroll view's own size.
  public var viewport: Size
  /// How far the keyboard covers the scroll view: ``KeyboardCover/overlap(with:)`` of its frame on
  /// the screen. Anything but a positive number is 0 (96).
  public var overlap: Double
  /// The focused input's frame in the content; `nil` when it stands elsewhere, or opted out.
  public var target: Rect?
  /// The line with a text view's caret, in the content; `nil` for a field.
  public var caret: Rect?

  /// Gathers the facts.
  public init(
    insets: ScrollInsets = ScrollInsets(), offset: Point = .zero, content: Size, viewport: Size,
    overlap: Double = 0, target: Rect? = nil, caret: Rect? = nil
  ) {
    self.insets = insets
    self.offset = offset
    self.content = content
    self.viewport = viewport
    self.overlap = overlap
    self.target = target
    self.caret = caret
  }
}
