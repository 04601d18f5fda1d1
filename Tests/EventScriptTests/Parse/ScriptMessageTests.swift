import EventScript
import Testing

struct ScriptMessageTests {
  @Test(arguments: MessageTable.rows)
  func `a wrong statement gives its place, the problem and the remedy`(row: MessageTable.Row) throws
  {
    let text = MessageTable.preamble + row.statement + "\n"
    let line = MessageTable.preamble.count { $0 == "\n" } + 1

    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptParser.parse(text, source: "s")
    }

    #expect(errors.diagnostics.map { "\($0.column): \($0.message)" } == row.errors)
    #expect(errors.diagnostics.allSatisfy { $0.line == line && $0.excerpt == row.statement })
    #expect(errors.total == row.errors.count)
  }

  @Test func `an error prints its place, its line and a caret`() throws {
    let errors = try errors("field amount\n\n  tpye \"42\"\n", source: "pay.events")

    #expect(
      errors.description == """
        pay.events:3:3: unknown statement 'tpye'; did you mean 'type'?
          tpye "42"
          ^
        """)
  }

  @Test func `columns count characters, and the caret stands under wide ones`() throws {
    let errors = try errors("type \"你好👨‍👩‍👧é\" x", source: "s")

    #expect(
      errors.description == """
        s:1:13: unexpected 'x'; write it as in 'type "42"'
        type "你好👨‍👩‍👧é" x
                       ^
        """)
  }

  @Test func `what cannot be seen is shown as an escape`() throws {
    let errors = try errors("foc\u{202E}us\u{1B}\tx", source: "a\u{7}b")

    #expect(
      errors.description == #"""
        a\u{7}b:1:1: unknown statement 'foc\u{202E}us\u{1B}'; a statement starts with a word such as 'field', 'focus' or 'expect'
        foc\u{202E}us\u{1B} x
        ^
        """#)
  }

  @Test func `a long line is shown around the place`() throws {
    let long = String(repeating: "x", count: 300_000)

    let errors = try errors("type \"\(long)\" y \"\(long)\"", source: "s")

    #expect(
      errors.description == """
        s:1:300009: unexpected 'y'; write it as in 'type "42"'
        …\(String(repeating: "x", count: 58))" y "\(String(repeating: "x", count: 37))…
        \(String(repeating: " ", count: 61))^
        """)
  }

  @Test func `a long word is cut in a message`() throws {
    let errors = try errors(String(repeating: "é", count: 100_000), source: "s")

    let word = String(repeating: "é", count: 40)
    #expect(
      errors.diagnostics[0].message
        == "unknown statement '\(word)…'; a statement starts with a word such as 'field', 'focus' "
        + "or 'expect'")
    #expect(errors.diagnostics[0].excerpt == String(repeating: "é", count: 100) + "…")
  }

  @Test func `twenty errors are told and the others counted`() throws {
    let many = try errors(String(repeating: "wobble\n", count: 25), source: "s")
    let one = try errors(String(repeating: "wobble\n", count: 21), source: "s")

    #expect(many.diagnostics.map(\.line) == Array(1...20))
    #expect(many.total == 25)
    #expect(many.description.split(separator: "\n").last == "… and 5 more errors")
    #expect(one.description.split(separator: "\n").last == "… and 1 more error")
  }

  @Test(arguments: [
    ("feild amount\nfocus amount\n", 1),
    ("field amount mask=\"[0\"\nfocus amount\n", 1),
    ("sheet terms kind=other\nfield a in=terms\npresent terms\n", 1),
    ("scrol form\navoid inset scroll=form\nset form.offset 0 1\n", 1),
    ("group g x=1\nfield a in=g\n", 1),
    ("avoid inset scroll=nowhere\n", 1),
    ("touch-dismiss yes ignores=nowhere scrols=forward\n", 2),
    ("field amount text=\"\\q\" keyboard=url\nfocus amount\n", 1),
    ("toolbar bar for=*,a\ntap bar.done\nexpect bar visible\n", 1),
    ("toolbar bar items=item(save,Save)\ntap save\n", 1),
    ("repeat x\nend\n", 1),
    ("repeat 2\nmark now\nend\n", 1),
    ("field a\nwhen a.didChange do field b\nfocus b\n", 1),
    ("field a\nwhen a.didChnge do insert field b\nfocus b\n", 1),
    ("field a b\nfocus a\n", 1),
    ("windw w\nexpect w.focus none\n", 1),
  ])
  func `an error does not cause others`(text: String, count: Int) throws {
    #expect(try errors(text, source: "s").total == count)
  }

  @Test func `errors are told in the order of their places`() throws {
    let errors = try errors("repeat 2\n  repeat 3\n    wobble\n", source: "s")

    #expect(errors.diagnostics.map(\.line) == [1, 2, 3])
  }

  @Test func `repeat is nested sixty-four deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "repeat 1\n", count: depth) + String(repeating: "end\n", count: depth)
    }

    #expect(try ScriptParser.parse(nested(64), source: "s").statements.count == 128)
    let errors = try errors(nested(70), source: "s")
    #expect(
      errors.diagnostics.map(\.message) == [
        "'repeat' is nested deeper than 64; take a level out"
      ])
    #expect(errors.diagnostics[0].line == 65)
  }

  @Test(arguments: [
    (
      "type \"ab\u{0}\"", 9,
      #"a NUL stands in the text; take it out, or write \u{0} in a quoted text"#
    ),
    ("type \"a\rb\"", 8, "a carriage return stands alone; end lines with LF or CRLF"),
  ])
  func `what no line may hold is one error`(text: String, column: Int, message: String) throws {
    let errors = try errors("field a\n\(text) wobble\nfocus a\n", source: "s")

    #expect(errors.total == 1)
    #expect(errors.diagnostics[0].line == 2)
    #expect(errors.diagnostics[0].column == column)
    #expect(errors.diagnostics[0].message == message)
  }

  @Test(arguments: [
    ([0x80], "80"), ([0xC0, 0xAF], "C0"), ([0xE0, 0x80, 0xAF], "E0"), ([0xED, 0xA0, 0x80], "ED"),
    ([0xF4, 0x90, 0x80, 0x80], "F4"), ([0xF0, 0x9F, 0x98], "F0"), ([0xFF], "FF"),
  ])
  func `a byte that is not UTF-8 is told with its place`(bytes: [UInt8], shown: String) throws {
    let text = Array("# é\nfield é text=\"ü".utf8) + bytes + Array("\"\nfocus é\n".utf8)

    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptParser.parse(text, source: "s")
    }

    #expect(errors.total == 1)
    #expect(errors.diagnostics[0].line == 2)
    #expect(errors.diagnostics[0].column == 16)
    #expect(
      errors.diagnostics[0].message == "the byte 0x\(shown) is not UTF-8; save the file as UTF-8")
  }

  @Test func `a text in UTF-16 is one error`() throws {
    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptParser.parse([0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62, 0], source: "s")
    }

    #expect(errors.diagnostics.map(\.message) == ["the text is UTF-16; save it as UTF-8"])
    #expect(errors.total == 1)
  }

  @Test func `a text beyond the bound is not read`() throws {
    let size = ScriptLimits.fileSize + 1
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    defer { bytes.deallocate() }
    // Only the start is looked at: the rest stays without a value, and without memory.
    bytes.copyBytes(from: [0x61, 0x61, 0x61, 0x61])

    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptParser.parse(UnsafeRawBufferPointer(bytes), source: "s")
    }

    #expect(errors.diagnostics.map(\.message) == ["the text is larger than 256 MB; split it"])
    #expect(errors.diagnostics.map(\.line) == [1])
  }

  private func errors(_ text: String, source: String) throws -> ScriptErrors {
    try #require(throws: ScriptErrors.self) { try ScriptParser.parse(text, source: source) }
  }
}
