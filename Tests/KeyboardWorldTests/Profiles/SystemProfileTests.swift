import InputAccessory
import KeyboardWorld
import Testing

struct SystemProfileTests {
  @Test(
    arguments: [
      ("ios-3", 3, 0, .none, .showIfDifferent, false, .secondWindow),
      ("ios-4", 4, 0, .none, .showIfDifferent, false, .peripheralHost),
      ("ios-7", 7, 7, .first, .showIfDifferent, false, .peripheralHost),
      ("ios-8", 8, 7, .first, .showIfDifferent, true, .inputSetHost),
      ("ios-10", 10, 7, .first, .alwaysShow, true, .remoteKeyboardWindow),
      ("ios-12", 12, 7, .first, .showIfDifferent, true, .remoteKeyboardWindow),
      ("ios-15", 15, 7, .first, .showIfDifferent, true, .remoteKeyboardWindow),
      ("ios-17", 17, 7, .first, .showIfDifferent, true, .placeholder),
      ("ios-26", 26, 7, .first, .showIfDifferent, true, .tracking),
    ]
      as [(
        String, Int, Int, SystemProfile.ChangeFrameOrder, SystemProfile.HandoverNews, Bool,
        SystemProfile.KeyboardHierarchy
      )])
  func `each system has its curve (3.10), news (3.1, 3.7), space (4.2), bar (4.5) and view (5)`(
    word: String, version: Int, curve: Int, changeFrame: SystemProfile.ChangeFrameOrder,
    handover: SystemProfile.HandoverNews, isSinceEight: Bool,
    hierarchy: SystemProfile.KeyboardHierarchy
  ) throws {
    let name = try #require(SystemProfile.Name(rawValue: word))

    let system = SystemProfile(name)

    #expect(system.name == name)
    #expect(system.version == version)
    #expect(system.curve == curve)
    #expect(system.duration == 0.25)
    #expect(system.changeFrameOrder == changeFrame)
    #expect(system.handover == handover)
    #expect(system.rotatesScreen == isSinceEight)
    #expect(system.hasSuggestionBar == isSinceEight)
    #expect(system.keyboardHierarchy == hierarchy)
  }

  @Test func `there are nine systems`() {
    #expect(SystemProfile.Name.allCases.count == 9)
  }

  @Test(arguments: SystemProfile.Name.allCases)
  func `the keyboard's view is in its window at will-show in iOS 3 alone (5.3)`(
    name: SystemProfile.Name
  ) {
    #expect(SystemProfile(name).keyboardIsInWindowAtWillShow == (name == .iOS3))
  }

  @Test(arguments: SystemProfile.Name.allCases)
  func `disputed orders and news have the named default in every system`(
    name: SystemProfile.Name
  ) {
    let system = SystemProfile(name)

    #expect(system.fieldBeginOrder == .editingFirst)  // 3.6
    #expect(system.textViewBeginOrder == .keyboardFirst)  // 3.6
    #expect(system.endOrder == .editingFirst)  // 3.24
    #expect(system.rotationNews == .hideAndShow)  // 3.19
    #expect(system.backgroundNews == .none)  // 3.21
    #expect(system.compositionAsksShouldChange)  // 2.15, 2.28
  }

  @Test(arguments: SystemProfile.Name.allCases)
  func `a hardware keyboard posts hides, on tablets after a frame change (3.14)`(
    name: SystemProfile.Name
  ) {
    let system = SystemProfile(name)
    let hasFrameChanges = system.changeFrameOrder != .none

    #expect(system.hardwareKeyboardNews(on: .phone) == .hide)
    #expect(
      system.hardwareKeyboardNews(on: .pad) == (hasFrameChanges ? .changeFrameAndHide : .hide))
    #expect(system.floatingNews == (hasFrameChanges ? .hideAndShow : .none))  // 3.17
  }

  @Test(
    arguments: [
      (.iOS3, .oneCharacter), (.iOS4, .oneCharacter), (.iOS7, .wholeMark), (.iOS8, .wholeMark),
      (.iOS10, .wholeMark), (.iOS12, .wholeMark), (.iOS15, .wholeMark), (.iOS17, .wholeMark),
      (.iOS26, .wholeMark),
    ] as [(SystemProfile.Name, SystemProfile.CompositionBackspace)])
  func `a backspace in a composition reports the whole mark since iOS 7 (2.28)`(
    name: SystemProfile.Name, backspace: SystemProfile.CompositionBackspace
  ) {
    #expect(SystemProfile(name).compositionBackspace == backspace)
  }

  @Test(arguments: SystemProfile.Name.allCases)
  func `iOS 26 alone has tall toolbars (4.11) and hides with the accessory's height (3.25)`(
    name: SystemProfile.Name
  ) {
    let system = SystemProfile(name)

    #expect(system.toolbarHeights == (name == .iOS26 ? .glass : .classic))
    let heights: [SystemProfile.Name: SystemProfile.HideEndHeight] = [
      .iOS26: .accessory, .iOS8: .zero,
    ]
    #expect(system.hideEndHeight == heights[name] ?? .unchanged)
  }

  @Test(
    arguments: [
      (.classic, 44, 32), (.glass, 54, 54), (.tallGlass, 58, 58),
    ] as [(ToolbarHeights, Double, Double)])
  func `a toolbar is lower on a phone in landscape (4.10), not in iOS 26 (4.11)`(
    heights: ToolbarHeights, regular: Double, compact: Double
  ) {
    #expect(heights.height(on: .phone, in: .portrait) == regular)
    #expect(heights.height(on: .phone, in: .landscape) == compact)
    #expect(heights.height(on: .pad, in: .portrait) == regular)
    #expect(heights.height(on: .pad, in: .landscape) == regular)
  }

  @Test func `a field holds the alternative once it is set`() {
    var system = SystemProfile(.iOS17)

    system.endOrder = .keyboardFirst

    #expect(system.endOrder == .keyboardFirst)
    #expect(system != SystemProfile(.iOS17))
  }
}
