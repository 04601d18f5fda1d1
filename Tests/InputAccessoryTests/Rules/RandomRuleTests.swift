import InputAccessory
import InputAccessoryTesting
import Testing

/// Any edits at all, under any rules: the text stays valid, the caret inside, and deleting possible.
struct RandomRuleTests {
  private static let pieces = [
    "1", "23", "0", "-", ".", ",", " ", "a", "Z", "/", "+1", "😀", "👨‍👩‍👧", "e\u{301}", "\u{301}",
    "🇩🇪", "\u{1F1E9}", "\r\n", "٣", "５", "٫", "1,234.5", "\u{11137}", "\u{1E951}", "", "\u{200F}",
    "12/34", "\u{A0}",
  ]

  private static func rules(_ random: inout SplitMix) throws -> TextRules {
    var settings = TextRuleSettings()
    let locale =
      ["en_US", "de_DE", "hi_IN", "ar_SA", "ccp_BD", "ff_Adlm", "es"]
      .randomElement(using: &random) ?? "en"
    let kinds: [TextRuleSettings.Kind] = [.none, .digits, .decimal, .money]
    settings.kind = kinds.randomElement(using: &random) ?? .none
    if Bool.random(using: &random) { settings.limit = Int.random(in: 0...9, using: &random) }
    if Bool.random(using: &random) { settings.limitUnit = .utf16 }
    if Bool.random(using: &random) { settings.groups = Bool.random(using: &random) }
    if Bool.random(using: &random) {
      settings.fractionDigits = Int.random(in: 0...3, using: &random)
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let masks = ["+1 [000]", "[AA]/[00]", "[__]-😀[0]", "[0]", "12[0]3[A]"]
      settings.mask = try MaskRule(masks.randomElement(using: &random) ?? "[0]")
    }
    return settings.rules(symbols: InputLocale(locale).symbols)
  }

  @Test(arguments: 0..<150)
  func `the text is sound after each edit, and a backspace at its end tells`(
    seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    var desk = Desk(try Self.rules(&random))
    let causes: [EditCause] = [.typed, .pasted, .committed, .replaced, .deleted, .deletedForward]

    for step in 0..<80 {
      let length = desk.text.utf16.count
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      let ends = (0...1).map { _ in Int.random(in: -2...length + 2, using: &random) }
      let range = (ends.min() ?? 0)..<(ends.max() ?? 0)
      let cause = causes.randomElement(using: &random) ?? .typed
      switch Int.random(in: 0..<8, using: &random) {
      case 0: desk.edit(range, piece, cause)
      case 1: desk.edit(range, "", .deleted)
      case 2: desk.text = piece + desk.text
      case 3:
        let before = desk.text
        desk.selection = length..<length
        desk.backspace()
        #expect(!desk.text.utf8.elementsEqual(before.utf8) || length == 0, "\(step)")
      default:
        desk.selection = length..<length
        desk.paste(piece)
      }
      let units = Array(desk.text.utf16)
      #expect(String(decoding: units, as: UTF16.self).utf16.elementsEqual(units), "\(step)")
      #expect(!desk.text.unicodeScalars.contains("\u{FFFD}"), "\(step)")
      if case .faulty(let fault) = desk.lastOutcome { Issue.record("\(step): \(fault)") }
      // A text set by program leaves the caret where it was.
      let caret = min(desk.selection.lowerBound, units.count)
      desk.selection = caret..<caret
      _ = desk.isValid
      _ = desk.number
    }

    desk.selection = desk.text.utf16.count..<desk.text.utf16.count
    desk.backspace(600)
    #expect(desk.text == "")
  }
}
