internal import InputAccessory

extension StageEvent {
  /// Whose doing an event is, as far as it matters to whether it can be done.
  enum Actor {
    /// A key, or a press that stands for one, that a script asks the outcome of.
    case keyWithOutcome
    /// Any other key, and what an input method or the edit menu does with the text.
    case key
    /// A finger, on a bar or anywhere.
    case finger
    /// Code, the system, or the clock.
    case other
  }

  /// Whose doing it is.
  var actor: Actor {
    switch self {
    case .returnKey, .tab, .clear: .keyWithOutcome
    case .key(let press): press.isTab ? .keyWithOutcome : .key
    case .type, .paste, .delete, .cut, .select, .selectAll, .caret, .undo, .redo, .compose, .commit,
      .suggest:
      .key
    case .tap, .tapDoneKey, .touch, .touchPoint, .press, .move, .lift, .drag: .finger
    case .device, .system, .locale, .declare, .answer, .react, .doneKey, .avoid, .touchDismiss,
      .focus, .focusLast, .endEditing, .replace, .set, .setItem, .insert, .remove, .drop, .reload,
      .background, .foreground, .post, .rotate, .hardwareKeyboard, .keyboard, .reduceMotion,
      .present, .dismiss, .keyWindow, .turn, .advance, .settle, .clock:
      .other
    }
  }
}
