import EventScript
import InputAccessory
import KeyboardWorld
import Testing

struct ScriptParserTests {
  private static let amount = ElementID(rawValue: 8)
  private static let notes = ElementID(rawValue: 9)
  private static let bar = ElementID(rawValue: 10)
  private static let preamble = """
    field amount
    textview notes
    toolbar bar for=amount,notes items=item(save,"Save"),done

    """

  private static let events: [(String, StageEvent)] = [
    ("device iphone-se-3", .device("iphone-se-3")),
    ("system ios-17", .system("ios-17")),
    ("locale de_DE", .locale("de_DE")),
    ("locale zh-Hant_TW", .locale("zh-Hant_TW")),
    (
      "answer amount.shouldEndEditing no",
      .answer(Answer(subject: amount, question: .shouldEndEditing, isYes: false))
    ),
    (
      "answer amount.shouldEndEditing no once",
      .answer(
        Answer(subject: amount, question: .shouldEndEditing, isYes: false, duration: .once))
    ),
    (
      #"answer notes.shouldChange no until "@""#,
      .answer(
        Answer(subject: notes, question: .shouldChange, isYes: false, duration: .until("@")))
    ),
    (
      "answer bar.shouldPerform no once for=save",
      .answer(
        Answer(
          subject: bar, question: .shouldPerform, action: .item("save"), isYes: false,
          duration: .once))
    ),
    (
      "when bar.didTapDone do focus notes",
      .react(
        Reaction(subject: bar, name: .didTapDone, body: .event(.focus(notes)), line: 4))
    ),
    (
      "when keyboard.didHide once do end-editing force",
      .react(
        Reaction(
          subject: .keyboard, name: .didHide, isOnce: true, body: .event(.endEditing(force: true)),
          line: 4))
    ),
    (
      "when amount.shouldChange do insert field late at=1,2",
      .react(
        Reaction(
          subject: amount, name: .shouldChange,
          body: .event(
            .declare(
              Declaration(
                id: ElementID(rawValue: 11), name: "late", kind: .field,
                properties: [(.at, .point(Point(x: 1, y: 2)))]))),
          line: 4))
    ),
    ("focus amount", .focus(amount)),
    ("focus\tnotes # why", .focus(notes)),
    ("focus amount#why", .focus(amount)),
    ("focus last", .focusLast),
    ("end-editing", .endEditing(force: false)),
    ("end-editing force", .endEditing(force: true)),
    (#"type "4 # \"\\\n\t\r\u{1F600}""#, .type("4 # \"\\\n\t\r😀")),
    (#"type """#, .type("")),
    (#"paste "12 000""#, .paste("12 000")),
    ("delete", .delete(1)),
    ("delete 3", .delete(3)),
    ("cut", .cut),
    ("select 1..<3", .select(1..<3)),
    ("select 3..<3", .select(3..<3)),
    ("select all", .selectAll),
    ("caret 1000000", .caret(1_000_000)),
    ("undo", .undo),
    ("redo", .redo),
    (#"compose "nihao""#, .compose("nihao", selected: nil)),
    (#"compose "XYZ" select=1..<2"#, .compose("XYZ", selected: 1..<2)),
    (#"commit "你好""#, .commit("你好")),
    ("commit", .commit(nil)),
    (#"replace amount 0..<2 "Q""#, .replace(amount, 0..<2, "Q")),
    (#"suggest "the""#, .suggest("the")),
    ("return", .returnKey),
    ("clear", .clear(nil)),
    ("clear notes", .clear(notes)),
    ("key left", .key(KeyPress(.left))),
    ("key command+shift+period", .key(KeyPress(.period, modifiers: [.shift, .command]))),
    ("tap done", .tap(.done, bar: nil)),
    ("tap save", .tap(.item("save"), bar: nil)),
    ("tap bar.cancel", .tap(.cancel, bar: bar)),
    ("tap bar.save", .tap(.item("save"), bar: bar)),
    (#"set amount.text "7""#, .set(amount, .text, .text("7"))),
    ("set amount.hidden yes", .set(amount, .hidden, .flag(true))),
    ("set amount.tag -7", .set(amount, .tag, .number(-7))),
    ("set amount.at 20.5 -300", .set(amount, .at, .point(Point(x: 20.5, y: -300)))),
    ("set amount.at 20,300", .set(amount, .at, .point(Point(x: 20, y: 300)))),
    ("set amount.size 20, 0.1", .set(amount, .size, .size(Size(width: 20, height: 0.1)))),
    ("set amount.limit 0", .set(amount, .limit, .number(0))),
    ("set amount.limit none", .set(amount, .limit, .none)),
    ("set amount.limit-unit utf16", .set(amount, .limitUnit, .word("utf16"))),
    ("set notes.rule money", .set(notes, .rule, .word("money"))),
    ("set amount.grouping no", .set(amount, .grouping, .flag(false))),
    ("set amount.fraction none", .set(amount, .fraction, .none)),
    ("set amount.minimum -0.5", .set(amount, .minimum, .number(-0.5))),
    (
      "set amount.maximum 1000000000000000",
      .set(amount, .maximum, .number(1_000_000_000_000_000))
    ),
    (#"set amount.mask "+1 [00A_]""#, .set(amount, .mask, .text("+1 [00A_]"))),
    (#"set amount.mask """#, .set(amount, .mask, .text(""))),
    (#"set amount.mask "\u{5B}0]""#, .set(amount, .mask, .text("[0]"))),
    ("set amount.clears-on-begin yes", .set(amount, .clearsOnBegin, .flag(true))),
    ("set amount.clears-on-insertion yes", .set(amount, .clearsOnInsertion, .flag(true))),
    ("set amount.secure-keeps yes", .set(amount, .secureKeeps, .flag(true))),
    ("set amount.autocorrects no", .set(amount, .autocorrects, .flag(false))),
    ("set amount.enables-return yes", .set(amount, .enablesReturn, .flag(true))),
    ("set notes.smart-insert yes", .set(notes, .smartInsert, .flag(true))),
    ("set amount.in root", .set(amount, .parent, .elements([.root]))),
    ("set bar.for notes amount", .set(bar, .boundTo, .elements([notes, amount]))),
    ("set bar.for none", .set(bar, .boundTo, .elements([]))),
    ("set bar.by listed", .set(bar, .by, .word("listed"))),
    ("set bar.done returns", .set(bar, .done, .word("returns"))),
    ("set bar.done.enabled no", .setItem(bar, .done, .enabled, .flag(false))),
    (#"set bar.save.title "OK""#, .setItem(bar, .item("save"), .title, .text("OK"))),
    (
      #"set bar.items cancel, done("OK, fine") fixed=12 title flexible item(x,"X")"#,
      .set(
        bar, .items,
        .items([
          .cancel, ToolbarItem(.button(.done), title: "OK, fine"), .fixed(12), .title, .flexible,
          .item("x", title: "X"),
        ]))
    ),
    ("set bar.items none", .set(bar, .items, .items([]))),
    ("insert amount", .insert(amount)),
    ("remove bar", .remove(bar)),
    ("drop owner", .drop(.owner)),
    ("turn", .turn),
    ("advance 0.1", .advance(0.1)),
    ("advance 0.30000000000000004441", .advance(0.30000000000000004441)),
    ("settle", .settle),
    ("clock manual", .clock(isManual: true)),
    ("clock automatic", .clock(isManual: false)),
  ]

  @Test(arguments: events)
  func `a statement says what happens`(text: String, event: StageEvent) throws {
    let script = try ScriptParser.parse(Self.preamble + text, source: "s")

    #expect(script.statements.count == 4)
    #expect(script.statements.last == Statement(.event(event), line: 4))
  }

  private static let frame = Rect(x: 0, y: 451, width: 375, height: 216)

  private static let kinds: [(String, EventScript.Expectation.Kind)] = [
    ("focus amount", .focus(amount, window: nil)),
    ("focus none", .focus(nil, window: nil)),
    ("main.focus notes", .focus(notes, window: .main)),
    (#"amount.text "42""#, .property(amount, .text, .text("42"))),
    ("amount.value 12.5", .property(amount, .value, .number(12.5))),
    ("amount.value -1000000000000000", .property(amount, .value, .number(-1e15))),
    (#"amount.value "12,5""#, .property(amount, .value, .text("12,5"))),
    ("amount.value none", .property(amount, .value, .none)),
    ("amount.valid yes", .property(amount, .valid, .flag(true))),
    ("amount.limit none", .property(amount, .limit, .none)),
    (#"amount.mask "[0]""#, .property(amount, .mask, .text("[0]"))),
    ("amount.return default", .property(amount, .returnKey, .word("default"))),
    ("amount.selection 3..<3", .property(amount, .selection, .range(3..<3))),
    ("amount.marked none", .property(amount, .marked, .none)),
    ("amount.marked 0..<2", .property(amount, .marked, .range(0..<2))),
    ("amount.accessory bar", .property(amount, .accessory, .elements([bar]))),
    ("amount.accessory none", .property(amount, .accessory, .none)),
    ("amount.delegate owner", .property(amount, .delegate, .elements([.owner]))),
    ("bar.field amount", .property(bar, .field, .elements([amount]))),
    ("bar.for amount notes", .property(bar, .boundTo, .elements([amount, notes]))),
    ("bar.cancel clears", .property(bar, .cancel, .word("clears"))),
    ("bar.order clears-first", .property(bar, .order, .word("clears-first"))),
    ("keyboard.frame 0 451 375 216", .property(.keyboard, .frame, .rect(frame))),
    (
      #"bar.items "Cancel" flexible "Done" previous next title fixed=12"#,
      .property(
        bar, .items,
        .items([
          ToolbarItem(.title, title: "Cancel"), .flexible, ToolbarItem(.title, title: "Done"),
          .previous, .next, .title, .fixed(12),
        ]))
    ),
    ("bar.items none", .property(bar, .items, .items([]))),
    (#"bar.done.title "OK""#, .itemProperty(bar, .done, .title, .text("OK"))),
    ("bar.save.enabled no", .itemProperty(bar, .item("save"), .enabled, .flag(false))),
    ("next enabled", .item(.next, bar: nil, isEnabled: true, because: nil)),
    ("save disabled", .item(.item("save"), bar: nil, isEnabled: false, because: nil)),
    (
      "bar.next disabled because last",
      .item(.next, bar: bar, isEnabled: false, because: "last")
    ),
    ("bar.cancel enabled", .item(.cancel, bar: bar, isEnabled: true, because: nil)),
    ("bar.chain notes amount", .chain(bar, [notes, amount])),
    ("bar.chain none", .chain(bar, [])),
    (
      "bar.order done flexible save fixed=12",
      .order(bar, ["done", "flexible", "save", "fixed=12"])
    ),
    ("bar visible", .visible(bar, true)),
    ("bar.visible no", .visible(bar, false)),
    ("keyboard hidden", .visible(.keyboard, false)),
    ("outcome cancelled", .outcome(.cancelled)),
    ("result no", .result(false)),
    (
      "count amount.didEndEditing 1",
      .count(.init(subject: amount, name: .didEndEditing), 1)
    ),
    (
      "count keyboard.willShow 5000000",
      .count(.init(subject: .keyboard, name: .willShow), 5_000_000)
    ),
    (
      #"count amount.shouldChange( 0..<1\#t"\u{78}" ) 1"#,
      .count(.init(subject: amount, name: .shouldChange, arguments: #"0..<1 "x""#), 1)
    ),
    ("count notes.shouldReturn 0", .count(.init(subject: notes, name: .shouldReturn), 0)),
    (
      "trace amount.shouldEndEditing bar.outcome(refused) window.tooDeep()",
      .trace([
        .init(subject: amount, name: .shouldEndEditing),
        .init(subject: bar, name: .outcome, arguments: "refused"),
        .init(subject: .window, name: .tooDeep, arguments: ""),
      ])
    ),
    ("trace only amount.didEndEditing", .traceOnly([.init(subject: amount, name: .didEndEditing)])),
    ("gone owner", .gone(.owner, true)),
    ("alive amount", .gone(amount, false)),
  ]

  @Test(arguments: kinds)
  func `an expectation says what must be true`(text: String, kind: EventScript.Expectation.Kind)
    throws
  {
    let script = try ScriptParser.parse(Self.preamble + " expect " + text + "  # why", source: "s")

    #expect(script.statements.last == Statement(.expect(0), line: 4, column: 2))
    #expect(script.expectations == [EventScript.Expectation(kind, line: 4, column: 2)])
    #expect(script.expectationSources == [ScriptText.shown("expect " + text)])
  }

  @Test func `a declaration keeps its properties in the order written`() throws {
    let script = try ScriptParser.parse(
      #"""
      container box hidden=no
      field amount text="a b" keyboard=number-pad return=done in=box at=20,300 size=280,31 tag=3
      toolbar bar for=amount
      delegate boss of=amount,bar
      """#, source: "s")

    let (box, amount) = (ElementID(rawValue: 8), ElementID(rawValue: 9))
    let (bar, boss) = (ElementID(rawValue: 10), ElementID(rawValue: 11))
    let declarations = [
      Declaration(id: box, name: "box", kind: .container, properties: [(.hidden, .flag(false))]),
      Declaration(
        id: amount, name: "amount", kind: .field,
        properties: [
          (.text, .text("a b")), (.keyboard, .word("number-pad")), (.returnKey, .word("done")),
          (.parent, .elements([box])), (.at, .point(Point(x: 20, y: 300))),
          (.size, .size(Size(width: 280, height: 31))), (.tag, .number(3)),
        ]),
      Declaration(
        id: bar, name: "bar", kind: .toolbar,
        properties: [
          (.boundTo, .elements([amount])), (.items, .items([.cancel, .flexible, .done])),
        ]),
      Declaration(
        id: boss, name: "boss", kind: .delegate, properties: [(.of, .elements([amount, bar]))]),
    ]
    #expect(script.statements.map(\.body) == declarations.map { .event(.declare($0)) })
    #expect(
      script.names == [
        "root", "main", "window", "keyboard", "owner", "done-key", "touch-dismiss", "", "box",
        "amount", "bar", "boss",
      ])
  }

  @Test func `a block knows where it starts and ends`() throws {
    let script = try ScriptParser.parse(
      "repeat 2\n  mark\n  repeat 0\n  end\nend\n", source: "s")

    #expect(
      script.statements == [
        Statement(.repeat(count: 2, end: 4), line: 1), Statement(.mark, line: 2, column: 3),
        Statement(.repeat(count: 0, end: 3), line: 3, column: 3),
        Statement(.end(start: 2), line: 4, column: 3),
        Statement(.end(start: 0), line: 5),
      ])
  }

  @Test func `an expectation inside a callback is kept with its place`() throws {
    let script = try ScriptParser.parse(
      "field é\n  when é.didChange do expect focus é", source: "s")

    let id = ElementID(rawValue: 8)
    #expect(
      script.expectations == [EventScript.Expectation(.focus(id, window: nil), line: 2, column: 23)]
    )
    #expect(script.expectationSources == ["when é.didChange do expect focus é"])
    #expect(
      script.statements.last?.body
        == .event(.react(Reaction(subject: id, name: .didChange, body: .check(0), line: 2))))
  }

  @Test(arguments: ["\u{FEFF}mark\ncut", "mark\r\ncut\r\n", "\n\n#x\nmark\n\t\ncut\r", "mark\ncut"])
  func `marks, line ends and blanks make no difference`(text: String) throws {
    let script = try ScriptParser.parse(text, source: "s")

    #expect(script.statements.map(\.body) == [.mark, .event(.cut)])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "# nothing", " "])
  func `a text may hold nothing`(text: String) throws {
    #expect(try ScriptParser.parse(text, source: "s").statements.isEmpty)
    #expect(try ScriptParser.parse(Array(text.utf8), source: "s").statements.isEmpty)
  }

  @Test(arguments: ["a", "9b", "-x", "_1a", "Größe", "量", "item", "field", "alive", "item-1"])
  func `a name has letters, digits, hyphens and underscores`(name: String) throws {
    let script = try ScriptParser.parse(
      "field \(name)\nfocus \(name)\nremove \(name)\ninsert \(name)\nexpect alive \(name)",
      source: "s")

    #expect(script.names.last == name)
    #expect(script.statements.count == 5)
  }

  @Test(arguments: [
    "root", "main", "window", "keyboard", "owner", "last", "none", "only", "focus", "outcome",
    "result", "trace", "count", "done-key", "touch-dismiss", "done", "cancel", "previous", "next",
    "clear", "submit", "flexible", "fixed", "title",
  ])
  func `a word of the language is no name`(word: String) throws {
    let errors = try #require(throws: ScriptErrors.self) {
      try ScriptParser.parse("field \(word)", source: "s")
    }

    #expect(
      errors.diagnostics.map(\.message) == [
        "'\(word)' is a word of the language; choose another name"
      ])
  }

  @Test func `a bar may be named as an expectation's word`() throws {
    let script = try ScriptParser.parse(
      "field hidden\ntoolbar gone for=hidden\nexpect gone hidden\nexpect gone gone", source: "s")

    let gone = ElementID(rawValue: 9)
    #expect(script.expectations.map(\.kind) == [.visible(gone, false), .gone(gone, true)])
  }
}
