/// What an item of a toolbar does when it is tapped.
public enum ToolbarAction: Hashable, Sendable {
  /// Ends editing and keeps the text.
  case done
  /// Ends editing and treats the text as ``CancelPolicy`` says.
  case cancel
  /// Moves focus to the input before the current one.
  case previous
  /// Moves focus to the input after the current one.
  case next
  /// Empties the text and goes on editing.
  case clear
  /// Does what Done does and reports a submission.
  case submit
  /// Reports an item of the app's own, named by its id.
  case item(String)

  /// Reports a tap on the bar's title.
  public static let title = ToolbarAction.item("title")

  /// The action as a word: its name, or an own item's id. Scripts spell it so, and it is what a
  /// button without an accessibility identifier has for one.
  public var word: String {
    switch self {
    case .done: "done"
    case .cancel: "cancel"
    case .previous: "previous"
    case .next: "next"
    case .clear: "clear"
    case .submit: "submit"
    case .item(let id): id
    }
  }

  /// Whether the action ends the session by the rules of a contract.
  var endsEditing: Bool {
    switch self {
    case .done, .cancel: true
    case .previous, .next, .clear, .submit, .item: false
    }
  }
}
