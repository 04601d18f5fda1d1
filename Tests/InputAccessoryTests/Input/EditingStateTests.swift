import InputAccessory
import Testing

/// The value that all editing works on, as far as it is public.
struct EditingStateTests {
  @Test func `a new state has its caret at the end and nothing pending (2.14)`() {
    let state = EditingState(text: "a😀")

    #expect(state.length == 3)
    #expect(state.selection == 3..<3)
    #expect(state.marked == nil)
    #expect(!state.hasPendingText)
    #expect(!state.canUndo)
    #expect(!state.canRedo)
    #expect(EditingState().text == "")
  }

  @Test func `a state of another kind of input has its ranges clamped`() {
    let state = EditingState(text: "abc", selection: 2..<9, marked: -1..<2)
    let empty = EditingState(text: "abc", selection: 1..<1, marked: 5..<9)

    #expect(state.selection == 2..<3)
    #expect(state.marked == 0..<2)
    #expect(state.hasPendingText)
    #expect(empty.marked == nil)
  }

  @Test(arguments: [
    (0..<3, 0..<3), (-4..<2, 0..<2), (2..<9, 2..<4), (7..<9, 4..<4), (-3 ..< -1, 0..<0),
    (Int.min..<Int.max, 0..<4),
  ])
  func `a range is clamped to the text`(range: Range<Int>, clamped: Range<Int>) {
    #expect(EditingState(text: "abcd").clamp(range) == clamped)
  }

  @Test(arguments: [
    (0..<1, "A"), (1..<3, "😀"), (1..<2, "😀"), (2..<3, "😀"), (2..<4, "😀B"), (2..<2, ""),
    (-9..<9, "A😀B"), (9..<9, ""),
  ])
  func `the text of a range splits no scalar (2.6)`(range: Range<Int>, text: String) {
    #expect(EditingState(text: "A😀B")[range] == text)
  }

  @Test(arguments: [
    ("", 0, 0..<0, 0..<0), ("ab", 0, 0..<0, 0..<1), ("ab", 2, 1..<2, 2..<2),
    ("ab", 9, 1..<2, 2..<2), ("ab", -3, 0..<0, 0..<1), ("A😀B", 3, 1..<3, 3..<4),
    ("A😀B", 2, 0..<1, 1..<3), ("e\u{301}x", 2, 0..<2, 2..<3), ("a\r\nb", 3, 1..<3, 3..<4),
    ("🇩🇪🇫🇷", 8, 4..<8, 8..<8), ("🇩🇪🇫🇷", 4, 0..<4, 4..<8),
  ])
  func `the characters around an offset are user-perceived ones (2.31)`(
    text: String, offset: Int, before: Range<Int>, after: Range<Int>
  ) {
    let state = EditingState(text: text)

    #expect(state.characterRange(before: offset) == before)
    #expect(state.characterRange(after: offset) == after)
  }
}
