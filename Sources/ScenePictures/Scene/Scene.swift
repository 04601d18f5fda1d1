public import InputAccessory
public import KeyboardWorld

/// What is on a device's screen at one moment, as a value.
///
/// A scene is a copy: it holds on to nothing of the world it was read from, and two scenes that look
/// the same are equal. All frames are in points on the screen as the interface stands, with the
/// origin at its top left corner; a view that was scrolled or moved stands where it is seen. While
/// something moves, a scene shows it on its way.
///
/// From the back to the front: ``surfaces``, ``keyboard``, ``doneKey``, ``touch``.
public struct Scene: Hashable, Sendable {
  /// The model of device, spelled as in scripts.
  public var device: String
  /// The system, spelled as in scripts.
  public var system: String
  /// Whether it is a phone or a tablet.
  public var idiom: DeviceProfile.Idiom
  /// How the interface stands.
  public var orientation: Orientation
  /// The screen's size.
  public var screen: Size
  /// What content keeps away from the screen's edges; the model knows the bottom alone.
  public var safeArea: Insets
  /// The locale's identifier.
  public var locale: String
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool
  /// The world's clock, in seconds.
  public var time: Double
  /// Whether the app is in the background: nothing of it is on the screen then.
  public var isInBackground: Bool

  /// What stands on the screen beside the keyboard, from the back: the root view first, unless
  /// something took it out of its window.
  public var surfaces: [Surface]
  /// The keyboard with what stands on it; `nil` while nothing of it is on the screen.
  public var keyboard: Keyboard?
  /// The key laid over the number pad; `nil` while it is not to be seen.
  public var doneKey: DoneKey?
  /// Where a finger is down; `nil` while none is.
  public var touch: Point?

  /// The input that keys go to; `nil` without one.
  public var focus: ElementID?
  /// How far the root view was moved from where it was put, so that the keyboard does not cover the
  /// input.
  public var rootShift: Point
  /// How much of the root view the keyboard and what stands on it cover, from its bottom up.
  public var overlap: Double

  /// The element of an id; `nil` where none stands on the screen.
  ///
  /// - Complexity: O(*n*) in the elements.
  public subscript(id: ElementID) -> Element? {
    for surface in surfaces + [keyboard?.panel].compactMap({ $0 }) {
      if let element = surface.elements.first(where: { $0.id == id }) { return element }
    }
    return nil
  }
}

extension Scene {
  /// The root view, a sheet, an alert, an extra window, or a panel in the keyboard's place.
  public struct Surface: Hashable, Sendable {
    /// Its id.
    public var id: ElementID
    /// What the script calls it.
    public var name: String
    /// What kind of thing it is.
    public var kind: ElementKind
    /// What a sheet or a window is for, spelled as in scripts: `sheet`, `full-screen`, `alert` and so
    /// on; `none` for the root view and for panels.
    public var role: String
    /// Where it stands.
    public var frame: Rect
    /// Whether it has a ground of its own; a window that was given no size has none.
    public var isOpaque: Bool
    /// Whether it is hidden, with all that it holds.
    public var isHidden: Bool
    /// Whether a sheet or an alert covers it.
    public var isCovered: Bool
    /// Whether it stands in the window that keys go to.
    public var isKey: Bool
    /// What it holds, from the back: each element before what it holds, later ones in front.
    public var elements: [Element]
  }

  /// The key laid over the number pad.
  public struct DoneKey: Hashable, Sendable {
    /// What it shows.
    public var title: String
    /// Where it is, on its way while it slides.
    public var frame: Rect
    /// Whether a finger holds it down.
    public var isPressed: Bool
  }
}
