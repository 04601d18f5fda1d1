internal import EventScript
internal import InputAccessory
internal import KeyboardRules
public import KeyboardWorld

extension Move {
  /// What may happen in `world`, as a person and a system would have it: focus, keys, every item of
  /// every bar, touches, Return, Tab, a composition, rotation, a hardware keyboard, the background,
  /// views that are removed or hidden and come back, delegates that go, vetoes switched on and off,
  /// notifications that come again, sheets, windows, and a clock that stops half way of an animation.
  ///
  /// - Parameters:
  ///   - world: The world, set up; its things are looked at, and nothing is done.
  ///   - keys: The texts that are typed.
  /// - Returns: The moves, in an order that depends on nothing but the order of declaration.
  public static func all(in world: World, keys: [String] = ["7"]) -> [Move] {
    var moves: [Move] = []
    let things = world.things
    let inputs = things.filter { $0.kind == .field || $0.kind == .textView }
    for input in inputs { moves += [Move("focus \(input.name)", .focus(input.id))] }
    moves += keys.map { Move("type \(quoted($0))", .type($0)) }
    moves += [
      Move("delete", .delete(1)), Move(#"compose "n""#, .compose("n", selected: nil)),
      Move("return", .returnKey), Move("tab", .tab(backward: false)),
      Move("shift-tab", .tab(backward: true)), Move("end-editing", .endEditing(force: false)),
    ]
    for bar in things where bar.kind == .toolbar {
      for action in world.actions(of: bar.id) {
        moves.append(Move("tap \(bar.name).\(action.word)", .tap(action, bar: bar.id)))
      }
    }
    for thing in things
    where thing.kind == .field || thing.kind == .textView || thing.kind == .button {
      moves.append(Move("touch \(thing.name)", .touch(thing.id, isPencil: false)))
    }
    moves.append(Move("touch 3 3", .touchPoint(Point(x: 3, y: 3), isPencil: false)))
    for input in inputs { moves += comings(of: input) + vetoes(of: input) }
    for bar in things where bar.kind == .toolbar {
      moves += switched("bar", bar, .shouldPerform)
    }
    for thing in things where thing.kind == .delegate {
      moves.append(Move("drop \(thing.name)", .drop(thing.id)))
    }
    return moves + surfaces(things) + system
  }

  private static func quoted(_ text: String) -> String { ScriptText.quoted(text) }

  private static func comings(of input: World.Thing) -> [Move] {
    [
      Move("set \(input.name).hidden yes", .set(input.id, .hidden, .flag(true))),
      Move("set \(input.name).hidden no", .set(input.id, .hidden, .flag(false))),
      Move("remove \(input.name)", .remove(input.id)),
      Move("insert \(input.name)", .insert(input.id)),
    ]
  }

  private static func vetoes(of input: World.Thing) -> [Move] {
    switched("input", input, .shouldBeginEditing) + switched("input", input, .shouldEndEditing)
  }

  private static func switched(
    _ kind: String, _ thing: World.Thing, _ question: TraceName
  ) -> [Move] {
    [false, true].map { isYes in
      Move(
        "answer \(thing.name).\(question.word) \(isYes ? "yes" : "no")",
        .answer(Answer(subject: thing.id, question: question, isYes: isYes)))
    }
  }

  private static func surfaces(_ things: [World.Thing]) -> [Move] {
    let sheets = things.filter { $0.kind == .sheet }
    let windows = things.filter { $0.kind == .window && $0.id != .main }
    var moves = sheets.map { Move("present \($0.name)", .present($0.id)) }
    if !sheets.isEmpty { moves.append(Move("dismiss", .dismiss)) }
    moves += windows.map { Move("key-window \($0.name)", .keyWindow($0.id)) }
    if !windows.isEmpty { moves.append(Move("key-window main", .keyWindow(.main))) }
    return moves
  }

  private static let system = [
    Move("rotate landscape", .rotate(.landscape)), Move("rotate portrait", .rotate(.portrait)),
    Move("hardware-keyboard on", .hardwareKeyboard(isOn: true)),
    Move("hardware-keyboard off", .hardwareKeyboard(isOn: false)),
    Move("background", .background), Move("foreground", .foreground),
    Move("post will-show", .post(KeyboardPost(.willShow))),
    Move("post will-hide", .post(KeyboardPost(.willHide))),
    Move("clock manual", .clock(isManual: true)), Move("advance 0.125", .advance(0.125)),
    Move("clock automatic", .clock(isManual: false)),
  ]
}
