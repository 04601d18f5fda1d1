internal import InputAccessory
internal import KeyboardRules

/// What the world knows of the key over the number pad beside the ``DoneKey`` that decides: where it
/// was put, how it moves, and which windows there are.
struct LaidKey {
  /// A window that the key was put into.
  struct Window {
    var kind: KeyboardWindow.Kind
    /// What a script calls it; `nil` for the system's.
    var name: ElementID?
    /// Whether the system puts the keyboard there.
    var isKeyboards: Bool
  }

  var title = ""
  /// The inputs that want it; `nil` is every input. Their elements are marked.
  var inputs: [ElementID]?

  /// The windows, and whether those of the keyboard have come, and its view is in them.
  var windows = WindowList()
  var hasKeyboardWindow = false
  var isKeyboardInWindow = false

  /// Where the key is; `nil` while it is nowhere.
  var window: Window?
  /// How it slides; `nil` while it stands where it was sent.
  var slide: Motion?
  var slideStart = 0.0
  /// How the keyboard moves that carries a key in its view.
  var carrier: Motion?
  var carrierStart = 0.0
  /// When the keyboard set out last.
  var keyboardStart = 0.0
  /// Whether a finger went down on it and has not lifted yet.
  var isPressed = false

  /// Which setting this is, so that work put for another one is nothing to it.
  var generation: UInt32 = 0
  /// The number of the latest animation that is waited for, as the clock knows it.
  var waiting: UInt32 = 0
  /// The same as the key knows it.
  var number: UInt32 = 0
}
