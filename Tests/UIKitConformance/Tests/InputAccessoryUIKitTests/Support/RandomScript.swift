/// A script of random events on a form, the same for the same seed.
struct RandomScript {
  private(set) var text = ""
  private var state: UInt64
  private var items = ""

  init(seed: UInt64, events: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    setUp()
    addCallbacks()
    for _ in 0..<events { addEvent() }
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func one(of words: [String]) -> String { words[number(below: words.count)] }

  private mutating func input() -> String { one(of: ["A", "B", "C", "V"]) }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func setUp() {
    add("scroll form at=0,0 size=375,667 content=375,1200 inset=10,0,20,0")
    add("field A in=form at=20,80 size=280,31 keyboard=number-pad")
    add("field B in=form at=20,500 size=280,31")
    add("textview V in=form at=20,700 size=280,120")
    add("container box at=0,600 size=375,60")
    add("field C in=box at=20,10 size=280,31 keyboard=decimal-pad on-return=ends")
    add("button save at=320,20 size=50,40")
    items = one(of: [
      "previous,next,flexible,cancel,done", "cancel,clear,flexible,submit",
      "done,next,item(x,\"X\")",
      "previous,next,done",
    ])
    let inputs = one(of: ["*", "A,B,V", "A,B,C,V by=position", "* by=position wrap=yes", "B,A"])
    let policy = one(of: [
      "cancel=clears", "cancel=restores", "order=clears-first", "refusal=proceeds", "done=returns",
      "cancel=keeps", "arrows=auto", "submit=\"Send\"",
    ])
    add("toolbar bar for=\(inputs) items=\(items) \(policy)")
    if number(below: 3) == 0 {
      add("toolbar other for=\(one(of: ["A", "C", "V", "A,V"])) items=done,cancel")
    }
    if number(below: 2) == 0 { add("avoid inset scroll=form gap=10") }
    if number(below: 3) == 0 { add("avoid shift gap=10") }
    if number(below: 2) == 0 { add("touch-dismiss yes controls=\(one(of: ["pass", "dismiss"]))") }
  }

  private mutating func addCallbacks() {
    for _ in 0..<number(below: 3) {
      let news = one(of: [
        "\(input()).didBeginEditing", "\(input()).didEndEditing", "\(input()).shouldBeginEditing",
        "bar.didTapDone", "bar.didTapCancel", "bar.shouldPerform",
      ])
      let act = one(of: [
        "focus \(input())", "end-editing", "end-editing force", "set \(input()).text \"9\"",
        "set \(input()).hidden yes", "set \(input()).hidden no",
      ])
      add("when \(news) \(one(of: ["once ", ""]))do \(act)")
    }
    if number(below: 2) == 0 {
      let question = one(of: ["shouldEndEditing", "shouldBeginEditing", "shouldChange"])
      add("answer \(input()).\(question) no\(one(of: ["", " once"]))")
    }
  }

  private mutating func addEvent() {
    let flag = one(of: ["yes", "no"])
    let item = one(of: ["done", "cancel", "next", "previous"])
    let event = one(of: [
      "focus \(input())", "focus \(input())", "focus \(input())", "type \"\(number(below: 100))\"",
      "tap bar.\(item)", "tap bar.\(item)", "delete", "return", "end-editing", "end-editing force",
      "set \(input()).hidden \(flag)", "set \(one(of: ["A", "B", "C"])).enabled \(flag)", "tab",
      "shift-tab", "touch \(input())",
      "touch 310 \(20 + number(below: 400))", "touch save", "key escape",
      "set bar.enabled \(flag)", "background\nforeground", "rotate landscape\nrotate portrait",
      "hardware-keyboard on\nhardware-keyboard off", "reload",
      "post \(one(of: ["will-show", "will-hide", "did-show"])) end=0,451,375,216",
    ])
    // A tap on what no bar has stops a script.
    if event.hasPrefix("tap "), !items.contains(item) { return }
    add(event)
  }
}
