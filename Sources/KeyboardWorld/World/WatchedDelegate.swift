internal import InputAccessory

/// An app's own delegate in a world: it decides, and what it is asked and told goes into the trace.
///
/// The world holds this object, and this object holds the delegate weakly, as an input does: once that
/// was freed, nobody is asked and nothing is in the trace.
final class WatchedDelegate<Target> {
  private let world: WorldReference
  private let target: () -> Target?

  init(_ world: World, _ target: @escaping () -> Target?) {
    self.world = WorldReference(world)
    self.target = target
  }

  /// Whether the delegate still lives.
  var isAlive: Bool { target() != nil }

  private func ask(
    _ question: TraceName, _ id: Int, _ arguments: (Bool) -> TraceEntry.Arguments = { .answer($0) },
    _ body: (Target) -> Bool
  ) -> Bool {
    guard let target = target() else { return true }
    let answer = watch { body(target) }
    world.with { $0.record(question, of: Self.id(id), arguments(answer)) }
    return answer
  }

  private func tell(
    _ news: TraceName, _ id: Int, _ arguments: TraceEntry.Arguments = .none,
    _ body: (Target) -> Void
  ) {
    guard let target = target() else { return }
    world.with { $0.record(news, of: Self.id(id), arguments) }
    watch { body(target) }
  }

  /// Notes, as of a script's reactions, that the delegate did something inside the call.
  private func watch<Result>(_ body: () -> Result) -> Result {
    let before = world.with { $0.trace.total }
    defer { world.with { if $0.trace.total != before { $0.state.reactionCount += 1 } } }
    return body()
  }

  private static func id(_ number: Int) -> ElementID {
    ElementID(rawValue: Int32(truncatingIfNeeded: number))
  }
}

extension WatchedDelegate: TextFieldDelegate where Target == any TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask(.shouldBeginEditing, textField.id) { $0.textFieldShouldBeginEditing(textField) }
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    tell(.didBeginEditing, textField.id) { $0.textFieldDidBeginEditing(textField) }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    ask(.shouldChange, textField.id, { .change(range, string, answer: $0) }) {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  func textFieldDidChange(_ textField: TextField) {
    tell(.didChange, textField.id) { $0.textFieldDidChange(textField) }
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    tell(.didChangeSelection, textField.id) { $0.textFieldDidChangeSelection(textField) }
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    ask(.shouldClear, textField.id) { $0.textFieldShouldClear(textField) }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    ask(.shouldReturn, textField.id) { $0.textFieldShouldReturn(textField) }
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask(.shouldEndEditing, textField.id) { $0.textFieldShouldEndEditing(textField) }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    tell(.didEndEditing, textField.id) { $0.textFieldDidEndEditing(textField) }
  }
}

extension WatchedDelegate: TextViewDelegate where Target == any TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    ask(.shouldBeginEditing, textView.id) { $0.textViewShouldBeginEditing(textView) }
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    tell(.didBeginEditing, textView.id) { $0.textViewDidBeginEditing(textView) }
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    ask(.shouldChange, textView.id, { .change(range, text, answer: $0) }) {
      $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  func textViewDidChange(_ textView: TextView) {
    tell(.didChange, textView.id) { $0.textViewDidChange(textView) }
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    tell(.didChangeSelection, textView.id) { $0.textViewDidChangeSelection(textView) }
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    ask(.shouldEndEditing, textView.id) { $0.textViewShouldEndEditing(textView) }
  }

  func textViewDidEndEditing(_ textView: TextView) {
    tell(.didEndEditing, textView.id) { $0.textViewDidEndEditing(textView) }
  }
}

extension WatchedDelegate: AccessoryToolbarDelegate where Target == any AccessoryToolbarDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    ask(.shouldPerform, toolbar.id, { .perform(action, answer: $0) }) {
      $0.accessoryToolbar(toolbar, shouldPerform: action, on: input)
    }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    tell(.didTapDone, toolbar.id) { $0.accessoryToolbar(toolbar, didTapDoneFor: input) }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    tell(.didTapCancel, toolbar.id) { $0.accessoryToolbar(toolbar, didTapCancelFor: input) }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    let ids = world.with { world in
      (world.id(of: input) ?? .window, world.id(of: target) ?? .window)
    }
    tell(.didMove, toolbar.id, .move(from: ids.0, to: ids.1)) {
      $0.accessoryToolbar(toolbar, didMoveFrom: input, to: target)
    }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    tell(.didTapItem, toolbar.id, .item(id)) {
      $0.accessoryToolbar(toolbar, didTapItem: id, for: input)
    }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    tell(.didSubmit, toolbar.id) { $0.accessoryToolbar(toolbar, didSubmit: input) }
  }
}
