internal import InputAccessory
internal import KeyboardWorld

/// The words of the language as lists, for whatever must name every one of them.
package enum LanguageWords {
  /// A property.
  package struct PropertyWord: Hashable, Sendable {
    /// The spelling.
    package let spelling: String
    /// The words it can be set to, if it is set to one of some.
    package let choices: [String]
    /// Whether a script can set it.
    package let isSettable: Bool
  }

  /// The words that statements start with.
  package static var statements: [String] { Vocabulary.statementWords }

  /// The properties.
  package static var properties: [PropertyWord] {
    Vocabulary.keys.map { key in
      var choices: [String] = []
      if case .word(let words) = key.shape { choices = words }
      return PropertyWord(
        spelling: key.property.rawValue, choices: choices, isSettable: key.property.isSettable)
    }
  }

  /// The names of entries.
  package static var entries: [String] { Vocabulary.entries.map(\.name.word) }

  /// The words of a bar's items.
  package static var items: [String] { Vocabulary.items.map(\.word) }
  /// The names that no script may take.
  package static var reserved: [String] {
    Vocabulary.subjects.filter { !$0.isEmpty } + Vocabulary.words
  }
  /// Why an arrow may be disabled.
  package static var reasons: [String] { Vocabulary.reasons }
}
