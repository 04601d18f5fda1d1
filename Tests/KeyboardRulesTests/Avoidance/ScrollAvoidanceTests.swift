import InputAccessory
import KeyboardRules
import Testing

final class ScrollAvoidanceTests {
  private var avoidance = ScrollAvoidance(gap: 10)
  private var facts = ScrollFacts(
    insets: ScrollInsets(
      content: Insets(top: 64, left: 0, bottom: 49, right: 0),
      indicator: Insets(top: 64, left: 0, bottom: 40, right: 0)),
    offset: Point(x: 0, y: -64), content: Size(width: 375, height: 1200), viewport: phone.size)

  private func avoid(overlap: Double, target: Rect? = nil, caret: Rect? = nil) {
    facts.overlap = overlap
    facts.target = target
    facts.caret = caret
    assign(avoidance.avoid(facts))
  }

  private func restore() -> Bool {
    guard let place = avoidance.restore(facts) else { return false }
    assign(place)
    return true
  }

  private func assign(_ place: ScrollPlacement) {
    facts.insets = place.insets
    facts.offset = place.offset
  }

  private func field(bottom: Double, height: Double = 31) -> Rect {
    Rect(x: 20, y: bottom - height, width: 280, height: height)
  }

  @Test func `case 90: the base is saved by the first show only`() {
    facts.insets = ScrollInsets(content: Insets(top: 0, left: 0, bottom: 20, right: 0))
    avoid(overlap: 216)
    #expect(facts.insets.content.bottom == 216)
    avoid(overlap: 260)
    #expect(facts.insets.content.bottom == 260)

    #expect(restore())

    #expect(facts.insets.content.bottom == 20)
  }

  @Test func `case 93: the saved insets come back, not 0`() {
    let saved = facts.insets
    avoid(overlap: 216)
    #expect(facts.insets.content == Insets(top: 64, left: 0, bottom: 216, right: 0))
    #expect(facts.insets.indicator == Insets(top: 64, left: 0, bottom: 216, right: 0))

    #expect(restore())

    #expect(facts.insets == saved)
  }

  @Test func `case 94: a hide twice, or without a show, gives nothing back`() {
    #expect(!restore())
    avoid(overlap: 216)
    #expect(restore())
    #expect(!restore())
  }

  @Test(arguments: [0, -300, .nan, .infinity])
  func `case 96: an overlap that is no positive number leaves the base`(overlap: Double) {
    let saved = facts.insets

    avoid(overlap: overlap)

    #expect(facts.insets == saved)
  }

  @Test func `case 99: the gap moves the offset only`() {
    avoid(overlap: 216, target: field(bottom: 640))

    #expect(facts.insets.content.bottom == 216)
    #expect(facts.offset.y == 640 + 10 + 216 - 667)
  }

  @Test func `the larger of the saved bottom and the overlap counts, for each inset`() {
    avoid(overlap: 44)

    #expect(facts.insets.content.bottom == 49)
    #expect(facts.insets.indicator.bottom == 44)
  }

  @Test func `a scroll view starts at minus its top inset, and stays where the field shows`() {
    #expect(ScrollPlacement.start(of: facts.insets).offset == Point(x: 0, y: -64))

    avoid(overlap: 216, target: field(bottom: 300))

    #expect(facts.offset == Point(x: 0, y: -64))
  }

  @Test func `sideways nothing moves, until a hide that finds it beyond the content`() {
    facts.offset = Point(x: -30, y: 0)

    avoid(overlap: 216, target: field(bottom: 900))

    #expect(facts.offset.x == -30)
    #expect(restore())
    #expect(facts.offset.x == 0)
  }

  @Test func `a field above what shows comes down to the top, and no further`() {
    facts.offset.y = 500

    avoid(overlap: 216, target: field(bottom: 331))

    #expect(facts.offset.y == 300 - 64)
  }

  @Test func `the gap is kept below the last field of the content, too`() {
    avoid(overlap: 216, target: field(bottom: 1200))
    #expect(facts.offset.y == 1200 + 10 + 216 - 667)
    avoid(overlap: 216, target: field(bottom: 1200))
    #expect(facts.offset.y == 759)

    #expect(restore())

    #expect(facts.offset.y == 1200 + 49 - 667)
  }

  @Test func `on hide the offset is brought to the content with its insets`() {
    avoid(overlap: 216, target: field(bottom: 900))
    let shown = facts.offset.y
    #expect(restore())
    #expect(facts.offset.y == shown)

    facts.content.height = 300
    avoid(overlap: 216)
    #expect(restore())
    #expect(facts.offset.y == -64)
  }

  @Test func `a lower keyboard leaves no strip at the content's end`() {
    avoid(overlap: 260)
    facts.offset.y = 1200 + 260 - 667

    avoid(overlap: 216)

    #expect(facts.offset.y == 1200 + 216 - 667)
  }

  @Test func `a text view is shown whole if it fits, else its caret's line`() {
    let line = Rect(x: 30, y: 700, width: 2, height: 20)
    avoid(overlap: 216, target: field(bottom: 800, height: 377), caret: line)
    #expect(facts.offset.y == 800 + 10 + 216 - 667)

    facts.offset.y = 0
    avoid(overlap: 216, target: field(bottom: 800, height: 378), caret: line)
    #expect(facts.offset.y == 720 + 10 + 216 - 667)

    facts.offset.y = 0
    avoid(overlap: 216, target: field(bottom: 1000, height: 600), caret: line)
    #expect(facts.offset.y == 720 + 10 + 216 - 667)

    facts.offset.y = 0
    avoid(overlap: 216, target: field(bottom: 1000, height: 600))
    #expect(facts.offset.y == 400 - 64)
  }

  @Test func `insets set meanwhile are the ones that come back`() {
    let other = ScrollInsets(content: Insets(top: 1, left: 2, bottom: 3, right: 4))
    avoidance.rebase(to: other)
    #expect(avoidance.base == nil)
    avoid(overlap: 216)

    avoidance.rebase(to: other)

    #expect(restore())
    #expect(facts.insets == other)
  }

  @Test(arguments: badFrames)
  func `a bad frame of the field leaves the offset among the numbers`(frame: Rect) {
    avoid(overlap: 216, target: frame)
    #expect(facts.offset.y.isFinite && facts.offset.y >= -64)

    avoid(overlap: 216, target: field(bottom: 1000, height: 600), caret: frame)
    #expect(facts.offset.y.isFinite && facts.offset.y >= -64)
  }

  @Test func `an offset that is no number starts again`() {
    facts.offset = Point(x: .nan, y: .nan)
    avoid(overlap: 216)

    #expect(restore())

    #expect(facts.offset == Point(x: 0, y: -64))
  }

  @Test func `idempotent, never negative, the field shows, and restored exactly`() {
    var dice = Dice(seed: 11)
    for _ in 0..<2000 {
      avoidance = ScrollAvoidance(gap: dice.points(0...20))
      let saved = ScrollInsets(
        content: Insets(
          top: dice.points(0...64), left: 0, bottom: dice.points(0...60), right: 0),
        indicator: Insets(
          top: dice.points(0...64), left: 0, bottom: dice.points(0...60), right: 0))
      facts = ScrollFacts(
        insets: saved, offset: Point(x: 0, y: dice.points(-64...600)),
        content: Size(width: 375, height: dice.points(100...2000)), viewport: phone.size)
      for _ in 0..<(1 + dice.roll(3)) {
        let bottom = dice.points(60...2000)
        let target = field(bottom: min(bottom, facts.content.height), height: dice.points(1...60))
        avoid(overlap: dice.points(0...300), target: target)
        let once = facts

        assign(avoidance.avoid(facts))

        #expect(facts == once)
        let inset = facts.insets.content
        #expect(inset.bottom >= saved.content.bottom && inset.bottom >= 0)
        #expect(inset.top == saved.content.top)
        #expect(target.minY >= facts.offset.y + inset.top - 1e-9)
        #expect(target.maxY + avoidance.gap <= facts.offset.y + 667 - inset.bottom + 1e-9)
      }
      #expect(restore())
      #expect(facts.insets == saved)
      let end = max(-saved.content.top, facts.content.height + saved.content.bottom - 667)
      #expect(facts.offset.y >= -saved.content.top && facts.offset.y <= end)
    }
  }
}
