internal import InputAccessory

/// A delegate that answers as the script said and puts what it hears into the trace.
final class ScriptDelegate {
  private let world: WorldReference

  init(world: World) {
    self.world = WorldReference(world)
  }

  private func id(_ input: InputModel) -> ElementID {
    ElementID(rawValue: Int32(truncatingIfNeeded: input.id))
  }
}

extension ScriptDelegate: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    world.with { $0.ask(.shouldBeginEditing, of: id(textField)) }
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    world.with { $0.record(.didBeginEditing, of: id(textField)) }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    world.with { $0.askShouldChange(range, string, of: id(textField)) }
  }

  func textFieldDidChange(_ textField: TextField) {
    world.with { $0.record(.didChange, of: id(textField)) }
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    world.with { $0.record(.didChangeSelection, of: id(textField)) }
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    world.with { $0.ask(.shouldClear, of: id(textField)) }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    world.with { $0.ask(.shouldReturn, of: id(textField)) }
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    world.with { $0.ask(.shouldEndEditing, of: id(textField)) }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    world.with { $0.record(.didEndEditing, of: id(textField)) }
  }
}

extension ScriptDelegate: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    world.with { $0.ask(.shouldBeginEditing, of: id(textView)) }
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    world.with { $0.record(.didBeginEditing, of: id(textView)) }
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    world.with { $0.askShouldChange(range, text, of: id(textView)) }
  }

  func textViewDidChange(_ textView: TextView) {
    world.with { $0.record(.didChange, of: id(textView)) }
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    world.with { $0.record(.didChangeSelection, of: id(textView)) }
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    world.with { $0.ask(.shouldEndEditing, of: id(textView)) }
  }

  func textViewDidEndEditing(_ textView: TextView) {
    world.with { $0.record(.didEndEditing, of: id(textView)) }
  }
}

extension ScriptDelegate: AccessoryToolbarDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    world.with { $0.askShouldPerform(action, of: toolbar, on: input) }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    world.with { $0.record(.didTapDone, of: $0.id(of: toolbar)) }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    world.with { $0.record(.didTapCancel, of: $0.id(of: toolbar)) }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    world.with {
      guard let from = $0.id(of: input), let to = $0.id(of: target) else { return }
      $0.record(.didMove, of: $0.id(of: toolbar), .move(from: from, to: to))
    }
  }

  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    world.with { $0.record(.didTapItem, of: $0.id(of: toolbar), .item(id)) }
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    world.with { $0.record(.didSubmit, of: $0.id(of: toolbar)) }
  }
}
