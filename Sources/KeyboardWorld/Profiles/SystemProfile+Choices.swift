public import InputAccessory

// The choices that a system profile's fields hold; each is spelled as `ProfileTable` prints it.

extension SystemProfile {
  /// Where the change-frame notifications come among those of showing and hiding.
  public enum ChangeFrameOrder: String, CaseIterable, Hashable, Sendable {
    /// There are none: before iOS 5 (3.1).
    case none
    /// Each comes before the show or hide that it belongs to (3.4).
    case first
    /// Each comes after it: the alternative to 3.4, which has one source.
    case last
  }

  /// What is posted when focus moves between fields with the keyboard up; a hide never is (3.7).
  public enum HandoverNews: String, CaseIterable, Hashable, Sendable {
    /// Nothing for an equal keyboard; for another type, frame or input view a show.
    case showIfDifferent = "show-if-different"
    /// Two frame changes, the old frame and the new, then a show, even for an equal keyboard.
    case alwaysShow = "always-show"
    /// A pair of frame changes in place of the show, for another frame; as the reference has it.
    case changeFrameOnly = "change-frame-only"
  }

  /// Whether an input's news or the keyboard's comes first, at the begin or the end of editing.
  public enum NewsOrder: String, CaseIterable, Hashable, Sendable {
    /// The input's did-begin or did-end.
    case editingFirst = "editing-first"
    /// The keyboard's will-show or will-hide.
    case keyboardFirst = "keyboard-first"
  }

  /// What is posted when the keyboard goes and comes back while focus is kept.
  public enum KeptFocusNews: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// The whole hide, then the whole show (3.19).
    case hideAndShow = "hide-and-show"
  }

  /// What is posted at focus and at blur with a hardware keyboard (3.14).
  public enum HardwareKeyboardNews: String, CaseIterable, Hashable, Sendable {
    /// A will-hide.
    case hide
    /// A will-change-frame, then a will-hide.
    case changeFrameAndHide = "change-frame-and-hide"
  }

  /// What is posted when the keyboard leaves its dock and returns to it (3.17).
  public enum FloatingNews: String, CaseIterable, Hashable, Sendable {
    /// Nothing: there is no leaving the dock before iOS 5 (inferred).
    case none
    /// A frame change and a hide when it leaves, a frame change and a show when it returns; focus,
    /// blur and moves between them post frame changes only.
    case hideAndShow = "hide-and-show"
  }

  /// The height in the end frame of a hide.
  public enum HideEndHeight: String, CaseIterable, Hashable, Sendable {
    /// That of the keyboard with its accessory (4.4).
    case unchanged
    /// That of the accessory (3.25).
    case accessory
    /// None (3.26).
    case zero
  }

  /// Where the keyboard's view is found, from the application's windows (table 5).
  public enum KeyboardHierarchy: String, CaseIterable, Hashable, Sendable {
    /// iOS 2 to 3.1: in the second window, itself (widely observed).
    case secondWindow = "second-window"
    /// iOS 3.2 to 7: in the second window, inside a peripheral host (widely observed).
    case peripheralHost = "peripheral-host"
    /// iOS 8: in the text effects window, an input set host inside its container (widely observed).
    case inputSetHost = "input-set-host"
    /// iOS 9 to 15: the same in a remote keyboard window (widely observed).
    case remoteKeyboardWindow = "remote-keyboard-window"
    /// From iOS 16: a placeholder in the text effects window (widely observed).
    case placeholder
    /// iOS 26: a tracking window view with an item container (one observer, version inferred).
    case tracking
  }

  /// What a backspace reports while an input method has marked text (2.28).
  public typealias CompositionBackspace = InputAccessory.CompositionBackspace
}
