import InputAccessory
import InputAccessoryTesting
import Testing

struct LengthLimitTests {
  private static let family = "👨‍👩‍👧"

  @Test func `keys beyond the limit leave no trace, so one backspace takes one character`() {
    var desk = Desk(LengthLimit(3))

    desk.type("abcde")
    #expect(desk.picture == "abc|")
    desk.backspace()

    #expect(desk.picture == "ab|")
  }

  @Test func `at the limit backspace works`() {
    var desk = Desk(LengthLimit(5), at: "abcde|")
    desk.backspace()
    #expect(desk.picture == "abcd|")
  }

  @Test func `a text that is too long already can be shortened, and grows no further`() {
    var desk = Desk(LengthLimit(2), at: "abc|def")
    desk.type("x")
    #expect(desk.lastOutcome == .refused)
    desk.backspace()
    desk.deleteForward()
    #expect(desk.picture == "ab|ef")
  }

  @Test func `a paste is cut to what fits, and the tail of the text is not`() {
    var desk = Desk(LengthLimit(6), at: "ab|yz")
    desk.paste("123456")
    #expect(desk.picture == "ab12|yz")
  }

  @Test func `what is selected makes room`() {
    var desk = Desk(LengthLimit(4), at: "a|bc|d")
    desk.paste("12345")
    #expect(desk.picture == "a12|d")
    desk.paste("9")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `an insertion of which nothing fits leaves what was selected`() {
    var desk = Desk(LengthLimit(2, unit: .utf16), at: "a|b|cd")
    desk.paste("😀")
    #expect(desk.picture == "a|b|cd")
  }

  @Test func `a limit in UTF-16 units never halves a character`() {
    var desk = Desk(LengthLimit(6, unit: .utf16), at: "hello|")
    desk.type("😀")
    #expect(desk.picture == "hello|")
    desk.paste("a😀")
    #expect(desk.picture == "helloa|")
    var other = Desk(LengthLimit(9, unit: .utf16), at: "|")
    other.paste("a" + Self.family + Self.family)
    #expect(other.text == "a" + Self.family)
  }

  @Test(arguments: ["Hell", "👪abc", "e\u{301}a👍🏽b", "🇩🇪🇩🇪한x"])
  func `characters are what people see`(text: String) {
    var desk = Desk(LengthLimit(5), at: text + "|")
    desk.type("😀")
    #expect(desk.text == text + "😀")
    desk.type("e")
    #expect(desk.text == text + "😀")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `a mark that joins what is before it adds none`() {
    var desk = Desk(LengthLimit(2), at: "👍e|")
    desk.edit(desk.selection, "\u{301}", .typed)
    #expect(desk.text == "👍e\u{301}")
    desk.selection = 2..<2
    desk.edit(desk.selection, "\u{1F3FD}", .typed)
    #expect(desk.text == "👍🏽e\u{301}")
    desk.edit(desk.selection, "\u{200D}", .typed)
    desk.edit(desk.selection, "x", .typed)
    #expect(desk.text == "👍🏽\u{200D}e\u{301}")
  }

  @Test func `a paste that joins on both sides is cut as it counts`() {
    var desk = Desk(LengthLimit(3), at: "a|b")
    desk.paste("\u{301}\u{302}xyz")
    #expect(desk.text == "a\u{301}\u{302}xb")
    var flags = Desk(LengthLimit(2), at: "🇩|")
    flags.paste("🇪🇫🇷🇮🇹")
    #expect(flags.rules.areMet(by: flags.text))
    #expect(flags.text.count == 2)
  }

  @Test func `a letter that splits a character counts for what comes of it`() {
    var desk = Desk(LengthLimit(2), at: "|")
    desk.text = "👨\u{200D}👩"
    desk.selection = 3..<3
    desk.type("x")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `a carriage return and a line feed are one`() {
    var desk = Desk(LengthLimit(3), at: "a\r|")
    desk.edit(desk.selection, "\n", .typed)
    desk.paste("bc")
    #expect(Array(desk.text.utf16) == Array("a\r\nb".utf16))
  }

  @Test func `a suggestion of the system is cut afterwards`() {
    var desk = Desk(LengthLimit(5), at: "ab|")
    desk.edit(0..<2, "abcdefgh", .replaced)
    #expect(desk.picture == "abcde|")
  }

  @Test func `composing is not limited, what is committed is`() {
    var desk = Desk(LengthLimit(6), at: "65432|")
    desk.edit(5..<5, "huang", .composing)
    #expect(desk.picture == "65432huang|")
    desk.edit(5..<10, "黄", .committed)
    #expect(desk.picture == "65432黄|")
    desk.edit(6..<6, "hao", .composing)
    desk.edit(6..<9, "hao", .committed)
    #expect(desk.picture == "65432黄|")
  }

  @Test func `a limit of nothing, or less, holds nothing`() {
    for limit in [0, -3, .min] {
      var desk = Desk(LengthLimit(limit))
      desk.type("a")
      desk.paste("\u{301}")
      #expect(desk.text == "")
    }
    #expect(Desk(LengthLimit(.max), at: "a|").isValid)
  }

  @Test func `a text is judged in the limit's unit`() {
    #expect(LengthLimit(1).isMet(by: Self.family, number: nil))
    #expect(!LengthLimit(1, unit: .utf16).isMet(by: Self.family, number: nil))
    #expect(!LengthLimit(1).isMet(by: "ab", number: nil))
  }

  @Test(arguments: ["x", "я", "黄", "😀", "e\u{301}", "🇩🇪", "\r\n", "한", "ที่", "\u{600}1"])
  func `a long text is counted to the character`(piece: String) {
    let count = 4000
    let text = String(repeating: piece, count: count)
    let units = text.utf16.count
    var desk = Desk(LengthLimit(count), at: "|")
    desk.paste(text + text + text)
    #expect(desk.text == text)
    desk.selection = units..<units
    desk.type("a")
    #expect(desk.lastOutcome == .refused)
    #expect(desk.isValid)
    desk.backspace()
    #expect(desk.text.count == count - 1)
    desk.type("a")
    #expect(desk.text.count == count)
  }

  @Test func `the fast count is the standard library's, whatever the text`() {
    let pieces = [
      "a", "bcdefghijk", " ", "\r", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "\u{200D}", "😀", "👨",
      "🇩", "я", "黄", "カ", "が", "\u{3099}", "한", "ᄀ", "ᅡ", "ที่", "ำ", "น้ำ", "\u{600}", "©", "\u{AD}",
      "\u{1F3FD}", "\u{FE0F}", "क्ष", "\0", "🧑", "🪐", "🏴",
    ]
    var random = SplitMix(seed: 4)
    for round in 0..<2000 {
      let text = (0..<Int.random(in: 0...24, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let count = text.count
      let fits = LengthLimit(count).isMet(by: text, number: nil)
      let isTooLong = count == 0 || !LengthLimit(count - 1).isMet(by: text, number: nil)
      #expect(fits && isTooLong, "round \(round): \(text.debugDescription)")
    }
  }
  @Test func `so it is for every scalar between others`() {
    var wrong: [UInt32] = []
    for value in [UInt32](0...0xFFFF) + [UInt32](0x1F000...0x1FAFF) {
      guard let scalar = Unicode.Scalar(value).map(String.init) else { continue }
      for text in ["a\(scalar)a", scalar + scalar, "😀\(scalar)😀", "\n\(scalar)ก\(scalar)\u{301}"] {
        let count = text.count
        let limit = LengthLimit(count)
        if !limit.isMet(by: text, number: nil)
          || LengthLimit(count - 1).isMet(by: text, number: nil)
        {
          wrong.append(value)
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20).map { String($0, radix: 16) })")
  }
}
