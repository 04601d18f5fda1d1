internal import InputAccessory
internal import KeyboardWorld

/// Fingers on the screen, and the device in the user's hands.
extension ScriptReader {
  /// What can be touched by name.
  private static let touchable: KindSet = KindSet.views.union([.root, .toolbar, .doneKey])

  mutating func readTouch(_ row: Int) throws(Skip) -> StageEvent {
    guard hasMore() else { throw missing(row, "a point or a name") }
    if isNumber(peekWord()) {
      let point = try takePoint(row)
      return .touchPoint(point, isPencil: try takeOptional("pencil"))
    }
    let id = try takeElement(row, Self.touchable)
    return .touch(id, isPencil: try takeOptional("pencil"))
  }

  /// Whether a word begins as a number does and is no name.
  private func isNumber(_ word: Word) -> Bool {
    guard let first = slice(word).first else { return false }
    return (first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10) && !isName(word)
  }

  mutating func readDrag(_ row: Int) throws(Skip) -> StageEvent {
    let start = try takePoint(row)
    guard hasMore() else { throw missing(row, "'to' and a point") }
    guard try takeOptional("to") else { throw surplus(row) }
    return .drag(start, to: try takePoint(row))
  }

  /// Reads a point of the screen.
  mutating func takePoint(_ row: Int) throws(Skip) -> Point {
    guard hasMore() else { throw missing(row, "a point") }
    let form = "write two numbers such as 20 300"
    let numbers = try takeNumbers(2, .expect) { _ in
      (Vocabulary.statements[row].word.rawValue, form)
    }
    guard isAtBoundary else {
      throw fail(at, "unexpected \(quote(peekWord())) behind a number; \(form)")
    }
    return Point(x: numbers.0, y: numbers.1)
  }

  // MARK: The device

  mutating func readRotate() throws(Skip) -> StageEvent {
    let words = Orientation.allCases.map(\.rawValue)
    let index = try takeChoice(
      words, needed: "'rotate' needs 'landscape' or 'portrait', as in 'rotate landscape'",
      kind: "orientation")
    return .rotate(Orientation.allCases[index])
  }

  mutating func readKeyboardPlace() throws(Skip) -> StageEvent {
    let words = KeyboardPlace.allCases.map(\.rawValue)
    let index = try takeChoice(
      words, needed: "'keyboard' needs 'dock', 'float' or 'split', as in 'keyboard float'",
      kind: "place")
    return .keyboard(KeyboardPlace.allCases[index])
  }

  /// Reads `on` or `off`.
  mutating func takeSwitch(_ row: Int) throws(Skip) -> Bool {
    guard hasMore() else { throw missing(row, "'on' or 'off'") }
    let word = takeWord()
    if matches(word, "on" as StaticString) { return true }
    if matches(word, "off" as StaticString) { return false }
    throw fail(
      word.start,
      "'\(Vocabulary.statements[row].word.rawValue)' cannot be \(quote(word)); write on or off")
  }
}
