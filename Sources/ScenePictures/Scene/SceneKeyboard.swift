public import InputAccessory
public import KeyboardWorld

extension Scene {
  /// The keyboard with what stands on it.
  public struct Keyboard: Hashable, Sendable {
    /// Where it is, what stands on it included; on its way while it moves.
    public var frame: Rect
    /// Where it was announced to stand.
    public var end: Rect
    /// The type that is shown. A tablet shows a full keyboard for a pad.
    public var type: KeyboardType
    /// Where the user has put it.
    public var place: KeyboardPlace
    /// Whether an input has it; one that is on its way out serves none.
    public var servesInput: Bool
    /// The bar with suggestions above the keys; `nil` without.
    public var suggestionBar: Rect?
    /// The keys, row by row from the top, each row from the left; none where a panel is in their
    /// place, or where a hardware keyboard has them.
    public var rows: [[Key]]
    /// The panel in the place of the keys; `nil` without.
    public var panel: Surface?
    /// The toolbar on it; `nil` without.
    public var bar: Bar?
    /// The accessory on it that is no toolbar; `nil` without.
    public var accessory: Accessory?
  }

  /// A key of the keyboard.
  public struct Key: Hashable, Sendable {
    /// What a key is for.
    public enum Role: String, Hashable, Sendable {
      /// It types its label.
      case character
      /// It types a blank.
      case space
      /// It takes the character before the caret.
      case delete
      /// Return, by its title.
      case `return`
      /// It changes what the keys type.
      case shift
      /// It shows other keys.
      case more
      /// There is no key: the empty corner of a number pad.
      case none
    }

    /// What is on it.
    public var label: String
    /// What it is for.
    public var role: Role
    /// Whether it does something; Return may not.
    public var isEnabled: Bool
    /// Where it stands on the screen.
    public var frame: Rect
  }

  /// A toolbar on the keyboard.
  public struct Bar: Hashable, Sendable {
    /// Its id.
    public var id: ElementID
    /// What the script calls it.
    public var name: String
    /// Where it stands on the screen.
    public var frame: Rect
    /// Whether its items run from right to left.
    public var isRightToLeft: Bool
    /// The items that are shown, from the leading edge on, spaces left out.
    public var items: [Item]
  }

  /// An item of a toolbar that is no space.
  public struct Item: Hashable, Sendable {
    /// What it does.
    public var action: ToolbarAction
    /// What it says; of an arrow, too, which shows no text.
    public var title: String
    /// Whether it shows an arrow in place of its title.
    public var isArrow: Bool
    /// Whether it is a title, and no button.
    public var isTitle: Bool
    /// Whether a tap does something.
    public var isEnabled: Bool
    /// Where it stands on the screen, as the model lays it out.
    public var frame: Rect
  }

  /// An accessory on the keyboard that is no toolbar.
  public struct Accessory: Hashable, Sendable {
    /// Its id.
    public var id: ElementID
    /// What the script calls it.
    public var name: String
    /// Where it stands on the screen.
    public var frame: Rect
  }
}
