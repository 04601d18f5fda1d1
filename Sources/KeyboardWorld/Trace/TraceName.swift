/// The name of an entry, spelled as scripts spell it.
///
/// Questions are put to delegates, and their entries carry the answer. Numbers in brackets name facts
/// about UIKit.
public enum TraceName: UInt8, CaseIterable, Hashable, Sendable {
  // Questions and news of inputs.
  /// Whether an input may become first responder; asked when it is given focus.
  case shouldBeginEditing
  /// An input has become first responder.
  case didBeginEditing
  /// Whether a text may take the place of a range; with both, the range in UTF-16 units.
  case shouldChange
  /// The person has changed the text; a text set by program is not told so.
  case didChange
  /// The caret or the selection may have moved.
  case didChangeSelection
  /// Whether the clear button may empty the text.
  case shouldClear
  /// Whether a field's Return key may do what it does; a text view does not ask.
  case shouldReturn
  /// Whether an input may resign; an end by force does not ask.
  case shouldEndEditing
  /// An input has resigned, whatever made it.
  case didEndEditing
  /// A text was set by program; with the text as it is then.
  case setText

  // Control events.
  /// A field has begun editing; after its delegate's news of it.
  case editingDidBegin
  /// The person has changed a field's text.
  case editingChanged
  /// A field has ended editing; after its delegate's news of it.
  case editingDidEnd
  /// Return is about to end a field's editing; sent before it resigns (2.20).
  case editingDidEndOnExit
  /// Return was pressed in a field, and should-return allowed it (2.21).
  case primaryActionTriggered

  // Questions and news of toolbars.
  /// Whether a tapped item may act, asked before anything changes; with the item.
  case shouldPerform
  /// How a tap ended, as its last entry; with the item and the outcome's word.
  case outcome
  /// Done has ended a session.
  case didTapDone
  /// Cancel has ended a session, and the text is as the bar's policy leaves it.
  case didTapCancel
  /// Previous or Next has moved the focus; with the inputs it left and reached.
  case didMove
  /// Clear or one of the app's own items has acted; with its id.
  case didTapItem
  /// Submit has ended a session.
  case didSubmit

  // The keyboard.
  /// The keyboard is about to get another frame; before the show or hide it belongs to (3.4).
  case willChangeFrame
  /// The keyboard is about to appear, or to change while it is up; with frames and duration.
  case willShow
  /// The keyboard has the frame announced; once the animation is over.
  case didChangeFrame
  /// The keyboard has appeared.
  case didShow
  /// The keyboard is about to leave; with frames and duration.
  case willHide
  /// The keyboard has left.
  case didHide

  // What follows the keyboard.
  /// The root view moved out of the keyboard's way, or back.
  case move
  /// A scroll view's insets changed for the keyboard; one entry for each change of value.
  case inset
  /// A scroll view's offset changed; one entry for each change of value.
  case offset
  /// Dragging a scroll view put the keyboard away.
  case dismiss
  /// The Done key over the number pad was put into its window or view.
  case attach
  /// The Done key over the number pad began to move with the keyboard.
  case slide
  /// The Done key over the number pad was taken away.
  case detach
  /// A button was touched and sent its action.
  case action
  /// A view was told that a touch began; only where touches outside are watched for in that way.
  case touchesBegan
  /// A touch outside ended editing; one entry for each session. Spelled `touch-dismiss`.
  case touchDismiss

  // The window.
  /// A key that nobody took, as in `shift+left`.
  case key
  /// An event refused because calls were nested too deep; with that depth.
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
