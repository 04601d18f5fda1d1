package import InputAccessory

/// A view as it is to be seen at one moment.
package struct SeenView: Hashable, Sendable {
  package let id: ElementID
  package let name: String
  package let kind: ElementKind
  /// How deep it stands in its surface; 1 for what stands in that itself.
  package let depth: Int
  /// Where it stands on the screen, whether that shows or not.
  package let frame: Rect
  /// The part of the screen that it can show in: what its holders clip, cut to the screen.
  package let clip: Rect
  /// Whether it, or something that holds it, is hidden.
  package let isHidden: Bool
}

/// A root view, sheet, alert, window or panel as it is to be seen at one moment, with its views.
package struct SeenSurface: Hashable, Sendable {
  package let id: ElementID
  package let name: String
  package let kind: ElementKind
  /// What a sheet or a window is for, as scripts spell it; `none` for others.
  package let role: String
  /// Where it stands on the screen.
  package let frame: Rect
  /// Whether it has a ground of its own; a window that was given no size is what it holds.
  package let isOpaque: Bool
  package let isHidden: Bool
  /// Whether a sheet or an alert covers it.
  package let isCovered: Bool
  /// Whether keys go to what stands in its window.
  package let isKey: Bool
  /// What it holds, from the back: each view before what it holds, and later ones in front.
  package let views: [SeenView]
}

/// The keyboard as it is to be seen at one moment, with what stands on it.
package struct SeenKeyboard: Hashable, Sendable {
  /// Where it is on the screen, what stands on it included; on its way while it moves.
  package let frame: Rect
  /// Where it is announced to stand, as the interface sees it.
  package let end: Rect
  package let type: KeyboardType
  package let place: KeyboardPlace
  /// Whether it has keys; without, only what stands on it is there.
  package let hasKeys: Bool
  /// Whether it is that of an input, and not on its way out.
  package let servesInput: Bool
  /// The title of its Return key, and whether the key does something.
  package let returnKey: ReturnKeyType
  package let isReturnEnabled: Bool
  /// How high it is, by its parts; what stands on it comes on top.
  package let height: KeyboardHeight
  package let accessoryHeight: Double
  /// The bar or the accessory on it; `nil` where there is none.
  package let accessory: ElementID?
  /// The panel in the place of its keys; `nil` where there is none.
  package let panel: SeenSurface?
}
