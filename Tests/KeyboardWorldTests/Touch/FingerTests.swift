import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

/// One finger that goes down, moves and lifts, and what must not be done with it.
struct FingerTests {
  private let stage = TestStage()

  private func complaint(_ event: StageEvent) -> String? {
    do {
      try stage.perform(event)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func scene() throws {
    try stage.declare(
      .scroll, "form", at: Rect(x: 0, y: 0, width: 375, height: 667),
      [(.content, .size(Size(width: 375, height: 1200)))])
    try stage.declare(.field, "A", in: "form", at: Rect(x: 20, y: 20, width: 280, height: 31))
    try stage.declare(.button, "save", in: "form", at: Rect(x: 20, y: 100, width: 100, height: 44))
  }

  @Test func `there is one finger, and it must be down`() throws {
    #expect(complaint(.lift(.at(1, 1)))?.contains("no finger is down; put one down first") == true)
    #expect(complaint(.move(.at(1, 1)))?.contains("no finger is down") == true)
    try stage.perform(.press(.at(1, 1)))
    for event: StageEvent in [
      .press(.at(1, 1)), .touchPoint(.at(1, 1), isPencil: false), .drag(.at(1, 1), to: .at(2, 2)),
    ] {
      #expect(complaint(event)?.contains("lift it first") == true)
    }
    try stage.perform(.lift(.at(1, 1)))
    #expect(complaint(.lift(.at(1, 1))) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a finger stands where numbers are`(number: Double) throws {
    try scene()
    for point in [Point.at(number, 10), .at(10, number)] {
      #expect(complaint(.press(point)) != nil)
      #expect(complaint(.touchPoint(point, isPencil: true)) != nil)
      #expect(complaint(.drag(point, to: .at(1, 1))) != nil)
      #expect(complaint(.drag(.at(1, 1), to: point)) != nil)
      try stage.perform(.press(.at(10, 10)))
      #expect(complaint(.move(point)) != nil)
      #expect(complaint(.lift(point)) != nil)
      try stage.perform(.lift(.at(10, 10)))
    }
  }

  @Test func `distances too large for their square scroll to the end`() throws {
    try scene()

    try stage.perform(.drag(.at(10, 300), to: .at(-1e300, -1e300)))

    #expect(try stage.value(.offset, of: "form") == .point(.at(0, 533)))
  }

  @Test func `what stands in no window cannot be touched`() throws {
    try scene()
    try stage.declare(.toolbar, "bar")
    try stage.perform(.remove(stage["form"]))

    #expect(
      complaint(.touch(stage["A"], isPencil: false))
        == "'A' is not on the screen; insert or present it, or what holds it, first")
    #expect(complaint(.touch(stage["bar"], isPencil: false))?.contains("not on the") == true)
    #expect(complaint(.touch(.owner, isPencil: false))?.contains("name a view") == true)
    try stage.perform(.insert(stage["form"]))
    try stage.perform(.touch(stage["A"], isPencil: false))
    #expect(stage.isFocused("A"))
    #expect(stage.world.lastResult == nil)
  }

  @Test func `a touch whose view goes is cancelled, and the next one is another`() throws {
    try scene()
    let goings: [StageEvent] = [
      .remove(stage["save"]), .set(stage["form"], .hidden, .flag(true)),
      .set(stage["save"], .interaction, .flag(false)), .background,
    ]
    let comings: [StageEvent] = [
      .insert(stage["save"]), .set(stage["form"], .hidden, .flag(false)),
      .set(stage["save"], .interaction, .flag(true)), .foreground,
    ]
    for (going, coming) in zip(goings, comings) {
      try stage.perform(.press(.at(30, 110)))
      try stage.perform(going)
      try stage.perform(coming)
      try stage.perform(.move(.at(40, 110)))
      try stage.perform(.lift(.at(40, 110)))
      #expect(stage.count(.action, of: "save") == 0)
      // One that nobody saw lift is no longer there.
      try stage.perform(.press(.at(30, 110)))
      try stage.perform(going)
      try stage.perform(coming)
      try stage.perform(.press(.at(30, 110)))
      try stage.perform(.lift(.at(30, 110)))
      #expect(stage.count(.action, of: "save") == 1)
      stage.world.trace.mark()
    }
    try stage.perform(.press(.at(30, 110)))
    try stage.perform(.drop(stage["form"]))
    try stage.perform(.lift(.at(30, 110)))
    #expect(stage.count(.action, of: "save") == 0)
  }

  @Test func `an action that touches its own button goes on to the bound of nesting`() throws {
    try scene()
    try stage.when("save", .action, .touch(stage["save"], isPencil: false))

    try stage.perform(.touch(stage["save"], isPencil: false))

    #expect(stage.count(.action, of: "save") == World.nestingLimit)
    #expect(stage.world.trace.count(of: .tooDeep, by: .window) == 1)
  }

  @Test func `a second finger inside what the first one causes is an error`() throws {
    try scene()
    try stage.touchDismiss { $0.way = .touches(.forward) }
    try stage.when("root", .touchesBegan, .touch(stage["save"], isPencil: false), isOnce: true)

    #expect(complaint(.touchPoint(.at(200, 400), isPencil: false))?.contains("lift it") == true)
    #expect(complaint(.touch(stage["save"], isPencil: false)) == nil)
  }

  @Test func `touches told twice at each scroll view are bounded`() throws {
    try stage.touchDismiss { $0.way = .touches(.forwardAndCallSuper) }
    let frame = Rect(x: 0, y: 0, width: 375, height: 667)
    try stage.declare(.scroll, "0", at: frame)
    for number in 1..<100 {
      try stage.declare(.scroll, "\(number)", in: "\(number - 1)", at: frame)
      let said = complaint(.touchPoint(.at(30, 110), isPencil: false))
      #expect((said == nil) == (number < 12))
    }
    #expect(stage.count(.touchesBegan, of: "root") == (1..<12).map { 1 << ($0 + 1) }.reduce(0, +))
  }
}
