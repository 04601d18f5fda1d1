public import InputAccessory
public import KeyboardWorld

extension Scene {
  /// A view on the screen: a field, a text view, a container, a group, a scroll view or a button.
  public struct Element: Hashable, Sendable {
    /// Its id.
    public var id: ElementID
    /// What the script calls it; a button shows it as its title.
    public var name: String
    /// What kind of view it is.
    public var kind: ElementKind
    /// How deep it stands in its surface; 1 for what stands in that itself.
    public var depth: Int
    /// Where it stands, whether that shows or not.
    public var frame: Rect
    /// The part of the screen that it can show in; empty where what holds it leaves nothing.
    public var clip: Rect
    /// Whether it, or something that holds it, is hidden.
    public var isHidden: Bool
    /// Whether a sheet or an alert covers it.
    public var isCovered: Bool
    /// How far the keyboard and what stands on it cover it, from its bottom up.
    public var overlap: Double
    /// What is to be seen of a field or a text view; `nil` for every other view.
    public var input: Input?
    /// How a scroll view is scrolled; `nil` for every other view.
    public var scroll: Scroll?

    /// The part of it that can be seen; empty where none can. What covers it does not count.
    public var visiblePart: Rect { isHidden ? .zero : frame.part(in: clip) }
  }

  /// The text of a field or a text view with what belongs to it.
  public struct Input: Hashable, Sendable {
    /// The text, marked text included; of a secure field too.
    public var text: String
    /// What shows while the text is empty.
    public var placeholder: String
    /// Whether the text shows as dots.
    public var isSecure: Bool
    /// Whether keys go to it now.
    public var hasFocus: Bool
    /// Whether a session is open: it has focus, or would have it were it not covered.
    public var isEditing: Bool
    /// What is selected, in UTF-16 units; empty where there is a caret.
    public var selection: Range<Int>
    /// What an input method is composing, in UTF-16 units.
    public var marked: Range<Int>?
    /// The correction that the system has pending for the last word.
    public var correction: String?
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Whether its text can be edited.
    public var isEditable: Bool
    /// Whether it has more than one line.
    public var isMultiline: Bool
    /// Whether its own clear button shows.
    public var showsClearButton: Bool
    /// The keyboard that it asks for.
    public var keyboardType: KeyboardType
  }

  /// How a scroll view is scrolled.
  public struct Scroll: Hashable, Sendable {
    /// The size of what it scrolls.
    public var content: Size
    /// The content's point at the view's top left corner.
    public var offset: Point
    /// The room around the content.
    public var insets: Insets
  }
}
