import InputAccessory
import Testing

struct EditCauseTests {
  @Test(arguments: [
    ("a", EditCause.typed), ("e\u{301}", .typed), ("👨‍👩‍👧", .typed), ("\n", .typed), ("ab", .pasted),
  ])
  func `what comes without a cause is taken for a key or a paste`(
    insertion: String, cause: EditCause
  ) {
    #expect(
      EditCause(ofReplacement: insertion, in: 2..<2, selection: 2..<2, isComposing: false)
        == cause)
    #expect(
      EditCause(ofReplacement: insertion, in: 2..<2, selection: 2..<2, isComposing: true)
        == .composing)
  }

  @Test(arguments: [
    (1..<2, 2..<2, EditCause.deleted), (2..<3, 2..<2, .deletedForward), (1..<3, 1..<3, .deleted),
    (0..<0, 0..<0, .deleted), (0..<3, 3..<3, .deleted),
  ])
  func `a deletion goes forward where it begins at the caret`(
    range: Range<Int>, selection: Range<Int>, cause: EditCause
  ) {
    #expect(
      EditCause(ofReplacement: "", in: range, selection: selection, isComposing: false) == cause)
    #expect(
      EditCause(ofReplacement: "", in: range, selection: selection, isComposing: true)
        == .composing)
  }
}
