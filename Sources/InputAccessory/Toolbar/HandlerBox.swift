/// Handlers behind one reference, so that an action holds them at the cost of one.
final class HandlerBox {
  let handlers: ToolbarHandlers

  init(_ handlers: ToolbarHandlers) {
    self.handlers = handlers
  }

  func allow(_ action: ToolbarAction, on input: any TextInput) -> Bool {
    handlers.shouldPerform?(action, input) ?? true
  }

  func report(_ action: ToolbarAction, of input: any TextInput, movedTo target: (any TextInput)?) {
    handlers.report(action, of: input, movedTo: target)
  }
}
