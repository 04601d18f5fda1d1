internal import InputAccessory
internal import KeyboardWorld

/// All words of the language in one place, and which of them are supported so far.
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
    var isSupported = true
  }

  /// A property, and the kinds of things that have it.
  struct Key: Sendable {
    var property: Property
    /// The kinds that have it and are supported with it.
    var kinds: KindSet
    /// The kinds that have it in a later part.
    var later: KindSet
    var shape: Property.Shape
    /// Whether a number must be whole.
    var isWhole: Bool
  }

  /// An entry of a trace, and the kinds of things that have it.
  struct Entry: Sendable {
    var name: TraceName
    var kinds: KindSet
    var later: KindSet
  }

  /// A word that stands for an item of a bar.
  enum Item: Sendable {
    case button(ToolbarAction)
    case flexible
    case title
    case fixed
    case own
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
      if case .own = item { continue }
      names.add(word, value: -1)
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

  static let statements: [Statement] = [
    Statement(word: .device, role: .setUp, example: "device iphone-se-3"),
    Statement(word: .system, role: .setUp, example: "system ios-17"),
    Statement(word: .locale, role: .setUp, example: "locale en_US"),
    Statement(word: .root, role: .setUp, example: "root at=80,20"),
    Statement(word: .field, role: .declaration(.field), example: "field amount"),
    Statement(word: .textview, role: .declaration(.textView), example: "textview notes"),
    Statement(word: .container, role: .declaration(.container), example: "container box"),
    Statement(
      word: .group, role: .declaration(.group), example: "group g", isSupported: false),
    Statement(word: .scroll, role: .declaration(.scroll), example: "scroll form"),
    Statement(word: .button, role: .declaration(.button), example: "button save"),
    Statement(word: .sheet, role: .declaration(.sheet), example: "sheet terms"),
    Statement(word: .window, role: .declaration(.window), example: "window alert-window"),
    Statement(word: .toolbar, role: .declaration(.toolbar), example: "toolbar bar for=amount"),
    Statement(word: .panel, role: .declaration(.panel), example: "panel dice height=200"),
    Statement(
      word: .accessory, role: .declaration(.accessory), example: "accessory strip height=30"),
    Statement(word: .doneKey, role: .setUp, example: #"done-key title="Done""#),
    Statement(word: .avoid, role: .setUp, example: "avoid shift gap=10"),
    Statement(word: .touchDismiss, role: .setUp, example: "touch-dismiss yes"),
    Statement(word: .delegate, role: .declaration(.delegate), example: "delegate boss of=amount"),
    Statement(
      word: .answer, role: .setUp, example: "answer amount.shouldEndEditing no",
      endings: ["once", "until"]),
    Statement(word: .when, role: .setUp, example: "when bar.didTapDone do focus notes"),
    Statement(word: .focus, role: .event, example: "focus amount"),
    Statement(word: .endEditing, role: .event, example: "end-editing", endings: ["force"]),
    Statement(word: .type, role: .event, example: #"type "42""#),
    Statement(word: .paste, role: .event, example: #"paste "12 000""#),
    Statement(word: .delete, role: .event, example: "delete 3"),
    Statement(word: .cut, role: .event, example: "cut"),
    Statement(word: .select, role: .event, example: "select 1..<3"),
    Statement(word: .caret, role: .event, example: "caret 2"),
    Statement(word: .undo, role: .event, example: "undo"),
    Statement(word: .redo, role: .event, example: "redo"),
    Statement(word: .compose, role: .event, example: #"compose "nihao""#),
    Statement(word: .commit, role: .event, example: #"commit "你好""#),
    Statement(word: .replace, role: .event, example: #"replace amount 0..<2 "Q""#),
    Statement(word: .suggest, role: .event, example: #"suggest "the""#),
    Statement(word: .return, role: .event, example: "return"),
    Statement(word: .tab, role: .event, example: "tab", isSupported: false),
    Statement(word: .shiftTab, role: .event, example: "shift-tab", isSupported: false),
    Statement(word: .clear, role: .event, example: "clear amount"),
    Statement(word: .key, role: .event, example: "key shift+right"),
    Statement(word: .tap, role: .event, example: "tap done"),
    Statement(word: .touch, role: .event, example: "touch amount", endings: ["pencil"]),
    Statement(word: .press, role: .event, example: "press 20 300"),
    Statement(word: .move, role: .event, example: "move 20 400"),
    Statement(word: .lift, role: .event, example: "lift 20 400"),
    Statement(word: .drag, role: .event, example: "drag 20 300 to 20 120", endings: ["to"]),
    Statement(word: .set, role: .event, example: #"set amount.text "7""#),
    Statement(word: .insert, role: .event, example: "insert field late"),
    Statement(word: .remove, role: .event, example: "remove amount"),
    Statement(word: .drop, role: .event, example: "drop owner"),
    Statement(word: .rotate, role: .event, example: "rotate landscape"),
    Statement(word: .hardwareKeyboard, role: .event, example: "hardware-keyboard on"),
    Statement(word: .keyboard, role: .event, example: "keyboard float"),
    Statement(word: .reduceMotion, role: .event, example: "reduce-motion on"),
    Statement(word: .reload, role: .event, example: "reload"),
    Statement(word: .background, role: .event, example: "background"),
    Statement(word: .foreground, role: .event, example: "foreground"),
    Statement(word: .present, role: .event, example: "present terms"),
    Statement(word: .dismiss, role: .event, example: "dismiss"),
    Statement(word: .keyWindow, role: .event, example: "key-window alert-window"),
    Statement(word: .post, role: .event, example: "post will-hide"),
    Statement(word: .turn, role: .clock, example: "turn"),
    Statement(word: .advance, role: .clock, example: "advance 0.1"),
    Statement(word: .settle, role: .clock, example: "settle"),
    Statement(word: .clock, role: .clock, example: "clock manual"),
    Statement(word: .expect, role: .expectation, example: "expect focus amount"),
    Statement(word: .repeat, role: .structure, example: "repeat 1000"),
    Statement(word: .end, role: .structure, example: "end"),
    Statement(word: .mark, role: .structure, example: "mark"),
  ]

  static let statementWords = statements.map(\.word.rawValue)
  /// The words that a misspelt one may have meant: those that work.
  static let supportedStatementWords = statements.filter(\.isSupported).map(\.word.rawValue)

  /// The kinds of things that a script can name so far.
  static let supportedKinds: KindSet = statements.reduce(
    into: [.root, .keyboard, .doneKey]
  ) { kinds, row in
    if case .declaration(let kind) = row.role, row.isSupported { kinds.insert(KindSet(kind)) }
  }

  private static func key(
    _ property: Property, _ kinds: KindSet, later: KindSet = [], isWhole: Bool = false,
    words: [String]? = nil
  ) -> Key {
    Key(
      property: property, kinds: kinds, later: later,
      shape: words.map(Property.Shape.word) ?? property.shape, isWhole: isWhole)
  }

  private static let plainViews: KindSet = [.field, .textView, .container, .button, .scroll]
  private static let surfaces: KindSet = [.sheet, .window, .panel, .accessory]
  private static let allViews: KindSet = plainViews.union(surfaces).union(.root)
  private static let placedViews: KindSet = plainViews.union([.root, .sheet, .window])
  private static let laterViews: KindSet = [.group, .toolbar]

  /// The properties; one whose words differ from kind to kind has a row for each, side by side.
  static let keys: [Key] = [
    key(.parent, plainViews, later: .group),
    key(.at, placedViews, later: .group),
    key(.size, placedViews, later: .group),
    key(.hidden, allViews, later: laterViews),
    key(.interaction, allViews, later: laterViews),
    key(.frame, allViews.union([.keyboard, .doneKey]), later: laterViews),
    key(.overlap, allViews.union(.keyboard), later: laterViews),
    key(.origin, .root),
    key(.text, .inputs),
    key(.keyboard, .inputs),
    key(.returnKey, .inputs),
    key(.placeholder, .inputs),
    key(.secure, .inputs),
    key(.enabled, .inputs.union(.toolbar)),
    key(.editable, .inputs),
    key(.focusable, .inputs),
    key(.navigates, .inputs),
    key(.autocorrects, [], later: .inputs),
    key(.limit, [], later: .inputs, isWhole: true),
    key(.limitUnit, [], later: .inputs),
    key(.rule, [], later: .inputs),
    key(.grouping, [], later: .inputs),
    key(.fraction, [], later: .inputs, isWhole: true),
    key(.minimum, [], later: .inputs),
    key(.maximum, [], later: .inputs),
    key(.mask, [], later: .inputs),
    key(.clearButton, .inputs),
    key(.clearsOnBegin, [], later: .inputs),
    key(.clearsOnInsertion, [], later: .inputs),
    key(.secureKeeps, [], later: .inputs),
    key(.avoids, .inputs),
    key(.tag, .inputs, isWhole: true),
    key(.onReturn, .inputs),
    key(.touchDismiss, .inputs),
    key(.caret, .inputs, isWhole: true),
    key(.selection, .inputs),
    key(.marked, .inputs),
    key(.value, [], later: .inputs),
    key(.valid, [], later: .inputs),
    key(.delegate, .inputs.union(.toolbar)),
    key(.accessory, .inputs),
    key(.boundTo, [.toolbar, .panel, .accessory]),
    key(.items, .toolbar),
    key(.cancel, .toolbar),
    key(.order, .toolbar),
    key(.refusal, .toolbar),
    key(.contract, .toolbar),
    key(.by, .toolbar),
    key(.skip, .toolbar),
    key(.wrap, .toolbar),
    key(.arrows, [], later: .toolbar),
    key(.submit, [], later: .toolbar),
    key(.returnKeys, [], later: .toolbar),
    key(.done, .toolbar),
    key(.escape, .toolbar),
    key(.height, [.toolbar, .panel, .accessory]),
    key(.field, .toolbar),
    key(.visible, surfaces.union([.toolbar, .keyboard, .doneKey])),
    key(.dismiss, .scroll),
    key(.content, .scroll),
    key(.inset, .scroll),
    key(.indicatorInset, .scroll),
    key(.offset, .scroll),
    key(.kind, .sheet, words: ["sheet", "full-screen", "alert"]),
    key(.kind, .window, words: ["alert", "text-effects", "remote-keyboard", "other"]),
    key(.of, .delegate),
    key(.title, .doneKey),
    key(.pressed, .doneKey),
    key(.window, .doneKey),
  ]

  private static func entry(
    _ name: TraceName, _ kinds: KindSet, later: KindSet = []
  ) -> Entry {
    Entry(name: name, kinds: kinds, later: later)
  }

  static let entries: [Entry] = [
    entry(.shouldBeginEditing, .inputs),
    entry(.didBeginEditing, .inputs),
    entry(.shouldChange, .inputs),
    entry(.didChange, .inputs),
    entry(.didChangeSelection, .inputs),
    entry(.shouldClear, .field),
    entry(.shouldReturn, .field),
    entry(.shouldEndEditing, .inputs),
    entry(.didEndEditing, .inputs),
    entry(.setText, .inputs),
    entry(.editingDidBegin, .field),
    entry(.editingChanged, .field),
    entry(.editingDidEnd, .field),
    entry(.editingDidEndOnExit, .field),
    entry(.primaryActionTriggered, .field),
    entry(.shouldPerform, .toolbar),
    entry(.outcome, .toolbar),
    entry(.didTapDone, .toolbar),
    entry(.didTapCancel, .toolbar),
    entry(.didMove, .toolbar),
    entry(.didTapItem, .toolbar),
    entry(.didSubmit, .toolbar),
    entry(.willChangeFrame, .keyboard),
    entry(.willShow, .keyboard),
    entry(.didChangeFrame, .keyboard),
    entry(.didShow, .keyboard),
    entry(.willHide, .keyboard),
    entry(.didHide, .keyboard),
    entry(.move, .root),
    entry(.inset, .scroll),
    entry(.offset, .scroll),
    entry(.dismiss, .scroll),
    entry(.attach, .doneKey),
    entry(.slide, .doneKey),
    entry(.detach, .doneKey),
    entry(.action, .button),
    entry(.touchesBegan, [.root, .container, .scroll]),
    entry(.touchDismiss, .touchDismiss),
    entry(.key, .windowNews),
    entry(.tooDeep, .windowNews),
  ]

  static let items: [(word: String, item: Item)] = [
    ("done", .button(.done)), ("cancel", .button(.cancel)), ("previous", .button(.previous)),
    ("next", .button(.next)), ("clear", .button(.clear)), ("submit", .button(.submit)),
    ("flexible", .flexible), ("fixed", .fixed), ("title", .title), ("item", .own),
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
