import Foundation
import ScenePictures
import Testing

extension BrowserTests {
  /// Pages work everywhere and for everybody.
  struct PageAccessTests {
    @Test func `without scripting all frames stand below each other`() throws {
      let browser = try Browser()
      try browser.setScripting(false)
      try browser.open(try PageSession.page())

      let shown: Int = try browser.value(
        "[...document.querySelectorAll('article')].filter((one) => one.offsetHeight > 100).length")
      #expect(shown == PageSession.frameCount)
      #expect(try browser.property("offsetHeight", of: "player") == 0)
      try browser.click("nav li:nth-child(\(PageSession.frameCount)) a")
      #expect(try browser.value("location.hash") == "#f\(PageSession.frameCount)")
    }

    @Test(arguments: [true, false])
    func `it fits a phone's width`(isScripted: Bool) throws {
      let browser = try Browser(width: 320, height: 640)
      try browser.resize(width: 320, height: 640, isMobile: true)
      try browser.setScripting(isScripted)
      try browser.open(try PageSession.page())

      let contentWidth: Int = try browser.value("document.documentElement.scrollWidth")
      #expect(contentWidth <= 320)
      let width: Double = try browser.value(
        "document.querySelector('article:last-of-type svg').getBoundingClientRect().width")
      #expect(width > 200)
      guard isScripted else { return }
      let least: Double = try browser.value(
        """
        Math.min(...[...document.querySelectorAll("button:not([hidden])")]
          .map((one) => one.offsetHeight))
        """)
      #expect(least >= 44)
    }

    @Test func `it is dark by night, and can be read then`() throws {
      let browser = try Browser()
      for isNight in [false, true] {
        try browser.setNight(isNight)
        try browser.open(try PageSession.page())

        let contrast: Double = try browser.value(
          """
          (() => {
            const light = (color) => {
              const parts = color.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255)
                .map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
              return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
            };
            const ground = light(getComputedStyle(\(Browser.now)).backgroundColor);
            const page = light(getComputedStyle(document.body).backgroundColor);
            window.isDark = page < 0.5;
            const texts = [...\(Browser.now).querySelectorAll("code,b,dt,h2,h3,.line")];
            return Math.min(...texts.map((one) => {
              const text = light(getComputedStyle(one).color);
              return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
            }));
          })()
          """)
        #expect(try browser.value("window.isDark") == isNight)
        #expect(contrast >= 4.5)
        let field: String = try browser.value(
          "getComputedStyle(document.querySelector('.f')).fill")
        #expect(field == (isNight ? "rgb(44, 44, 46)" : "rgb(255, 255, 255)"))
      }
    }

    @Test func `a screen reader finds names for everything, in order`() throws {
      let browser = try Browser()
      try browser.open(try PageSession.page())
      try browser.press("Home", code: 36)
      for _ in 0..<2 { try browser.press("ArrowRight", code: 39) }

      let nodes = try browser.accessibleNodes()
      let names = { (role: String) in nodes.filter { $0.role == role }.map(\.name) }

      #expect(
        names("button") == ["First", "Back", "Play", "Forward", "Last", "Next failure"])
      #expect(names("slider") == ["Event"])
      let picture = """
        focus name, name "Ada", keyboard default, bar bar with "Previous" disabled "Next" disabled \
        "Done"
        """
      #expect(names("image") == [picture])
      #expect(names("article") == ["3 line 4 type \"Ada\""])
      #expect(names("link").count == PageSession.frameCount)
      #expect(nodes.contains { $0.role == "status" })
      #expect(names("navigation") == ["Events"])
      // Tab goes through the controls in the order in which they are seen.
      var order: [String] = []
      for _ in 0..<9 {
        try browser.press("Tab", code: 9)
        order.append(
          try browser.value("document.activeElement.id || document.activeElement.tagName"))
      }
      #expect(
        order == ["first", "back", "play", "forward", "last", "failure", "slider", "A", "A"])
      try browser.press("ArrowRight", code: 39)
      let told: String = try browser.property("textContent", of: "status")
      #expect(
        told.hasPrefix("Event 4 of \(PageSession.frameCount): focus name, name \"Ada\", age empty"))
      #expect(try browser.property("ariaLive", of: "status") == "polite")
    }
  }
}
