import InputAccessory
import Testing

struct DecimalRuleTests {
  private static func rule(
    _ locale: String, fraction: Int? = nil, negative: Bool = true
  ) -> DecimalRule {
    DecimalRule(
      symbols: InputLocale(locale).symbols, maximumFractionDigits: fraction,
      allowsNegative: negative)
  }

  @Test(arguments: [
    ("de_DE", "56,8", "56.8"), ("de_DE", "1,09", "1.09"), ("en_US", "1.09", "1.09"),
    ("en_US", "1.0", "1.0"), ("en_US", "007", "7"), ("en_US", ".5", "0.5"), ("en_US", "5.", "5"),
    ("en_US", "-0.0", "0.0"), ("en_US", "-12", "-12"), ("ar_SA", "١٢٣٫٥", "123.5"),
    ("ar", "١٢٣٫٥", "123.5"), ("ar_AE", "١٢٣٫٥", "123.5"), ("fa_IR", "۱۲٫۵", "12.5"),
    ("mr_IN", "१२.५", "12.5"), ("en_US", "１２.５", "12.5"),
    ("sv_SE", "−3,5", "-3.5"), ("ccp_BD", "\u{11137}\u{11138}", "12"),
  ])
  func `a number stays as it is typed, and has a value`(
    locale: String, text: String, value: String
  ) {
    var desk = Desk(Self.rule(locale))

    for scalar in text.unicodeScalars { desk.edit(desk.selection, String(scalar), .typed) }

    #expect(desk.text == text)
    #expect(desk.number == value)
    #expect(desk.rules.number(in: text)?.double == Double(value))
    #expect(desk.isValid)
  }

  @Test(arguments: ["", "-", ",", "-,"])
  func `what is not complete has no value`(text: String) {
    var desk = Desk(Self.rule("de_DE"))
    desk.type(text)
    #expect(desk.text == text)
    #expect(desk.number == nil)
    #expect(desk.isValid == text.isEmpty)
  }

  @Test(arguments: [
    "12|-", "12|a", "1,5|,", "1,5|.", "|1 ", "12|e", "12|+", "12|€", "-1|-", "|x", "-|-",
  ])
  func `a key that no number has is refused`(picture: String) {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false)
    let key = parts[1].last.map(String.init) ?? ""
    var desk = Desk(Self.rule("de_DE"), at: parts[0] + "|" + parts[1].dropLast())
    let before = desk.picture
    desk.type(key)
    #expect(desk.lastOutcome == .refused)
    #expect(desk.picture == before)
  }

  @Test func `nothing comes before the sign`() {
    var desk = Desk(Self.rule("en_US"), at: "|-5")
    desk.type("1,-")
    #expect(desk.picture == "|-5")
    desk.selection = 0..<1
    desk.type("1")
    #expect(desk.picture == "1|5")
  }

  @Test(arguments: [
    ("de_DE", "5.6", "5,6"), ("en_US", "5,6", "5.6"), ("fr_FR", "5.6", "5,6"),
    ("ar_SA", "5.6", "5.6"), ("ar_SA", "٥,٦", "٥٫٦"), ("ar_SA", "٥٫٦", "٥٫٦"),
    ("ar_AE", "٥٫٦", "٥٫٦"),
    ("ja_JP", "5．6", "5.6"),
  ])
  func `another separator stands for the locale's`(locale: String, keys: String, text: String) {
    var desk = Desk(Self.rule(locale))
    desk.type(keys)
    #expect(desk.text == text)
    #expect(desk.number == "5.6")
  }

  @Test func `the fraction has no more digits than it may, wherever they are typed`() {
    var desk = Desk(Self.rule("de_DE", fraction: 2))
    desk.type("1,234")
    #expect(desk.picture == "1,23|")
    desk.selection = 2..<2
    desk.type("9")
    #expect(desk.picture == "1,|23")
    desk.selection = 1..<1
    desk.type("0")
    #expect(desk.picture == "10|,23")
    desk.selection = 3..<4
    desk.type("7")
    #expect(desk.picture == "10,7|3")
    desk.selection = 0..<4
    desk.type("12")
    #expect(desk.picture == "12|3")
  }

  @Test func `a separator that would make a fraction too long is refused`() {
    var desk = Desk(Self.rule("en_US", fraction: 2), at: "1|234")
    desk.type(".")
    #expect(desk.picture == "1|234")
    desk.selection = 2..<2
    desk.type(".")
    #expect(desk.picture == "12.|34")
  }

  @Test func `without a fraction there is no separator`() {
    var desk = Desk(Self.rule("en_US", fraction: 0))
    desk.type("1.2")
    #expect(desk.text == "12")
    desk.paste("3.0")
    #expect(desk.text == "12")
  }

  @Test func `without numbers below zero there is no sign`() {
    var desk = Desk(Self.rule("en_US", negative: false))
    desk.type("-1")
    desk.paste("-2")
    #expect(desk.text == "1")
    #expect(!desk.rules.areMet(by: "-1"))
  }

  @Test(arguments: [
    ("en_US", "    123456    ", "123456"), ("en_US", "12 000", "12000"),
    ("en_US", "1,234.50", "1234.50"), ("de_DE", "1.234,50", "1234,50"),
    ("de_DE", "1.234", "1234"), ("de_DE", "5.6", "5,6"), ("de_DE", "1234.56", "1234,56"),
    ("de_DE", "1,234.56", "1234,56"), ("en_US", "1.234,56", "1234.56"),
    ("en_US", "1,234", "1234"), ("en_US", "1,5", "1.5"), ("en_US", "1,234,567", "1234567"),
    ("hi_IN", "12,34,567.8", "1234567.8"), ("de_CH", "1’234.5", "1234.5"),
    ("fr_FR", "1\u{202F}234,5", "1234,5"), ("fr_FR", "\u{A0}1 234,5\n", "1234,5"),
    ("en_US", "\u{200E}-5", "-5"), ("en_US", "+5", "5"), ("ar_SA", "١٬٢٣٤٫٥", "١٢٣٤٫٥"),
    ("ar_SA", "1,234.5", "1234.5"), ("en_US", "-", "-"), ("en_US", ".", "."), ("en_US", ",5", ".5"),
  ])
  func `what is pasted is trimmed and freed of marks`(
    locale: String, pasted: String, text: String
  ) {
    var desk = Desk(Self.rule(locale))
    desk.paste(pasted)
    #expect(desk.text == text)
  }

  @Test(arguments: [
    "12a", "1.2.3", "1,23,4", "$5", "1e5", "--1", "1-", "12 34", "1,2345,6.7", "", "  ", "٫٫",
    "1 2",
    "1.234,567.8", "0x10", "½", "Ⅷ", "²",
  ])
  func `what is pasted is refused as a whole where it is no number`(pasted: String) {
    var desk = Desk(Self.rule("en_US"), at: "7|")
    desk.paste(pasted)
    #expect(desk.picture == "7|")
  }

  @Test func `a paste that leaves no number is refused as a whole`() {
    var desk = Desk(Self.rule("en_US", fraction: 2), at: "1.5|")
    for pasted in ["2.5", "-2", "25"] { desk.paste(pasted) }
    #expect(desk.picture == "1.5|")
    desk.paste("2")
    #expect(desk.picture == "1.52|")
  }

  @Test func `no digit is lost, however many there are`() {
    let text = "-1234567890123456789012345678901234567890.09876543210987654321"
    var desk = Desk(Self.rule("en_US"))
    desk.type(text)
    #expect(desk.number == text)
    #expect(desk.rules.number(in: text)?.double == Double(text))
    #expect(desk.rules.number(in: String(repeating: "9", count: 400))?.double == .infinity)
  }

  @Test func `an edit resumed is read as the locale reads it`() {
    let rule = Self.rule("de_DE")
    var desk = Desk(rule, at: "5,6|")
    desk.backspace()
    desk.type("0")
    #expect(desk.text == "5,0")
    #expect(desk.rules.number(in: desk.text)?.double == 5)
    #expect(desk.rules.formatted("5.6") == "5,6")
    #expect(rule.text(for: "5.6") == "5,6")
    #expect(Self.rule("ar_SA").text(for: "-1234.5") == "-١٢٣٤٫٥")
    #expect(Self.rule("ar_SA", fraction: 0).text(for: "1.5") == nil)
  }

  @Test func `what is composed is judged when it is committed`() {
    var desk = Desk(Self.rule("ja_JP"), at: "1|")
    desk.edit(1..<1, "２３", .composing)
    desk.edit(1..<3, "２３", .committed)
    #expect(desk.picture == "1２３|")
    desk.edit(3..<3, "abc", .composing)
    desk.edit(3..<6, "abc", .committed)
    #expect(desk.picture == "1２３|")
    desk.edit(0..<3, "abc", .replaced)
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `deleting goes through, whatever is left`() {
    var desk = Desk(Self.rule("en_US"), at: "1.5x.|y")
    desk.backspace(2)
    desk.deleteForward()
    #expect(desk.text == "1.5")
    #expect(!desk.rules.areMet(by: "1.5x"))
  }

  @Test func `a digit after another locale's separator is taken`() {
    var desk = Desk(Self.rule("de_DE", fraction: 2), at: "5.6|")
    desk.type("78")
    #expect(desk.text == "5.67")
  }
}
