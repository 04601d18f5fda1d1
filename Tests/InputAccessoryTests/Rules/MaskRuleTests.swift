import InputAccessory
import Testing

struct MaskRuleTests {
  private static func desk(_ mask: String, _ picture: String = "|") throws -> Desk {
    Desk(try MaskRule(mask), at: picture)
  }

  @Test func `literals come with the character behind them`() throws {
    var desk = try Self.desk("+1 [000]-[0]")
    var seen: [String] = []
    for key in "2345" {
      desk.type(String(key))
      seen.append(desk.picture)
    }
    #expect(seen == ["+1 2|", "+1 23|", "+1 234|", "+1 234-5|"])
    #expect(desk.isValid)
    desk.type("6")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `a backspace takes a digit with the literals in front of it`() throws {
    var desk = try Self.desk("[00]/[00]", "12/3|")
    desk.backspace()
    #expect(desk.picture == "12|")
    #expect(!desk.isValid)
    desk = try Self.desk("+1 [000]", "+1 2|")
    desk.backspace()
    #expect(desk.picture == "|")
  }

  @Test func `a backspace over a literal takes the digit before it`() throws {
    var desk = try Self.desk("[00]/[00]", "12/|34")
    desk.backspace()
    #expect(desk.picture == "1|3/4")
    desk = try Self.desk("[00]/[00]", "12|/34")
    desk.deleteForward()
    #expect(desk.picture == "12|/4")
  }

  @Test func `in the mask's own prefix a backspace steps over it`() throws {
    var desk = try Self.desk("+1 [000]", "+1 |23")
    desk.backspace(3)
    #expect(desk.picture == "|+1 23")
    desk.deleteForward()
    #expect(desk.text == "+1 3")
  }

  @Test(arguments: [
    ("+10000110000", "+1 000-011-0000"), ("+1 000-011-0000", "+1 000-011-0000"),
    ("10000110000", "+1 000-011-0000"), ("0000110000", "+1 000-011-0000"),
    ("(+1) 000 011 0000", "+1 000-011-0000"), ("1234567890", "+1 123-456-7890"),
    ("000", "+1 000"), ("+1", ""), ("+1 000-011-00009999", "+1 000-011-0000"), ("x", ""),
  ])
  func `a paste may have the prefix or lack it`(pasted: String, text: String) throws {
    var desk = try Self.desk("+1 [000]-[000]-[0000]")
    desk.paste(pasted)
    #expect(desk.text == text)
    #expect(desk.selection == text.utf16.count..<text.utf16.count)
  }

  @Test func `a formatter's change is the edit that is made`() throws {
    var desk = try Self.desk("+[000]")
    desk.type("1")
    #expect(desk.lastOutcome == .instead(range: 0..<0, insertion: "+1", caret: 2))
  }

  @Test func `a key in the middle moves what follows, with the caret behind it`() throws {
    var desk = try Self.desk("[00]/[00]", "1|2/3")
    desk.type("9")
    #expect(desk.picture == "19|/23")
    desk.type("8")
    #expect(desk.picture == "19|/23")
    desk = try Self.desk("[00]/[00]", "1|2/3")
    desk.paste("789")
    #expect(desk.picture == "17|/23")
  }

  @Test func `places say what they take`() throws {
    var desk = try Self.desk("[AA]-[00] [__]")
    desk.type("1é2ж3-4 5ñ字")
    #expect(desk.text == "éж-34 5ñ")
    #expect(desk.isValid)
    desk.selection = 0..<1
    desk.backspace()
    #expect(desk.text == "жñ")
  }

  @Test func `a typed literal is not typed twice`() throws {
    var desk = try Self.desk("[00]/[00]")
    desk.type("12/34")
    #expect(desk.text == "12/34")
  }

  @Test func `digits stay as they are typed`() throws {
    var desk = try Self.desk("[00]/[00]")
    desk.type("١٢٣٤")
    #expect(desk.text == "١٢/٣٤")
  }

  @Test func `a composition is laid out when it is committed`() throws {
    var desk = try Self.desk("[AA] [00]")
    desk.edit(0..<0, "ni", .composing)
    desk.edit(0..<2, "你好1", .committed)
    #expect(desk.picture == "你好 1|")
    desk.edit(4..<4, "x", .composing)
    desk.edit(4..<5, "x", .committed)
    #expect(desk.picture == "你好 1|")
  }

  @Test func `a text without the form can be deleted, and typing gives it the form`() throws {
    var desk = try Self.desk("[00]/[00]", "hello|")
    desk.backspace()
    #expect(desk.text == "")
    desk = try Self.desk("[00]/[00]", "12/34 56|")
    desk.backspace()
    #expect(desk.picture == "12/34|")
    desk = try Self.desk("[00]/[00]", "123|")
    desk.type("4")
    #expect(desk.picture == "12/34|")
    #expect(desk.rules.formatted("0199") == "01/99")
  }

  @Test func `literals behind the last place need not be there`() throws {
    let rule = try MaskRule("[00] %")
    #expect(rule.isMet(by: "12", number: nil))
    #expect(rule.isMet(by: "12 %", number: nil))
    #expect(!rule.isMet(by: "12 % ", number: nil))
    #expect(!rule.isMet(by: "1", number: nil))
    #expect(!rule.isMet(by: "", number: nil))
  }

  @Test(arguments: [
    ("+1 [000", 4, "'[' is not closed; add a ']'"),
    ("+1 000]", 7, "']' closes nothing; add a '[' before it"),
    ("[0[0]]", 3, "'[' within brackets; close the first one before it"),
    ("[0x]", 3, "unknown place 'x'; use 0 (digit), A (letter) or _ (either)"),
    ("+1", 2, "no place to fill; write one as [0]"),
    ("", 1, "no place to fill; write one as [0]"),
    ("[]", 2, "no place to fill; write one as [0]"),
  ])
  func `a malformed mask says where it is wrong`(
    mask: String, position: Int, message: String
  ) throws {
    let error = try #require(throws: MaskError.self) { try MaskRule(mask) }
    #expect(error.position == position)
    #expect(error.description == "mask \"\(mask)\", character \(position): \(message)")
  }
}
