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
    /// A title that does nothing; it shows the input's placeholder unless it has a text of its own.
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

  /// The action of a button; `nil` for spaces and titles.
  public var action: ToolbarAction? {
    if case .button(let action) = kind { action } else { nil }
  }

  /// The item's own title, else the built-in one in English; empty for spaces and for a title that
  /// shows the placeholder.
  public var displayedTitle: String {
    if let title { return title }
    guard case .button(let action) = kind else { return "" }
    return switch action {
    case .done: "Done"
    case .cancel: "Cancel"
    case .previous: "Previous"
    case .next: "Next"
    case .clear: "Clear"
    case .submit: "Submit"
    case .item(let id): id
    }
  }
}
