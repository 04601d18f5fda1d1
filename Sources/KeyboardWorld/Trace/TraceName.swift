/// The name of an entry, spelled as scripts spell it.
public enum TraceName: UInt8, CaseIterable, Hashable, Sendable {
  // Questions and news of inputs.
  case shouldBeginEditing
  case didBeginEditing
  case shouldChange
  case didChange
  case didChangeSelection
  case shouldClear
  case shouldReturn
  case shouldEndEditing
  case didEndEditing
  case setText

  // Control events.
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  case editingDidEndOnExit
  case primaryActionTriggered

  // Questions and news of toolbars.
  case shouldPerform
  case outcome
  case didTapDone
  case didTapCancel
  case didMove
  case didTapItem
  case didSubmit

  // The keyboard.
  case willChangeFrame
  case willShow
  case didChangeFrame
  case didShow
  case willHide
  case didHide

  // What follows the keyboard.
  case move
  case inset
  case offset
  case dismiss
  case attach
  case slide
  case detach
  case action
  case touchDismiss

  // The window.
  case key
  case tooDeep

  /// The name's spelling in a script.
  public var word: String {
    self == .touchDismiss ? "touch-dismiss" : String(describing: self)
  }

  /// Whether the entry is a question, which prints with its answer.
  public var isQuestion: Bool {
    switch self {
    case .shouldBeginEditing, .shouldChange, .shouldClear, .shouldReturn, .shouldEndEditing,
      .shouldPerform:
      true
    default: false
    }
  }

  /// Whether the entry is news of the `did…` family, which `expect trace only` counts unasked.
  ///
  /// Selection changes are left out: they count only if named.
  public var isNews: Bool {
    switch self {
    case .didBeginEditing, .didChange, .didEndEditing, .didTapDone, .didTapCancel, .didMove,
      .didTapItem, .didSubmit, .didShow, .didHide, .didChangeFrame:
      true
    default: false
    }
  }
}
