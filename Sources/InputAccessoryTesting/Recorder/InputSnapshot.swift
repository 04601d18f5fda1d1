public import InputAccessory

/// How an input stood when something was called.
public struct InputSnapshot: Hashable, Sendable {
  /// The text, marked text included.
  public var text: String
  /// What was selected, in UTF-16 units.
  public var selection: Range<Int>
  /// What was being composed, in UTF-16 units; `nil` if nothing was.
  public var marked: Range<Int>?
  /// Whether keys went to the input.
  public var isFirstResponder: Bool

  /// Looks at `input`, which asks no delegate.
  public init(of input: any TextInput) {
    let state = input.editingState
    text = state.text
    selection = state.selection
    marked = state.marked
    isFirstResponder = input.isFirstResponder
  }
}
