/// One item of a toolbar, as a value.
public struct ToolbarItem: Hashable, Sendable {
  /// What an item is.
  public enum Kind: Hashable, Sendable {
    /// A button that runs an action.
    case button(ToolbarAction)
    /// A space that takes an equal share of what is free (6.16).
    case flexible
    /// A space of so many points, at least 0 (6.16).
    case fixed(Double)
    /// A title; it shows the input's placeholder, or the text itself, unless it has a text of its own.
    /// A tap on it is reported as one on an own item of the id "title".
    case title
  }

  /// What the item is.
  public var kind: Kind
  /// The item's own title; `nil` shows the built-in one.
  public var title: String?
  /// Whether a tap does anything; `true` by default (6.18).
  public var isEnabled: Bool
  /// Whether the item is left out; `false` by default.
  public var isHidden: Bool
  /// What the edited text must be for a tap to do anything; nothing by default.
  public var requirement = TextRequirement.none
  /// What a tap on an own item does to the text; nothing by default.
  public var effect = ItemEffect.none
  /// What a long press on the item offers instead; each is tapped by its own action.
  public var choices: [ToolbarItem] = []
  /// How wide a button or a title is, in points; one of 0 or less fits what it shows (6.16).
  public var width = 0.0
  /// The name of an image in place of the title, which is only spoken then.
  public var imageName: String?
  /// The items of one group have the same name; those side by side share a background (6.22).
  public var group: String?
  /// Whether a title shows what is edited as it changes, each character of a secure text as a dot.
  public var echoesText = false
  /// Whether a tap makes the sound of a key.
  public var playsClick = false
  /// What a screen reader says in place of the title.
  public var accessibilityLabel: String?
  /// What a screen reader says that a tap does.
  public var accessibilityHint: String?
  /// What tests find the item by, in place of its word.
  public var accessibilityIdentifier: String?

  /// Makes an item that is enabled and shown.
  public init(_ kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
    isEnabled = true
    isHidden = false
  }

  /// A button that ends editing.
  public static let done = ToolbarItem(.button(.done))
  /// A button that ends editing and clears.
  public static let cancel = ToolbarItem(.button(.cancel))
  /// A button that moves to the input before.
  public static let previous = ToolbarItem(.button(.previous))
  /// A button that moves to the input after.
  public static let next = ToolbarItem(.button(.next))
  /// A button that empties the text.
  public static let clear = ToolbarItem(.button(.clear))
  /// A button that ends editing and submits.
  public static let submit = ToolbarItem(.button(.submit))
  /// A space that takes an equal share of what is free.
  public static let flexible = ToolbarItem(.flexible)
  /// The title of the current input.
  public static let title = ToolbarItem(.title)
  /// The text of the current input, as it changes.
  public static let echo = {
    var item = ToolbarItem(.title)
    item.echoesText = true
    return item
  }()

  /// A space of `width` points.
  ///
  /// - Parameter width: Finite and at least 0; anything else is the caller's bug and traps.
  /// - Returns: The space.
  public static func fixed(_ width: Double) -> ToolbarItem {
    precondition(width.isFinite && width >= 0, "a fixed space cannot be \(width) points wide")
    return ToolbarItem(.fixed(width))
  }

  /// A button of the app's own.
  ///
  /// - Parameters:
  ///   - id: Names the item to the delegate; one bar has it once.
  ///   - title: What the button shows.
  /// - Returns: The button.
  public static func item(_ id: String, title: String) -> ToolbarItem {
    ToolbarItem(.button(.item(id)), title: title)
  }

  /// A key of the app's own, which inserts a text.
  ///
  /// - Parameters:
  ///   - id: Names the item to the delegate; one bar has it once.
  ///   - text: What it inserts, and shows.
  /// - Returns: The button, which makes the sound of a key.
  public static func key(_ id: String, inserting text: String) -> ToolbarItem {
    var item = item(id, title: text)
    item.effect = .insert(text)
    item.playsClick = true
    return item
  }

  /// The action of a button and of a title; `nil` for spaces.
  public var action: ToolbarAction? {
    switch kind {
    case .button(let action): action
    case .title: .title
    case .flexible, .fixed: nil
    }
  }

  /// Whether it stands out among the others, as what ends a session with its text kept does (6.14).
  public var isProminent: Bool { action == .done || action == .submit }

  /// Whether it is a flexible or a fixed space.
  public var isSpace: Bool { action == nil }

  /// The item's own title, else the built-in one in English; empty for spaces and for a title that
  /// shows what belongs to the input.
  public var displayedTitle: String {
    title(in: .english)
  }

  /// The item's own title, else the built-in one among `titles`.
  func title(in titles: ToolbarTitles) -> String {
    if let title { return title }
    guard case .button(let action) = kind else { return "" }
    if case .item(let id) = action { return id }
    return titles.title(of: action) ?? ""
  }
}
