import EventScript
import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

/// The words of the keyboard's surroundings, as statements and as expectations.
struct SurroundingsParserTests {
  private static let amount = ElementID(rawValue: 8)
  private static let notes = ElementID(rawValue: 9)
  private static let box = ElementID(rawValue: 10)
  private static let form = ElementID(rawValue: 11)
  private static let save = ElementID(rawValue: 12)
  private static let terms = ElementID(rawValue: 13)
  private static let alert = ElementID(rawValue: 14)
  private static let dice = ElementID(rawValue: 15)
  private static let next = ElementID(rawValue: 16)
  private static let preamble = """
    field amount
    textview notes
    container box
    scroll form
    button save
    sheet terms
    window alert-window
    panel dice height=200

    """

  // MARK: Declarations

  private static let declarations: [(String, ElementKind, [(Property, PropertyValue)])] = [
    (
      """
      scroll x dismiss=on-drag at=0,0 size=375,667 content=375,1200 inset=64,0,49,0 \
      indicator-inset=1,-2,3,4 offset=0,-64 in=box
      """, .scroll,
      [
        (.dismiss, .word("on-drag")), (.at, .point(.zero)),
        (.size, .size(Size(width: 375, height: 667))),
        (.content, .size(Size(width: 375, height: 1200))),
        (.inset, .insets(Insets(top: 64, left: 0, bottom: 49, right: 0))),
        (.indicatorInset, .insets(Insets(top: 1, left: -2, bottom: 3, right: 4))),
        (.offset, .point(Point(x: 0, y: -64))), (.parent, .elements([box])),
      ]
    ),
    ("sheet x", .sheet, []),
    (
      "sheet x kind=full-screen hidden=yes", .sheet,
      [(.kind, .word("full-screen")), (.hidden, .flag(true))]
    ),
    ("sheet x kind=alert", .sheet, [(.kind, .word("alert"))]),
    (
      "window x kind=text-effects size=375,667", .window,
      [(.kind, .word("text-effects")), (.size, .size(Size(width: 375, height: 667)))]
    ),
    ("window x kind=alert", .window, [(.kind, .word("alert"))]),
    (
      "panel x height=200.5 for=amount,notes", .panel,
      [(.height, .number(200.5)), (.boundTo, .elements([amount, notes]))]
    ),
    (
      "accessory x height=30 for=none interaction=no", .accessory,
      [(.height, .number(30)), (.boundTo, .elements([])), (.interaction, .flag(false))]
    ),
    ("field x in=alert-window", .field, [(.parent, .elements([alert]))]),
    ("button x in=dice", .button, [(.parent, .elements([dice]))]),
    ("container x in=terms", .container, [(.parent, .elements([terms]))]),
    ("textview x in=form", .textView, [(.parent, .elements([form]))]),
    (
      "field x avoids=no touch-dismiss=yes", .field,
      [(.avoids, .flag(false)), (.touchDismiss, .word("yes"))]
    ),
  ]

  @Test(arguments: declarations.indices)
  func `a declaration says what comes into being`(index: Int) throws {
    let (text, kind, properties) = Self.declarations[index]
    let declaration = Declaration(id: Self.next, name: "x", kind: kind, properties: properties)

    #expect(try event(text) == .declare(declaration))
    #expect(try event("insert " + text) == .declare(declaration))
  }

  // MARK: Settings

  private static func doneKey(_ change: (inout DoneKeySetting) -> Void) -> StageEvent {
    var setting = DoneKeySetting()
    change(&setting)
    return .doneKey(setting)
  }

  private static func touchDismiss(_ change: (inout TouchDismissSetting) -> Void) -> StageEvent {
    var setting = TouchDismissSetting()
    change(&setting)
    return .touchDismiss(setting)
  }

  private static let settings: [(String, StageEvent)] = [
    ("done-key", doneKey { _ in }),
    ("done-key off  # why", .doneKey(nil)),
    (
      #"done-key title="O K" for=notes,amount"#,
      doneKey { ($0.title, $0.inputs) = ("O K", [notes, amount]) }
    ),
    ("done-key for=*", doneKey { _ in }),
    ("done-key timing=will-show find=kind place=window waits=yes", doneKey { _ in }),
    ("done-key timing=did-show", doneKey { $0.plan.timing = .atDidShow }),
    ("done-key find=index", doneKey { $0.plan.finder = .byIndex(1) }),
    ("done-key place=keyboard", doneKey { $0.plan.placement = .keyboard(frame: nil) }),
    (
      "done-key paths=item-container,placeholder,input-set-host",
      doneKey { $0.plan.paths = [.inputSetHost, .placeholder, .itemContainer] }
    ),
    ("done-key waits=no", doneKey { $0.plan.waitsForKeyboard = false }),
    (
      "done-key timing=turn-after-will-show find=index place=article paths=direct waits=no",
      doneKey { $0.plan = .article000(isBefore32: true) }
    ),
    (
      "done-key timing=turn-after-did-show find=index place=host waits=no",
      doneKey { $0.plan = .article000(isBefore32: false) }
    ),
    (
      "done-key find=index place=article paths=direct waits=no",
      doneKey { $0.plan = .article001Before }
    ),
    (
      "done-key timing=turn-after-will-show place=article waits=no",
      doneKey { $0.plan = .article001 }
    ),
    (
      "done-key waits=no place=step find=index timing=turn-after-will-show",
      doneKey { $0.plan = .article003 }
    ),
    ("avoid off", .avoid(.off)),
    ("avoid shift", .avoid(.shift(.clearing(gap: 10), view: nil))),
    ("avoid shift gap=0.5", .avoid(.shift(.clearing(gap: 0.5), view: nil))),
    (
      "avoid shift space=-10 duration=0.3",
      .avoid(.shift(.original(space: -10, duration: 0.3), view: nil))
    ),
    ("avoid shift space=5", .avoid(.shift(.original(space: 5), view: nil))),
    ("avoid shift duration=1", .avoid(.shift(.original(duration: 1), view: nil))),
    ("avoid shift view=box", .avoid(.shift(.original(), view: box))),
    ("avoid inset scroll=form", .avoid(.inset(scroll: form, gap: 10))),
    ("avoid inset gap=3 scroll=form", .avoid(.inset(scroll: form, gap: 3))),
    ("touch-dismiss yes", touchDismiss { _ in }),
    ("touch-dismiss no by=tap controls=pass", touchDismiss { $0.isOn = false }),
    (
      "touch-dismiss yes controls=dismiss ignores=box,save",
      touchDismiss { ($0.controls, $0.ignored) = (.dismiss, [box, save]) }
    ),
    ("touch-dismiss yes by=touches", touchDismiss { $0.way = .touches(.consume) }),
    (
      "touch-dismiss yes scrolls=forward-twice by=touches",
      touchDismiss { $0.way = .touches(.forwardAndCallSuper) }
    ),
    (
      "touch-dismiss yes by=touches scrolls=forward",
      touchDismiss { $0.way = .touches(.forward) }
    ),
  ]

  @Test(arguments: settings)
  func `a setting says what is so from then on`(text: String, setting: StageEvent) throws {
    #expect(try event(text) == setting)
  }

  // MARK: Events

  private static let events: [(String, StageEvent)] = [
    ("tap done-key", .tapDoneKey),
    ("touch amount", .touch(amount, isPencil: false)),
    ("touch save pencil", .touch(save, isPencil: true)),
    ("touch done-key", .touch(.doneKey, isPencil: false)),
    ("touch root", .touch(.root, isPencil: false)),
    ("touch dice", .touch(dice, isPencil: false)),
    ("touch 20 300", .touchPoint(Point(x: 20, y: 300), isPencil: false)),
    ("touch -2.5, 300 pencil#why", .touchPoint(Point(x: -2.5, y: 300), isPencil: true)),
    ("press 20 300", .press(Point(x: 20, y: 300))),
    ("move 20,400", .move(Point(x: 20, y: 400))),
    ("lift 20 400.5", .lift(Point(x: 20, y: 400.5))),
    ("drag 20 300 to 20 -120", .drag(Point(x: 20, y: 300), to: Point(x: 20, y: -120))),
    ("rotate landscape", .rotate(.landscape)),
    ("rotate portrait", .rotate(.portrait)),
    ("hardware-keyboard on", .hardwareKeyboard(isOn: true)),
    ("hardware-keyboard off", .hardwareKeyboard(isOn: false)),
    ("keyboard float", .keyboard(.floating)),
    ("keyboard dock", .keyboard(.docked)),
    ("keyboard split", .keyboard(.split)),
    ("reduce-motion on", .reduceMotion(isOn: true)),
    ("reduce-motion off", .reduceMotion(isOn: false)),
    ("present terms", .present(terms)),
    ("dismiss", .dismiss),
    ("key-window alert-window", .keyWindow(alert)),
    ("key-window main", .keyWindow(.main)),
    ("set form.offset 0,120", .set(form, .offset, .point(Point(x: 0, y: 120)))),
    (
      "set form.inset 64 0 216 0",
      .set(form, .inset, .insets(Insets(top: 64, left: 0, bottom: 216, right: 0)))
    ),
    ("set terms.kind full-screen", .set(terms, .kind, .word("full-screen"))),
    ("set alert-window.kind other", .set(alert, .kind, .word("other"))),
    ("set amount.touch-dismiss default", .set(amount, .touchDismiss, .word("default"))),
    ("remove alert-window", .remove(alert)),
    ("drop terms", .drop(terms)),
  ]

  @Test(arguments: events)
  func `a statement says what happens`(text: String, event: StageEvent) throws {
    #expect(try self.event(text) == event)
    #expect(
      try self.event("when touch-dismiss once do " + text)
        == .react(
          Reaction(
            subject: .touchDismiss, name: .touchDismiss, isOnce: true, body: .event(event),
            line: 9)))
  }

  @Test(arguments: [
    ("save.action", save, TraceName.action), ("root.move", .root, .move),
    ("root.touchesBegan", .root, .touchesBegan), ("box.touchesBegan", box, .touchesBegan),
    ("form.touchesBegan", form, .touchesBegan), ("form.inset", form, .inset),
    ("form.offset", form, .offset), ("form.dismiss", form, .dismiss),
    ("done-key.attach", .doneKey, .attach), ("done-key.slide", .doneKey, .slide),
    ("done-key.detach", .doneKey, .detach), ("touch-dismiss", .touchDismiss, .touchDismiss),
  ])
  func `what happens around the keyboard can be answered and expected`(
    text: String, subject: ElementID, name: TraceName
  ) throws {
    #expect(
      try event("when \(text) do cut")
        == .react(Reaction(subject: subject, name: name, body: .event(.cut), line: 9)))
    let pattern = EventScript.Expectation.EntryPattern(subject: subject, name: name)
    #expect(try kind("count \(text) 2") == .count(pattern, 2))
    #expect(try kind("trace only \(text) \(text)") == .traceOnly([pattern, pattern]))
  }

  @Test func `a thing may be named as what stands where it does`() throws {
    let script = try ScriptParser.parse(
      """
      window pencil
      field 20a in=pencil
      touch 20a pencil
      insert window sheet
      insert sheet
      sheet scroll
      insert sheet window-2
      """, source: "s")

    let (pencil, field) = (ElementID(rawValue: 8), ElementID(rawValue: 9))
    #expect(script.names.suffix(5) == ["pencil", "20a", "sheet", "scroll", "window-2"])
    #expect(script.statements[2].body == .event(.touch(field, isPencil: true)))
    #expect(script.statements[4].body == .event(.insert(ElementID(rawValue: 10))))
    #expect(pencil < field)
  }

  // MARK: Expectations

  private static let kinds: [(String, EventScript.Expectation.Kind)] = [
    (
      "form.inset 64 0 216 0",
      .property(form, .inset, .insets(Insets(top: 64, left: 0, bottom: 216, right: 0)))
    ),
    ("form.offset 0 120", .property(form, .offset, .point(Point(x: 0, y: 120)))),
    ("form.content 375,1200", .property(form, .content, .size(Size(width: 375, height: 1200)))),
    ("form.dismiss interactive", .property(form, .dismiss, .word("interactive"))),
    ("root.origin 0 -84", .property(.root, .origin, .point(Point(x: 0, y: -84)))),
    ("keyboard.overlap 260", .property(.keyboard, .overlap, .number(260))),
    ("dice.height 200", .property(dice, .height, .number(200))),
    ("dice.for none", .property(dice, .boundTo, .elements([]))),
    ("amount.avoids no", .property(amount, .avoids, .flag(false))),
    ("terms.kind alert", .property(terms, .kind, .word("alert"))),
    ("alert-window.kind remote-keyboard", .property(alert, .kind, .word("remote-keyboard"))),
    ("alert-window.focus amount", .focus(amount, window: alert)),
    ("alert-window.focus none", .focus(nil, window: alert)),
    ("dice visible", .visible(dice, true)),
    ("terms hidden", .visible(terms, false)),
    ("alert-window.visible no", .visible(alert, false)),
    ("done-key hidden", .visible(.doneKey, false)),
    ("done-key.visible yes", .visible(.doneKey, true)),
    (#"done-key.title "Done""#, .property(.doneKey, .title, .text("Done"))),
    ("done-key.pressed yes", .property(.doneKey, .pressed, .flag(true))),
    (
      "done-key.frame 0 614 124 53",
      .property(.doneKey, .frame, .rect(Rect(x: 0, y: 614, width: 124, height: 53)))
    ),
    ("done-key.frame none", .property(.doneKey, .frame, .none)),
    ("done-key.window main", .property(.doneKey, .window, .elements([.main]))),
    ("done-key.window alert-window", .property(.doneKey, .window, .elements([alert]))),
    ("done-key.window text-effects", .property(.doneKey, .window, .word("text-effects"))),
    ("done-key.window none", .property(.doneKey, .window, .none)),
    ("gone alert-window", .gone(alert, true)),
    (
      "next disabled because covered",
      .item(.next, bar: nil, isEnabled: false, because: "covered")
    ),
    (
      "trace root.move(0 -84 duration=0.25 curve=7) form.inset(64 0 216 0)",
      .trace([
        .init(subject: .root, name: .move, arguments: "0 -84 duration=0.25 curve=7"),
        .init(subject: form, name: .inset, arguments: "64 0 216 0"),
      ])
    ),
  ]

  @Test(arguments: kinds)
  func `an expectation says what must be true`(text: String, kind: EventScript.Expectation.Kind)
    throws
  {
    #expect(try self.kind(text) == kind)
  }

  // MARK: Layout

  @Test(arguments: settings.map(\.0) + events.map(\.0) + kinds.map { "expect " + $0.0 })
  func `the layout of a statement means the same`(text: String) throws {
    let layout = try ScriptFormatter.format(Self.preamble + text, source: "s")

    let script = try ScriptParser.parse(Self.preamble + text, source: "s")
    let again = try ScriptParser.parse(layout, source: "s")
    #expect(again.statements.map(\.body) == script.statements.map(\.body))
    #expect(again.expectations.map(\.kind) == script.expectations.map(\.kind))
    #expect(try ScriptFormatter.format(layout, source: "s") == layout)
  }

  // MARK: -

  private func event(_ text: String) throws -> StageEvent? {
    let script = try ScriptParser.parse(Self.preamble + text, source: "s")
    guard case .event(let event)? = script.statements.last?.body else { return nil }
    return event
  }

  private func kind(_ text: String) throws -> EventScript.Expectation.Kind? {
    try ScriptParser.parse(Self.preamble + "expect " + text, source: "s").expectations.first?.kind
  }
}
