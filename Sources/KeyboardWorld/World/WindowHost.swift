internal import InputAccessory

/// The world as the scope of its window sees it.
final class WindowHost: FocusHost {
  // The world owns the scope, which owns this.
  private unowned(unsafe) let world: World

  init(world: World) {
    self.world = world
  }

  var keyboardOrder: Handover.KeyboardOrder { world.state.keyboardOrder }

  func focusScope(_ scope: FocusScope, showKeyboardFor input: InputModel) {
    world.showKeyboard(for: input)
  }

  func focusScope(
    _ scope: FocusScope, hideKeyboardAfter input: InputModel, isDeferred: Bool
  ) {
    world.hideKeyboard(isDeferred: isDeferred)
  }

  func focusScope(_ scope: FocusScope, reloadInputViewsOf input: InputModel) {
    world.showKeyboard(for: input)
  }

  func focusScope(_ scope: FocusScope, inputAfter input: InputModel) -> (any TextInput)? {
    world.input(after: input)
  }
}
