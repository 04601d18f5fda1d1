import EventScript
import KeyboardWorld

/// Makes scripts without errors, in all kinds of layouts; the same seed makes the same script.
struct ScriptGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  private static let statements: [[String]] = [
    ["device", "iphone-se-3"], ["locale", "de_DE"], ["focus", "amount"], ["focus", "last"],
    ["end-editing", "force"], ["type", "T"], ["paste", "T"], ["delete", "3"], ["cut"],
    ["select", "1..<3"], ["select", "all"], ["caret", "2"], ["undo"], ["compose", "T"],
    ["compose", "T", "select=0..<1"], ["commit"], ["commit", "T"],
    ["replace", "amount", "0..<2", "T"], ["suggest", "T"], ["return"], ["clear", "notes"],
    ["key", "shift+right"], ["tap", "done"], ["tap", "bar.cancel"], ["tap", "save"],
    ["set", "amount.text", "T"], ["set", "amount.at", "1", "2.5"],
    ["set", "bar.for", "amount,notes"],
    ["set", "bar.for", "*"], ["tab"], ["shift-tab"], ["key", "shift+tab"],
    ["set", "bar.by", "tag"],
    ["set", "bar.submit", "T"], ["set", "bar.arrows", "auto"],
    ["set", "bar.return-keys", "follow"],
    ["insert", "g"], ["set", "amount.in", "g"], ["expect", "bar.for", "*"],
    ["expect", "next", "disabled", "because", "other-group"],
    ["set", "bar.items", "cancel", "done(\"a, b\")"], ["set", "bar.save.title", "T"],
    ["remove", "amount"], ["insert", "amount"], ["drop", "owner"], ["advance", "0.25"], ["turn"],
    ["clock", "manual"], ["mark"], ["expect", "focus", "none"], ["expect", "amount.text", "T"],
    ["expect", "bar.items", "T", "flexible", "T"],
    ["expect", "next", "disabled", "because", "last"],
    ["expect", "bar.chain", "amount", "notes"], ["expect", "outcome", "done"],
    ["expect", "count", "amount.shouldChange(0..<1", "T", ")", "1"],
    ["expect", "trace", "only", "amount.didChange(", "T)", "bar.didTapDone"],
    ["answer", "amount.shouldChange", "no", "until", "\"@\""],
    ["when", "bar.didTapDone", "once", "do", "type", "T"],
    ["when", "bar.didMove", "do", "expect", "focus", "amount"], ["post", "will-hide"], ["reload"],
    ["background"],
    ["foreground"], ["root", "at=-80.5,20", "size=0,647"], ["expect", "amount.overlap", "0"],
    ["post", "did-change-frame", "local=no", "end=-1,0.5,0,1000000", "curve=0"],
    ["done-key", #"title="O  K""#, "for=amount,notes"], ["done-key", "off"],
    ["done-key", "paths=direct,peripheral-host", "place=host"],
    ["done-key", "timing=turn-after-will-show", "find=index", "place=step", "waits=no"],
    ["avoid", "shift", "gap=4"], ["avoid", "shift", "space=-10", "view=box"], ["avoid", "off"],
    ["avoid", "inset", "scroll=form"], ["touch-dismiss", "no", "controls=dismiss"],
    ["touch-dismiss", "yes", "by=touches", "scrolls=forward-twice", "ignores=box,form"],
    ["touch", "amount"], ["touch", "20", "300", "pencil"], ["touch", "done-key"],
    ["press", "20", "80"], ["move", "20.5", "400"], ["lift", "-1", "667"],
    ["drag", "20", "300", "to", "20", "1000000"], ["rotate", "landscape"], ["rotate", "portrait"],
    ["hardware-keyboard", "on"], ["keyboard", "split"], ["reduce-motion", "on"],
    ["present", "terms"], ["dismiss"], ["key-window", "alert-window"], ["key-window", "main"],
    ["tap", "done-key"], ["set", "form.offset", "0", "-64"], ["set", "form.inset", "1,2,3,4"],
    ["set", "alert-window.kind", "text-effects"], ["remove", "terms"], ["insert", "form"],
    ["when", "touch-dismiss", "once", "do", "touch", "20", "300"],
    ["when", "form.inset", "do", "present", "terms"], ["expect", "root.origin", "0", "-84"],
    ["expect", "form.indicator-inset", "0", "0", "216", "0"], ["expect", "done-key", "hidden"],
    ["expect", "alert-window.focus", "none"], ["expect", "done-key.window", "remote-keyboard"],
    ["expect", "count", "touch-dismiss", "0"], ["expect", "dice", "visible"],
    ["set", "amount.limit", "5"], ["set", "notes.limit", "none"],
    ["set", "notes.limit-unit", "utf16"], ["set", "amount.rule", "digits"],
    ["set", "amount.rule", "decimal"], ["set", "amount.rule", "money"],
    ["set", "amount.rule", "none"], ["set", "amount.grouping", "yes"],
    ["set", "amount.fraction", "2"], ["set", "amount.minimum", "-1000000000000000"],
    ["set", "amount.maximum", "0.5"], ["set", "amount.mask", #""+1 [000] A[_A]""#],
    ["set", "amount.mask", #""""#], ["set", "amount.secure", "yes"],
    ["set", "amount.secure-keeps", "yes"], ["set", "amount.clears-on-begin", "yes"],
    ["set", "amount.clears-on-insertion", "yes"], ["set", "amount.autocorrects", "no"],
    ["set", "amount.enables-return", "yes"], ["set", "notes.smart-insert", "yes"],
    ["locale", "hi_IN"], ["locale", "ar_SA"], ["expect", "amount.value", "12.5"],
    ["expect", "amount.value", "none"], ["expect", "amount.value", "T"],
    ["expect", "amount.valid", "yes"], ["redo"], ["key", "forward-delete"], ["select", "0..<4"],
    ["paste", #""1,234.5""#], ["type", #""1२.""#],
    ["expect", "trace", "root.move(", "0", "-84", "duration=0.25", "curve=7", ")"],
    ["expect", "bar.save.frame", "16", "0", "46.5", "44"], ["expect", "bar.done.frame", "none"],
    ["expect", "bar.order", "done", "flexible", "save"], ["set", "bar.save.needs", "text"],
    ["set", "bar.items", "title=echo", #"key(plus,"+")"#, "flexible", "fixed=12"],
    ["expect", "bar.title.title", "T"], ["set", "bar.hidden", "yes"], ["tap", "title"],
  ]
  /// What the statements name.
  private static let declarations = [
    "field amount text=\"\" at=20,300", "textview notes",
    #"toolbar bar for=amount,notes items=item(save,"Save  it"),flexible,done"#,
    "container box", "group g in=box", "toolbar every for=* by=position",
    "scroll form content=375,1200 dismiss=interactive",
    "sheet terms kind=full-screen", "window alert-window", "panel dice height=200",
  ]
  private static let texts = [
    #""""#, #""42""#, #""a  b # \" c""#, #""\u{41}\u{1b}\u{1F600}""#, "\"\t\u{202E}é你好\"",
    #""\\\n\t\r""#, "\"e\u{301}👨‍👩‍👧\u{200D}\"",
  ]
  private static let blanks = [" ", "  ", "\t", " \t "]
  private static let comments = [
    "#", "# why", " #  \"odd\\ ", "\t# \u{1F600}\t", "#end", "#x\u{2028}",
  ]

  mutating func script() -> String {
    var lines = Self.declarations
    var depth = 0
    for _ in 0..<Int.random(in: 0..<40, using: &self) {
      switch Int.random(in: 0..<12, using: &self) {
      case 0: lines.append("")
      case 1: lines.append(pick(Self.blanks) + pick(Self.comments))
      case 2 where depth < 8:
        lines.append("repeat \(depth)")
        depth += 1
      case 3 where depth > 0:
        lines.append("end")
        depth -= 1
      default: lines.append(statement())
      }
    }
    lines += Array(repeating: "end", count: depth)
    let feed = Bool.random(using: &self) ? "\n" : "\r\n"
    return lines.joined(separator: feed) + (Bool.random(using: &self) ? feed : "")
  }

  private mutating func statement() -> String {
    let words = pick(Self.statements).map { word in
      word.hasPrefix("T") ? pick(Self.texts) + word.dropFirst() : word
    }
    var line = Bool.random(using: &self) ? "" : pick(Self.blanks)
    for (index, word) in words.enumerated() {
      if index > 0 { line += pick(Self.blanks) }
      line += word
    }
    if Int.random(in: 0..<4, using: &self) == 0 { line += pick(Self.comments) }
    return line
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// What a statement does, with the line of a reaction left out.
func bodyWithoutLine(_ statement: Statement) -> Statement.Body {
  guard case .event(.react(var reaction)) = statement.body else { return statement.body }
  reaction.line = 0
  return .event(.react(reaction))
}
