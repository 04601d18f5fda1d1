import InputAccessory
import Testing

struct DigitsRuleTests {
  @Test func `a key that is no digit is refused, of a paste the digits are taken`() {
    var desk = Desk(DigitsRule())
    desk.type("1a2.3-")
    #expect(desk.picture == "123|")
    desk.paste(" (0) 45-6 ")
    #expect(desk.picture == "1230456|")
    desk.paste("none")
    #expect(desk.lastOutcome == .refused)
    #expect(desk.number == "1230456")
  }

  @Test(arguments: ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９"])
  func `digits of five kinds are taken everywhere and stay as they are`(digits: String) {
    var desk = Desk(DigitsRule())
    desk.type(digits)
    #expect(desk.text == digits)
    #expect(desk.number == "123456789")
    #expect(desk.isValid)
  }

  @Test func `other digits are taken where they are the locale's`() {
    var desk = Desk(DigitsRule(symbols: InputLocale("bn_BD").symbols))
    desk.type("১২3")
    #expect(desk.text == "১২3")
    #expect(desk.number == "123")
    desk = Desk(DigitsRule())
    desk.type("১½²Ⅷ")
    #expect(desk.text == "")
  }

  @Test func `a digit with a mark on it is none`() {
    var desk = Desk(DigitsRule())
    desk.type("1\u{301}")
    #expect(desk.text == "")
    desk.paste("1\u{20E3}2")
    #expect(desk.text == "12")
  }

  @Test func `nothing typed over a selection is refused with the selection as it was`() {
    var desk = Desk(DigitsRule(), at: "1|23|4")
    desk.type("x")
    desk.paste("x")
    #expect(desk.picture == "1|23|4")
    desk.edit(1..<3, "x", .committed)
    #expect(desk.picture == "1|4")
  }

  @Test func `an empty text is valid and has no value`() {
    let rules = TextRules([DigitsRule(), NumberBounds(minimum: 1, maximum: 12)])
    #expect(rules.areMet(by: ""))
    #expect(rules.number(in: "") == nil)
    #expect(rules.number(in: "1a") == nil)
    #expect(!rules.areMet(by: "1a"))
  }

  @Test(arguments: [("0", false), ("1", true), ("12", true), ("13", false)])
  func `bounds judge, and change nothing`(text: String, isValid: Bool) {
    var desk = Desk(DigitsRule(), NumberBounds(minimum: 1, maximum: 12))
    desk.type(text)
    #expect(desk.text == text)
    #expect(desk.isValid == isValid)
  }

  @Test func `digits are chosen before a limit counts`() {
    var desk = Desk(DigitsRule(), LengthLimit(3))
    desk.paste("a1b2c3d4")
    #expect(desk.picture == "123|")
  }
}
