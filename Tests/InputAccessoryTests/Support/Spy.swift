import InputAccessory

/// Hears everything, answers yes unless told otherwise, and does what a test wants done meanwhile.
///
/// An entry is named after who speaks and what it says: `A.shouldEnd`, `bar.didTapDone A`.
final class Spy {
  private(set) var entries: [String] = []
  /// The names of the questions that are answered no.
  var refused: Set<String> = []
  private var once: [String: () -> Void] = [:]
  private var always: [String: () -> Void] = [:]
  private var texts: [String: String] = [:]

  /// Does `action` the next time that `name` is heard.
  func react(to name: String, _ action: @escaping () -> Void) {
    once[name] = action
  }

  /// Does `action` every time that `name` is heard.
  func reactAlways(to name: String, _ action: @escaping () -> Void) {
    always[name] = action
  }

  /// Does nothing of its own any more, which frees what the actions held.
  func forgetReactions() {
    once.removeAll()
    always.removeAll()
  }

  /// The input's text when `name` was heard last.
  func text(at name: String) -> String? { texts[name] }

  /// How often `name` was heard.
  func count(_ name: String) -> Int { entries.count { $0 == name } }

  func forgetEntries() {
    entries.removeAll()
  }

  /// The entries since the last call.
  func takeEntries() -> [String] {
    defer { entries.removeAll() }
    return entries
  }

  @discardableResult
  func hear(_ name: String, detail: String = "", text: String? = nil) -> Bool {
    entries.append(detail.isEmpty ? name : "\(name) \(detail)")
    texts[name] = text
    once.removeValue(forKey: name)?()
    always[name]?()
    return !refused.contains(name)
  }
}

extension InputModel {
  /// A to Z by the input's number.
  var name: String { String(UnicodeScalar(UInt8(65 + id))) }
}

extension TextInput {
  var name: String { (self as? InputModel)?.name ?? "stub" }
}

extension Spy: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    hear("\(textField.name).shouldBegin", text: textField.text)
  }
  func textFieldDidBeginEditing(_ textField: TextField) {
    hear("\(textField.name).didBegin", text: textField.text)
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    hear("\(textField.name).shouldChange", detail: "\(range) '\(string)'", text: textField.text)
  }
  func textFieldDidChange(_ textField: TextField) {
    hear("\(textField.name).didChange", text: textField.text)
  }
  func textFieldDidChangeSelection(_ textField: TextField) {
    hear("\(textField.name).didSelect", text: textField.text)
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool {
    hear("\(textField.name).shouldClear", text: textField.text)
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    hear("\(textField.name).shouldReturn", text: textField.text)
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    hear("\(textField.name).shouldEnd", text: textField.text)
  }
  func textFieldDidEndEditing(_ textField: TextField) {
    hear("\(textField.name).didEnd", text: textField.text)
  }
}

extension Spy: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    hear("\(textView.name).shouldBegin", text: textView.text)
  }
  func textViewDidBeginEditing(_ textView: TextView) {
    hear("\(textView.name).didBegin", text: textView.text)
  }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    hear("\(textView.name).shouldChange", detail: "\(range) '\(text)'", text: textView.text)
  }
  func textViewDidChange(_ textView: TextView) {
    hear("\(textView.name).didChange", text: textView.text)
  }
  func textViewDidChangeSelection(_ textView: TextView) {
    hear("\(textView.name).didSelect", text: textView.text)
  }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    hear("\(textView.name).shouldEnd", text: textView.text)
  }
  func textViewDidEndEditing(_ textView: TextView) {
    hear("\(textView.name).didEnd", text: textView.text)
  }
}

extension Spy: AccessoryToolbarDelegate {
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, shouldPerform action: ToolbarAction, on input: any TextInput
  ) -> Bool {
    hear("bar.shouldPerform", text: input.currentText)
  }
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    hear("bar.didTapDone \(input.name)", text: input.currentText)
  }
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    hear("bar.didTapCancel \(input.name)", text: input.currentText)
  }
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didMoveFrom input: any TextInput, to target: any TextInput
  ) {
    hear("bar.didMove \(input.name) \(target.name)", text: input.currentText)
  }
  func accessoryToolbar(
    _ toolbar: AccessoryToolbar, didTapItem id: String, for input: any TextInput
  ) {
    hear("bar.didTapItem \(id) \(input.name)", text: input.currentText)
  }
  func accessoryToolbar(_ toolbar: AccessoryToolbar, didSubmit input: any TextInput) {
    hear("bar.didSubmit \(input.name)", text: input.currentText)
  }
}
