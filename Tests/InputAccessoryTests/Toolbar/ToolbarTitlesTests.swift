import InputAccessory
import Testing

struct ToolbarTitlesTests {
  @Test func `there are titles in thirty languages, each once`() {
    let languages = ToolbarTitles.languages

    #expect(languages.count == 33 && Set(languages).count == languages.count)
    #expect(languages.first == "en")
    for language in languages.dropFirst() {
      let titles = ToolbarTitles(locale: language)
      #expect(titles != .english, "\(language)")
      for action in [ToolbarAction.done, .cancel, .previous, .next, .clear, .submit] {
        #expect(titles.title(of: action)?.isEmpty == false, "\(language)")
      }
    }
  }

  @Test(
    arguments: [
      ("de_DE", "Fertig"), ("de", "Fertig"), ("DE-at", "Fertig"), ("de_DE@currency=EUR", "Fertig"),
      ("en_US", "Done"), ("", "Done"), ("xx", "Done"), ("__", "Done"), ("fr", "OK"),
      ("pt_BR", "Conc."), ("iw", "בוצע"), ("he_IL", "בוצע"), ("no_NO", "Ferdig"),
      ("in_ID", "Beres"),
    ])
  func `a locale has the titles of its language, else English`(locale: String, done: String) {
    #expect(ToolbarTitles(locale: locale).done == done)
  }

  @Test(
    arguments: [
      ("zh_CN", "下个"), ("zh-Hans_HK", "下个"), ("zh_TW", "繼續"), ("zh-Hant", "繼續"), ("zh_HK", "下一步"),
      ("zh_Hant_MO", "下一步"), ("pt", "Próx."), ("pt_PT", "Seg."),
    ])
  func `script and region choose among a language's titles`(locale: String, next: String) {
    #expect(ToolbarTitles(locale: locale).next == next)
  }

  @Test func `what no source gives is English`() {
    #expect(ToolbarTitles(locale: "ja").clear == "Clear")
    #expect(ToolbarTitles(locale: "de").clear == "Löschen")
  }

  @Test func `own titles win over those of the locale`() {
    let bar = AccessoryToolbar(items: [.cancel, ToolbarItem(.button(.done), title: "OK")])
    bar.locale = InputLocale("de_DE")

    #expect(bar.items.map(bar.displayedTitle) == ["Abbrechen", "OK"])
    bar.titles = ToolbarTitles(cancel: "Never mind")
    #expect(bar.items.map(bar.displayedTitle) == ["Never mind", "OK"])
  }

  @Test(
    arguments: [
      ("ar", LayoutDirection.rightToLeft), ("he-IL", .rightToLeft), ("iw", .rightToLeft),
      ("fa_IR", .rightToLeft), ("ur", .rightToLeft), ("az_Arab", .rightToLeft),
      ("pa-Arab-PK", .rightToLeft), ("ar_Latn", .leftToRight), ("en_US", .leftToRight),
      ("", .leftToRight), ("zh_Hant", .leftToRight), ("arn", .leftToRight),
    ])
  func `the language or its script says where a line begins`(
    locale: String, direction: LayoutDirection
  ) {
    #expect(InputLocale(locale).direction == direction)
  }
}
