public import InputAccessory
public import KeyboardWorld

// Inputs of kinds of one's own.

extension Recorder {
  /// Records a question of an input that is no model.
  ///
  /// - Parameters:
  ///   - question: What the input asks; a name that is no question is recorded as news.
  ///   - input: The input.
  /// - Returns: The answer set for it; yes without one.
  public func ask(_ question: TraceName, of input: any TextInput) -> Bool {
    guard question.isQuestion else {
      tell(question, of: input)
      return true
    }
    return ask(question, by: subject(of: input), about: input, { .answer($0) })
  }

  /// Records the question whether a text may take the place of a range, of an input that is no model.
  ///
  /// - Returns: The answer set for it; yes without one.
  public func askShouldChange(_ range: Range<Int>, _ text: String, of input: any TextInput) -> Bool
  {
    ask(.shouldChange, by: subject(of: input), about: input, { .change(range, text, answer: $0) })
  }

  /// Records news of an input that is no model.
  public func tell(_ news: TraceName, of input: any TextInput) {
    note(news, by: subject(of: input), about: input)
  }
}

extension Recorder: TextFieldDelegate {
  /// Records the question.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask(.shouldBeginEditing, of: textField) { $0.textFieldShouldBeginEditing(textField) }
  }

  /// Records the news.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    note(.didBeginEditing, of: textField) { $0.textFieldDidBeginEditing(textField) }
  }

  /// Records the question.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    ask(.shouldChange, of: textField, { .change(range, string, answer: $0) }) {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Records the news.
  public func textFieldDidChange(_ textField: TextField) {
    note(.didChange, of: textField) { $0.textFieldDidChange(textField) }
  }

  /// Records the news.
  public func textFieldDidChangeSelection(_ textField: TextField) {
    note(.didChangeSelection, of: textField) { $0.textFieldDidChangeSelection(textField) }
  }

  /// Records the question.
  public func textFieldShouldClear(_ textField: TextField) -> Bool {
    ask(.shouldClear, of: textField) { $0.textFieldShouldClear(textField) }
  }

  /// Records the question.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    ask(.shouldReturn, of: textField) { $0.textFieldShouldReturn(textField) }
  }

  /// Records the question.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask(.shouldEndEditing, of: textField) { $0.textFieldShouldEndEditing(textField) }
  }

  /// Records the news.
  public func textFieldDidEndEditing(_ textField: TextField) {
    note(.didEndEditing, of: textField) { $0.textFieldDidEndEditing(textField) }
  }

  private func ask(
    _ question: TraceName, of field: TextField,
    _ arguments: (Bool) -> TraceEntry.Arguments = { .answer($0) },
    _ call: (any TextFieldDelegate) -> Bool
  ) -> Bool {
    let delegate = known(field)?.fieldDelegate
    return ask(
      question, by: subject(of: field), about: field, arguments, of: { delegate.map(call) })
  }

  private func note(
    _ news: TraceName, of field: TextField, _ call: (any TextFieldDelegate) -> Void
  ) {
    let delegate = known(field)?.fieldDelegate
    note(news, by: subject(of: field), about: field, to: { delegate.map(call) })
  }
}

extension Recorder: TextViewDelegate {
  /// Records the question.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    ask(.shouldBeginEditing, of: textView) { $0.textViewShouldBeginEditing(textView) }
  }

  /// Records the news.
  public func textViewDidBeginEditing(_ textView: TextView) {
    note(.didBeginEditing, of: textView) { $0.textViewDidBeginEditing(textView) }
  }

  /// Records the question.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    ask(.shouldChange, of: textView, { .change(range, text, answer: $0) }) {
      $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Records the news.
  public func textViewDidChange(_ textView: TextView) {
    note(.didChange, of: textView) { $0.textViewDidChange(textView) }
  }

  /// Records the news.
  public func textViewDidChangeSelection(_ textView: TextView) {
    note(.didChangeSelection, of: textView) { $0.textViewDidChangeSelection(textView) }
  }

  /// Records the question.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    ask(.shouldEndEditing, of: textView) { $0.textViewShouldEndEditing(textView) }
  }

  /// Records the news.
  public func textViewDidEndEditing(_ textView: TextView) {
    note(.didEndEditing, of: textView) { $0.textViewDidEndEditing(textView) }
  }

  private func ask(
    _ question: TraceName, of view: TextView,
    _ arguments: (Bool) -> TraceEntry.Arguments = { .answer($0) },
    _ call: (any TextViewDelegate) -> Bool
  ) -> Bool {
    let delegate = known(view)?.viewDelegate
    return ask(
      question, by: subject(of: view), about: view, arguments, of: { delegate.map(call) })
  }

  private func note(_ news: TraceName, of view: TextView, _ call: (any TextViewDelegate) -> Void) {
    let delegate = known(view)?.viewDelegate
    note(news, by: subject(of: view), about: view, to: { delegate.map(call) })
  }
}
