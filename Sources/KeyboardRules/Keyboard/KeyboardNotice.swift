/// The six notifications about the keyboard (3.1).
///
/// One appearance posts ``willChangeFrame``, ``willShow``, ``didChangeFrame``, ``didShow``; one
/// disappearance the same with ``willHide`` and ``didHide`` (3.4). Repeats, hides without a show and
/// shows without a hide are normal (3.5).
public enum KeyboardNotice: CaseIterable, Hashable, Sendable {
  /// The frame is about to change, for whatever reason; since iOS 5.
  case willChangeFrame
  /// The keyboard is about to come, or stays with another frame.
  case willShow
  /// The frame has changed; since iOS 5.
  case didChangeFrame
  /// The keyboard's animation in has ended.
  case didShow
  /// The keyboard is about to go, or to leave its dock (3.17).
  case willHide
  /// The keyboard's animation out has ended.
  case didHide

  /// Whether it announces a change; the others tell that one has ended.
  public var isAnnouncement: Bool {
    switch self {
    case .willChangeFrame, .willShow, .willHide: true
    case .didChangeFrame, .didShow, .didHide: false
    }
  }
}
