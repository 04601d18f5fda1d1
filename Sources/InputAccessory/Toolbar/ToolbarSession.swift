/// An input's session with a toolbar.
struct ToolbarSession {
  /// The input, which is not kept alive.
  var reference: InputReference?
  /// The text that the session began with.
  var text = ""
  /// Tells the session from an earlier one of the same input.
  var number: UInt32 = 0
  var isOpen = false

  func isOf(_ input: any TextInput) -> Bool { reference?.refers(to: input) ?? false }
}
