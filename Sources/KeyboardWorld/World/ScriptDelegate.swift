internal import InputAccessory

/// A delegate that answers as the script said and puts what it hears into the trace.
final class ScriptDelegate {
  // The world outlives its delegates: it owns them, and a call in progress belongs to it.
  private unowned(unsafe) let world: World

  init(world: World) {
    self.world = world
  }

  private func id(_ input: InputModel) -> ElementID {
    ElementID(rawValue: Int32(truncatingIfNeeded: input.id))
  }
}

extension ScriptDelegate: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    world.ask(.shouldBeginEditing, of: id(textField))
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    world.record(.didBeginEditing, of: id(textField))
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    world.askShouldChange(range, string, of: id(textField))
  }

  func textFieldDidChange(_ textField: TextField) {
    world.record(.didChange, of: id(textField))
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    world.record(.didChangeSelection, of: id(textField))
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    world.ask(.shouldClear, of: id(textField))
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    world.ask(.shouldReturn, of: id(textField))
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    world.ask(.shouldEndEditing, of: id(textField))
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    world.record(.didEndEditing, of: id(textField))
  }
}

extension ScriptDelegate: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    world.ask(.shouldBeginEditing, of: id(textView))
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    world.record(.didBeginEditing, of: id(textView))
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    world.askShouldChange(range, text, of: id(textView))
  }

  func textViewDidChange(_ textView: TextView) {
    world.record(.didChange, of: id(textView))
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    world.record(.didChangeSelection, of: id(textView))
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    world.ask(.shouldEndEditing, of: id(textView))
  }

  func textViewDidEndEditing(_ textView: TextView) {
    world.record(.didEndEditing, of: id(textView))
  }
}

extension ScriptDelegate: AccessoryToolbarDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    world.askShouldPerform(action, of: toolbar, on: input)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    world.record(.didTapDone, of: world.id(of: toolbar))
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    world.record(.didTapCancel, of: world.id(of: toolbar))
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    guard let from = world.id(of: input), let to = world.id(of: target) else { return }
    world.record(.didMove, of: world.id(of: toolbar), .move(from: from, to: to))
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    world.record(.didTapItem, of: world.id(of: toolbar), .item(id))
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    world.record(.didSubmit, of: world.id(of: toolbar))
  }
}
