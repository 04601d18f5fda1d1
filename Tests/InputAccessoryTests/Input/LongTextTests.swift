import InputAccessory
import InputAccessoryTesting
import Testing

/// Offsets in texts of many scripts, texts that are long, and ranges from elsewhere.
struct LongTextTests {
  private static let pieces = [
    "a", "é", "ß", "€", "中", "😀", "👨‍👩‍👧", "e\u{301}", "\u{10FFFF}", "12", "\u{0}", "\u{7FF}\u{800}",
  ]

  @Test(arguments: 0..<20)
  func `every range is cut as UTF-16 has it, wherever it lies`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let text = (0..<Int.random(in: 1...120, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let state = EditingState(text: text)
    let units = Array(text.utf16)

    #expect(state.length == units.count)
    for offset in 0...units.count {
      let isInside = offset < units.count && UTF16.isTrailSurrogate(units[offset])
      let whole = offset - (isInside ? 1 : 0)
      #expect(Array(state[0..<offset].utf16) == Array(units[..<(offset + (isInside ? 1 : 0))]))
      #expect(Array(state[offset..<units.count].utf16) == Array(units[whole...]))
      #expect(state.characterRange(before: offset).upperBound == whole)
      #expect(state.characterRange(after: offset).lowerBound == whole)
    }
  }

  @Test(arguments: ["a", "é", "😀", "e\u{301}"], InputKind.allCases)
  func `keys in the middle and at the end of a long text do what they do in a short one`(
    unit: String, kind: InputKind
  ) {
    let half = String(repeating: unit, count: 3_000)
    let input = kind.make(id: 0, text: half + half, delegate: nil)
    input.becomeFirstResponder()
    let (middle, width) = (half.utf16.count, unit.utf16.count)

    input.deleteBackward()
    input.select(middle..<middle)
    input.insert("x")
    input.deleteBackward()
    input.insert("é")
    input.insert("😀")
    input.deleteForward()

    let expected = half + "é😀" + String(half.dropLast(2))
    #expect(Array(input.text.utf16) == Array(expected.utf16))
    #expect(input.selection == middle + 3..<middle + 3)
    #expect(input.editingState.length == 2 * middle + 3 - 2 * width)
    while input.undo() {}
    #expect(Array(input.text.utf16) == Array((half + half).utf16))
  }

  @Test(arguments: ["0123456789\n", "é\r\n中\u{2028}"])
  func `a long paste is taken whole, its line ends become blanks, undo is one step`(line: String) {
    let pasted = String(repeating: line, count: 50_000)
    let (field, view) = (TextField(), TextView())
    field.becomeFirstResponder()
    view.becomeFirstResponder()

    field.paste(pasted)
    view.paste(pasted)

    #expect(field.text == String(pasted.map { $0.isNewline ? " " : $0 }))
    #expect(view.text.utf8.elementsEqual(pasted.utf8))
    #expect(field.undo() && view.undo())
    #expect(field.text == "" && view.text == "")
  }

  @Test func `no more steps than the limit are kept, and the last ones can be undone`() {
    let input = TextField()
    input.becomeFirstResponder()
    for _ in 0..<15_000 { input.paste("x") }

    var undone = 0
    while input.undo() { undone += 1 }

    #expect((5_000...10_001).contains(undone))
    #expect(input.text == String(repeating: "x", count: 15_000 - undone))
  }

  @Test(arguments: [
    Int.min..<Int.max, Int.min..<Int.min, Int.max..<Int.max, -1..<0, 3..<4, 2..<2, 1..<2,
  ])
  func `no range can do harm, by program or as a selection`(range: Range<Int>) {
    for kind in InputKind.allCases {
      let input = kind.make(id: 0, text: "a😀", delegate: nil)
      input.becomeFirstResponder()

      input.select(range)
      input.insert("x")
      input.deleteBackward()
      input.select(range)
      input.compose("y", selected: range)
      input.replace(range, with: "z")
      input.select(range)
      input.moveCaret(forward: true, extending: true)
      input.deleteForward()
      input.editingState = EditingState(text: "é", selection: range, marked: range)
      input.deleteBackward()

      #expect(input.text.utf16.count == input.editingState.length)
      #expect(input.editingState.clamp(input.selection) == input.selection)
    }
  }
}
