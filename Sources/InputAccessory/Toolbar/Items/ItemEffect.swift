/// What a tap on an own item does to the text, before it is reported.
public enum ItemEffect: Hashable, Sendable {
  /// Nothing; what happens is the app's affair.
  case none
  /// Inserts a text at the selection, as typing it does.
  case insert(String)
  /// Moves the caret by so many characters, back where negative, as arrow keys do.
  case moveCaret(Int)
}
