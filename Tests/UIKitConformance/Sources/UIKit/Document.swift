import Foundation

/// The text of a field or view of the stand-in, in UTF-16 units.
struct Document {
  private(set) var text = ""
  private(set) var selection = 0..<0
  private(set) var marked: Range<Int>?

  var length: Int { text.utf16.count }

  /// Sets the whole text; the caret goes to its end (2.14), and nothing is marked.
  mutating func set(_ new: String) {
    text = new
    selection = length..<length
    marked = nil
  }

  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<length)
  }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let span = NSRange(location: range.lowerBound, length: range.count)
    text = (text as NSString).replacingCharacters(in: span, with: new)
    let caret = range.lowerBound + new.utf16.count
    selection = caret..<caret
    marked = nil
  }

  /// Replaces marked text, else the selection, and marks what came (2.26).
  mutating func mark(_ new: String, selected: NSRange) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: new)
    guard !new.isEmpty else { return }
    marked = start..<start + new.utf16.count
    selection = start + selected.location..<start + selected.location + selected.length
  }

  mutating func unmark() {
    marked = nil
  }

  /// The position so far from another; `nil` outside the text.
  @MainActor func position(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...length ~= place ? UITextPosition(place) : nil
  }
}
