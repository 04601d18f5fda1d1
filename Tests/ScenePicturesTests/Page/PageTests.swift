import EventScript
import Foundation
import InputAccessory
import ScenePictures
import Testing

extension BrowserTests {
  /// Pages in a real browser: what is on its screen is what the model has.
  struct PageTests {
    @Test func `stepping through shows what the model has, frame by frame`() throws {
      let browser = try Browser()
      try browser.open(try PageSession.page(), fragment: "#f1")

      for frame in 1...PageSession.frameCount {
        let model = try scene(after: PageSession.lines.prefix(frame + 1).joined(separator: "\n"))
        #expect(try browser.shownFrame() == frame)
        try expect(model, in: browser, "frame \(frame)")
        try browser.press("ArrowRight", code: 39)
      }

      #expect(try browser.shownFrame() == PageSession.frameCount)
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    /// Compares the picture that is shown with a scene: the words for it, and what is found at the
    /// middle of each thing.
    private func expect(_ model: Scene, in browser: Browser, _ comment: Comment) throws {
      let label: String = try browser.value(
        "\(Browser.now).querySelector('svg').getAttribute('aria-label')")
      #expect(label == model.summary, comment)
      for element in model.surfaces.flatMap(\.elements) {
        let text = try self.text(at: element.frame, in: browser)
        let input = try #require(element.input)
        let expected =
          input.text.isEmpty
          ? input.placeholder : input.isSecure ? "•••" : input.text
        #expect(text.hasPrefix(element.name + expected), comment)
      }
      guard let keyboard = model.keyboard else {
        let bottom = Rect(x: 0, y: model.screen.height - 40, width: model.screen.width, height: 20)
        #expect(try text(at: bottom, in: browser) == "", comment)
        return
      }
      let items = keyboard.bar?.items ?? []
      let titles = items.map { $0.isArrow ? ($0.action == .next ? "▼" : "▲") : $0.title }.joined()
      for item in items { #expect(try text(at: item.frame, in: browser) == titles, comment) }
      let keys = keyboard.rows.joined().map(\.label).joined()
      for key in keyboard.rows.joined() {
        #expect(try text(at: key.frame, in: browser) == keys, comment)
      }
      let above = Rect(
        x: keyboard.frame.minX + 150, y: keyboard.frame.minY - 4, width: 4, height: 2)
      #expect(try text(at: above, in: browser) == "", comment)
    }

    /// The texts of the part of the picture at the middle of a frame on the device's screen.
    private func text(at frame: Rect, in browser: Browser) throws -> String {
      try browser.value(
        """
        (() => {
          const svg = \(Browser.now).querySelector("svg");
          svg.scrollIntoView({block: "nearest"});
          const place = new DOMPoint(\(frame.minX + frame.size.width / 2),
            \(frame.minY + frame.size.height / 2)).matrixTransform(svg.getScreenCTM());
          const hit = document.elementFromPoint(place.x, place.y);
          if (["d", "g", "e"].includes(hit.getAttribute("class"))) return "";
          const part = hit.closest("use");
          return (part ? document.querySelector(part.getAttribute("href")) : hit.closest("g"))
            .textContent;
        })()
        """)
    }

    // MARK: Going about

    @Test func `keys and mouse go forward, back and anywhere`() throws {
      let browser = try Browser()
      try browser.open(try PageSession.page(), fragment: "#f1")
      func expect(_ frame: Int, _ comment: Comment) throws {
        #expect(try browser.shownFrame() == frame, comment)
        #expect(try browser.value("location.hash") == "#\(frame)", comment)
        #expect(try browser.property("value", of: "slider") == "\(frame)", comment)
        #expect(try browser.count("nav a[aria-current][href='#f\(frame)']") == 1, comment)
        let status: String = try browser.property("textContent", of: "status")
        #expect(status.hasPrefix("Event \(frame) of \(PageSession.frameCount): "), comment)
      }

      try browser.press("End", code: 35)
      try expect(PageSession.frameCount, "End")
      try browser.press("ArrowRight", code: 39)
      try expect(PageSession.frameCount, "right of the last")
      try browser.press("Home", code: 36)
      try expect(1, "Home")
      try browser.press("ArrowLeft", code: 37)
      try expect(1, "left of the first")
      try browser.click("#forward")
      try expect(2, "Forward")
      try browser.click("article.now .picture")
      try expect(3, "the picture")
      try browser.click("#back")
      try expect(2, "Back")
      try browser.click("nav li:nth-child(5) a")
      try expect(5, "the list")
      try browser.click("#last")
      try expect(PageSession.frameCount, "Last")
      try browser.click("#first")
      try expect(1, "First")
      try browser.focus("#slider")
      try browser.press("ArrowRight", code: 39)
      try expect(2, "the slider")
      try browser.focus("nav li:nth-child(4) a")
      try browser.press("Enter", "\r", code: 13)
      try expect(4, "Enter on a link")
      let _: String = try browser.value("location.hash = '#f6'")
      try browser.wait(until: "document.querySelector('#f6.now')")
      try expect(6, "the address")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test func `play goes on by itself, and ends at the end`() throws {
      let browser = try Browser()
      try browser.open(try PageSession.page(), fragment: "#1")
      func button() throws -> String { try browser.property("textContent", of: "play") }

      #expect(try button() == "Play")
      try browser.press(" ", " ", code: 32)
      #expect(try button() == "Pause")
      try browser.wait(until: "document.querySelector('#f1:not(.now)')")
      try browser.press(" ", " ", code: 32)
      #expect(try button() == "Play")
      let frame = try browser.shownFrame()
      try browser.wait(1200)
      #expect(try browser.shownFrame() == frame)

      try browser.press("End", code: 35)
      try browser.press("ArrowLeft", code: 37)
      try browser.click("#play")
      let last = "document.querySelector('#f\(PageSession.frameCount).now')"
      try browser.wait(until: "\(last) && document.getElementById('play').textContent === 'Play'")
      // At the end it begins anew.
      try browser.click("#play")
      #expect(try browser.shownFrame() < PageSession.frameCount)
      #expect(try button() == "Pause")
    }

    @Test func `a page opens at the first failure, and N leads to the next`() throws {
      let browser = try Browser()
      try browser.open(
        try film(
          of: """
            field a
            focus a
            type "x"
            expect a.text "y"
            type "z"
            expect a.text "xz"
            end-editing
            expect focus a
            """
        ).html)

      #expect(try browser.shownFrame() == 3)
      #expect(try browser.value("\(Browser.now).querySelector('.no dd').textContent") == "\"y\"")
      let border: String = try browser.value("getComputedStyle(\(Browser.now)).borderTopColor")
      #expect(border == "rgb(192, 0, 18)")
      try browser.press("n", "n", code: 78)
      #expect(try browser.shownFrame() == 5)
      try browser.click("#failure")
      #expect(try browser.shownFrame() == 3)
    }

    @Test func `a page of what holds has no button for failures`() throws {
      let browser = try Browser()
      try browser.open(try film(of: "field a\nfocus a\nexpect focus a").html)

      #expect(try browser.property("offsetWidth", of: "failure") == 0)
      try browser.press("n", "n", code: 78)
      #expect(try browser.shownFrame() == 1)
    }
  }
}
