import InputAccessory
import Testing

struct ToolbarLayoutTests {
  private typealias Item = ToolbarLayout.Item

  private static func layout(
    _ items: [ToolbarItem], width: Double, scale: Double = 1, locale: String = "en_US"
  ) -> ToolbarLayout {
    let bar = AccessoryToolbar(items: items)
    bar.locale = InputLocale(locale)
    return bar.layout(width: width, measuredBy: FixedTextMeasurer(scale: scale))
  }

  private static func spans(_ layout: ToolbarLayout) -> [[Double]] {
    layout.frames.map { [$0.minX, $0.maxX] }
  }

  @Test func `Cancel and Done stand at the margins`() {
    let layout = Self.layout([.cancel, .flexible, .done], width: 375)

    #expect(
      layout.frames == [
        Rect(x: 16, y: 0, width: 64, height: 44), Rect(x: 80, y: 0, width: 233, height: 44),
        Rect(x: 313, y: 0, width: 46, height: 44),
      ])
    #expect(!layout.scrolls)
  }

  @Test func `flexible spaces share what is free, and fixed ones keep their width (6.16)`() {
    let layout = Self.layout([.flexible, .cancel, .fixed(20), .flexible, .done], width: 302)

    #expect(Self.spans(layout) == [[16, 86], [86, 150], [150, 170], [170, 240], [240, 286]])
  }

  @Test func `an arrow is 44 wide unless its own title needs more`() {
    let layout = Self.layout(
      [.previous, ToolbarItem(.button(.next), title: "Go on")], width: 375)

    #expect(Self.spans(layout) == [[16, 60], [60, 115]])
  }

  @Test(arguments: ["Done", "Terminé"])
  func `a title at the edge is not cut off (157)`(title: String) {
    let layout = Self.layout(
      [.cancel, .flexible, ToolbarItem(.button(.done), title: title)], width: 320)

    #expect(layout.frames.last?.maxX == 304)
    #expect(layout.frames.last?.size.width == Double(title.count) * 9 + 10)
  }

  @Test func `the title gives way first (157)`() {
    let title = ToolbarItem(.title, title: "Amount to pay")

    #expect(Self.spans(Self.layout([title, .done], width: 100)) == [[16, 38], [38, 84]])
    #expect(Self.spans(Self.layout([title, .done], width: 60)) == [[16, 16], [16, 44]])
    #expect(
      Self.spans(Self.layout([title, .done, .flexible, .cancel], width: 87))
        == [[16, 16], [16, 39], [39, 39], [39, 71]])
  }

  @Test func `spaces give way last`() {
    #expect(
      Self.spans(Self.layout([.done, .fixed(40), .done], width: 52)) == [
        [16, 16], [16, 36], [36, 36],
      ])
  }

  @Test func `a button may have a width of its own (6.16)`() {
    var (wide, fit) = (ToolbarItem.done, ToolbarItem.cancel)
    wide.width = 100
    fit.width = -1

    #expect(Self.spans(Self.layout([wide, fit], width: 375)) == [[16, 116], [116, 180]])
  }

  @Test func `larger texts make items wider`() {
    let layout = Self.layout([.cancel, .flexible, .done], width: 375, scale: 2)

    #expect(Self.spans(layout) == [[16, 134], [134, 277], [277, 359]])
  }

  @Test func `from right to left the bar is mirrored (153)`() {
    let layout = Self.layout([.previous, .next, .flexible, .done], width: 375, locale: "ur_PK")

    #expect(Self.spans(layout) == [[315, 359], [271, 315], [71, 271], [16, 71]])
    #expect(layout.neighbor(of: 1, right: true) == 0)
    #expect(layout.neighbor(of: 0, right: true) == nil)
    #expect(layout.neighbor(of: 0, right: false) == 1)
    #expect(layout.neighbor(of: .max, right: false) == nil)
    #expect(layout.neighbor(of: .min, right: true) == nil)
  }

  @Test func `an arrow key goes the way it points (153)`() {
    let layout = Self.layout([.previous, .next, .done], width: 375)

    #expect(layout.neighbor(of: 1, right: true) == 2)
    #expect(layout.neighbor(of: 2, right: true) == nil)
    #expect(layout.neighbor(of: 1, right: false) == 0)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 60.0, 74.0), (.rightToLeft, 66, 80)])
  func `the safe area at the sides is kept free`(
    direction: LayoutDirection, start: Double, end: Double
  ) {
    let layout = ToolbarLayout(
      of: [Item(.button, width: 1000)], width: 140,
      safeArea: Insets(top: 9, left: 44, bottom: 9, right: 50), direction: direction)

    #expect(layout.frames == [Rect(x: 60, y: 0, width: 14, height: 44)])
  }

  @Test func `on iOS 26 items are capsules with gaps, but none after a space (4.12)`() {
    let bar = AccessoryToolbar(items: [.previous, .next, .fixed(40), .done])
    let layout = bar.layout(width: 375, metrics: .glass())

    #expect(
      layout.frames == [
        Rect(x: 16, y: 3, width: 48, height: 48), Rect(x: 76, y: 3, width: 48, height: 48),
        Rect(x: 136, y: 3, width: 40, height: 48), Rect(x: 176, y: 3, width: 68, height: 48),
      ])
  }

  @Test func `items of one group share a background on iOS 26 (6.22)`() {
    var items: [ToolbarItem] = [.previous, .next, .done]
    items[0].group = "arrows"
    items[1].group = "arrows"

    #expect(
      Self.spans(AccessoryToolbar(items: items).layout(width: 375, metrics: .glass()))
        == [[16, 64], [64, 112], [124, 192]])
  }

  @Test func `a bar that scrolls cuts nothing`() {
    let items = Array(repeating: Item(.button, width: 100), count: 4) + [Item(.flexible)]
    var metrics = ToolbarMetrics.classic()
    metrics.overflow = .scrolls

    let layout = ToolbarLayout(of: items, width: 320, metrics: metrics)
    let mirrored = ToolbarLayout(
      of: items, width: 320, metrics: metrics, direction: .rightToLeft)
    let wide = ToolbarLayout(of: items, width: 500, metrics: metrics)

    #expect(layout.scrolls && layout.contentWidth == 432 && layout.startOffset == 0)
    #expect(Self.spans(layout).last == [416, 416])
    #expect(mirrored.startOffset == 112 && Self.spans(mirrored)[0] == [316, 416])
    #expect(!wide.scrolls && Self.spans(wide).last == [416, 484])
  }

  @Test(arguments: [
    -1, 0, -0.0, .nan, .infinity, -.infinity, 1e300, Double.leastNonzeroMagnitude, 1, 31, 32, 33,
  ])
  func `any width has a result in which nothing overlaps`(width: Double) {
    let texts: [Double] = [.nan, .infinity, -5, 1e300, 0, 12]
    let items =
      texts.map { Item(.title, width: $0) } + texts.map { Item(.button, width: $0) }
      + texts.map { Item(.fixed, width: $0) } + [Item(.flexible)]
    for direction in LayoutDirection.allCases {
      for overflow in [ToolbarMetrics.Overflow.shrinks, .scrolls] {
        var metrics = ToolbarMetrics.glass(height: width)
        metrics.overflow = overflow
        let layout = ToolbarLayout(
          of: items, width: width, metrics: metrics, direction: direction)

        #expect(layout.frames.count == items.count)
        #expect(layout.width >= 0 && layout.contentWidth >= layout.width)
        expectTidy(layout)
      }
    }
  }

  @Test func `random bars are tidy`() {
    var seed: UInt64 = 7
    func random(_ bound: UInt64) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((seed >> 33) % bound)
    }
    for _ in 0..<2_000 {
      let roles: [Item.Role] = [.button, .title, .flexible, .fixed]
      let items = (0..<Int(random(9))).map { _ in
        Item(roles[Int(random(4))], width: random(120) / 7)
      }
      let width = random(400) / 3
      let layout = ToolbarLayout(
        of: items, width: width, metrics: random(2) == 0 ? .classic() : .glass(),
        safeArea: Insets(top: 0, left: random(30), bottom: 0, right: random(30)),
        direction: random(2) == 0 ? .leftToRight : .rightToLeft)

      expectTidy(layout)
    }
  }

  @Test func `a measurer may say anything`() {
    struct Odd: TextMeasurer {
      let answer: Double
      func width(of text: String) -> Double { answer }
    }
    for answer in [Double.nan, .infinity, -1, 1e308] {
      expectTidy(AccessoryToolbar().layout(width: 375, measuredBy: Odd(answer: answer)))
    }
  }

  /// Every item lies in the content, and each begins where the one before has ended.
  private func expectTidy(_ layout: ToolbarLayout, _ place: SourceLocation = #_sourceLocation) {
    let frames = layout.direction == .leftToRight ? layout.frames : layout.frames.reversed()
    var edge = 0.0
    for frame in frames {
      #expect(frame.size.width >= 0 && frame.size.height >= 0, sourceLocation: place)
      #expect(frame.minX >= edge - 1e-6, sourceLocation: place)
      edge = frame.maxX
    }
    #expect(edge <= layout.contentWidth + 1e-6, sourceLocation: place)
  }
}
