import Foundation
import ScenePictures
import Testing

extension BrowserTests {
  /// Hostile texts in a real browser.
  struct HostilePageTests {
    @Test(arguments: [true, false])
    func `nothing that a script holds runs, or is anything but text`(isScripted: Bool) throws {
      let film = try film(of: Hostile.script, source: Hostile.source, at: 0.1)
      let browser = try Browser()
      try browser.setScripting(isScripted)
      try browser.open(film.html)

      if isScripted {
        try browser.press("Home", code: 36)
        for _ in 1..<film.count { try browser.press("ArrowRight", code: 39) }
        #expect(try browser.shownFrame() == film.count)
      }
      #expect(try browser.value("typeof window.hacked") == "undefined")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
      #expect(try browser.count("script") == 1)
      #expect(try browser.count("img,iframe,object,embed,link,base") == 0)
      #expect(try browser.count("article") == film.count)
      #expect(try browser.value("document.querySelector('h1').textContent") == Hostile.source)
      let handlers: Int = try browser.value(
        """
        [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes])
          .filter((one) => one.name.startsWith("on") || /^javascript:/i.test(one.value)
            && one.name === "href").length
        """)
      #expect(handlers == 0)
    }

    @Test func `a hostile strip opens as a picture`() throws {
      let browser = try Browser()
      let film = try film(of: Hostile.script, source: Hostile.source)
      try browser.open(film.svg, as: "picture.svg")

      #expect(try browser.value("document.documentElement.localName") == "svg")
      #expect(try browser.count("script,parsererror") == 0)
      #expect(try browser.value("typeof window.hacked") == "undefined")
      #expect(try browser.count("svg svg[role=img]") == film.count)
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
  }
}
