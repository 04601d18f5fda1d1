import InputAccessory
import KeyboardWorld
import Testing

/// What sources disagree about is a field of the system's profile; the alternatives act, too.
@Suite struct AlternativesTests {
  private let field = ElementID.firstDeclared
  private let other = ElementID(rawValue: ElementID.firstDeclared.rawValue + 1)

  /// The system of today, but for what `change` makes of it.
  private func system(_ change: (inout SystemProfile) -> Void) -> SystemProfile {
    var system = SystemProfile(SystemProfile.defaultName)
    change(&system)
    return system
  }

  /// What is told of `events`, in a world of a system with an input that has focus and a field.
  private func news(
    of events: [StageEvent], on system: SystemProfile, kind: ElementKind = .field,
    otherType: String = "number-pad"
  ) throws -> [String] {
    let world = World(system: system)
    for (id, kind, type) in [(field, kind, "number-pad"), (other, .field, otherType)] {
      try world.perform(
        .declare(
          Declaration(
            id: id, name: "f\(id.rawValue)", kind: kind, properties: [(.keyboard, .word(type))])))
    }
    try world.perform(.focus(field))
    world.trace.mark()
    for event in events { try world.perform(event) }
    return world.trace.entries.map { String(describing: $0.name) }
      .filter { !$0.hasPrefix("should") && !$0.hasPrefix("editing") }
  }

  @Test func `change-frame notifications may come after those of showing and hiding`() throws {
    let news = try news(
      of: [.endEditing(force: false), .focus(field)], on: system { $0.changeFrameOrder = .last })

    #expect(
      news == [
        "didEndEditing", "willHide", "willChangeFrame", "didHide", "didChangeFrame",
        "didBeginEditing", "willShow", "willChangeFrame", "didShow", "didChangeFrame",
      ])
  }

  @Test func `a hand-over may change the frame in place of a show`() throws {
    let system = system { $0.handover = .changeFrameOnly }
    let different = try news(of: [.focus(other)], on: system, otherType: "default")
    let equal = try news(of: [.focus(other)], on: system)

    #expect(different == ["didEndEditing", "didBeginEditing", "willChangeFrame", "didChangeFrame"])
    #expect(equal == ["didEndEditing", "didBeginEditing"])
  }

  @Test func `the keyboard's news may come before a field's`() throws {
    let system = system {
      $0.fieldBeginOrder = .keyboardFirst
      $0.endOrder = .keyboardFirst
    }
    let news = try news(of: [.endEditing(force: false), .focus(field)], on: system)

    #expect(
      news == [
        "willChangeFrame", "willHide", "didEndEditing", "didChangeFrame", "didHide",
        "willChangeFrame", "willShow", "didBeginEditing", "didChangeFrame", "didShow",
      ])
  }

  @Test func `the keyboard's news may come after a text view's`() throws {
    let news = try news(
      of: [.endEditing(force: false), .focus(field)],
      on: system { $0.textViewBeginOrder = .editingFirst }, kind: .textView)

    #expect(
      news.suffix(5) == [
        "didBeginEditing", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
  }

  @Test func `a turn may tell nothing`() throws {
    let news = try news(of: [.rotate(.landscape)], on: system { $0.rotationNews = .none })

    #expect(news == [])
  }

  @Test func `the background may tell the whole hide and the whole show`() throws {
    let news = try news(
      of: [.background, .foreground], on: system { $0.backgroundNews = .hideAndShow })

    #expect(
      news == [
        "willChangeFrame", "willHide", "didChangeFrame", "didHide", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow",
      ])
  }

  @Test func `a phone may tell a change of frame with a hardware keyboard`() throws {
    let news = try news(
      of: [.endEditing(force: false), .hardwareKeyboard(isOn: true), .focus(field)],
      on: system { $0.hardwareKeyboardNewsOnPhone = .changeFrameAndHide })

    #expect(
      news.suffix(5) == [
        "didBeginEditing", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ])
  }

  @Test func `a step of a composition may ask nothing`() throws {
    let system = system { $0.compositionAsksShouldChange = false }
    let steps = try news(of: [.compose("ni", selected: nil)], on: system)
    let asked = try news(of: [.compose("ni", selected: nil)], on: self.system { _ in })

    #expect(steps == ["didChangeSelection"])
    #expect(asked == ["didChange", "didChangeSelection"])
  }

  @Test(arguments: SystemProfile.HideEndHeight.allCases)
  func `a hide ends with the height that the system has it`(
    height: SystemProfile.HideEndHeight
  ) throws {
    var system = SystemProfile(SystemProfile.defaultName)
    system.hideEndHeight = height
    let world = World(system: system)
    try world.perform(.declare(Declaration(id: field, name: "f", kind: .field)))
    try world.perform(.set(field, .keyboard, .word("number-pad")))
    try world.perform(
      .declare(
        Declaration(
          id: other, name: "bar", kind: .toolbar, properties: [(.boundTo, .elements([field]))])))
    try world.perform(.focus(field))
    try world.perform(.endEditing(force: false))

    let expected: Double =
      switch height {
      case .unchanged: 260
      case .accessory: 44
      case .zero: 0
      }
    guard case .rect(let frame) = try world.value(of: .frame, of: .keyboard) else {
      Issue.record("the keyboard has no frame")
      return
    }
    #expect(frame.size.height == expected)
    #expect(frame.minY == 667)
  }
}
