internal import InputAccessory
internal import KeyboardRules

/// What keeps inputs clear of the keyboard, and where that has put the root view.
struct Avoidance: Hashable {
  /// A scroll view that makes room.
  struct Room: Hashable {
    let scroll: ElementID
    var rule: ScrollAvoidance
  }

  /// How the root view moves; `nil` where it does not.
  var shift: ShiftAvoidance?
  /// The view that the original keeps clear; `nil` is the focused input.
  var view: ElementID?
  /// The scroll views that make room, in the order in which they were named.
  var rooms: [Room] = []
  /// Where the root view stands on the screen; `nil` where it was put.
  var rootOrigin: Point?
  /// How the root view got there, and when it set out; `nil` where it never moved.
  var rootMotion: Motion?
  var rootMotionStart = 0.0
  /// Whether what moves stands there at once.
  var reducesMotion = false
  /// How long the latest change of the keyboard takes, and its curve.
  var duration = 0.0
  var curve = 0

  /// What a script says of it; what became of that is left out.
  var setting: some Hashable { Setting(self) }

  /// Whether anything would move.
  var isInUse: Bool { shift != nil || !rooms.isEmpty }
}

/// How inputs are to be kept clear of the keyboard.
private struct Setting: Hashable {
  let strategy: ShiftStrategy?
  let view: ElementID?
  let rooms: [Room]
  let reducesMotion: Bool

  struct Room: Hashable {
    let scroll: ElementID
    let gap: Double
  }

  init(_ avoidance: Avoidance) {
    strategy = avoidance.shift?.strategy
    view = avoidance.view
    rooms = avoidance.rooms.map { Room(scroll: $0.scroll, gap: $0.rule.gap) }
    reducesMotion = avoidance.reducesMotion
  }
}
