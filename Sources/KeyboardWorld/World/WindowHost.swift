internal import InputAccessory

/// The world as the scope of its window sees it.
final class WindowHost: FocusHost {
  private let world: WorldReference

  init(world: World) {
    self.world = WorldReference(world)
  }

  var keyboardOrder: Handover.KeyboardOrder { world.with { $0.state.keyboardOrder } }

  func focusScope(_ scope: FocusScope, showKeyboardFor input: InputModel) {
    world.with { $0.showKeyboard(for: input) }
  }

  func focusScope(
    _ scope: FocusScope, hideKeyboardAfter input: InputModel, isDeferred: Bool
  ) {
    world.with { $0.hideKeyboard(isDeferred: isDeferred) }
  }

  func focusScope(_ scope: FocusScope, reloadInputViewsOf input: InputModel) {
    world.with { $0.showKeyboard(for: input) }
  }

  func focusScope(_ scope: FocusScope, inputAfter input: InputModel) -> (any TextInput)? {
    world.with { $0.input(after: input) }
  }
}
