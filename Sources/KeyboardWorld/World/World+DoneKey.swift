internal import InputAccessory
internal import KeyboardRules

// The key laid over the number pad's empty corner: how it is set, read, pressed and tapped.

extension World {
  // MARK: Setting

  /// Has a key be laid over the pad of every input that wants one, or none any more.
  func setDoneKey(_ setting: DoneKeySetting?) throws(StageError) {
    for id in setting?.inputs ?? [] { _ = try input(id) }
    let wasThere = doneKey.frame != nil
    for id in laidKey.inputs ?? [] { element(id)?.wantsDoneKey = false }
    for id in setting?.inputs ?? [] { element(id)?.wantsDoneKey = true }
    let isWatching = hasDoneKey
    hasDoneKey = setting != nil
    if hasDoneKey, !isWatching { findKeyboardView() }
    doneKey = DoneKey(plan: setting?.plan ?? .corrected)
    laidKey.title = setting?.title ?? ""
    laidKey.inputs = setting?.inputs
    laidKey.window = nil
    laidKey.slide = nil
    laidKey.carrier = nil
    laidKey.isPressed = false
    laidKey.generation &+= 1
    let generation = laidKey.generation
    if wasThere { record(.detach, of: .doneKey) }
    guard hasDoneKey, laidKey.generation == generation else { return }
    takeDoneKeyAnew()
  }

  /// Sets a property of the key: another title is shown at once; for other inputs it is laid anew.
  func setOfDoneKey(_ property: Property, to value: PropertyValue) throws(StageError) {
    guard hasDoneKey else {
      throw StageError("there is no done key; lay one over the pad first, with 'done-key'")
    }
    switch (property, value) {
    case (.title, .text(let title)): laidKey.title = title
    case (.boundTo, .elements(let inputs)):
      var setting = DoneKeySetting()
      setting.title = laidKey.title
      setting.inputs = inputs
      setting.plan = doneKey.plan
      try setDoneKey(setting)
    default: throw StageError("the done key has no '\(property.rawValue)' to set to this")
    }
  }

  // MARK: Reading

  /// Reads a property of the key; `nil` where it has none of that name.
  func valueOfDoneKey(_ property: Property) -> PropertyValue? {
    switch property {
    case .title: .text(laidKey.title)
    case .frame: doneKeyFrame.map(PropertyValue.rect) ?? PropertyValue.none
    case .boundTo: inputsOfDoneKey
    case .pressed: .flag(isDoneKeyPressed)
    case .visible: .flag(isDoneKeyVisible)
    case .window:
      if let window = laidKey.window {
        window.name.map { .elements([$0]) } ?? .word(window.kind.word)
      } else {
        PropertyValue.none
      }
    default: nil
    }
  }

  private var inputsOfDoneKey: PropertyValue {
    guard hasDoneKey else { return .elements([]) }
    guard let inputs = laidKey.inputs else { return .everyInput }
    return .elements(inputs.filter { element($0)?.input != nil })
  }

  /// Where the key stands on the screen at this moment; `nil` while it is not attached.
  var doneKeyFrame: Rect? {
    guard let frame = doneKey.frame else { return nil }
    guard !doneKey.plan.placement.isWindow else {
      return laidKey.slide?.rect(after: state.clock.time - laidKey.slideStart) ?? frame
    }
    let keyboard =
      laidKey.carrier?.rect(after: state.clock.time - laidKey.carrierStart)
      ?? interfaceFrame(of: keyboardFrame)
    var top = keyboard.minY + frame.minY
    if case .keyboard = doneKey.plan.placement {
      let keys = profile.geometry.height(for: state.keyboardType, in: state.orientation)
      top += state.accessoryHeight + keys.suggestionBar
    }
    return Rect(
      x: keyboard.minX + frame.minX, y: top, width: frame.size.width, height: frame.size.height)
  }

  /// Whether the key is to be seen: on the screen, and in a window that the keyboard is not in front
  /// of. Up to iOS 8 an alert's window is in front of the keyboard, later it is beneath (5.6).
  var isDoneKeyVisible: Bool {
    guard let window = laidKey.window, !state.isInBackground, let frame = doneKeyFrame else {
      return false
    }
    let isInFront =
      window.isKeyboards && laidKey.isKeyboardInWindow
      || window.kind == .alert && profile.system.version <= 8
    return isInFront && frame.minY < screen.maxY && frame.maxY > screen.minY
      && frame.minX < screen.maxX && frame.maxX > screen.minX
  }

  // MARK: Touches

  /// Whether a finger on a point of the screen is on the key.
  func doneKeyContains(_ point: Point) -> Bool {
    guard hasDoneKey, isDoneKeyVisible, let frame = doneKeyFrame else { return false }
    return frame.contains(point)
  }

  /// Whether a finger holds the key down, near enough that a lift taps it.
  private var isDoneKeyPressed: Bool {
    guard laidKey.isPressed, let finger = touches.finger, let frame = doneKeyFrame else {
      return false
    }
    return takesLift(frame, of: finger)
  }

  /// Has a finger go down on the key.
  func pressDoneKey() {
    laidKey.isPressed = laidKey.window != nil
  }

  /// Has the finger go that held the key down; one that is still on it taps it.
  func liftDoneKey(inside isInside: Bool) {
    guard laidKey.isPressed else { return }
    laidKey.isPressed = false
    if isInside { tapDoneKey() }
  }

  /// Has the key act: it ends editing in the whole window by force, as article 003 has it.
  func tapDoneKey() {
    let endsEditing: Bool
    switch doneKey.state {
    case .attached, .sliding: endsEditing = isDoneKeyVisible && endEditing(force: true)
    case .absent, .waiting, .leaving: endsEditing = false
    }
    state.lastOutcome = endsEditing ? .done : .ignored
  }
}
