// The bare class that the bounds are measured against: the original component written plainly, with
// a weak delegate, one field, `String` text, no world and no trace.

protocol BareFieldDelegate: AnyObject {
  func bareField(_ field: BareField, shouldChange range: Range<Int>, with text: String) -> Bool
}

protocol BareToolbarDelegate: AnyObject {
  func bareToolbar(_ toolbar: BareToolbar, didTapDone field: BareField)
  func bareToolbar(_ toolbar: BareToolbar, didTapCancel field: BareField)
}

final class BareWindow {
  fileprivate(set) var firstResponder: BareField?
}

final class BareField {
  var text = ""
  weak var delegate: (any BareFieldDelegate)?
  var accessory: BareToolbar?
  private unowned let window: BareWindow

  init(window: BareWindow) {
    self.window = window
  }

  var isFirstResponder: Bool { window.firstResponder === self }

  @discardableResult func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    window.firstResponder?.resignFirstResponder()
    window.firstResponder = self
    return true
  }

  @discardableResult func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  func insert(_ new: String) {
    guard isFirstResponder else { return }
    let end = text.utf8.count
    if let delegate, !delegate.bareField(self, shouldChange: end..<end, with: new) { return }
    text += new
  }
}

final class BareToolbar {
  private unowned let field: BareField
  weak var delegate: (any BareToolbarDelegate)?

  init(field: BareField) {
    self.field = field
  }

  func tapCancel() {
    field.resignFirstResponder()
    field.text = ""
    delegate?.bareToolbar(self, didTapCancel: field)
  }

  func tapDone() {
    field.resignFirstResponder()
    delegate?.bareToolbar(self, didTapDone: field)
  }
}
