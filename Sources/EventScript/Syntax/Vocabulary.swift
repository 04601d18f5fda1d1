internal import InputAccessory
internal import KeyboardWorld

/// All words of the language in one place.
struct Vocabulary: Sendable {
  /// What a statement is, which says where it may stand.
  enum Role {
    /// Sets something up.
    case setUp
    /// Brings the thing named behind it into being.
    case declaration(ElementKind)
    /// Something happens.
    case event
    /// Moves the clock.
    case clock
    /// Says what must be true.
    case expectation
    /// Orders the script itself.
    case structure
  }

  /// A word that a statement starts with.
  struct Statement: Sendable {
    var word: StatementWord
    var role: Role
    /// The word in use, for errors.
    var example: String
    /// The words that may stand at its end, for errors.
    var endings: [String] = []
  }

  /// A property, and the kinds of things that have it.
  struct Key: Sendable {
    var property: Property
    var kinds: KindSet
    var shape: Property.Shape
    /// Whether a number must be whole.
    var isWhole: Bool
  }

  /// An entry of a trace, and the kinds of things that have it.
  struct Entry: Sendable {
    var name: TraceName
    var kinds: KindSet
  }

  /// A word that stands for an item of a bar.
  enum Item: Sendable {
    case button(ToolbarAction)
    case flexible
    case title
    case fixed
    case own
    case key
  }

  static let shared = Vocabulary()

  let statementTable: WordTable
  let keyTable: WordTable
  let entryTable: WordTable
  let itemTable: WordTable
  /// The ids of reserved subjects, and -1 for the other words that cannot be names.
  let nameTable: WordTable

  private init() {
    statementTable = Self.table(Self.statementWords)
    keyTable = Self.keyTable()
    entryTable = Self.table(Self.entries.map(\.name.word))
    itemTable = Self.table(Self.items.map(\.word))
    var names = WordTable()
    for (index, word) in Self.subjects.enumerated() where !word.isEmpty {
      names.add(word, value: Int32(index))
    }
    for word in Self.words { names.add(word, value: -1) }
    for (word, item) in Self.items {
      switch item {
      case .own, .key: break
      case .button, .flexible, .title, .fixed: names.add(word, value: -1)
      }
    }
    nameTable = names
  }

  private static func table(_ words: [String]) -> WordTable {
    var table = WordTable()
    for (index, word) in words.enumerated() { table.add(word, value: Int32(index)) }
    return table
  }

  /// The first row of each property.
  private static func keyTable() -> WordTable {
    var table = WordTable()
    for (index, key) in keys.enumerated()
    where index == 0 || keys[index - 1].property != key.property {
      table.add(key.property.rawValue, value: Int32(index))
    }
    return table
  }

  static let statementWords = statements.map(\.word.rawValue)

  /// The kinds of things that a script can name.
  static let namedKinds: KindSet = statements.reduce(
    into: [.root, .keyboard, .doneKey]
  ) { kinds, row in
    if case .declaration(let kind) = row.role { kinds.insert(KindSet(kind)) }
  }

  static let items: [(word: String, item: Item)] = [
    ("done", .button(.done)), ("cancel", .button(.cancel)), ("previous", .button(.previous)),
    ("next", .button(.next)), ("clear", .button(.clear)), ("submit", .button(.submit)),
    ("flexible", .flexible), ("fixed", .fixed), ("title", .title), ("item", .own),
    ("key", .key),
  ]

  /// The subjects that no script declares, by their ids.
  static let subjects = [
    "root", "main", "window", "keyboard", "owner", "done-key", "touch-dismiss", "",
  ]
  static let subjectKinds: [KindSet] = [
    .root, .main, .windowNews, .keyboard, .delegate, .doneKey, .touchDismiss, [],
  ]
  /// The other words that stand where a name may.
  static let words = ["last", "none", "only", "focus", "outcome", "result", "trace", "count"]
  /// What a window that has no name is for; the system's have none.
  static let windowKinds = ["application", "alert", "text-effects", "remote-keyboard", "other"]
  /// Why an arrow may be disabled.
  static let reasons = [
    "first", "last", "hidden", "disabled", "not-editable", "other-group", "other-window", "covered",
    "opted-out", "no-field",
  ]
}
