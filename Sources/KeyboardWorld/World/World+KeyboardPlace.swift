internal import InputAccessory
internal import KeyboardRules

// Where the keyboard belongs, and where it was announced to stand.

/// How and where the keyboard stands.
struct KeyboardStand {
  var stance: SystemKeyboard.Stance
  /// On the screen.
  var frame: Rect
}

extension World {
  /// How the keyboard stands for an input; what stands on it is noted.
  func keyboardPlace(for input: InputModel) -> KeyboardStand {
    var accessoryHeight = 0.0
    if let accessory = input.shownAccessory, accessory.isEnabled {
      accessoryHeight = accessory.height
    }
    let keys = profile.geometry.height(
      for: input.keyboardType, in: state.orientation,
      suggests: input.state.autocorrects && !input.state.isSecure)
    state.accessoryHeight = accessoryHeight
    state.keyboardHeight = keys.total + accessoryHeight
    if hasPanels, let panel = panel(of: input) { return place(of: panel) }
    guard !state.hasHardwareKeyboard else { return placeBesideHardwareKeyboard }
    switch state.keyboardPlace {
    case .docked:
      return KeyboardStand(
        stance: .docked,
        frame: profile.geometry.frame(ofHeight: state.keyboardHeight, in: state.orientation))
    case .floating:
      let frame = profile.geometry.floatingFrame(
        accessoryHeight: accessoryHeight, in: state.orientation)
      return KeyboardStand(stance: .undocked, frame: frame)
    case .split:
      let frame = profile.geometry.splitFrame(
        ofHeight: state.keyboardHeight, in: state.orientation)
      return KeyboardStand(stance: .undocked, frame: frame)
    }
  }

  /// A panel stands in the dock, as high as it was said to be, the safe area at its bottom included
  /// (chosen), whether a hardware keyboard is there or not, and wherever the system's own keyboard is.
  private func place(of panel: Element) -> KeyboardStand {
    state.keyboardHeight = panel.height + state.accessoryHeight
    return KeyboardStand(
      stance: .docked,
      frame: profile.geometry.frame(ofHeight: state.keyboardHeight, in: state.orientation))
  }

  /// With a hardware keyboard the keys stay below, and what stood on them stands on the edge (3.15).
  private var placeBesideHardwareKeyboard: KeyboardStand {
    guard state.accessoryHeight > 0 else {
      return KeyboardStand(stance: .down, frame: restFrame)
    }
    return KeyboardStand(
      stance: .accessoryAlone,
      frame: profile.geometry.frame(ofHeight: heightOfAccessoryAlone, in: state.orientation))
  }

  /// How high an accessory without keys stands, the safe area beneath it included.
  private var heightOfAccessoryAlone: Double {
    state.accessoryHeight > 0
      ? state.accessoryHeight + profile.device.bottomSafeArea(in: state.orientation) : 0
  }

  /// Where the keyboard rests below the screen, as high as it was last (4.4).
  var restFrame: Rect {
    profile.geometry.frame(ofHeight: state.keyboardHeight, in: state.orientation, isShown: false)
  }

  /// Has the keyboard stand for an input at once, without a word.
  func placeKeyboard(for input: InputModel) {
    let place = keyboardPlace(for: input)
    state.keyboard.stand(place.stance, at: place.frame)
  }

  /// Where a hide has the keyboard end (4.4, 3.25, 3.26).
  var hideEnd: Rect {
    switch profile.system.hideEndHeight {
    case .unchanged: restFrame
    case .accessory:
      profile.geometry.frame(
        ofHeight: state.accessoryHeight, in: state.orientation, isShown: false)
    case .zero: profile.geometry.frame(ofHeight: 0, in: state.orientation, isShown: false)
    }
  }

  /// A frame of a notification as the interface sees it: turned until iOS 7 in landscape (4.2).
  func interfaceFrame(of frame: Rect) -> Rect {
    profile.geometry.interfaceFrame(ofScreenFrame: frame, in: state.orientation)
  }

  // MARK: What was announced

  /// Where the keyboard stands by what was announced last, or where a finger holds it, as
  /// notifications have it.
  var keyboardFrame: Rect { heldKeyboardFrame ?? announcedFrame }

  /// Where the keyboard stands by what was announced last, as notifications have it.
  var announcedFrame: Rect {
    guard state.followsPosts else { return state.keyboard.frame }
    return profile.geometry.screenFrame(
      ofInterfaceFrame: state.announced.frame, in: state.orientation)
  }

  /// Whether the keyboard is to be seen in its dock, by what was announced last.
  var isKeyboardVisible: Bool {
    state.followsPosts ? state.announced.isVisible : state.keyboard.stance == .docked
  }

  /// Announces a notification that the system keyboard has no part in.
  func post(_ post: KeyboardPost) {
    let last = keyboardFrame
    let change = KeyboardChange(
      begin: post.begin ?? last, end: post.end ?? last, duration: post.duration, curve: post.curve,
      isLocal: post.isLocal)
    var tracker = state.followsPosts ? state.announced : trackerOfSystemKeyboard
    tracker.accessoryHeight = state.keyboardServesInput ? heightOfAccessoryAlone : 0
    let isFollowed = tracker.handle(
      post.notice, seen(change), appIsActive: !state.isInBackground)
    if isFollowed {
      state.announced = tracker
      state.followsPosts = true
      state.keyboard.postedFrame = announcedFrame
    }
    announce(
      post.notice.name, change, keptAs: isTracing ? trace.keepAside(change) : 0,
      isFollowed: isFollowed)
    if isFollowed { keyboardWasAnnounced(change) }
  }

  /// A tracker that heard what the system keyboard announced last.
  private var trackerOfSystemKeyboard: KeyboardTracker {
    let keyboard = state.keyboard
    let change = seen(keyboard.change)
    var tracker = KeyboardTracker(screen: screen)
    tracker.handle(keyboard.isShown ? .willShow : .willHide, change)
    if !keyboard.isMoving { tracker.handle(keyboard.isShown ? .didShow : .didHide, change) }
    return tracker
  }

  /// Has the tracker hear what the system keyboard announces.
  ///
  /// - Returns: Whether it was followed.
  func follow(_ name: TraceName, _ change: KeyboardChange) -> Bool {
    guard let notice = KeyboardNotice(name) else { return false }
    state.announced.accessoryHeight = state.keyboardServesInput ? heightOfAccessoryAlone : 0
    let isFollowed = state.announced.handle(notice, seen(change))
    if isFollowed { state.keyboard.postedFrame = nil }
    return isFollowed
  }

  /// A change with its frames as the interface sees them.
  @inline(__always)
  func seen(_ change: KeyboardChange) -> KeyboardChange {
    guard state.orientation == .landscape, !profile.system.rotatesScreen else { return change }
    var change = change
    change.begin = interfaceFrame(of: change.begin)
    change.end = interfaceFrame(of: change.end)
    return change
  }
}
