internal import InputAccessory
internal import KeyboardRules

/// The application's windows as code sees them that looks for the keyboard there, back to front.
///
/// Kept up to date rather than gathered: it is looked at whenever a key is put somewhere, and
/// changes when a window comes or goes, and when the keyboard's view does.
struct WindowList {
  /// The windows; the application's own is one of them.
  private(set) var windows = [KeyboardWindow(.application)]
  /// What scripts call those that they declared; `nil` for the others.
  private(set) var names: [ElementID?] = [nil]
  /// Which of them the system puts the keyboard into; `nil` while there is none.
  private(set) var keyboardPlace: Int?

  /// Begins anew, with the windows that a script declared.
  ///
  /// - Parameters:
  ///   - before: Those that came before the keyboard's, in order.
  ///   - after: Those that came after it.
  ///   - hierarchy: The way to the keyboard's view; `nil` while the system has no window for it (5.5).
  mutating func rebuild(
    before: [(ElementID, KeyboardWindow.Kind)], after: [(ElementID, KeyboardWindow.Kind)],
    hierarchy: SystemProfile.KeyboardHierarchy?
  ) {
    self = WindowList()
    for (name, kind) in before { append(KeyboardWindow(kind), name) }
    if let hierarchy {
      for kind in hierarchy.windows { append(KeyboardWindow(kind, path: hierarchy.path), nil) }
      keyboardPlace = windows.count - 1
    }
    for (name, kind) in after { append(KeyboardWindow(kind), name) }
  }

  /// Has the keyboard's view stand at a frame in its window, or be gone from it.
  mutating func placeKeyboard(at frame: Rect?) {
    if let keyboardPlace { windows[keyboardPlace].keyboardFrame = frame }
  }

  private mutating func append(_ window: KeyboardWindow, _ name: ElementID?) {
    windows.append(window)
    names.append(name)
  }
}

extension SystemProfile.KeyboardHierarchy {
  /// The windows that the system makes for the keyboard, back to front; it is in the last (table 5).
  fileprivate var windows: [KeyboardWindow.Kind] {
    switch self {
    case .secondWindow, .peripheralHost, .inputSetHost, .placeholder, .tracking: [.textEffects]
    case .remoteKeyboardWindow: [.textEffects, .remoteKeyboard]
    }
  }

  /// The way from the window to the keyboard's view (table 5).
  fileprivate var path: KeyboardPaths {
    switch self {
    case .secondWindow: .direct
    case .peripheralHost: .peripheralHost
    case .inputSetHost, .remoteKeyboardWindow: .inputSetHost
    case .placeholder: .placeholder
    case .tracking: .itemContainer
    }
  }
}

extension KeyboardWindow.Kind {
  /// The kind's spelling in a script.
  var word: String {
    switch self {
    case .application: "application"
    case .alert: "alert"
    case .textEffects: "text-effects"
    case .remoteKeyboard: "remote-keyboard"
    case .other: "other"
    }
  }

  /// What a declared window is for.
  init(_ role: ElementRole) {
    switch role {
    case .alert: self = .alert
    case .textEffects: self = .textEffects
    case .remoteKeyboard: self = .remoteKeyboard
    case .none, .sheet, .fullScreen, .other: self = .other
    }
  }
}
