import InputAccessory
import KeyboardRules
import Testing

final class ShiftTests {
  private var avoidance = ShiftAvoidance(.clearing(gap: 10))
  private var origin = Point.zero

  /// Has a field with a bottom, measured at the base, avoid a keyboard, and moves there.
  @discardableResult
  private func avoid(
    bottom: Double, height: Double = 31, keyboard: Double, on screen: Rect = phone,
    caret: Rect? = nil, visibleTop: Double = 0
  ) -> Double {
    let base = avoidance.base ?? origin
    let moved = origin.y - base.y
    let shift = avoidance.avoid(
      ShiftFacts(
        origin: origin, target: Rect(x: 20, y: bottom - height + moved, width: 280, height: height),
        caret: caret.map { Rect(x: $0.minX, y: $0.minY + moved, width: 2, height: $0.size.height) },
        cover: KeyboardCover(keyboard: docked(keyboard, on: screen), screen: screen),
        visibleTop: visibleTop))
    origin = shift.origin
    return origin.y
  }

  private func restore() -> Point? {
    guard let shift = avoidance.restore(ShiftFacts(origin: origin)) else { return nil }
    origin = shift.origin
    return origin
  }

  @Test func `case 87: each show gives the same place, and the hide gives the base`() {
    for _ in 0..<3 {
      #expect(avoid(bottom: 600, keyboard: 216) == -159)
    }

    #expect(restore() == .zero)
    #expect(restore() == nil)
  }

  @Test func `case 88: rotation while shown and a hide end at the base, every round`() {
    let landscape = Rect(x: 0, y: 0, width: 667, height: 375)
    for _ in 0..<3 {
      #expect(avoid(bottom: 453, keyboard: 162, on: landscape) == -250)
      #expect(avoid(bottom: 541, keyboard: 216) == -100)
      #expect(restore() == .zero)
    }
  }

  @Test func `case 97: the field is compared where it is on the screen`() {
    let field = Rect(x: 20, y: 556, width: 280, height: 31)  // At 492 in a view 64 further down.

    let shift = ShiftStrategy.clearing(gap: 0).shift(
      for: ShiftFacts(
        base: Point(x: 0, y: 64), origin: Point(x: 0, y: 64), target: field,
        cover: KeyboardCover(keyboard: docked(216), screen: phone)))

    #expect(shift.origin == Point(x: 0, y: 64 - 136))
  }

  @Test(arguments: [0.0, 34.0])
  func `case 99: a bottom safe area adds nothing`(safeArea: Double) {
    // The keyboard's frame holds the safe area: its keys are that much shorter, its top the same.
    let keys = 216 - safeArea

    #expect(avoid(bottom: 640, keyboard: keys + safeArea) == -199)
  }

  @Test func `case 101: another field is kept clear without a notification`() {
    #expect(avoid(bottom: 400, keyboard: 216) == 0)
    #expect(avoid(bottom: 640, keyboard: 216) == -199)
    #expect(avoid(bottom: 400, keyboard: 216) == 0)
  }

  @Test func `case 103: hidden and shown again by a cancelled swipe, it stands as before`() {
    #expect(avoid(bottom: 541, keyboard: 216) == -100)
    #expect(restore() == .zero)
    #expect(avoid(bottom: 541, keyboard: 216) == -100)
    #expect(restore() == .zero)
  }

  @Test func `case 104: back in the foreground the same facts give the same place`() {
    var tracker = KeyboardTracker(screen: phone)
    tracker.handle(.willShow, change(to: docked(216)))
    #expect(avoid(bottom: 640, keyboard: tracker.height) == -199)

    tracker.handle(.willHide, change(to: docked(0)), appIsActive: false)
    tracker.resume(at: docked(216))

    #expect(avoid(bottom: 640, keyboard: tracker.height) == -199)
  }

  @Test func `case 106: a measure taken again after attaching counts whole`() {
    let cover = KeyboardCover(keyboard: docked(216), screen: phone)
    var facts = ShiftFacts(target: Rect(x: 0, y: 400, width: 280, height: 31), cover: cover)
    #expect(avoidance.avoid(facts).origin.y == 0)

    facts.target = Rect(x: 0, y: 520, width: 280, height: 31)

    #expect(avoidance.avoid(facts).origin.y == -110)
  }

  @Test func `case 78: what covers nothing moves nothing`() {
    origin = Point(x: 3, y: -20)
    let floating = Rect(x: 20, y: 300, width: 200, height: 200)

    let shift = avoidance.avoid(
      ShiftFacts(
        origin: origin, target: Rect(x: 0, y: 640, width: 9, height: 9),
        cover: KeyboardCover(keyboard: floating, screen: phone)))

    #expect(shift.origin == origin)
    #expect(!shift.isAnimated)
  }

  @Test func `an input that opted out, or stands beside the keyboard, moves nothing`() {
    let screen = Rect(x: 375, y: 0, width: 375, height: 667)
    let cover = KeyboardCover(keyboard: docked(216, on: screen), screen: screen)
    let field = Rect(x: 20, y: 600, width: 280, height: 31)

    #expect(avoidance.avoid(ShiftFacts(target: nil, cover: cover)).origin == .zero)
    #expect(avoidance.avoid(ShiftFacts(target: field, cover: cover)).origin == .zero)
  }

  @Test func `a text view is kept clear whole if it fits, else its caret's line`() {
    let line = Rect(x: 30, y: 560, width: 2, height: 20)

    #expect(avoid(bottom: 640, height: 300, keyboard: 216, caret: line) == -199)
    #expect(avoid(bottom: 640, height: 500, keyboard: 216, caret: line) == -139)
    let high = Rect(x: 30, y: 150, width: 2, height: 20)
    #expect(avoid(bottom: 640, height: 500, keyboard: 216, caret: high) == 0)
    #expect(avoid(bottom: 640, height: 500, keyboard: 216) == -140)
  }

  @Test func `the safe area at the top takes from the room`() {
    let line = Rect(x: 30, y: 560, width: 2, height: 20)

    #expect(avoid(bottom: 640, height: 441, keyboard: 216, caret: line) == -199)
    #expect(avoid(bottom: 640, height: 441, keyboard: 216, caret: line, visibleTop: 1) == -139)
  }

  @Test func `it moves as the keyboard does, unless it stands there or motion is reduced`() {
    let target = Rect(x: 0, y: 609, width: 9, height: 31)
    let cover = KeyboardCover(keyboard: docked(216), screen: phone)
    var facts = ShiftFacts(target: target, cover: cover, duration: 0.4, curve: 3)
    let strategy = ShiftStrategy.clearing(gap: 10)

    #expect(
      strategy.shift(for: facts) == Shift(origin: Point(x: 0, y: -199), duration: 0.4, curve: 3))
    facts.duration = .nan
    #expect(!strategy.shift(for: facts).isAnimated)
    facts.duration = 0.4
    facts.reducesMotion = true
    #expect(strategy.shift(for: facts).origin.y == -199)
    #expect(!strategy.shift(for: facts).isAnimated)
    facts.reducesMotion = false
    facts.origin = Point(x: 0, y: -199)
    facts.target = Rect(x: 0, y: 410, width: 9, height: 31)
    #expect(!strategy.shift(for: facts).isAnimated)
  }

  @Test func `another base is taken while moved, and given back`() {
    avoidance.rebase(to: Point(x: 1, y: 1))
    #expect(avoidance.base == nil)
    avoid(bottom: 640, keyboard: 216)

    avoidance.rebase(to: Point(x: 0, y: 20))

    #expect(restore() == Point(x: 0, y: 20))
  }

  @Test(arguments: badFrames)
  func `a bad frame is no reason to move`(frame: Rect) {
    let cover = KeyboardCover(keyboard: docked(216), screen: phone)
    let strategy = ShiftStrategy.clearing(gap: 10)

    let moved = strategy.shift(for: ShiftFacts(target: frame, cover: cover)).origin

    #expect(moved.y <= 0 && moved.y.isFinite && moved.x == 0)
    let tall = Rect(x: 0, y: 0, width: 9, height: 600)
    #expect(strategy.shift(for: ShiftFacts(target: tall, caret: frame, cover: cover)).origin.y <= 0)
    let covered = KeyboardCover(keyboard: frame, screen: phone)
    #expect(strategy.shift(for: ShiftFacts(target: tall, cover: covered)).origin == .zero)
  }

  @Test func `never more than needed, never less, absolute and restored exactly`() {
    var dice = Dice(seed: 3)
    for _ in 0..<2000 {
      let start = Point(x: dice.points(-9...9), y: dice.points(-40...40))
      origin = start
      for _ in 0..<(1 + dice.roll(4)) {
        let keyboard = dice.points(100...300)
        let height = dice.points(1...200)
        let bottom = dice.points(201...667)
        avoid(bottom: bottom, height: height, keyboard: keyboard)

        let up = start.y - origin.y
        let limit = 667 - keyboard - 10
        let isClear = bottom - up <= limit
        #expect(up >= 0)
        #expect(isClear || bottom - height - up == 0)
        #expect(up == 0 || bottom - up >= limit)
      }
      #expect(restore() == start)
    }
  }

  // MARK: The original

  private func original(
    bottom: Double, frameHeight: Double, space: Double = -10
  ) -> Shift {
    ShiftStrategy.original(space: space).shift(
      for: ShiftFacts(
        base: Point(x: 7, y: 7), origin: Point(x: 7, y: 7), size: Size(width: 375, height: 667),
        frameInParent: Rect(x: 20, y: bottom - 31, width: 280, height: 31),
        frameHeight: frameHeight, duration: 0.25, curve: 7))
  }

  @Test func `article 002: space of -10 lets 10 points be covered`() {
    #expect(
      original(bottom: 500, frameHeight: 216)
        == Shift(origin: Point(x: 0, y: -39), duration: 0.3, curve: 0))
    #expect(original(bottom: 461, frameHeight: 216).origin == .zero)
    #expect(original(bottom: 462, frameHeight: 216).origin == Point(x: 0, y: -1))
    #expect(original(bottom: 500, frameHeight: 216, space: 0).origin == Point(x: 0, y: -49))
  }

  @Test func `article 002: it comes down at once, at the parent's origin`() {
    let down = original(bottom: 500, frameHeight: 0)

    #expect(down == Shift(origin: .zero, duration: 0, curve: 0))
    #expect(!down.isAnimated)
    var avoidance = ShiftAvoidance(.original())
    _ = avoidance.avoid(ShiftFacts(origin: Point(x: 80, y: 20)))
    #expect(avoidance.restore(ShiftFacts())?.origin == .zero)
  }

  @Test func `10_6: the original moves by a frame's height, where 55 points are covered`() {
    let shift = ShiftStrategy.original().shift(
      for: ShiftFacts(
        size: pad.size, frameInParent: Rect(x: 0, y: 800, width: 768, height: 200),
        frameHeight: 313))

    #expect(shift.origin.y == -279)
  }

  @Test func `the original takes a height that is no number for 0`() {
    for height in [Double.nan, .infinity, -.infinity] {
      #expect(original(bottom: 500, frameHeight: height).origin == .zero)
    }
  }
}
