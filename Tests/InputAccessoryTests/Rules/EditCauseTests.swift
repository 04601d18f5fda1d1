import InputAccessory
import Testing

struct EditCauseTests {
  @Test(arguments: [
    ("", false, EditCause.deleted), ("a", false, .typed), ("e\u{301}", false, .typed),
    ("👨‍👩‍👧", false, .typed), ("ab", false, .pasted), ("\n", false, .typed), ("", true, .composing),
    ("a", true, .composing),
  ])
  func `a replacement without a cause is taken for a key, a paste or a deletion`(
    insertion: String, isComposing: Bool, cause: EditCause
  ) {
    #expect(EditCause(ofReplacement: insertion, isComposing: isComposing) == cause)
  }
}
