import InputAccessory
import InputAccessoryTesting
import KeyboardRules
import KeyboardWorld
import Testing

/// Fingers in any order, on things that come and go inside what the fingers cause.
struct RandomTouchesTests {
  @Test(arguments: 0..<60)
  func `whatever is touched, the screen is whole afterwards`(seed: UInt64) throws {
    var run = try RandomTouches(seed: seed)
    for _ in 0..<150 { run.step() }
    try run.finish()
  }
}

/// A screen that is touched at random.
private struct RandomTouches {
  private let stage = TestStage()
  private var dice: SplitMix
  private let inputs = ["A", "B", "notes", "C"]
  private let scrolls = ["form", "inner"]
  private let buttons = ["save", "agree"]
  private var things: [String] { inputs + scrolls + buttons + ["box", "terms"] }

  init(seed: UInt64) throws {
    dice = SplitMix(seed: seed)
    let screen = Rect(x: 0, y: 0, width: 375, height: 667)
    let tall = (Property.content, PropertyValue.size(Size(width: 500, height: 1200)))
    let modes = ["none", "on-drag", "interactive"]
    try stage.declare(.scroll, "form", at: screen, [tall, (.dismiss, .word(pick(modes)))])
    let middle = Rect(x: 0, y: 200, width: 375, height: 200)
    try stage.declare(
      .scroll, "inner", in: "form", at: middle, [tall, (.dismiss, .word(pick(modes)))])
    try stage.declare(.container, "box", in: "inner")
    try stage.declare(.field, "A", in: "form", at: Rect(x: 20, y: 20, width: 280, height: 31))
    try stage.declare(.field, "B", in: "inner", at: Rect(x: 20, y: 60, width: 280, height: 31))
    let page = Rect(x: 20, y: 60, width: 280, height: 99)
    try stage.declare(.textView, "notes", in: "form", at: page)
    try stage.declare(.button, "save", in: "box", at: Rect(x: 0, y: 20, width: 100, height: 44))
    let half = Rect(x: 0, y: 0, width: 375, height: 150)
    let kind = pick(["sheet", "alert", "full-screen"])
    try stage.declare(.sheet, "terms", at: half, [(.kind, .word(kind))])
    try stage.declare(.field, "C", in: "terms", at: Rect(x: 20, y: 20, width: 280, height: 31))
    try stage.declare(.button, "agree", in: "terms", at: Rect(x: 20, y: 60, width: 100, height: 44))
    for _ in 0..<6 {
      let name = pick(things)
      let news: TraceName = pick([
        .didEndEditing, .didBeginEditing, .offset, .dismiss, .action, .touchesBegan,
        .shouldEndEditing,
      ])
      let event = self.event()
      try? stage.when(name, news, event)
    }
    if roll(2) == 0 { try? stage.perform(.avoid(.inset(scroll: stage["form"], gap: 10))) }
    if roll(3) == 0 { try? stage.perform(.avoid(.shift(.clearing(gap: 10), view: nil))) }
  }

  private mutating func roll(_ limit: Int) -> Int { Int(dice.next() % UInt64(limit)) }

  private mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[roll(things.count)] }

  private mutating func point() -> Point {
    Point(x: Double(roll(400)) - 10, y: Double(roll(700)) - 10)
  }

  mutating func step() {
    // What cannot be done is said, and nothing else happens.
    try? stage.perform(event())
  }

  private mutating func event() -> StageEvent {
    switch roll(24) {
    case 0, 1: return .press(point())
    case 2, 3, 4: return .move(point())
    case 5, 6: return .lift(point())
    case 7, 8, 9: return .drag(point(), to: point())
    case 10, 11: return .touch(stage[pick(things)], isPencil: roll(4) == 0)
    case 12: return .touchPoint(point(), isPencil: false)
    case 13, 14: return .focus(stage[pick(inputs)])
    // What goes mostly comes back soon.
    case 15: return roll(4) == 0 ? .remove(stage[pick(things)]) : .insert(stage[pick(things)])
    case 16: return .insert(stage[pick(things)])
    case 17:
      return roll(2) == 0
        ? .set(stage[pick(things)], .hidden, .flag(roll(6) == 0))
        : .set(stage[pick(things)], .interaction, .flag(roll(6) != 0))
    case 18: return pick([.background, .foreground, .foreground, .foreground, .foreground])
    case 19: return .rotate(pick([.landscape, .portrait, .portrait]))
    case 20: return pick([.present(stage["terms"]), .dismiss])
    case 21:
      let size = Size(width: Double(200 + roll(400)), height: Double(200 + roll(1200)))
      return .set(stage[pick(scrolls)], pick([.content, .content, .size]), .size(size))
    case 22:
      var setting = TouchDismissSetting()
      setting.controls = pick([.pass, .dismiss])
      setting.way = pick([.tap, .tap, .touches(.forwardAndCallSuper), .touches(.forward)])
      return .touchDismiss(setting)
    default: return pick([.endEditing(force: false), .clock(isManual: roll(2) == 0), .settle])
    }
  }

  /// Has everything come to rest, then looks at what is left.
  func finish() throws {
    for event: StageEvent in [
      .foreground, .avoid(.off), .clock(isManual: false), .rotate(.portrait), .settle,
    ] {
      try? stage.perform(event)
    }
    try? stage.perform(.lift(.at(1, 1)))
    #expect(throws: StageError.self) { try stage.perform(.lift(.at(1, 1))) }
    for name in scrolls {
      guard case .point(let offset) = try stage.value(.offset, of: name),
        case .size(let content) = try stage.value(.content, of: name),
        case .size(let size) = try stage.value(.size, of: name)
      else { continue }
      #expect(offset.y >= 0 && offset.y <= max(0, content.height - size.height), "\(name)")
      #expect(offset.x >= 0 && offset.x <= max(0, content.width - size.width), "\(name)")
    }
    // No finger holds the keyboard any more.
    let frame = try stage.world.value(of: .frame, of: .keyboard)
    guard case .rect(let frame) = frame else { return }
    let isUp = stage.world.focusedElement != nil
    #expect(frame.minY == (isUp ? 667 - frame.size.height : 667))
    let ended = inputs.map { stage.count(.didEndEditing, of: $0) }.reduce(0, +)
    #expect(stage.world.trace.count(of: .touchDismiss, by: .touchDismiss) <= ended)
  }
}
