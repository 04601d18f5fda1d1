import EventScript
import Testing

struct ScriptTextTests {
  @Test(arguments: [
    ("", #""""#),
    ("42", #""42""#),
    ("a \"b\" \\", #""a \"b\" \\""#),
    ("\n\t\r", #""\n\t\r""#),
    ("\u{0}\u{1B}[31m\u{7F}\u{85}", #""\u{0}\u{1B}[31m\u{7F}\u{85}""#),
    ("\u{202E}x\u{2066}\u{200B}\u{FEFF}\u{2028}", #""\u{202E}x\u{2066}\u{200B}\u{FEFF}\u{2028}""#),
    ("你好 é 😀", #""你好 é 😀""#),
    ("👨‍👩‍👧", #""👨‍👩‍👧""#),
    ("\u{200D}x\u{200D}", #""\u{200D}x\u{200D}""#),
    ("\u{301}e\u{301}\n\u{301}", "\"\\u{301}e\u{301}\\n\\u{301}\""),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{E0041}", "\"🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{E0041}\""),
    ("\u{FFFF}\u{E0041}", #""\u{FFFF}\u{E0041}""#),
  ])
  func `a text is quoted with canonical escapes`(text: String, quoted: String) {
    #expect(ScriptText.quoted(text).unicodeScalars.elementsEqual(quoted.unicodeScalars))
  }

  @Test func `what is shown keeps quotes, and hides nothing`() {
    #expect(ScriptText.shown("type \"a\\n\"\t\u{1B}\u{202E}") == #"type "a\n" \u{1B}\u{202E}"#)
  }
}
