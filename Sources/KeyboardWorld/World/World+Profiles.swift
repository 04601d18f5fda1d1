internal import InputAccessory
internal import KeyboardRules

// Which device and system the world has.

extension World {
  /// Has a device and a system that were named become the world's own.
  ///
  /// - Throws: where they never existed together, and where the keyboard is up: it would be another
  ///   device's.
  public func prepare() throws(StageError) {
    if !profile.isProfileChosen { try chooseProfile() }
  }

  private func chooseProfile() throws(StageError) {
    guard state.keyboard.stance == .down else {
      throw StageError(
        "the keyboard is up; name the device and the system before anything has focus")
    }
    let pair: (device: DeviceProfile, system: SystemProfile)
    do throws(ProfileError) {
      pair = try ProfileChoice.resolve(device: profile.deviceName, system: profile.systemName)
    } catch {
      throw StageError(error.description)
    }
    noteStructure()
    profile.isProfileChosen = true
    profile.device = pair.device
    profile.system = pair.system
    profile.geometry = KeyboardGeometry(device: pair.device, system: pair.system)
    profile.keyboardOrder = Handover.KeyboardOrder(pair.system)
    for case let element? in elements { element.input?.state.policies = editingPolicies }
    state.announced.screen = screen
    fitBars()
    state.keyboard = SystemKeyboard(
      restingAt: profile.geometry.frame(for: .default, in: state.orientation, isShown: false))
    state.keyboardHeight = 0
    state.followsPosts = false
    if hasDoneKey {
      findKeyboardView()
      takeDoneKeyAnew()
    }
  }
}

extension World {
  /// How the system has inputs compose (2.15, 2.28).
  var editingPolicies: EditingPolicies {
    var policies = EditingPolicies()
    policies.compositionBackspace = profile.system.compositionBackspace
    policies.compositionAsksShouldChange = profile.system.compositionAsksShouldChange
    return policies
  }
}

extension Handover.KeyboardOrder {
  /// Where a system puts the keyboard's news (3.6, 3.24).
  init(_ system: SystemProfile) {
    self.init(
      hidesBeforeDidEnd: system.endOrder == .keyboardFirst,
      showsBeforeDidBeginOfField: system.fieldBeginOrder == .keyboardFirst,
      showsBeforeDidBeginOfTextView: system.textViewBeginOrder == .keyboardFirst)
  }
}
