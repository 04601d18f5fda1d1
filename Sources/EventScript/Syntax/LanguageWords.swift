internal import InputAccessory
internal import KeyboardWorld

/// The words of the language as lists, for whatever must name every one of them.
package enum LanguageWords {
  /// A word that is known, and whether scripts can use it so far.
  package struct Word: Hashable, Sendable {
    /// The spelling.
    package let spelling: String
    /// Whether it does anything yet; if not, using it is an error that says so.
    package let isSupported: Bool
    /// A statement: a line that uses it. A property: the words it can be set to, joined by commas.
    package let usage: String
    /// Whether a script can set the property; no matter for other words.
    package let isSettable: Bool

    fileprivate init(
      _ spelling: String, isSupported: Bool, usage: String = "", isSettable: Bool = false
    ) {
      self.spelling = spelling
      self.isSupported = isSupported
      self.usage = usage
      self.isSettable = isSettable
    }
  }

  /// The words that statements start with.
  package static var statements: [Word] {
    Vocabulary.statements.map {
      Word($0.word.rawValue, isSupported: $0.isSupported, usage: $0.example)
    }
  }

  /// The properties.
  package static var properties: [Word] {
    Vocabulary.keys.map { key in
      var choices: [String] = []
      if case .word(let words) = key.shape { choices = words }
      return Word(
        key.property.rawValue, isSupported: !key.kinds.isEmpty,
        usage: choices.joined(separator: ","), isSettable: key.property.isSettable)
    }
  }

  /// The names of entries.
  package static var entries: [Word] {
    Vocabulary.entries.map { Word($0.name.word, isSupported: !$0.kinds.isEmpty) }
  }

  /// The words of a bar's items.
  package static var items: [String] { Vocabulary.items.map(\.word) }
  /// The names that no script may take.
  package static var reserved: [String] {
    Vocabulary.subjects.filter { !$0.isEmpty } + Vocabulary.words
  }
  /// Why an arrow may be disabled.
  package static var reasons: [String] { Vocabulary.reasons }
}
