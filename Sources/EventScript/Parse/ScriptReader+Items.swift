internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  /// Reads a bar's items as they are set: `cancel,flexible,item(save,"Save"),done("OK")`.
  mutating func takeItems(_ place: ValuePlace) throws(Skip) -> [ToolbarItem] {
    var items: [ToolbarItem] = []
    if matches(peekWord(), "none" as StaticString) {
      _ = takeWord()
      return items
    }
    var known: Set<ToolbarAction> = []
    repeat {
      let start = at
      let item = try takeItem()
      if let action = item.action, item.kind != .title, !known.insert(action).inserted {
        let word = Word(start: start, end: at)
        throw fail(start, "\(quote(word)) stands twice in the items; take one out")
      }
      items.append(item)
    } while try takeSeparator(place)
    return items
  }

  private mutating func takeItem() throws(Skip) -> ToolbarItem {
    let word = takeItemWord()
    guard let index = itemTable.find(slice(word)) else {
      throw fail(
        word.start,
        "unknown item \(quote(word.isEmpty ? peekWord() : word)); "
          + remedy(
            word, among: Vocabulary.items.map(\.word),
            otherwise: #"an item of your own is written as 'item(save,"Save")'"#))
    }
    guard index < Vocabulary.items.count else {
      throw fail(
        word.start, #"\#(quote(word)) needs its title, as in 'item(\#(string(word)),"Title")'"#)
    }
    var item: ToolbarItem
    switch Vocabulary.items[Int(index)].item {
    case .button(let action): item = ToolbarItem(.button(action))
    case .title:
      if at < end && bytes[at] == UInt8(ascii: "=") { return try takeEcho(word) }
      item = .title
    case .flexible: return .flexible
    case .fixed: return try takeFixed(word)
    case .own: return try takeOwnItem(word, #"item(save,"Save")"#) { .item($0, title: $1) }
    case .key: return try takeOwnItem(word, #"key(plus,"+")"#) { .key($0, inserting: $1) }
    }
    if at < end && bytes[at] == UInt8(ascii: "(") {
      at += 1
      item.title = try takeTitle(word)
    }
    return item
  }

  /// Takes the letters that an item starts with.
  private mutating func takeItemWord() -> Word {
    let start = at
    while !isAtBoundary {
      switch bytes[at] {
      case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "\""):
        lastEnd = at
        return Word(start: start, end: at)
      default: at += 1
      }
    }
    lastEnd = at
    return Word(start: start, end: at)
  }

  private mutating func takeFixed(_ word: Word) throws(Skip) -> ToolbarItem {
    guard at + 1 < end && bytes[at] == UInt8(ascii: "=") else {
      throw fail(word.start, "'fixed' needs a width, as in 'fixed=12'")
    }
    at += 1
    let start = at
    let width = try takeNumber()
    guard width >= 0 else { throw fail(start, "'fixed' cannot be below 0; write 0 or more") }
    return .fixed(width)
  }

  /// Reads the rest of `title=echo`.
  private mutating func takeEcho(_ word: Word) throws(Skip) -> ToolbarItem {
    at += 1
    let source = takeItemWord()
    guard matches(source, "echo" as StaticString) else {
      throw fail(
        source.start,
        "\(quote(source.isEmpty ? peekWord() : source)) is nothing that 'title' shows; "
          + #"write 'title=echo' for the text, or 'title("Title")'"#)
    }
    return .echo
  }

  /// Reads the rest of `done("OK")` from its text on.
  private mutating func takeTitle(_ word: Word) throws(Skip) -> String {
    guard hasMore(), bytes[at] == UInt8(ascii: "\"") else {
      throw fail(
        at, #"a title in quotes is missing; write it as in '\#(string(word))("Title")'"#)
    }
    let title = try takeText()
    guard hasMore(), bytes[at] == UInt8(ascii: ")") else {
      throw fail(lastEnd, "the bracket is not closed; write ')' behind the title")
    }
    at += 1
    lastEnd = at
    return title
  }

  /// Reads the rest of `item(save,"Save")` or `key(plus,"+")` from its bracket on.
  private mutating func takeOwnItem(
    _ word: Word, _ example: String, make: (String, String) -> ToolbarItem
  ) throws(Skip) -> ToolbarItem {
    let form = "write it as in '\(example)'"
    guard at < end && bytes[at] == UInt8(ascii: "(") else {
      throw fail(word.start, "'\(string(word))' needs an id and a title; \(form)")
    }
    at += 1
    _ = hasMore()
    let start = at
    while !isAtBoundary && bytes[at] != UInt8(ascii: ",") && bytes[at] != UInt8(ascii: ")") {
      at += 1
    }
    let id = Word(start: start, end: at)
    guard isName(id) else {
      throw fail(start, "\(quote(id)) is not an item's id; \(form)")
    }
    if vocabulary.itemTable.find(slice(id)) != nil || vocabulary.nameTable.find(slice(id)) != nil {
      throw fail(start, "\(quote(id)) is a word of the language; choose another id")
    }
    // Known from here on, even where the rest is wrong.
    if itemTable.find(slice(id)) == nil {
      itemTable.add(slice(id), value: Int32(Vocabulary.items.count + ownItems.count))
      ownItems.append(string(id))
    }
    guard hasMore(), bytes[at] == UInt8(ascii: ",") else {
      throw fail(at, "\(quote(id)) needs a title; \(form)")
    }
    at += 1
    guard hasMore(), bytes[at] == UInt8(ascii: "\"") else {
      throw fail(at, "\(quote(id)) needs a title; \(form)")
    }
    return make(string(id), try takeTitle(word))
  }

  // MARK: Items as seen

  /// Reads the items that a bar shows: titles in quotes, the others by their words.
  mutating func takeSeenItems() throws(Skip) -> [ToolbarItem] {
    var items: [ToolbarItem] = []
    if matches(peekWord(), "none" as StaticString) {
      _ = takeWord()
      return items
    }
    repeat { items.append(try takeSeenItem()) } while hasMore()
    return items
  }

  private mutating func takeSeenItem() throws(Skip) -> ToolbarItem {
    if bytes[at] == UInt8(ascii: "\"") {
      let title = try takeText()
      try endText()
      return ToolbarItem(.title, title: title)
    }
    let word = takeItemWord()
    let item: ToolbarItem
    switch itemTable.find(slice(word)).map(Int.init) {
    case let index? where index < Vocabulary.items.count:
      switch Vocabulary.items[index].item {
      case .flexible: item = .flexible
      case .title: item = .title
      case .fixed: item = try takeFixed(word)
      case .button(.previous): item = .previous
      case .button(.next): item = .next
      case .button(let action):
        let title = ScriptText.quoted(ToolbarItem(.button(action)).displayedTitle)
        throw fail(
          word.start, "\(quote(word)) is seen by its title; write it in quotes, as in \(title)")
      case .own, .key: throw unseen(word)
      }
    default: throw unseen(word)
    }
    guard isAtBoundary else {
      throw fail(at, "unexpected \(quote(peekWord())); put a blank between the items")
    }
    return item
  }

  private func unseen(_ word: Word) -> Skip {
    fail(
      word.start,
      "\(quote(peekWord(from: word.start))) is nothing a bar shows; write a title in quotes, or previous, next, "
        + "flexible, title or fixed=12")
  }

  /// Reads the words of a bar's items in the order they are seen.
  mutating func takeItemOrder() throws(Skip) -> [String] {
    var words: [String] = []
    if matches(peekWord(), "none" as StaticString) {
      _ = takeWord()
      return words
    }
    repeat {
      let word = takeItemWord()
      guard let index = itemTable.find(slice(word)) else { throw unknownItem(word) }
      if index >= Vocabulary.items.count {
        words.append(ownItems[Int(index) - Vocabulary.items.count])
      } else {
        switch Vocabulary.items[Int(index)].item {
        case .fixed:
          words.append(ValueText.word(try takeFixed(word)))
        case .own, .key: throw unknownItem(word)
        case .button, .flexible, .title: words.append(string(word))
        }
      }
      guard isAtBoundary else {
        throw fail(at, "unexpected \(quote(peekWord())); put a blank between the items")
      }
    } while hasMore()
    return words
  }
}
