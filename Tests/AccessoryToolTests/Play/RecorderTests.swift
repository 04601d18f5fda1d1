import Testing

import accessory

struct RecorderTests {
  @Test func `keys that follow each other are one statement`() {
    var recorder = Recorder(preamble: "field a\n")

    recorder.record(.type("h"), expecting: [("a.text", #"expect a.text "h""#)])
    #expect(recorder.settled == "field a\n")
    recorder.record(.type("i"), expecting: [("a.text", #"expect a.text "hi""#)])
    recorder.record(.delete(1), expecting: [("a.text", #"expect a.text "h""#)])
    recorder.record(.delete(1), expecting: [("a.text", #"expect a.text """#)])
    recorder.record(.words("return"), expecting: [("outcome", "expect outcome performed")])

    #expect(
      recorder.text == """
        field a

        type "hi"
        expect a.text "hi"

        delete 2
        expect a.text ""

        return
        expect outcome performed

        """)
  }

  @Test func `what stands alone is not joined`() {
    var recorder = Recorder(preamble: "")

    recorder.record(.type("a"), expecting: [])
    recorder.record(.type("b"), expecting: [], isAlone: true)
    recorder.record(.type("c"), expecting: [])

    #expect(recorder.text == "type \"a\"\n\ntype \"b\"\n\ntype \"c\"\n")
  }

  @Test func `what would be one character is two statements`() {
    var recorder = Recorder(preamble: "")

    recorder.record(.type("e"), expecting: [])
    recorder.record(.type("\u{301}"), expecting: [])

    #expect(recorder.text == "type \"e\"\n\ntype \"\\u{301}\"\n")
  }

  @Test func `a run of keys is bounded`() {
    var recorder = Recorder(preamble: "")

    for _ in 0..<3000 { recorder.record(.type("x"), expecting: []) }

    #expect(recorder.text.split(separator: "\n").count == 3)
    #expect(recorder.open.utf8.count < 1100)
  }

  @Test(arguments: [
    (RecordedStatement.type("a\"\\\n\u{1B}"), #"type "a\"\\\n\u{1B}""#), (.delete(1), "delete"),
    (.delete(3), "delete 3"), (.paste("x"), #"paste "x""#), (.words("tab"), "tab"),
  ])
  func `a statement is spelled as the language spells it`(
    statement: RecordedStatement, text: String
  ) {
    #expect(statement.text == text)
  }
}
