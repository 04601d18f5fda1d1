import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

/// What a script cannot say: a Done key that is set inside callbacks, and the plans as they stand.
struct DoneKeySettingTests {
  private let stage = TestStage()
  private let place = PropertyValue.rect(
    Rect(x: 0, y: 614, width: (375 + 1) / 3.0 - 1, height: 53))

  init() throws {
    try stage.declare(.field, "A", [(.keyboard, .word("number-pad"))])
    try stage.declare(.field, "B", [(.keyboard, .word("number-pad"))])
  }

  private func set(_ title: String, _ plan: DoneKeyPlan = .corrected) throws {
    try stage.perform(setting(title, plan))
  }

  private func setting(_ title: String, _ plan: DoneKeyPlan = .corrected) -> StageEvent {
    var setting = DoneKeySetting()
    setting.title = title
    setting.plan = plan
    return .doneKey(setting)
  }

  private func key(_ property: Property) throws -> PropertyValue {
    try stage.world.value(of: property, of: .doneKey)
  }

  private func count(_ news: TraceName) -> Int { stage.world.trace.count(of: news, by: .doneKey) }

  private func when(_ subject: ElementID, _ news: TraceName, _ event: StageEvent) throws {
    try stage.perform(
      .react(Reaction(subject: subject, name: news, isOnce: true, body: .event(event))))
  }

  @Test func `taken away inside its own coming it is gone, and slides nowhere`() throws {
    try set("One")
    try when(.doneKey, .attach, .doneKey(nil))
    try stage.perform(.focus(stage["A"]))

    #expect(try key(.window) == .none)
    #expect((count(.attach), count(.slide), count(.detach)) == (1, 0, 1))
    #expect(stage.isFocused("A"))
  }

  @Test func `set anew inside its own coming and going, the latest is there`() throws {
    try set("One")
    try when(.doneKey, .attach, setting("Two"))
    try stage.perform(.focus(stage["A"]))
    #expect(try key(.title) == .text("Two"))
    #expect(try key(.frame) == place)
    #expect((count(.attach), count(.detach)) == (2, 1))

    try when(.doneKey, .detach, setting("Four"))
    try set("Three")

    #expect(try key(.title) == .text("Four"))
    #expect(try key(.frame) == place)
    #expect((count(.attach), count(.detach)) == (3, 2))
  }

  @Test func `set inside will-show it comes with the keyboard's view, in place`() throws {
    try when(.keyboard, .willShow, setting("One"))
    try stage.perform(.focus(stage["A"]))

    #expect(try key(.frame) == place)
    #expect(try key(.visible) == .flag(true))
    #expect(count(.attach) == 1)
  }

  @Test func `an input that does not exist changes nothing`() throws {
    try set("One")
    var setting = DoneKeySetting()
    setting.inputs = [ElementID(rawValue: 99)]

    #expect(throws: StageError.self) { try stage.perform(.doneKey(setting)) }

    try stage.perform(.focus(stage["A"]))
    #expect(try key(.title) == .text("One"))
    #expect(try key(.frame) == place)
  }

  @Test func `the going of one brings back another for ever: an error, and no end of memory`()
    throws
  {
    try set("One")
    try stage.perform(.focus(stage["A"]))
    try stage.perform(
      .react(Reaction(subject: .doneKey, name: .detach, body: .event(setting("Next")))))
    try stage.perform(
      .react(Reaction(subject: .doneKey, name: .attach, body: .event(.doneKey(nil)))))

    _ = try? stage.perform(.doneKey(nil))

    #expect(count(.attach) <= World.reactionLimit)
  }

  /// Where each plan puts its key, by the system; `nil` where it fails.
  @Test(arguments: [
    (DeviceProfile.Name.iPhone3GS, SystemProfile.Name.iOS3, [true, false, true, true, true]),
    (.iPhone3GS, .iOS4, [false, true, false, true, true]),
    (.iPhone5S, .iOS7, [false, true, false, true, true]),
    (.iPhone5S, .iOS8, [false, false, false, false, true]),
    (.iPhone8, .iOS15, [false, false, false, false, false]),
    (.iPhoneSE3, .iOS17, [false, false, false, false, true]),
    (.iPhoneSE3, .iOS26, [false, false, false, false, true]),
  ])
  func `table 5 and 5_3: an original works on the systems of its time`(
    device: DeviceProfile.Name, system: SystemProfile.Name, works: [Bool]
  ) throws {
    try stage.perform(.device(device.rawValue))
    try stage.perform(.system(system.rawValue))
    let plans: [DoneKeyPlan] = [
      .article000(isBefore32: true), .article000(isBefore32: false), .article001Before, .article001,
      .article003,
    ]
    for (plan, works) in zip(plans, works) {
      try set("One", plan)
      for _ in 1...2 {
        try stage.perform(.focus(stage["A"]))
        #expect(try key(.visible) == .flag(works))
        try stage.perform(.endEditing(force: true))
        #expect(try key(.window) == .none)
      }
    }
    try set("One")
    try stage.perform(.focus(stage["A"]))
    #expect(try key(.visible) == .flag(true))
    #expect(count(.attach) == count(.detach) + 1)
  }

  @Test(arguments: DeviceProfile.Name.allCases.filter { DeviceProfile($0).idiom == .phone })
  func `4_8: the key lies on the last row of each pad, as wide as a third`(
    name: DeviceProfile.Name
  ) throws {
    for system in DeviceProfile(name).systems {
      let stage = TestStage()
      try stage.perform(.device(name.rawValue))
      try stage.perform(.system(system.rawValue))
      try stage.declare(.field, "A", [(.keyboard, .word("number-pad"))])
      try stage.perform(.doneKey(DoneKeySetting()))
      try stage.perform(.focus(stage["A"]))
      for orientation in Orientation.allCases {
        try stage.perform(.rotate(orientation))
        let geometry = KeyboardGeometry(
          device: DeviceProfile(name), system: SystemProfile(system))
        let height = geometry.height(for: .numberPad, in: orientation)
        let screen = DeviceProfile(name).screen(in: orientation)
        guard
          case .rect(let frame) = try stage.world.value(of: .frame, of: .doneKey)
        else {
          Issue.record("no key on \(name) with \(system)")
          continue
        }
        let row = height.body / 4
        #expect(frame.minX == 0)
        #expect(abs(frame.size.width - ((screen.width + 1) / 3 - 1)) < 0.001)
        #expect(abs(frame.maxY - (screen.height - height.bottom)) < 0.001)
        #expect(abs(frame.size.height - (row - 1)) < 0.001)
      }
    }
  }
}
