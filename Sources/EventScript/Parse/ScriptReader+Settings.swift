internal import KeyboardRules
internal import KeyboardWorld

/// What an app sets up around the keyboard.
extension ScriptReader {
  // MARK: The Done key

  private static let doneKeyKeys = ["title", "for", "timing", "find", "place", "paths", "waits"]
  private static let places: [(word: String, placement: DoneKeyPlacement, paths: KeyboardPaths)] = [
    ("window", .window, .all), ("keyboard", .keyboard(frame: nil), .all),
    ("article", .keyboard(frame: DoneKeyPlacement.articleFrame), .articles),
    ("host", .host(frame: DoneKeyPlacement.articleFrame), .peripheralHost),
    ("step", .article003, .all),
  ]
  private static let paths: [(word: String, path: KeyboardPaths)] = [
    ("direct", .direct), ("peripheral-host", .peripheralHost), ("input-set-host", .inputSetHost),
    ("placeholder", .placeholder), ("item-container", .itemContainer),
  ]

  mutating func readDoneKey(_ row: Int) throws(Skip) -> StageEvent {
    if try takeOptional("off") { return .doneKey(nil) }
    var setting = DoneKeySetting()
    var paths: KeyboardPaths?
    _ = try takeOptions(Self.doneKeyKeys, insteadOf: ["off"]) { (reader, key) throws(Skip) in
      if key == "paths" {
        paths = try reader.takePaths(key)
      } else {
        try reader.takeDoneKeyOption(key, of: &setting)
      }
    }
    if let paths { setting.plan.paths = paths }
    return .doneKey(setting)
  }

  private mutating func takeDoneKeyOption(
    _ key: String, of setting: inout DoneKeySetting
  ) throws(Skip) {
    switch key {
    case "title": setting.title = try takeOptionText(key)
    case "for":
      if matches(peekWord(), "*" as StaticString) {
        _ = takeWord()
        setting.inputs = nil
      } else {
        setting.inputs = try takeOptionElements(
          key, .inputs, form: "write names joined by commas, or *")
      }
    case "timing":
      let index = try takeOptionWord(key, DoneKeyTiming.words)
      setting.plan.timing = DoneKeyTiming.allCases[index]
    case "find":
      let index = try takeOptionWord(key, ["kind", "index"])
      setting.plan.finder = index == 0 ? .byKind : .byIndex(1)
    case "place":
      let index = try takeOptionWord(key, Self.places.map(\.word))
      setting.plan.placement = Self.places[index].placement
      setting.plan.paths = Self.places[index].paths
    default: setting.plan.waitsForKeyboard = try takeOptionFlag(key)
    }
  }

  private mutating func takePaths(_ key: String) throws(Skip) -> KeyboardPaths {
    var paths: KeyboardPaths = []
    for index in try takeOptionWords(key, Self.paths.map(\.word)) {
      paths.insert(Self.paths[index].path)
    }
    return paths
  }

  // MARK: Keeping clear of the keyboard

  mutating func readAvoid(_ row: Int) throws(Skip) -> StageEvent {
    let index = try takeChoice(
      ["shift", "inset", "off"],
      needed: "'avoid' needs 'shift', 'inset' or 'off', as in 'avoid shift gap=10'",
      kind: "way to avoid the keyboard")
    switch index {
    case 0: return .avoid(try readShift())
    case 1: return .avoid(try readInset())
    default: return .avoid(.off)
    }
  }

  private mutating func readShift() throws(Skip) -> AvoidSetting {
    var gap = AvoidSetting.defaultGap
    var space = -10.0
    var duration = 0.3
    var view: ElementID?
    let given = try takeOptions(["gap", "space", "duration", "view"]) {
      (reader, key) throws(Skip) in
      switch key {
      case "gap": gap = try reader.takeOptionDistance(key)
      case "space": space = try reader.takeOptionNumber(key)
      case "duration": duration = try reader.takeOptionSeconds(key)
      default: view = try reader.takeOptionElement(key, .views)
      }
    }
    guard let original = given.first(where: { $0.key != "gap" }) else {
      return .shift(.clearing(gap: gap), view: nil)
    }
    if let gap = given.first(where: { $0.key == "gap" }) {
      throw fail(
        max(gap.word.start, original.word.start),
        "'gap' and '\(original.key)' exclude each other; take one out")
    }
    return .shift(.original(space: space, duration: duration), view: view)
  }

  private mutating func readInset() throws(Skip) -> AvoidSetting {
    var gap = AvoidSetting.defaultGap
    var scroll: ElementID?
    let given = try takeOptions(["scroll", "gap"]) { (reader, key) throws(Skip) in
      switch key {
      case "gap": gap = try reader.takeOptionDistance(key)
      default: scroll = try reader.takeOptionElement(key, .scroll)
      }
    }
    guard let scroll else {
      if given.contains(where: { $0.key == "scroll" }) { throw Skip() }
      throw fail(
        lastEnd, "'avoid inset' needs a scroll view, as in 'avoid inset scroll=form'")
    }
    return .inset(scroll: scroll, gap: gap)
  }

  // MARK: Touches outside

  mutating func readTouchDismiss(_ row: Int) throws(Skip) -> StageEvent {
    guard hasMore() else { throw missing(row, "yes or no") }
    var setting = TouchDismissSetting()
    let choice = takeWord()
    setting.isOn = matches(choice, "yes" as StaticString)
    guard setting.isOn || matches(choice, "no" as StaticString) else {
      throw noFlag(choice, of: "touch-dismiss")
    }
    var isByTouches = false
    var touches = ScrollTouches.consume
    let given = try takeOptions(["controls", "ignores", "by", "scrolls"]) {
      (reader, key) throws(Skip) in
      switch key {
      case "controls":
        let index = try reader.takeOptionWord(key, TouchControls.words)
        setting.controls = TouchControls.allCases[index]
      case "ignores": setting.ignored = try reader.takeOptionElements(key, .views)
      case "by": isByTouches = try reader.takeOptionWord(key, ["tap", "touches"]) == 1
      default:
        let words = TouchDismissSetting.scrollTouches
        touches = words[try reader.takeOptionWord(key, words.map(\.word))].touches
      }
    }
    if isByTouches {
      setting.way = .touches(touches)
    } else if let scrolls = given.first(where: { $0.key == "scrolls" }) {
      throw fail(
        scrolls.word.start, "'scrolls' is said with 'by=touches' alone; add that, or take it out")
    }
    return .touchDismiss(setting)
  }
}
