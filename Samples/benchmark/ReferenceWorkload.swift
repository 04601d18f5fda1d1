internal import EventScript
internal import InputAccessory
internal import KeyboardRules
internal import KeyboardWorld

/// The reference pair, run in each of the ways that have a bound: focus a number field; `4`, `2`;
/// Done; focus; `7`; Cancel. Every row checks at its end that both callbacks came each time and that
/// the text is empty.
enum ReferenceWorkload {
  /// A way to run pairs.
  struct Row: Sendable {
    let name: String
    /// The most that it may take, as a multiple of the bare class.
    let bound: Double
    /// Runs so many pairs; `false` if they went wrong.
    let run: @Sendable (Int) -> Bool
  }

  static let rows = [
    Row(name: "the component alone", bound: 2) { component(pairs: $0, rules: TextRules()) },
    Row(name: "the whole world, nobody listening", bound: 3) { world(pairs: $0, isTracing: false) },
    Row(name: "the world with a typed trace", bound: 3.5) { world(pairs: $0, isTracing: true) },
    Row(name: "an event script, parsed once", bound: 4.5, run: replay),
    Row(name: "an event script from its text", bound: 9, run: text),
    Row(name: "the component with text rules", bound: 2) { component(pairs: $0, rules: textRules) },
    Row(name: "the world with all that follows", bound: 3) {
      world(pairs: $0, isTracing: false, isFollowed: true)
    },
    Row(name: "the same with a typed trace", bound: 3.5) {
      world(pairs: $0, isTracing: true, isFollowed: true)
    },
  ]

  // What the keys are is not known when this is compiled, as it is not in life.
  private static let keys = keyTexts()

  @inline(never)
  private static func keyTexts() -> [String] { "427".map { String($0) } }

  // MARK: The bare class

  private final class BareController: BareFieldDelegate, BareToolbarDelegate {
    var dones = 0
    var cancels = 0
    var faults = 0

    func bareField(_ field: BareField, shouldChange range: Range<Int>, with text: String) -> Bool {
      allDigits(text) && range.upperBound <= 12
    }

    func bareToolbar(_ toolbar: BareToolbar, didTapDone field: BareField) {
      dones += 1
      if field.text != "42" { faults += 1 }
    }

    func bareToolbar(_ toolbar: BareToolbar, didTapCancel field: BareField) {
      cancels += 1
      if !field.text.isEmpty { faults += 1 }
    }
  }

  @inline(never)
  static func bare(pairs: Int) -> Bool {
    let controller = BareController()
    let window = BareWindow()
    let field = BareField(window: window)
    let toolbar = BareToolbar(field: field)
    field.delegate = controller
    toolbar.delegate = controller
    field.accessory = toolbar
    for _ in 0..<pairs {
      field.becomeFirstResponder()
      field.insert(keys[0])
      field.insert(keys[1])
      toolbar.tapDone()
      field.becomeFirstResponder()
      field.insert(keys[2])
      toolbar.tapCancel()
    }
    return controller.dones == pairs && controller.cancels == pairs && controller.faults == 0
      && field.text.isEmpty
  }

  // MARK: The component

  /// A limit and a decimal number.
  private static let textRules = TextRules([DecimalRule(symbols: .root), LengthLimit(12)])

  private final class Controller: TextFieldDelegate, DoneCancelToolbarDelegate {
    var dones = 0
    var cancels = 0
    var faults = 0

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
      replacementString string: String
    ) -> Bool {
      allDigits(string) && range.upperBound <= 12
    }

    func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
      dones += 1
      if input.currentText != "42" { faults += 1 }
    }

    func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
      cancels += 1
      if !input.currentText.isEmpty { faults += 1 }
    }
  }

  @inline(never)
  private static func component(pairs: Int, rules: TextRules) -> Bool {
    let controller = Controller()
    let field = TextField()
    field.rules = rules
    let toolbar = DoneCancelToolbar(for: field)
    field.delegate = controller
    toolbar.delegate = controller
    field.accessory = toolbar
    var outcomes = 0
    for _ in 0..<pairs {
      field.becomeFirstResponder()
      field.insert(keys[0])
      field.insert(keys[1])
      if toolbar.perform(.done) == .done { outcomes += 1 }
      field.becomeFirstResponder()
      field.insert(keys[2])
      if toolbar.perform(.cancel) == .cancelled { outcomes += 1 }
    }
    return controller.dones == pairs && controller.cancels == pairs && controller.faults == 0
      && outcomes == 2 * pairs && field.text.isEmpty
  }

  // MARK: The world

  @inline(never)
  private static func world(pairs: Int, isTracing: Bool, isFollowed: Bool = false) -> Bool {
    let world = World(isTracing: isTracing)
    let field = ElementID.firstDeclared
    let bar = ElementID(rawValue: field.rawValue + 1)
    let setUp: [StageEvent] = [
      .declare(
        Declaration(
          id: field, name: "amount", kind: .field, properties: [(.keyboard, .word("number-pad"))])),
      .declare(
        Declaration(
          id: bar, name: "bar", kind: .toolbar,
          properties: [
            (.boundTo, .elements([field])), (.items, .items([.cancel, .flexible, .done])),
          ])),
    ]
    let pair: [StageEvent] = [
      .focus(field), .type(keys[0]), .type(keys[1]), .tap(.done, bar: nil),
      .focus(field), .type(keys[2]), .tap(.cancel, bar: nil),
    ]
    var outcomes = 0
    do throws(StageError) {
      for event in setUp { try world.perform(event) }
      if isFollowed { for event in following { try world.perform(event) } }
      for _ in 0..<pairs {
        for event in pair { try world.perform(event) }
        if world.lastOutcome == .cancelled { outcomes += 1 }
      }
      let v = try world.value(of: .text, of: field)
      let w = PropertyValue.text("")
      guard v == w else { return false }
    } catch {
      return false
    }
    return outcomes == pairs && (!isTracing || heardAll(pairs, of: bar, in: world))
  }

  /// What follows the keyboard and the fingers: a view that moves, a Done key, a tap outside. The
  /// field stands where the keyboard covers it.
  private static let following: [StageEvent] = [
    .set(.firstDeclared, .at, .point(Point(x: 20, y: 500))),
    .avoid(.shift(.clearing(gap: AvoidSetting.defaultGap), view: nil)),
    .doneKey(DoneKeySetting()),
    .touchDismiss(TouchDismissSetting()),
  ]

  private static func heardAll(_ pairs: Int, of bar: ElementID, in world: World) -> Bool {
    world.trace.count(of: .didTapDone, by: bar) == pairs
      && world.trace.count(of: .didTapCancel, by: bar) == pairs
  }

  // MARK: Scripts

  private static let setUp = """
    field amount keyboard=number-pad
    toolbar bar for=amount items=cancel,flexible,done

    """
  private static let pair = """
    focus amount
    type "4"
    type "2"
    tap done
    focus amount
    type "7"
    tap cancel

    """

  /// A script of so many statements: the pair, over and over, after its set-up.
  static func source(statements: Int) -> String {
    guard statements > 2 else { return "focus none-such\n" }
    var text = setUp
    let lines = pair.split(separator: "\n")
    for index in 0..<statements - 2 {
      text += lines[index % lines.count]
      text += "\n"
    }
    return text
  }

  @inline(never)
  private static func replay(pairs: Int) -> Bool {
    guard
      let script = try? ScriptParser.parse(
        setUp + "repeat \(pairs)\n" + pair + "end\n", source: "pair")
    else { return false }
    return play(script, pairs: pairs)
  }

  @inline(never)
  private static func text(pairs: Int) -> Bool {
    guard let script = try? ScriptParser.parse(textOfPairs(pairs), source: "pairs") else {
      return false
    }
    return play(script, pairs: pairs)
  }

  // Made once for a number of pairs: a script's text is there before it is read.
  nonisolated(unsafe) private static var madeText = (pairs: 0, text: "")

  private static func textOfPairs(_ pairs: Int) -> String {
    if madeText.pairs != pairs {
      madeText = (pairs, setUp + String(repeating: pair, count: pairs))
    }
    return madeText.text
  }

  private static func play(_ script: Script, pairs: Int) -> Bool {
    let world = World()
    let result = Player(limit: 100 * pairs + 100).run(script, on: world)
    let bar = ElementID(rawValue: ElementID.firstDeclared.rawValue + 1)
    return result.failed == 0 && world.lastOutcome == .cancelled
      && heardAll(pairs, of: bar, in: world)
  }
}

/// Whether a text holds digits only.
private func allDigits(_ text: String) -> Bool {
  text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
}
