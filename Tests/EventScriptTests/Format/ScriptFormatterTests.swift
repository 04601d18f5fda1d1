import EventScript
import Testing

struct ScriptFormatterTests {
  @Test(arguments: [
    ("", ""),
    ("\n \n\t", ""),
    ("mark", "mark\n"),
    ("\u{FEFF}\r\n  mark \r\n", "mark\n"),
    ("\n\n# a \n\n\n#b\nmark#c\n\n", "# a\n\n#b\nmark  #c\n"),
    ("\tcut   # why \t", "cut  # why\n"),
    (
      "repeat  2\nmark # x\n# y\n\n    repeat 3\ncut\nend\n#z\n end\nundo",
      "repeat 2\n  mark  # x\n  # y\n\n  repeat 3\n    cut\n  end\n  #z\nend\nundo\n"
    ),
    (
      "field   a\ttext=\"\\u{41}\tb\\u{1B}  c\"  tag=3",
      "field a text=\"A\\tb\\u{1B}  c\" tag=3\n"
    ),
    (
      "field a\nexpect  count a.shouldChange(  0..<1   \"\\u{78}\"  )  1",
      "field a\nexpect count a.shouldChange(0..<1 \"x\") 1\n"
    ),
    (
      "toolbar bar items=item( save,  \"Save  it\" ),done\nset bar.items done ,  cancel",
      "toolbar bar items=item(save, \"Save  it\"),done\nset bar.items done , cancel\n"
    ),
  ])
  func `a script has one layout`(text: String, layout: String) throws {
    #expect(try ScriptFormatter.format(text, source: "s") == layout)
    #expect(try ScriptFormatter.format(layout, source: "s") == layout)
    #expect(try ScriptFormatter.format(Array(text.utf8), source: "s") == layout)
  }

  @Test func `a script with an error is not formatted`() throws {
    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptFormatter.format("cut\nwobble\n", source: "s")
    }

    #expect(errors.diagnostics.map(\.line) == [2])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the layout is stable and changes nothing but lines`(seed: UInt64) throws {
    var generator = ScriptGenerator(seed: seed)
    let text = generator.script()

    let script = try ScriptParser.parse(text, source: "s")
    let layout = try ScriptFormatter.format(text, source: "s")
    let again = try ScriptParser.parse(layout, source: "s")

    #expect(try ScriptFormatter.format(layout, source: "s") == layout)
    #expect(again.names == script.names)
    #expect(again.expectations.map(\.kind) == script.expectations.map(\.kind))
    #expect(again.statements.map(bodyWithoutLine) == script.statements.map(bodyWithoutLine))
  }
}
