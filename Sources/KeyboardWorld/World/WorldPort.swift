internal import InputAccessory

/// The world as the components in it see it: what stands around their windows, and who hears of them.
///
/// The keyboard is the key window's: what happens in another one does not move it (1.19).
final class WorldPort {
  @exclusivity(unchecked) private var world: WorldReference?

  /// Has calls go to `world` from now on, or nowhere.
  func connect(to world: World?) {
    self.world = world.map(WorldReference.init)
  }
}

extension WorldPort: FocusHost {
  var keyboardOrder: Handover.KeyboardOrder {
    world?.with { $0.profile.keyboardOrder } ?? Handover.KeyboardOrder()
  }

  func focusScope(_ scope: FocusScope, showKeyboardFor input: InputModel) {
    guard let world else { return }
    world.with {
      if $0.hasScrollViews { return $0.showKeyboard(for: input, in: scope) }
      guard scope === $0.scope else { return $0.returnBarToKeyWindow() }
      $0.showKeyboard(for: input)
    }
  }

  func focusScope(_ scope: FocusScope, hideKeyboardAfter input: InputModel, isDeferred: Bool) {
    guard let world else { return }
    world.with {
      guard scope === $0.scope else { return $0.returnBarToKeyWindow() }
      $0.hideKeyboard(isDeferred: isDeferred)
    }
  }

  func focusScope(_ scope: FocusScope, reloadInputViewsOf input: InputModel) {
    guard let world else { return }
    world.with { if scope === $0.scope { $0.showKeyboard(for: input, because: .reload) } }
  }

  func focusScope(_ scope: FocusScope, inputAfter input: InputModel) -> (any TextInput)? {
    world?.with { $0.input(nextTo: input, forward: true) }
  }
}

extension WorldPort: ComponentMonitor {
  func input(_ input: InputModel, didSend event: ControlEvents) {
    let name: TraceName
    switch event {
    case .primaryActionTriggered: name = .primaryActionTriggered
    case .editingDidBegin: name = .editingDidBegin
    case .editingChanged: name = .editingChanged
    case .editingDidEnd: name = .editingDidEnd
    case .editingDidEndOnExit: name = .editingDidEndOnExit
    default: return
    }
    world?.with { $0.record(name, of: $0.id(of: input)) }
  }

  func inputDidSetText(_ input: InputModel) {
    world?.with { $0.record(.setText, of: $0.id(of: input), .text(input.text)) }
  }

  func toolbar(
    _ toolbar: AccessoryToolbar, didFinish action: ToolbarAction, as outcome: ActionOutcome
  ) {
    world?.with {
      $0.state.lastOutcome = outcome
      $0.record(.outcome, of: $0.id(of: toolbar), .outcome(action, outcome))
    }
  }
}
