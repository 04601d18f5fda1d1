internal import InputAccessory
internal import KeyboardWorld

extension ScriptReader {
  mutating func readDeclaration(_ row: Int) throws(Skip) -> Declaration {
    guard case .declaration(let kind) = Vocabulary.statements[row].role else { throw Skip() }
    let kinds = KindSet(kind)
    let name = takeNewName(row)
    let options = takeProperties(kinds)
    var properties = options.properties
    if kind == .toolbar && !properties.contains(where: { $0.0 == .items }) {
      properties.append((.items, .items([.cancel, .flexible, .done])))
    }
    guard let name else { throw Skip() }
    let id = declare(name, kinds)
    // What follows it cannot be told apart.
    if options.hasBareWord { throw Skip() }
    return Declaration(
      id: id, name: names[Int(id.rawValue)], kind: kind, properties: properties)
  }

  /// Reads what is said of the root view, which needs no name.
  mutating func readRoot(_ row: Int) throws(Skip) -> Declaration {
    guard hasMore() else { throw missing(row, "'at' or 'size'") }
    let (properties, hasBareWord) = takeProperties(.root)
    if hasBareWord { throw Skip() }
    return Declaration(id: .root, name: "root", kind: .root, properties: properties)
  }

  /// Reads options up to the end of the line or a word that is none.
  private mutating func takeProperties(
    _ kinds: KindSet
  ) -> (properties: [(Property, PropertyValue)], hasBareWord: Bool) {
    var properties: [(Property, PropertyValue)] = []
    var given: [Int] = []
    var hasBareWord = false
    while hasMore() {
      do throws(Skip) {
        guard let word = takeOptionKey() else {
          noteBareWord(kinds)
          hasBareWord = true
          break
        }
        let key = try settableKey(word, of: kinds)
        if given.contains(key) {
          throw fail(word.start, "\(quote(word)) is given twice; take one out")
        }
        given.append(key)
        properties.append((Vocabulary.keys[key].property, try takeValue(key, .option)))
      } catch {
        // The option is lost, the next one is not.
        _ = takeWord()
      }
    }
    return (properties, hasBareWord)
  }

  private mutating func noteBareWord(_ kinds: KindSet) {
    let word = takeWord()
    if let key = vocabulary.keyTable.find(slice(word)),
      !Vocabulary.keys[Int(key)].kinds.isDisjoint(with: kinds)
    {
      note(word.start, "\(quote(word)) needs '=' and a value, without blanks between")
    } else {
      note(word.start, "unexpected \(quote(word)); options are written as in 'key=value'")
    }
  }
}
