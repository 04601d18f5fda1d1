import InputAccessory
import KeyboardWorld
import Testing

/// Where a world has its bars and their items.
@Suite struct BarPlaceTests {
  private let field = ElementID.firstDeclared
  private let bar = ElementID(rawValue: ElementID.firstDeclared.rawValue + 1)

  private func world(
    _ device: DeviceProfile.Name = .iPhone15, _ heights: ToolbarHeights
  ) throws -> World {
    var system = SystemProfile(.iOS26)
    system.toolbarHeights = heights
    let world = World(device: DeviceProfile(device), system: system)
    try world.perform(
      .declare(
        Declaration(
          id: field, name: "f", kind: .field, properties: [(.keyboard, .word("number-pad"))])))
    try world.perform(
      .declare(
        Declaration(
          id: bar, name: "bar", kind: .toolbar, properties: [(.boundTo, .elements([field]))])))
    return world
  }

  @Test(
    arguments: [
      (.glass, 54, Rect(x: 309, y: 3, width: 68, height: 48)),
      (.tallGlass, 58, Rect(x: 309, y: 5, width: 68, height: 48)),
      (.classic, 44, Rect(x: 331, y: 0, width: 46, height: 44)),
    ] as [(ToolbarHeights, Double, Rect)])
  func `a bar is as high as the system has it, and its items look so (4.11)`(
    heights: ToolbarHeights, height: Double, done: Rect
  ) throws {
    let world = try world(.iPhone15, heights)

    try world.perform(.focus(field))

    #expect(try world.value(of: .height, of: bar) == .number(height))
    #expect(try world.value(of: .frame, of: .done, in: bar) == .rect(done))
    #expect(
      try world.value(of: .frame, of: .keyboard)
        == .rect(Rect(x: 0, y: 852 - 291 - height, width: 393, height: 291 + height)))
  }

  @Test func `a system that is named later changes bars that are there`() throws {
    let world = World()
    try world.perform(
      .declare(Declaration(id: bar, name: "bar", kind: .toolbar, properties: [])))

    try world.perform(.system("ios-26"))
    try world.perform(.turn)

    #expect(try world.value(of: .height, of: bar) == .number(54))
  }

  @Test func `a touch on each item taps it, in both directions`() throws {
    for locale in ["en_US", "fa_IR"] {
      let world = try world(.iPhone15, .classic)
      try world.perform(.locale(locale))
      #expect(world.readsFromRightToLeft(bar) == (locale == "fa_IR"))
      for (action, outcome) in [(ToolbarAction.done, ActionOutcome.done), (.cancel, .cancelled)] {
        try world.perform(.focus(field))
        guard case .rect(let frame) = try world.value(of: .frame, of: action, in: bar),
          case .rect(let place) = try world.value(of: .frame, of: bar)
        else {
          Issue.record("an item has no frame")
          continue
        }

        try world.perform(
          .touchPoint(
            Point(x: place.minX + frame.minX + 1, y: place.minY + frame.minY + 1), isPencil: false))

        #expect(world.lastOutcome == outcome)
        #expect(world.focusedElement == nil)
      }
    }
  }

  @Test func `what an item cannot be set to is told`() throws {
    let world = try world(.iPhone15, .classic)

    let error = #expect(throws: StageError.self) {
      try world.perform(.setItem(bar, .done, .needs, .word("luck")))
    }
    #expect(error?.description == "an item cannot need 'luck'; write none, text or valid")
    #expect(throws: StageError.self) {
      try world.perform(.setItem(bar, .done, .frame, .flag(true)))
    }
  }
}
