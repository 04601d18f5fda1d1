internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  /// What stands in the tree and can leave it.
  private static let inTree: KindSet = KindSet.views.union([.window, .toolbar])

  /// Reads what follows the word of a statement that makes something happen.
  mutating func readEvent(_ row: Int) throws(Skip) -> StageEvent {
    let event = try readEventBody(row)
    try finish(row)
    return event
  }

  private mutating func readEventBody(_ row: Int) throws(Skip) -> StageEvent {
    switch Vocabulary.statements[row].word {
    case .focus:
      if hasMore(), matches(peekWord(), "last" as StaticString) {
        _ = takeWord()
        return .focusLast
      }
      return .focus(try takeElement(row, .inputs))
    case .type: return .type(try takeText(row))
    case .paste: return .paste(try takeText(row))
    case .tap: return try readTap(row)
    case .set: return try readSet(row)
    case .endEditing: return .endEditing(force: try takeOptional("force"))
    case .delete: return .delete(hasMore() ? try takeCount() : 1)
    case .cut: return .cut
    case .undo: return .undo
    case .redo: return .redo
    case .return: return .returnKey
    case .tab: return .tab(backward: false)
    case .shiftTab: return .tab(backward: true)
    case .turn: return .turn
    case .settle: return .settle
    case .select:
      guard hasMore() else { throw missing(row, "a range or 'all'") }
      if matches(peekWord(), "all" as StaticString) {
        _ = takeWord()
        return .selectAll
      }
      return .select(try takeRange())
    case .caret: return .caret(try takeCount(row, "a place in UTF-16 units"))
    case .compose: return try readCompose(row)
    case .commit: return .commit(hasMore() ? try takeText(row) : nil)
    case .replace:
      let id = try takeElement(row, .inputs)
      guard hasMore() else { throw missing(row, "a range") }
      let range = try takeRange()
      return .replace(id, range, try takeText(row))
    case .suggest: return .suggest(try takeText(row))
    case .clear: return .clear(hasMore() ? try takeElement(row, .inputs) : nil)
    case .key: return .key(try takeKeyPress(row))
    case .insert: return try readInsert(row)
    case .remove: return .remove(try takeElement(row, Self.inTree))
    case .drop: return .drop(try takeElement(row, Self.inTree.union(.delegate)))
    case .reload: return .reload
    case .background: return .background
    case .foreground: return .foreground
    case .post: return try readPost(row)
    case .advance: return .advance(try takeSeconds(row))
    case .clock:
      let words = ["manual", "automatic"]
      let index = try takeChoice(
        words, needed: "'clock' needs 'manual' or 'automatic', as in 'clock manual'",
        kind: "clock")
      return .clock(isManual: index == 0)
    case .device: return .device(try takeProfile(row))
    case .system: return .system(try takeProfile(row))
    case .locale: return .locale(try takeLocale(row))
    case .answer: return try readAnswer(row)
    case .when: return try readWhen(row)
    case .field, .textview, .container, .button, .toolbar, .delegate, .group, .scroll, .sheet,
      .window, .panel, .accessory:
      return .declare(try readDeclaration(row))
    case .root: return .declare(try readRoot(row))
    case .doneKey: return try readDoneKey(row)
    case .avoid: return try readAvoid(row)
    case .touchDismiss: return try readTouchDismiss(row)
    case .touch: return try readTouch(row)
    case .press: return .press(try takePoint(row))
    case .move: return .move(try takePoint(row))
    case .lift: return .lift(try takePoint(row))
    case .drag: return try readDrag(row)
    case .rotate: return try readRotate()
    case .hardwareKeyboard: return .hardwareKeyboard(isOn: try takeSwitch(row))
    case .keyboard: return try readKeyboardPlace()
    case .reduceMotion: return .reduceMotion(isOn: try takeSwitch(row))
    case .present: return .present(try takeElement(row, .sheet))
    case .dismiss: return .dismiss
    case .keyWindow: return .keyWindow(try takeElement(row, .windows))
    case .expect, .invariant, .repeat, .end, .mark: throw Skip()
    }
  }

  // MARK: Statements

  private mutating func readCompose(_ row: Int) throws(Skip) -> StageEvent {
    let text = try takeText(row)
    guard let key = takeOptionKey() else { return .compose(text, selected: nil) }
    guard matches(key, "select" as StaticString) else {
      throw fail(
        key.start,
        "unknown option \(quote(key)); "
          + remedy(
            key, among: ["select"],
            otherwise: #"write it as in 'compose "XYZ" select=1..<2'"#))
    }
    return .compose(text, selected: try takeRange())
  }

  private mutating func readTap(_ row: Int) throws(Skip) -> StageEvent {
    guard hasMore() else { throw missing(row, "an item") }
    let path = takePath()
    guard let second = path.second else {
      if matches(path.first, "done-key" as StaticString) { return .tapDoneKey }
      if let action = action(path.first) { return .tap(action, bar: nil) }
      if let id = nameTable.find(slice(path.first)), id >= 0 {
        let phrase = kindPhrase(ElementID(rawValue: id))
        throw fail(
          path.first.start,
          "\(quote(path.first)) is \(phrase); 'tap' takes an item, as in 'tap done' or "
            + "'tap bar.done'")
      }
      throw unknownItem(path.first)
    }
    let bar = try element(path.first, .toolbar, for: "tap")
    if let third = path.third { throw surplusPart(third, "tap bar.done") }
    return .tap(try item(second), bar: bar)
  }

  /// Notes a part of a path that is one too many.
  func surplusPart(_ part: Word, _ example: String) -> Skip {
    fail(max(part.start - 1, 0), "unexpected '.' here; write it as in '\(example)'")
  }

  private mutating func readSet(_ row: Int) throws(Skip) -> StageEvent {
    guard hasMore() else { throw missing(row, "a property") }
    let path = takePath()
    guard let second = path.second else {
      _ = try element(path.first, .any, for: "set")
      throw missing(row, "a property")
    }
    let id = try element(path.first, .any, for: "set")
    guard let third = path.third else {
      if vocabulary.keyTable.find(slice(second)) == nil, kind(id) == .toolbar,
        action(second) != nil
      {
        throw fail(
          second.start,
          "\(quote(second)) is an item; name its property, as in 'set bar.done.enabled no'")
      }
      let key = try settableKey(second, of: kind(id))
      return .set(id, Vocabulary.keys[key].property, try takeValue(key, .set))
    }
    if path.isTooLong { throw surplusPart(third, "set bar.done.enabled no") }
    guard !kind(id).isDisjoint(with: .toolbar) else {
      throw fail(
        path.first.start, "\(quote(path.first)) is \(kindPhrase(id)); only a toolbar has items")
    }
    let action = try item(second)
    let property = try itemProperty(third)
    guard property != .frame else {
      throw fail(third.start, "'frame' can only be read; state it with 'expect'")
    }
    return .setItem(id, action, property, try takeItemValue(property))
  }

  /// The property of an item that a word names.
  func itemProperty(_ word: Word) throws(Skip) -> ItemProperty {
    if let property = ItemProperty(rawValue: string(word)) { return property }
    let words = ItemProperty.allCases.map(\.rawValue)
    throw fail(
      word.start,
      "unknown property \(quote(word)) of an item; "
        + remedy(word, among: words, otherwise: "there is \(words.joined(separator: ", "))"))
  }

  /// Reads the value of an item's property.
  mutating func takeItemValue(_ property: ItemProperty) throws(Skip) -> PropertyValue {
    guard hasMore() else {
      throw fail(lastEnd, "'\(property.rawValue)' needs a value; \(form(of: property))")
    }
    if property == .title {
      guard bytes[at] == UInt8(ascii: "\"") else {
        throw fail(
          at, #"\#(quote(peekWord())) is not in quotes; write a text in quotes, such as "OK""#)
      }
      let text = try takeText()
      try endText()
      return .text(text)
    }
    if property == .frame { return try takeItemFrame() }
    let word = takeWord()
    if property == .needs {
      let words = TextRequirement.allCases.map(\.rawValue)
      if let known = words.first(where: { matches(word, $0) }) { return .word(known) }
      throw fail(
        word.start,
        "'needs' cannot be \(quote(word)); "
          + remedy(word, among: words, otherwise: form(of: property)))
    }
    if matches(word, "yes" as StaticString) { return .flag(true) }
    if matches(word, "no" as StaticString) { return .flag(false) }
    throw noFlag(word, of: property.rawValue)
  }

  /// Reads four numbers, or `none` for an item that is hidden.
  private mutating func takeItemFrame() throws(Skip) -> PropertyValue {
    if matches(peekWord(), "none" as StaticString) {
      _ = takeWord()
      return .none
    }
    let numbers = try takeNumbers(4, .expect) { ("frame", $0.form(of: ItemProperty.frame)) }
    return .rect(Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3))
  }

  /// How the value of an item's property is written.
  private func form(of property: ItemProperty) -> String {
    switch property {
    case .title: #"write a text in quotes, such as "OK""#
    case .enabled, .hidden: "write yes or no"
    case .needs: "write none, text or valid"
    case .frame: "write four numbers such as 313,0,46,44, or none"
    }
  }

  private mutating func readInsert(_ row: Int) throws(Skip) -> StageEvent {
    guard hasMore() else { throw missing(row, "a declaration or a name") }
    let word = takeWord()
    if let found = vocabulary.statementTable.find(slice(word)) {
      // A name may be spelled like a declaring word; it stands alone then.
      let isName = (nameTable.find(slice(word)) ?? -1) >= Int32(Vocabulary.subjects.count)
      if case .declaration = Vocabulary.statements[Int(found)].role, hasMore() || !isName {
        at = word.start
        return .declare(try readDeclaration(try takeStatementWord()))
      }
    }
    return .insert(try element(word, Self.inTree, for: "insert"))
  }
}
