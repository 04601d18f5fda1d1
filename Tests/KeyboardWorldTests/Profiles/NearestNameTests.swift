import KeyboardWorld
import Testing

struct NearestNameTests {
  static let words = ["focus", "foreground", "type", "turn", "tap", "tab", "tag", "touch"]

  @Test(arguments: [
    ("tpye", ["type"]),  // Neighbours exchanged.
    ("focs", ["focus"]),  // One too few.
    ("focuss", ["focus"]),  // One too many.
    ("fucus", ["focus"]),  // One wrong.
    ("FOCUS", ["focus"]),  // Case does not count.
    ("fo", ["focus", "foreground"]),  // A beginning.
    ("foregruond", ["foreground"]),
    ("froegruond", ["foreground"]),  // Two edits in a long name.
    ("ta", ["tap", "tab", "tag"]),  // Equally near.
    ("banana", []),
    ("t", []),  // Too many beginnings, too short for a slip.
    ("", []),
  ])
  func `names that were meant are found`(written: String, meant: [String]) {
    #expect(NearestName.nearest(to: written, among: Self.words) == meant)
  }

  @Test func `among the names one edit away those that complete it come alone`() {
    #expect(NearestName.nearest(to: "ta", among: ["a", "tab", "ka"]) == ["tab"])
  }

  @Test func `nothing is near where there are no names`() {
    #expect(NearestName.nearest(to: "focus", among: []).isEmpty)
  }

  @Test func `a very long word is near nothing and costs little`() {
    let long = String(repeating: "x", count: 1_000_000)

    #expect(NearestName.nearest(to: long, among: Self.words).isEmpty)
  }
}
