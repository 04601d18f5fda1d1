import InputAccessory
import InputAccessoryTesting
import KeyboardRules
import KeyboardWorld
import Testing

/// A Done key among events in any order, in callbacks too: it is put somewhere once and taken away
/// once, stands nowhere but where it belongs, and is gone when all is over.
struct RandomDoneKeyTests {
  private static let fields = [8, 9, 10, 11].map { ElementID(rawValue: $0) }
  private static let alert = ElementID(rawValue: 20)
  private static let plans: [DoneKeyPlan] = [
    .corrected, .corrected, DoneKeyPlan(placement: .keyboard(frame: nil)),
    .article000(isBefore32: true), .article000(isBefore32: false), .article001Before, .article001,
    .article003,
  ]
  private static let pairs: [(DeviceProfile.Name, SystemProfile.Name)] = [
    (.iPhone3GS, .iOS3), (.iPhone4S, .iOS7), (.iPhone5S, .iOS8), (.iPhone6, .iOS10),
    (.iPhoneSE3, .iOS17), (.iPhone15, .iOS26), (.iPadAir2, .iOS12),
  ]

  private func stage(
    _ random: inout SplitMix
  ) throws -> (world: World, device: DeviceProfile.Name) {
    let world = World()
    let (device, system) = Self.pairs.randomElement(using: &random) ?? Self.pairs[0]
    try world.perform(.device(device.rawValue))
    try world.perform(.system(system.rawValue))
    let types = ["number-pad", "decimal-pad", "default", "number-pad"]
    for (id, type) in zip(Self.fields, types) {
      try world.perform(
        .declare(
          Declaration(
            id: id, name: "f\(id.rawValue)", kind: .field, properties: [(.keyboard, .word(type))])))
    }
    try world.perform(
      .declare(
        Declaration(
          id: Self.alert, name: "alert", kind: .window, properties: [(.kind, .word("alert"))])))
    return (world, device)
  }

  private func setting(_ random: inout SplitMix) -> StageEvent {
    var setting = DoneKeySetting()
    setting.plan = Self.plans.randomElement(using: &random) ?? .corrected
    if Bool.random(using: &random) { setting.inputs = Array(Self.fields.prefix(3)) }
    return .doneKey(Int.random(in: 0..<5, using: &random) == 0 ? nil : setting)
  }

  private func post(_ random: inout SplitMix) -> StageEvent {
    let notices = KeyboardNotice.allCases
    var post = KeyboardPost(notices.randomElement(using: &random) ?? .willShow)
    let ends: [Rect?] = [
      nil, .zero, Rect(x: 0, y: 451, width: 375, height: 216),
      Rect(x: 0, y: 200, width: 375, height: 216), Rect(x: 0, y: .nan, width: 375, height: 216),
      Rect(x: 0, y: 667, width: 375, height: 216),
    ]
    post.end = ends.randomElement(using: &random) ?? nil
    post.duration = [0, 0.25, 0.4].randomElement(using: &random) ?? 0
    return .post(post)
  }

  private func event(_ random: inout SplitMix) -> StageEvent {
    let field = Self.fields.randomElement(using: &random) ?? Self.fields[0]
    let flag = Bool.random(using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2, 3, 4: return .focus(field)
    case 5, 6: return .endEditing(force: flag)
    case 7, 8: return .tapDoneKey
    case 9, 10: return setting(&random)
    case 11, 12, 13: return post(&random)
    case 14: return .background
    case 15, 16: return .foreground
    case 17: return .rotate(flag ? .landscape : .portrait)
    case 18: return .hardwareKeyboard(isOn: flag)
    case 19: return .set(field, .keyboard, .word(flag ? "number-pad" : "default"))
    case 20: return .reload
    case 21: return flag ? .remove(Self.alert) : .insert(Self.alert)
    case 22: return flag ? .remove(field) : .insert(field)
    default: return .type("1")
    }
  }

  private func time(_ random: inout SplitMix) -> StageEvent {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .turn
    case 1, 2: .advance(0.1)
    case 3: .settle
    default: .clock(isManual: Bool.random(using: &random))
    }
  }

  private func check(_ world: World) throws {
    let attached = world.trace.count(of: .attach, by: .doneKey)
    let detached = world.trace.count(of: .detach, by: .doneKey)
    let window = try world.value(of: .window, of: .doneKey)
    #expect(attached - detached == (window == .none ? 0 : 1))
    let frame = try world.value(of: .frame, of: .doneKey)
    #expect((frame == .none) == (window == .none))
    if try world.value(of: .visible, of: .doneKey) == .flag(true) { #expect(window != .none) }
  }

  @Test func `any order, and inside callbacks`() throws {
    var random = SplitMix(seed: 158)
    for _ in 0..<400 {
      let (world, _) = try stage(&random)
      let names: [(ElementID, TraceName)] =
        [
          (.keyboard, .willShow), (.keyboard, .willHide), (.keyboard, .didHide),
          (.keyboard, .willChangeFrame), (.doneKey, .attach), (.doneKey, .slide),
          (.doneKey, .detach),
        ]
        + Self.fields.flatMap { [($0, .didBeginEditing), ($0, .didEndEditing)] }
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        guard let (subject, name) = names.randomElement(using: &random) else { continue }
        let isOnce = Int.random(in: 0..<3, using: &random) > 0
        try world.perform(
          .react(
            Reaction(
              subject: subject, name: name, isOnce: isOnce, body: .event(event(&random)))))
      }
      for _ in 0..<40 {
        let isTime = Int.random(in: 0..<3, using: &random) == 0
        // What cannot be done is refused with an error; the world goes on.
        _ = try? world.perform(isTime ? time(&random) : event(&random))
        try check(world)
      }
    }
  }

  @Test func `when all is over it is gone`() throws {
    var random = SplitMix(seed: 159)
    for _ in 0..<400 {
      let (world, device) = try stage(&random)
      try world.perform(.doneKey(DoneKeySetting()))
      for _ in 0..<30 {
        let isTime = Int.random(in: 0..<3, using: &random) == 0
        _ = try? world.perform(isTime ? time(&random) : event(&random))
      }
      for event: StageEvent in [
        .foreground, .hardwareKeyboard(isOn: false), .clock(isManual: false),
        .endEditing(force: true), .doneKey(DoneKeySetting()), .insert(Self.fields[0]),
        .set(Self.fields[0], .keyboard, .word("number-pad")), .focus(Self.fields[0]), .settle,
      ] {
        _ = try? world.perform(event)
      }
      // A tablet shows no pad (8.2); everywhere else the key is there, whatever came before.
      let isTablet = try world.value(of: .window, of: .doneKey) == .none
      #expect(world.focusedElement == Self.fields[0])
      #expect(try world.value(of: .visible, of: .doneKey) == .flag(!isTablet))
      #expect(isTablet == (device == .iPadAir2))
      try world.perform(.endEditing(force: true))
      try check(world)
      #expect(try world.value(of: .window, of: .doneKey) == .none)
    }
  }
}
