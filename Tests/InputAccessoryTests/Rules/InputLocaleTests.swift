import InputAccessory
import Testing

struct InputLocaleTests {
  @Test(arguments: [
    ("de_DE", ",", "."), ("de-CH", ".", "’"), ("de_AT", ",", "\u{A0}"), ("en_US", ".", ","),
    ("fr", ",", "\u{202F}"), ("es_MX", ".", ","), ("es_ES", ",", "."), ("pt_BR", ",", "."),
    ("pt_PT", ",", "\u{A0}"), ("ar_SA", "٫", "٬"), ("ar_AE", ".", ","), ("sr_Latn_ME", ",", "."),
    ("zh_Hant_TW", ".", ","), ("en_IN", ".", ","), ("en_ZA", ",", "\u{A0}"),
  ])
  func `a locale has its separators`(
    identifier: String, decimal: Unicode.Scalar, group: Unicode.Scalar
  ) {
    let locale = InputLocale(identifier)
    #expect(locale.isKnown)
    #expect(locale.symbols.decimalSeparator == decimal)
    #expect(locale.symbols.groupingSeparator == group)
    #expect(locale.padSeparator == Character(decimal))
  }

  @Test(arguments: [
    ("he_IL", true), ("ar_EG", true), ("fa", true), ("ur_PK", true), ("iw", true), ("pa_PK", true),
    ("pa_IN", false), ("en", false), ("ja_JP", false), ("sd_Deva_IN", false), ("uz_Arab", true),
  ])
  func `a locale has a direction`(identifier: String, isRightToLeft: Bool) {
    #expect(InputLocale(identifier).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("de_DE", "de-DE"), ("de_DE", "DE_de"), ("de_DE", "de_DE@currency=EUR"), ("ar_SA", "ar-sa"),
    ("ar_SA", "ar-SA-u-ca-islamic"), ("zh_Hant_TW", "zh_hant_tw"), ("de_DE", "de_Latn_DE"),
    ("de_DE", "de_DE.UTF-8"), ("ca_ES", "ca_ES_VALENCIA"), ("de_CH", "de_Latn_CH"),
  ])
  func `an identifier may be spelled in more than one way`(one: String, other: String) {
    #expect(InputLocale(one).symbols == InputLocale(other).symbols)
    #expect(InputLocale(one).isRightToLeft == InputLocale(other).isRightToLeft)
    #expect(InputLocale(other).isKnown)
  }

  @Test(arguments: [
    "", "_", "xx", "tlh_QO", "-", "😀", "e", "__DE", "de_", String(repeating: "a_", count: 99),
  ])
  func `an unknown one has the signs of the root and says so`(identifier: String) {
    let locale = InputLocale(identifier)
    #expect(locale.isKnown == (identifier == "de_"))
    if !locale.isKnown { #expect(locale.symbols == .root && !locale.isRightToLeft) }
  }

  @Test func `a number pad shows the locale's digits`() {
    #expect(String(InputLocale("ar_SA").padDigits) == "٠١٢٣٤٥٦٧٨٩")
    #expect(String(InputLocale("ne_NP").padDigits) == "०१२३४५६७८९")
    #expect(String(InputLocale("en_US").padDigits) == "0123456789")
  }

  @Test func `group sizes never trap`() {
    let symbols = NumberSymbols(
      decimalSeparator: ".", groupingSeparator: ",", primaryGroup: 0, secondaryGroup: -1,
      minimumGroupingDigits: .min)
    var desk = Desk(DecimalRule(symbols: symbols, groups: true))
    desk.type("123")
    #expect(desk.text == "1,2,3")
  }
}
