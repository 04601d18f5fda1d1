import InputAccessory
import InputAccessoryTesting
import Testing

struct GroupingTests {
  private static func desk(_ locale: String, fraction: Int? = nil, _ picture: String = "|") -> Desk
  {
    let rule = DecimalRule(
      symbols: InputLocale(locale).symbols, maximumFractionDigits: fraction, groups: true)
    return Desk(rule, at: picture)
  }

  @Test func `a mark that comes leaves the caret behind its digit`() {
    var desk = Self.desk("en_US", "99|9.00")
    desk.type("2")
    #expect(desk.picture == "9,92|9.00")
  }

  @Test func `a mark that goes leaves the caret before the separator`() {
    var desk = Self.desk("de_DE", "1.236|,00")
    desk.backspace()
    #expect(desk.picture == "123|,00")
  }

  @Test func `deleting the first digit leaves the caret in front`() {
    var desk = Self.desk("fr_FR", "1|\u{202F}500\u{202F}000")
    desk.backspace()
    #expect(desk.picture == "|500\u{202F}000")
  }

  @Test func `blanks around a pasted number go, its groups come`() {
    var desk = Self.desk("en_US")
    desk.paste("    123456    ")
    #expect(desk.picture == "123,456|")
    #expect(desk.number == "123456")
  }

  @Test(arguments: [
    ("en_US", "1234567.89", "1,234,567.89"), ("de_DE", "1234567,89", "1.234.567,89"),
    ("de_CH", "1234567.89", "1’234’567.89"), ("hi_IN", "1234567.89", "12,34,567.89"),
    ("en_IN", "12345678", "1,23,45,678"), ("es_ES", "1234", "1234"), ("es_ES", "12345", "12.345"),
    ("pl_PL", "1234,5", "1234,5"), ("pt_PT", "1234", "1234"), ("pt_BR", "1234", "1.234"),
    ("ar_SA", "١٢٣٤٫٥", "١٬٢٣٤٫٥"), ("fa_IR", "۱۲۳۴", "۱٬۲۳۴"), ("en_US", "-1234", "-1,234"),
    ("en_US", "0001", "0,001"), ("en_US", ".12345", ".12345"), ("en_US", "1.12345", "1.12345"),
    ("sv_SE", "1234", "1\u{A0}234"), ("en_US", "１２３４", "１,２３４"),
    (
      "ff_Adlm", "\u{1E951}\u{1E952}\u{1E953}\u{1E954}",
      "\u{1E951}\u{2E41}\u{1E952}\u{1E953}\u{1E954}"
    ),
  ])
  func `digits are grouped as the locale does`(locale: String, keys: String, text: String) {
    var desk = Self.desk(locale)
    for scalar in keys.unicodeScalars { desk.edit(desk.selection, String(scalar), .typed) }
    #expect(desk.text == text)
    #expect(desk.selection == text.utf16.count..<text.utf16.count)
  }

  @Test func `a backspace over a mark takes the digit in front of it`() {
    var desk = Self.desk("en_US", "1,234,|567")
    desk.backspace()
    #expect(desk.picture == "123|,567")
    desk = Self.desk("en_US", "1|,234")
    desk.deleteForward()
    #expect(desk.picture == "1|34")
    desk = Self.desk("en_US", "12|,|345")
    desk.backspace()
    #expect(desk.picture == "1|,345")
  }

  @Test func `the caret stays in front of a mark that follows`() {
    var desk = Self.desk("en_US", "|234")
    desk.type("1")
    #expect(desk.picture == "1|,234")
    desk = Self.desk("en_US", "1,|234")
    desk.type("9")
    #expect(desk.picture == "19|,234")
  }

  @Test func `appending a key is an edit at the end`() {
    var desk = Self.desk("en_US", "12|")
    desk.type("3")
    #expect(desk.lastOutcome == .instead(range: 2..<2, insertion: "3", caret: 3))
    desk.type("4")
    #expect(desk.lastOutcome == .instead(range: 1..<3, insertion: ",234", caret: 5))
  }

  @Test func `a typed grouping mark is none of the user's`() {
    var desk = Self.desk("en_US")
    desk.type("1,234.5")
    #expect(desk.text == "1,234.5")
    desk = Self.desk("de_DE")
    desk.type("1.234,5")
    #expect(desk.text == "1.234,5")
  }

  @Test func `money has groups and two digits of fraction`() {
    var settings = TextRuleSettings()
    settings.kind = .money
    var desk = Desk(settings.rules(symbols: InputLocale("en_US").symbols))
    desk.type("1234.567")
    #expect(desk.text == "1,234.56")
    settings.groups = false
    settings.fractionDigits = 0
    desk = Desk(settings.rules(symbols: InputLocale("ja_JP").symbols))
    desk.type("1234.5")
    #expect(desk.text == "12345")
  }

  @Test func `a limit counts the marks, and never keeps from deleting`() {
    let rule = DecimalRule(groups: true)
    var desk = Desk(rule, LengthLimit(5))
    desk.type("123456")
    #expect(desk.picture == "1,234|")
    desk.backspace(4)
    #expect(desk.picture == "|")
  }

  @Test func `a text that was there ungrouped is grouped at the first edit`() {
    var desk = Self.desk("en_US", "1234567|.5")
    desk.type("8")
    #expect(desk.picture == "12,345,678|.5")
    #expect(desk.rules.formatted("1234567.5") == "1,234,567.5")
    #expect(desk.rules.formatted("n/a") == "n/a")
  }

  @Test func `a composition that comes to nothing leaves the rest grouped`() {
    var desk = Self.desk("en_US", "1,|2|34")
    desk.edit(2..<3, "x", .composing)
    desk.edit(2..<3, "x", .committed)
    #expect(desk.picture == "1|34")
  }

  @Test(arguments: ["en_US", "fr_FR", "hi_IN", "ar_SA", "es_ES", "ccp_BD"], 0..<12)
  func `digits are never lost or reordered, and deleting leads to nothing`(
    locale: String, seed: Int
  ) {
    var random = SplitMix(seed: UInt64(seed))
    let symbols = InputLocale(locale).symbols
    let rule = DecimalRule(symbols: symbols, groups: true)
    var desk = Desk(rule)
    let digits = InputLocale(locale).padDigits.map { String($0) } + ["0", "9"]
    func bare(_ text: Substring) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0 != symbols.groupingSeparator }
    }
    func parts() -> (before: [Unicode.Scalar], after: [Unicode.Scalar]) {
      let units = Array(desk.text.utf16)
      let caret = desk.selection.lowerBound
      return (
        bare(String(decoding: units[..<caret], as: UTF16.self)[...]),
        bare(String(decoding: units[caret...], as: UTF16.self)[...])
      )
    }

    for step in 0..<150 {
      let length = desk.text.utf16.count
      let place = Int.random(in: 0...length, using: &random)
      let whole = TextEdit(text: desk.text, range: place..<place, insertion: "", cause: .typed)
      desk.selection = whole.range
      let (before, after) = parts()
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        desk.backspace()
        let now = parts()
        #expect(now.before == before.dropLast() || before.isEmpty, "\(step): \(desk.picture)")
        #expect(now.after == after, "\(step): \(desk.picture)")
      default:
        let key = digits.randomElement(using: &random) ?? "1"
        desk.type(key)
        let now = parts()
        #expect(now.before == before + key.unicodeScalars, "\(step): \(desk.picture)")
        #expect(now.after == after, "\(step): \(desk.picture)")
      }
      #expect(desk.rules.formatted(desk.text) == desk.text)
    }
    desk.selection = desk.text.utf16.count..<desk.text.utf16.count
    desk.backspace(400)
    #expect(desk.text == "")
  }
}
