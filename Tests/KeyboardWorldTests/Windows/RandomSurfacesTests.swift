import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Testing

/// Windows, sheets and alerts that come and go in any order, in callbacks too: whatever happens, the
/// keyboard is that of what keys go to, and every session ends as often as it began.
struct RandomSurfacesTests {
  private static let surfaces: [(Int32, ElementKind, String)] = [
    (8, .window, ""), (9, .window, ""), (10, .sheet, "sheet"), (11, .sheet, "full-screen"),
    (12, .sheet, "alert"), (13, .sheet, "alert"),
  ]
  private static let windows: [Int32] = [1, 8, 9]
  private static let fields = Array(Int32(20)..<30)
  private static let bar = ElementID(rawValue: 40)

  private func id(_ number: Int32) -> ElementID { ElementID(rawValue: number) }

  private func stage() throws -> World {
    let world = World()
    for (number, kind, role) in Self.surfaces {
      let properties = role.isEmpty ? [] : [(Property.kind, PropertyValue.word(role))]
      try world.perform(
        .declare(
          Declaration(id: id(number), name: "s\(number)", kind: kind, properties: properties)))
    }
    for number in Self.fields {
      let place = Self.surfaces[Int(number) % Self.surfaces.count].0
      let properties =
        number < 23 ? [] : [(Property.parent, PropertyValue.elements([id(place)]))]
      try world.perform(
        .declare(
          Declaration(
            id: id(number), name: "f\(number)", kind: .field, properties: properties)))
    }
    try world.perform(
      .declare(
        Declaration(
          id: Self.bar, name: "bar", kind: .toolbar,
          properties: [(.boundTo, .elements(Self.fields.map(id)))])))
    return world
  }

  private func event(_ random: inout SplitMix) -> StageEvent {
    let field = id(Self.fields.randomElement(using: &random) ?? 20)
    let surface = id(Self.surfaces.randomElement(using: &random)?.0 ?? 8)
    let flag = Bool.random(using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1, 2, 3: return .focus(field)
    case 4, 5, 6: return .present(surface)
    case 7, 8: return .dismiss
    case 9, 10: return .keyWindow(id(Self.windows.randomElement(using: &random) ?? 1))
    case 11: return .remove(flag ? field : surface)
    case 12: return .insert(flag ? field : surface)
    case 13: return .endEditing(force: flag)
    case 14: return .set(field, .enabled, .flag(flag))
    case 15: return .set(Bool.random(using: &random) ? field : surface, .hidden, .flag(flag))
    case 16: return .set(field, .parent, .elements([flag ? .root : surface]))
    default: return .tap(flag ? .done : .cancel, bar: Self.bar)
    }
  }

  private func reaction(_ random: inout SplitMix) -> StageEvent {
    let news: [TraceName] = [
      .didBeginEditing, .didEndEditing, .shouldBeginEditing, .shouldEndEditing,
    ]
    let keyboard: [TraceName] = [.willShow, .willHide, .didHide]
    let isKeyboard = Int.random(in: 0..<4, using: &random) == 0
    let subject = isKeyboard ? .keyboard : id(Self.fields.randomElement(using: &random) ?? 20)
    let name = (isKeyboard ? keyboard : news).randomElement(using: &random) ?? .didEndEditing
    return .react(
      Reaction(subject: subject, name: name, isOnce: true, body: .event(event(&random))))
  }

  @Test(arguments: UInt64(0)..<60)
  func `the keyboard is that of what keys go to`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = try stage()
    for _ in 0..<150 {
      let isReaction = Int.random(in: 0..<4, using: &random) == 0
      let event = isReaction ? reaction(&random) : event(&random)

      try? world.perform(event)

      let focused = world.focusedElement
      let isVisible = try world.value(of: .visible, of: .keyboard)
      #expect(isVisible == .flag(focused != nil), "\(event)")
      let hasBar = try world.value(of: .visible, of: Self.bar)
      #expect(hasBar == .flag(focused != nil), "\(event)")
      if let focused {
        #expect(try world.value(of: .field, of: Self.bar) == .elements([focused]), "\(event)")
      }
      let open = Self.fields.filter { number in
        let begun = world.trace.count(of: .didBeginEditing, by: id(number))
        let ended = world.trace.count(of: .didEndEditing, by: id(number))
        return begun != ended
      }
      let held = (Self.windows + Self.surfaces.map(\.0)).compactMap {
        world.focusedElement(in: id($0))?.rawValue
      }
      #expect(Set(open) == Set(held), "\(event)")
    }
  }
}
