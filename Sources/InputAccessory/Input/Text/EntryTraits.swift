/// What has an insertion or a backspace do more than usual: one value, empty for most inputs, so
/// that a key has one test to make.
struct EntryTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The text is hidden from eyes and from copying (8.10).
  static let secure = EntryTraits(rawValue: 1 << 0)
  /// Nothing was changed since a secure field gained focus or the field became secure (8.9).
  static let secureIsFresh = EntryTraits(rawValue: 1 << 1)
  /// A secure field keeps its text all the same.
  static let secureKeeps = EntryTraits(rawValue: 1 << 2)
  /// The next insertion replaces everything (8.7).
  static let clearsOnInsertion = EntryTraits(rawValue: 1 << 3)
  /// The text goes when editing begins (8.8).
  static let clearsOnBegin = EntryTraits(rawValue: 1 << 4)

  /// Whether the next insertion replaces the whole text.
  var insertionReplacesAll: Bool { contains(.clearsOnInsertion) || backspaceClearsAll }

  /// Whether the next backspace empties the text.
  var backspaceClearsAll: Bool {
    intersection([.secureIsFresh, .secureKeeps]) == .secureIsFresh
  }

  /// A flag as a property.
  subscript(trait: EntryTraits) -> Bool {
    get { contains(trait) }
    set { if newValue { insert(trait) } else { remove(trait) } }
  }
}
