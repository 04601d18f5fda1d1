public import InputAccessory

/// A window of the application's list, as far as it matters for the keyboard (table 5).
public struct KeyboardWindow: Hashable, Sendable {
  /// What a window is for, whatever its class is called in a version of the system.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// The application's own.
    case application
    /// An alert's.
    case alert
    /// UITextEffectsWindow: it has the keyboard until iOS 8 and again from 16, and stays once it was
    /// made; several may exist (5.5).
    case textEffects
    /// UIRemoteKeyboardWindow: it has the keyboard from iOS 9 to 15.
    case remoteKeyboard
    /// Any other: an overlay of the app, a window of a library.
    case other

    /// Whether the system puts keyboards into windows of this kind.
    public var canHoldKeyboard: Bool {
      switch self {
      case .textEffects, .remoteKeyboard: true
      case .application, .alert, .other: false
      }
    }
  }

  /// What the window is for.
  public var kind: Kind
  /// The frame of the keyboard's view in it; `nil` without such a view.
  public var keyboardFrame: Rect?
  /// The way to the keyboard's view, where there is one.
  public var path: KeyboardPaths

  /// Makes a window.
  public init(_ kind: Kind, keyboardFrame: Rect? = nil, path: KeyboardPaths = .inputSetHost) {
    self.kind = kind
    self.keyboardFrame = keyboardFrame
    self.path = path
  }

  /// Whether the keyboard is really there: its kind can hold one, and the frame has an area; a frame
  /// that is not finite is as good as none (159).
  public var holdsKeyboard: Bool { kind.canHoldKeyboard && (keyboardFrame?.isUsable ?? false) }
}
