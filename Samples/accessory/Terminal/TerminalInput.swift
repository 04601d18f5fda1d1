/// What a person does at a terminal.
package enum TerminalInput: Equatable, Sendable {
  /// Characters that were typed, one or several that came at once; never control characters.
  case text(String)
  /// A key that is no character, or a character with Control or Alt held down.
  case key(Key, Modifiers = [])
  /// A paste as the terminal marks it, with LF at the end of its lines.
  case paste(String)
  /// A paste of more than ``InputDecoder/longestPaste`` bytes, which was thrown away.
  case pasteTooLong
  /// A button of the mouse went down on a cell, both counted from 0.
  case press(column: Int, row: Int)
  /// The wheel was turned.
  case wheel(isUp: Bool)
  /// Something else: an answer of the terminal, a key without a meaning here, bytes that are no text.
  case unknown

  /// The keys that have a meaning of their own.
  package enum Key: Hashable, Sendable {
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, forwardDelete, backspace
    case tab, `return`, escape
    /// A character with Control or Alt held down; letters are small.
    case character(Character)
  }

  /// What is held down beside a key.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    /// Command, the Windows key and their like.
    package static let command = Modifiers(rawValue: 8)
  }
}
