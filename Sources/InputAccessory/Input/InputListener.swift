/// The delegate that was set when an event began; it hears the whole of it and lives as long.
enum InputListener {
  case nobody
  case field(any TextFieldDelegate)
  case view(any TextViewDelegate)

  func shouldBeginEditing(_ input: InputModel) -> Bool {
    switch self {
    case .nobody: true
    case .field(let delegate): delegate.textFieldShouldBeginEditing(Self.field(input))
    case .view(let delegate): delegate.textViewShouldBeginEditing(Self.view(input))
    }
  }

  func didBeginEditing(_ input: InputModel) {
    switch self {
    case .nobody: break
    case .field(let delegate): delegate.textFieldDidBeginEditing(Self.field(input))
    case .view(let delegate): delegate.textViewDidBeginEditing(Self.view(input))
    }
  }

  func shouldChange(_ input: InputModel, _ range: Range<Int>, _ text: String) -> Bool {
    switch self {
    case .nobody: true
    case .field(let delegate):
      delegate.textField(
        Self.field(input), shouldChangeCharactersIn: range, replacementString: text)
    case .view(let delegate):
      delegate.textView(Self.view(input), shouldChangeTextIn: range, replacementText: text)
    }
  }

  func didChange(_ input: InputModel) {
    switch self {
    case .nobody: break
    case .field(let delegate): delegate.textFieldDidChange(Self.field(input))
    case .view(let delegate): delegate.textViewDidChange(Self.view(input))
    }
  }

  func didChangeSelection(_ input: InputModel) {
    switch self {
    case .nobody: break
    case .field(let delegate): delegate.textFieldDidChangeSelection(Self.field(input))
    case .view(let delegate): delegate.textViewDidChangeSelection(Self.view(input))
    }
  }

  func shouldClear(_ input: InputModel) -> Bool {
    if case .field(let delegate) = self {
      delegate.textFieldShouldClear(Self.field(input))
    } else {
      true
    }
  }

  func shouldReturn(_ input: InputModel) -> Bool {
    if case .field(let delegate) = self {
      delegate.textFieldShouldReturn(Self.field(input))
    } else {
      true
    }
  }

  func shouldEndEditing(_ input: InputModel) -> Bool {
    switch self {
    case .nobody: true
    case .field(let delegate): delegate.textFieldShouldEndEditing(Self.field(input))
    case .view(let delegate): delegate.textViewShouldEndEditing(Self.view(input))
    }
  }

  func didEndEditing(_ input: InputModel) {
    switch self {
    case .nobody: break
    case .field(let delegate): delegate.textFieldDidEndEditing(Self.field(input))
    case .view(let delegate): delegate.textViewDidEndEditing(Self.view(input))
    }
  }

  // A field's listener is only ever made by the field, a view's by the view.
  private static func field(_ input: InputModel) -> TextField {
    unsafeDowncast(input, to: TextField.self)
  }

  private static func view(_ input: InputModel) -> TextView {
    unsafeDowncast(input, to: TextView.self)
  }
}
