import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// Fields that come, go, hide and move between groups, sheets and windows in any order, in callbacks
/// too: Next leads where the chain says, and everything that depends on the place agrees with it.
struct RandomChainsTests {
  private static let holders: [(Int32, ElementKind)] = [
    (10, .container), (11, .group), (12, .group), (13, .scroll), (14, .sheet), (15, .sheet),
    (16, .window),
  ]
  private static let fields = Array(Int32(20)..<30)
  private static let every = ElementID(rawValue: 40)
  private static let listed = ElementID(rawValue: 41)
  private static let strip = ElementID(rawValue: 42)

  private static func id(_ number: Int32) -> ElementID { ElementID(rawValue: number) }

  private func declare(
    _ world: World, _ number: Int32, _ kind: ElementKind, _ all: [(Property, PropertyValue)] = []
  ) throws {
    try world.perform(
      .declare(
        Declaration(id: Self.id(number), name: "x\(number)", kind: kind, properties: all)))
  }

  private func stage() throws -> World {
    let world = World()
    for (number, kind) in Self.holders {
      try declare(world, number, kind, number == 15 ? [(.kind, .word("alert"))] : [])
    }
    for number in Self.fields {
      let holder = Self.holders[Int(number) % Self.holders.count].0
      let parent = number < 24 ? ElementID.root : Self.id(holder)
      let kind = number % 3 == 0 ? ElementKind.textView : .field
      try declare(world, number, kind, [(.parent, .elements([parent]))])
    }
    let items = PropertyValue.items([.previous, .next, .done])
    try declare(world, 40, .toolbar, [(.boundTo, .everyInput), (.items, items)])
    let list = PropertyValue.elements([25, 21, 23].map(Self.id))
    try declare(world, 41, .toolbar, [(.boundTo, list), (.items, items)])
    try declare(
      world, 42, .accessory, [(.boundTo, .elements([Self.id(22)])), (.height, .number(30))])
    for bar in [Self.every, Self.listed] {
      try world.perform(.set(bar, .submit, .text("Send")))
      try world.perform(.set(bar, .arrows, .word("auto")))
      try world.perform(.set(bar, .returnKeys, .word("follow")))
    }
    return world
  }

  private func event(_ random: inout SplitMix) -> StageEvent {
    let field = Self.id(Self.fields.randomElement(using: &random) ?? 20)
    let holder = Self.id(Self.holders.randomElement(using: &random)?.0 ?? 10)
    let bar = [Self.every, Self.listed].randomElement(using: &random) ?? Self.every
    let flag = Bool.random(using: &random)
    let place = Point(
      x: Double(Int.random(in: 0..<4, using: &random) * 90),
      y: Double(Int.random(in: 0..<12, using: &random) * 25))
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2: return .focus(field)
    case 3: return .tap(flag ? .next : .previous, bar: nil)
    case 4: return .tab(backward: flag)
    case 5: return .set(field, .at, .point(place))
    case 6: return .set(field, .tag, .number(place.x))
    case 7: return .set(flag ? field : holder, .hidden, .flag(Bool.random(using: &random)))
    case 8: return .set(field, .enabled, .flag(flag))
    case 9: return .set(field, .navigates, .flag(flag))
    case 10, 11: return .set(field, .parent, .elements([flag ? .root : holder]))
    case 12: return .set(holder, .parent, .elements([flag ? .root : Self.id(11)]))
    case 13: return .remove(flag ? field : holder)
    case 14, 15: return .insert(flag ? field : holder)
    case 16: return flag ? .present(Self.id(14)) : .present(Self.id(15))
    case 17: return .dismiss
    case 18: return .set(bar, .by, .word(ChainOrder.words.randomElement(using: &random) ?? "tree"))
    case 19: return .set(bar, .wrap, .flag(flag))
    case 20: return .set(bar, .skip, .word(flag ? "stop" : "disabled"))
    case 21: return flag ? .remove(Self.strip) : .insert(Self.strip)
    case 22: return .keyWindow(flag ? .main : Self.id(16))
    default: return .locale(flag ? "ar_SA" : "en_US")
    }
  }

  private func reaction(_ random: inout SplitMix) -> StageEvent {
    let news: [TraceName] = [
      .didBeginEditing, .didEndEditing, .shouldBeginEditing, .shouldEndEditing,
    ]
    let isBar = Bool.random(using: &random)
    let subject = isBar ? Self.every : Self.id(Self.fields.randomElement(using: &random) ?? 20)
    let name = isBar ? TraceName.didMove : news.randomElement(using: &random) ?? .didEndEditing
    return .react(
      Reaction(subject: subject, name: name, isOnce: true, body: .event(event(&random))))
  }

  // MARK: What must be

  private func element(_ world: World, _ property: Property, _ id: ElementID) -> ElementID? {
    guard case .elements(let ids)? = try? world.value(of: property, of: id) else { return nil }
    return ids.first
  }

  /// The innermost group that something stands in.
  private func group(_ world: World, of id: ElementID) -> ElementID? {
    var place = element(world, .parent, id)
    while let holder = place {
      if holder == Self.id(11) || holder == Self.id(12) { return holder }
      place = element(world, .parent, holder)
    }
    return nil
  }

  private func flag(_ world: World, _ property: Property, _ id: ElementID) -> Bool {
    (try? world.value(of: property, of: id)) == .flag(true)
  }

  private func checkPlace(_ world: World, _ event: StageEvent) throws {
    guard let focused = world.focusedElement, let bar = element(world, .accessory, focused),
      bar != Self.strip, element(world, .field, bar) == focused
    else { return }
    let chain = try world.chain(of: bar)
    let next = try world.canPerform(.next, in: bar)
    let previous = try world.canPerform(.previous, in: bar)
    #expect(Set(chain).count == chain.count)
    for other in chain where other != focused {
      #expect(group(world, of: other) == group(world, of: focused), "\(event)")
      #expect(flag(world, .enabled, other) && flag(world, .navigates, other), "\(event)")
    }
    let reason = try world.obstacle(to: .next, in: bar)
    #expect(next == (reason == nil), "\(event)")
    let key = try world.value(of: .returnKey, of: focused)
    if focused.rawValue % 3 != 0 { #expect(key == .word(next ? "next" : "done"), "\(event)") }
    let showsArrows = try world.value(of: .hidden, of: .next, in: bar) == .flag(false)
    #expect(showsArrows == (next || previous), "\(event)")
    let wraps = flag(world, .wrap, bar)
    let submits = try world.canPerform(.submit, in: bar)
    #expect(submits != (try world.canPerform(.done, in: bar)), "\(event)")
    guard let place = chain.firstIndex(of: focused) else { return }
    if !wraps { #expect(submits == (place == chain.count - 1), "\(event)") }
    if !wraps { #expect(next == (place < chain.count - 1), "\(event)") }
    if !wraps { #expect(previous == (place > 0), "\(event)") }
  }

  private func checkBinding(_ world: World, _ event: StageEvent) throws {
    for number in Self.fields {
      let id = Self.id(number)
      var top = id
      while let holder = element(world, .parent, top) { top = holder }
      let own: ElementID? = [25, 21, 23].contains(number) ? Self.listed : nil
      let accessory = element(world, .accessory, id)
      switch number {
      case 22: #expect(accessory == Self.strip || accessory == expected(top), "\(event)")
      default: #expect(accessory == own ?? expected(top), "\(event)")
      }
    }
  }

  private func expected(_ top: ElementID) -> ElementID? { top == Self.id(15) ? nil : Self.every }

  /// Moves, if it can be foretold where to, and comes back.
  private func checkMoves(_ world: World, by isTab: Bool) throws {
    guard let focused = world.focusedElement, let bar = element(world, .accessory, focused),
      bar != Self.strip, element(world, .field, bar) == focused
    else { return }
    let chain = try world.chain(of: bar)
    // Where the walk wraps or stops, what is reached one way need not be so the other way.
    guard let place = chain.firstIndex(of: focused), place + 1 < chain.count,
      !flag(world, .wrap, bar), flag(world, .navigates, focused)
    else { return }
    let there = chain[place + 1]
    try world.perform(isTab ? .tab(backward: false) : .tap(.next, bar: bar))
    #expect(world.focusedElement == there)
    #expect(world.lastOutcome == .moved)
    // The other bar may have another chain.
    guard element(world, .accessory, there) == bar else { return }
    try world.perform(isTab ? .tab(backward: true) : .tap(.previous, bar: bar))
    #expect(world.focusedElement == focused)
  }

  @Test(arguments: UInt64(0)..<80)
  func `everything agrees with the chain`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = try stage()
    let reacts = seed % 2 == 1
    for step in 0..<150 {
      let isReaction = reacts && Int.random(in: 0..<4, using: &random) == 0
      let event = isReaction ? reaction(&random) : event(&random)

      try? world.perform(event)

      try checkPlace(world, event)
      try checkBinding(world, event)
      if !reacts { try checkMoves(world, by: step % 2 == 0) }
    }
  }
}
