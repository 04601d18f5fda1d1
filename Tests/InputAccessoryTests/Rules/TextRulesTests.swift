import InputAccessory
import Testing

struct TextRulesTests {
  /// A rule of an app's own that answers what it is told to.
  private struct Told: TextRule {
    var answer: EditVerdict
    func verdict(on edit: TextEdit) -> EditVerdict { answer }
  }

  /// A rule that sees what the ones before it left.
  private struct Uppercase: TextRule {
    func verdict(on edit: TextEdit) -> EditVerdict { .insert(edit.insertion.uppercased()) }
  }

  @Test func `without rules every edit is taken as it is`() {
    var desk = Desk(at: "a|")
    desk.type("b")
    #expect(desk.lastOutcome == .asIs)
    #expect(desk.rules.isEmpty)
    #expect(desk.isValid)
    #expect(TextRuleSettings().rules(symbols: .root).isEmpty)
    #expect(TextRuleSettings().isEmpty)
  }

  @Test func `rules are asked in order, each about what the one before left`() {
    var desk = Desk(Told(answer: .insert("abc")), Uppercase(), LengthLimit(4), at: "xy|")
    desk.type("q")
    #expect(desk.picture == "xyAB|")
    desk = Desk(Told(answer: .rewrite("hello", caret: 2)), Uppercase(), at: "xy|")
    desk.type("q")
    #expect(desk.picture == "HE|LLO")
    desk = Desk(Told(answer: .rewrite("hello", caret: 2)), LengthLimit(4), at: "xy|")
    desk.type("q")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `an edit that is what it was is none instead`() {
    var desk = Desk(Uppercase(), at: "a|")
    desk.type("B")
    #expect(desk.lastOutcome == .asIs)
    desk = Desk(Told(answer: .insert("")), at: "a|")
    desk.type("B")
    #expect(desk.lastOutcome == .refused)
  }

  @Test func `the edit made instead is the least that differs`() {
    var desk = Desk(Told(answer: .rewrite("a😀z", caret: 3)), at: "a😁z|")
    desk.type("q")
    #expect(desk.lastOutcome == .instead(range: 1..<3, insertion: "😀", caret: 3))
    #expect(desk.picture == "a😀|z")
    desk = Desk(Told(answer: .rewrite("aaa", caret: 0)), at: "aa|")
    desk.type("a")
    #expect(desk.lastOutcome == .instead(range: 2..<2, insertion: "a", caret: 0))
  }

  @Test(arguments: [
    (-1, "outside"), (4, "outside"), (.max, "outside"), (.min, "outside"),
    (2, "inside a character's code"),
  ])
  func `an answer that fits no text is refused and says so`(caret: Int, place: String) {
    var desk = Desk(LengthLimit(9), Told(answer: .rewrite("a😀", caret: caret)), at: "x|")
    desk.type("y")
    guard case .faulty(let fault) = desk.lastOutcome else {
      Issue.record("\(desk.lastOutcome)")
      return
    }
    #expect(desk.picture == "x|")
    #expect(
      fault.description
        == "text rule 2 put the caret at \(caret), \(place) of a text of 3; the edit was refused")
    desk.backspace()
    #expect(desk.picture == "|")
  }

  @Test func `no rule keeps from deleting`() {
    for answer in [EditVerdict.refuse, .rewrite("zz", caret: 7)] {
      var desk = Desk(Told(answer: answer), at: "ab|c")
      desk.backspace()
      desk.deleteForward()
      #expect(desk.picture == "a|")
    }
  }

  @Test func `nothing is asked while composing`() {
    var desk = Desk(Told(answer: .refuse), at: "a|")
    desk.edit(1..<1, "ni", .composing)
    #expect(desk.picture == "ani|")
  }

  @Test(arguments: [-3..<99, 1..<2, 2..<2, 50..<60])
  func `a range beyond the text or inside a character is mended`(range: Range<Int>) {
    let edit = TextEdit(text: "a😀", range: range, insertion: "x", cause: .typed)
    #expect((0...3).contains(edit.range.lowerBound) && (0...3).contains(edit.range.upperBound))
    #expect(edit.before + edit.removed + edit.after == "a😀")
    #expect(!edit.result.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func `a text set by program is given its form, and loses nothing`() throws {
    #expect(TextRules([LengthLimit(2), DigitsRule()]).formatted("abc1") == "abc1")
    let number = TextRules([DecimalRule(maximumFractionDigits: 2, groups: true), LengthLimit(3)])
    #expect(number.formatted(" 1234.5 ") == "1,234.5")
    #expect(number.formatted("1234.567") == "1234.567")
    #expect(number.formatted("") == "")
    let mask = try MaskRule("+1 [000]")
    #expect(mask.formatted("234") == "+1 234")
    #expect(mask.formatted("+1 234") == "+1 234")
    #expect(mask.formatted("23456") == "23456")
    #expect(mask.formatted("hello") == "hello")
    #expect(mask.formatted("") == "")
  }

  @Test func `rules are equal if they are alike and in order`() {
    let one = TextRules([DigitsRule(), LengthLimit(3)])
    #expect(one == TextRules([DigitsRule(), LengthLimit(3)]))
    #expect(one.hashValue == TextRules([DigitsRule(), LengthLimit(3)]).hashValue)
    #expect(one != TextRules([LengthLimit(3), DigitsRule()]))
    #expect(one != TextRules([DigitsRule()]))
    #expect(one != TextRules([DigitsRule(), LengthLimit(3, unit: .utf16)]))
  }

  @Test func `settings make rules that choose, then count, then judge`() throws {
    var settings = TextRuleSettings()
    settings.kind = .decimal
    settings.limit = 6
    settings.fractionDigits = 1
    settings.maximum = 99
    let rules = settings.rules(symbols: InputLocale("de").symbols)
    #expect(rules.number(in: "12,5")?.double == 12.5)
    #expect(rules.areMet(by: "99,0"))
    #expect(!rules.areMet(by: "99,1"))
    #expect(!rules.areMet(by: "0,11"))
    settings.mask = try MaskRule("[00]")
    #expect(settings.rules(symbols: .root).number(in: "12") == nil)
  }

  @Test func `a paste of many megabytes is judged once through`() throws {
    let digits = String(repeating: "12345678", count: 1 << 20)
    let mixed = String(repeating: "é😀1", count: 1 << 20)
    var desk = Desk(LengthLimit(5))
    desk.paste(mixed)
    #expect(desk.text == "é😀1é😀")
    desk = Desk(DecimalRule(groups: true))
    desk.paste(digits)
    #expect(desk.lastOutcome == .refused)
    desk = Desk(DigitsRule(), LengthLimit(4, unit: .utf16))
    desk.paste(mixed)
    #expect(desk.text == "1111")
    desk = Desk(try MaskRule("([00]) [00]"))
    desk.paste(mixed)
    #expect(desk.text == "(11) 11")
    desk = Desk(try MaskRule("[A]"))
    desk.paste(digits)
    #expect(desk.lastOutcome == .refused)
  }
}
