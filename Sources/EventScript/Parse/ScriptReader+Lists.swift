internal import InputAccessory
internal import KeyboardWorld

/// Names as values, and lists of them.
extension ScriptReader {
  /// Passes over what stands between two parts of a list, and tells whether another part follows.
  mutating func takeSeparator(_ place: ValuePlace) throws(Skip) -> Bool {
    if place == .option {
      guard at < end && bytes[at] == UInt8(ascii: ",") else { return false }
    } else {
      guard at < end && bytes[at] == UInt8(ascii: ",") || isAtBoundary && hasMore() else {
        return false
      }
    }
    guard bytes[at] == UInt8(ascii: ",") else { return true }
    let comma = at
    at += 1
    lastEnd = at
    if place != .option { _ = hasMore() }
    guard !isAtBoundary && bytes[at] != UInt8(ascii: ",") else {
      throw fail(comma, "nothing stands behind a comma; take it out, or go on with the list")
    }
    return true
  }

  /// Takes a part of a list: what stands up to a comma or a blank.
  mutating func takePart() -> Word {
    let start = at
    while !isAtBoundary && bytes[at] != UInt8(ascii: ",") { at += 1 }
    lastEnd = at
    return Word(start: start, end: at)
  }

  private func elementKinds(_ key: Int) -> KindSet {
    switch Vocabulary.keys[key].property {
    // The application's window holds the root view alone; an error of its own says so.
    case .parent: KindSet.parents.union(.main)
    case .window: .windows
    case .boundTo, .field: .inputs
    case .delegate: .delegate
    case .accessory: [.toolbar, .accessory]
    default: KindSet.inputs.union(.toolbar)
    }
  }

  mutating func takeElementValue(
    _ key: Int, _ place: ValuePlace
  ) throws(Skip) -> PropertyValue {
    let word = takePart()
    if place == .expect && matches(word, "none" as StaticString) { return .none }
    if Vocabulary.keys[key].property == .window { return try windowValue(word) }
    let id = try element(word, elementKinds(key), for: keyWord(key))
    guard id != .main else {
      throw fail(word.start, "'main' is the application's window; 'in' takes the root view, 'root'")
    }
    return .elements([id])
  }

  /// The window that a word names, or the kind of one that has no name.
  private func windowValue(_ word: Word) throws(Skip) -> PropertyValue {
    let words = Vocabulary.windowKinds
    if nameTable.find(slice(word)) == nil {
      if let kind = words.first(where: { matches(word, $0) }) { return .word(kind) }
      let known = names.indices.lazy.filter { [kinds] in
        !kinds[$0].isDisjoint(with: .windows)
      }.map { [names] in names[$0] }
      let list = words.joined(separator: ", ")
      throw fail(
        word.start,
        "'window' cannot be \(quote(word)); "
          + remedy(
            word, among: words + known, otherwise: "write the name of a window, \(list), none"))
    }
    return .elements([try element(word, .windows, for: "window")])
  }

  mutating func takeElementsValue(
    _ key: Int, _ place: ValuePlace
  ) throws(Skip) -> PropertyValue {
    if matches(peekWord(), "none" as StaticString) {
      _ = takeWord()
      return .elements([])
    }
    if bytes[at] == UInt8(ascii: "*") {
      let word = takePart()
      guard word.end - word.start == 1, Vocabulary.keys[key].property == .boundTo else {
        throw fail(word.start, "'\(keyWord(key))' takes names; \(form(key))")
      }
      guard try !takeSeparator(place) else {
        throw fail(word.start, "'*' stands for every input; take the other names out")
      }
      return .everyInput
    }
    return .elements(try takeElements(elementKinds(key), place, for: keyWord(key)))
  }

  /// Reads a list of names, each once.
  mutating func takeElements(
    _ kinds: KindSet, _ listPlace: ValuePlace, for place: String
  ) throws(Skip) -> [ElementID] {
    var elements: [ElementID] = []
    var known: Set<ElementID> = []
    repeat {
      let word = takePart()
      let id = try element(word, kinds, for: place)
      guard known.insert(id).inserted else {
        throw fail(word.start, "\(quote(word)) stands twice in the list; take one out")
      }
      elements.append(id)
    } while try takeSeparator(listPlace)
    return elements
  }
}
