public import InputAccessory
internal import KeyboardWorld

extension Recorder: DoneCancelToolbarDelegate {
  /// Records the question.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    let delegate = known(toolbar)?.barDelegate
    return ask(
      .shouldPerform, by: subject(of: toolbar), about: input, action: action,
      { .perform(action, answer: $0) },
      of: { delegate?.accessoryToolbar(toolbar, shouldPerform: action, on: input) })
  }

  /// Records the news.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    note(.didTapDone, of: toolbar, about: input) {
      $0.accessoryToolbar(toolbar, didTapDoneFor: input)
    }
  }

  /// Records the news.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    note(.didTapCancel, of: toolbar, about: input) {
      $0.accessoryToolbar(toolbar, didTapCancelFor: input)
    }
  }

  /// Records the news.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    let move = TraceEntry.Arguments.move(from: subject(of: input), to: subject(of: target))
    note(.didMove, of: toolbar, about: target, move) {
      $0.accessoryToolbar(toolbar, didMoveFrom: input, to: target)
    }
  }

  /// Records the news.
  public func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    note(.didTapItem, of: toolbar, about: input, .item(id)) {
      $0.accessoryToolbar(toolbar, didTapItem: id, for: input)
    }
  }

  /// Records the news.
  public func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    note(.didSubmit, of: toolbar, about: input) { $0.accessoryToolbar(toolbar, didSubmit: input) }
  }

  private func note(
    _ news: TraceName, of toolbar: AccessoryToolbar, about input: any TextInput,
    _ arguments: TraceEntry.Arguments = .none, _ call: (any AccessoryToolbarDelegate) -> Void
  ) {
    let delegate = known(toolbar)?.barDelegate
    note(
      news, by: subject(of: toolbar), about: input, arguments, to: { delegate.map(call) })
  }
}
