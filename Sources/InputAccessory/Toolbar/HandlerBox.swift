/// Handlers as one more delegate of an action, which holds them at the cost of one reference.
final class HandlerBox: AccessoryToolbarDelegate {
  let handlers: ToolbarHandlers

  init(_ handlers: ToolbarHandlers) {
    self.handlers = handlers
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool { handlers.shouldPerform?(action, input) ?? true }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    handlers.didTapDone?(input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    handlers.didTapCancel?(input)
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    handlers.didMove?(input, target)
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    handlers.didTapItem?(id, input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    handlers.didSubmit?(input)
  }
}
