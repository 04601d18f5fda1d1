public import InputAccessory
public import KeyboardRules

/// A raw notification of the keyboard, as another app, a third-party keyboard or a quirk of the
/// system sends it.
///
/// What follows the keyboard follows it; focus and sessions do not.
public struct KeyboardPost: Hashable, Sendable {
  /// Which of the six it is.
  public var notice: KeyboardNotice
  /// The frame before, on the screen; `nil` is the last end frame.
  public var begin: Rect?
  /// The frame after, on the screen; `nil` is the last end frame. Any frame is data.
  public var end: Rect?
  /// The animation's length in seconds, at least 0.
  public var duration = 0.25
  /// The animation's curve.
  public var curve = 7
  /// Whether this app caused it; nothing follows one that it did not (3.22).
  public var isLocal = true

  /// Makes a notification that says nothing but its name.
  public init(_ notice: KeyboardNotice) {
    self.notice = notice
  }
}

extension KeyboardNotice {
  /// The notification that an entry of the keyboard tells; `nil` for other entries.
  init?(_ name: TraceName) {
    switch name {
    case .willChangeFrame: self = .willChangeFrame
    case .willShow: self = .willShow
    case .didChangeFrame: self = .didChangeFrame
    case .didShow: self = .didShow
    case .willHide: self = .willHide
    case .didHide: self = .didHide
    default: return nil
    }
  }

  /// The name of the entry that tells it.
  var name: TraceName {
    switch self {
    case .willChangeFrame: .willChangeFrame
    case .willShow: .willShow
    case .didChangeFrame: .didChangeFrame
    case .didShow: .didShow
    case .willHide: .willHide
    case .didHide: .didHide
    }
  }
}
