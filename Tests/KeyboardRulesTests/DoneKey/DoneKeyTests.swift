import InputAccessory
import KeyboardRules
import Testing

final class DoneKeyTests {
  let screen = Rect(x: 0, y: 0, width: 320, height: 480)
  let up = Rect(x: 0, y: 264, width: 320, height: 216)
  let down = Rect(x: 0, y: 480, width: 320, height: 216)
  /// The empty key with the keyboard up, and down.
  let place = Rect(x: 0, y: 427, width: 106, height: 53)
  let low = Rect(x: 0, y: 643, width: 106, height: 53)

  var key = DoneKey()
  var windows: [KeyboardWindow] = [
    KeyboardWindow(.application),
    KeyboardWindow(.textEffects, keyboardFrame: Rect(x: 0, y: 0, width: 320, height: 216)),
  ]

  var show: KeyboardChange { change(to: up, from: down) }
  var hide: KeyboardChange { change(to: down, from: up) }
  var facts: DoneKeyFacts { DoneKeyFacts(windows: windows, screen: screen) }
  let bare = [KeyboardWindow(.application)]

  /// Has the keyboard's view be reached in another way.
  func lead(by path: KeyboardPaths) {
    for index in windows.indices { windows[index].path = path }
  }

  func start(_ plan: DoneKeyPlan = .corrected, type: KeyboardType? = .numberPad) {
    key = DoneKey(plan: plan)
    _ = key.handle(.typeChanged(type), facts)
  }

  func send(_ event: DoneKeyEvent) -> [DoneKeyEffect] { Array(key.handle(event, facts)) }

  /// Brings the key into place.
  func attach() {
    start()
    _ = send(.willShow(show))
    _ = send(.animationEnded(1))
    _ = send(.didShow(show))
  }

  @Test func `the key slides in with the keyboard, and out, and is taken away once`() {
    start()
    #expect(key.state == .absent)

    #expect(
      send(.willShow(show)) == [
        .attach(window: 1, kind: .textEffects, frame: low),
        .slide(number: 1, from: low, to: place, duration: 0.25, curve: 7),
      ])
    #expect(key.state == .sliding)
    #expect(send(.animationEnded(1)) == [])
    #expect(send(.didShow(show)) == [])
    #expect(key.state == .attached)
    #expect(key.frame == place)

    #expect(
      send(.willHide(hide)) == [
        .slide(number: 2, from: place, to: low, duration: 0.25, curve: 7)
      ])
    #expect(key.state == .leaving)
    #expect(send(.animationEnded(2)) == [.detach])
    #expect(send(.animationEnded(2)) == [])
    #expect(send(.didHide) == [])
    #expect(key.state == .absent)
    #expect(key.frame == nil)
  }

  @Test func `did-hide takes it away where no animation's end is told`() {
    attach()
    _ = send(.willHide(hide))

    #expect(send(.didHide) == [.detach])
    #expect(send(.animationEnded(2)) == [])
  }

  @Test func `5_3: it waits for the keyboard's view, by its coming, a turn, or did-show`() {
    for event: DoneKeyEvent in [.keyboardViewAppeared, .nextTurn, .didShow(show)] {
      let full = windows
      windows = bare
      start()
      #expect(send(.willShow(show)) == [])
      #expect(send(event) == [])
      #expect(key.state == .waiting)
      windows = full

      let effects = send(event)

      #expect(effects.first.map { if case .attach = $0 { true } else { false } } == true)
      #expect(key.frame == place)
    }
  }

  @Test func `3_5: repeated shows send it where it is`() {
    attach()

    for _ in 0..<3 { #expect(send(.willShow(show)) == []) }

    #expect(key.frame == place)
    #expect(key.state == .attached)
  }

  @Test func `another frame moves it there, by the new duration`() {
    attach()
    let higher = Rect(x: 0, y: 220, width: 320, height: 260)
    let moved = change(to: higher, from: up, duration: 0.1, curve: 3)

    let effects = send(.willShow(moved))

    #expect(
      effects == [
        .slide(
          number: 2, from: place, to: Rect(x: 0, y: 416, width: 106, height: 64), duration: 0.1,
          curve: 3)
      ])
  }

  @Test func `accessory and safe area are no keys`() {
    start()
    var facts = facts
    facts.heightAboveKeys = 44
    facts.heightBelowKeys = 75
    let end = Rect(x: 0, y: 145, width: 320, height: 335)

    _ = key.handle(.willShow(change(to: end, from: end)), facts)

    #expect(key.frame == Rect(x: 0, y: 352, width: 106, height: 53))
    #expect(key.state == .attached)
  }

  @Test func `a show during the way out turns it round where it stands`() {
    attach()
    _ = send(.willHide(hide))
    var facts = facts
    let half = Rect(x: 0, y: 535, width: 106, height: 53)
    facts.standing = half

    #expect(
      Array(key.handle(.willShow(show), facts)) == [
        .slide(number: 3, from: half, to: place, duration: 0.25, curve: 7)
      ])
    #expect(send(.animationEnded(2)) == [])
    #expect(key.state == .sliding)
    #expect(send(.animationEnded(3)) == [])
    #expect(key.state == .attached)
  }

  @Test func `a hide during the way in turns it round, too`() {
    start()
    _ = send(.willShow(show))
    var facts = facts
    let half = Rect(x: 0, y: 535, width: 106, height: 53)
    facts.standing = half

    #expect(
      Array(key.handle(.willHide(hide), facts)) == [
        .slide(number: 2, from: half, to: low, duration: 0.25, curve: 7)
      ])
    #expect(send(.animationEnded(1)) == [])
    #expect(send(.animationEnded(2)) == [.detach])
  }

  @Test func `case 94: a hide before its moment leaves no key to come`() {
    windows = bare
    start()
    _ = send(.willShow(show))
    #expect(send(.willHide(hide)) == [])
    windows.append(KeyboardWindow(.textEffects, keyboardFrame: up))

    #expect(send(.keyboardViewAppeared) == [])
    #expect(send(.nextTurn) == [])
    #expect(key.state == .absent)
  }

  @Test func `hides without a show, and without length`() {
    start()
    #expect(send(.willHide(hide)) == [])
    #expect(send(.didHide) == [])

    attach()
    #expect(send(.willHide(change(to: down, from: up, duration: 0))) == [.detach])
    #expect(send(.didHide) == [])
  }

  @Test func `case 81: a hide without a frame waits for its end in place`() {
    attach()

    #expect(
      send(.willHide(change(to: .zero, from: up))) == [.awaitEnd(number: 2, duration: 0.25)])
    #expect(key.frame == place)
    #expect(send(.animationEnded(2)) == [.detach])
  }

  @Test func `a show after a hide without a frame keeps it`() {
    attach()
    _ = send(.willHide(change(to: .zero, from: up)))

    #expect(send(.willShow(show)) == [])

    #expect(send(.animationEnded(2)) == [])
    #expect(key.state == .attached)
  }

  @Test func `a type with Return takes it away, one without brings it back`() {
    attach()

    #expect(send(.typeChanged(.default)) == [.detach])
    #expect(send(.willShow(show)) == [])
    #expect(send(.typeChanged(.decimalPad)) == [])
    #expect(
      send(.keyboardStands(show)) == [.attach(window: 1, kind: .textEffects, frame: place)])
    #expect(key.state == .attached)
    #expect(send(.typeChanged(.phonePad)) == [])
    #expect(send(.typeChanged(nil)) == [.detach])
    #expect(send(.typeChanged(nil)) == [])
  }

  @Test func `types with Return never get one`() {
    for type in KeyboardType.allCases where type.hasReturnKey {
      start(type: type)
      #expect(send(.willShow(show)) == [])
      #expect(send(.didShow(show)) == [])
      #expect(key.state == .absent)
    }
  }

  @Test func `it leaves with the keyboard's view, and comes back with it`() {
    attach()

    #expect(send(.keyboardViewVanished) == [.detach])
    #expect(send(.keyboardViewVanished) == [])
    #expect(key.state == .waiting)
    #expect(send(.keyboardViewAppeared) == [.attach(window: 1, kind: .textEffects, frame: place)])

    _ = send(.willHide(hide))
    #expect(send(.keyboardViewVanished) == [.detach])
    #expect(key.state == .absent)
  }

  @Test(arguments: badFrames.filter(\.isEmpty) + [Rect(x: 0, y: 436, width: 320, height: 4)])
  func `a frame without keys gets none, and loses the one it had`(frame: Rect) {
    attach()

    #expect(send(.willShow(change(to: frame, from: up))) == [.detach])
    #expect(key.state == .waiting)
    _ = send(.willShow(show))
    #expect(key.frame == place)
  }

  @Test(arguments: [
    Rect(x: 0, y: 100, width: 320, height: 216), Rect(x: 40, y: 264, width: 240, height: 216),
    Rect(x: 0, y: 480, width: 320, height: 216),
  ])
  func `case 159: a keyboard out of its dock gets none, and loses the one it had`(frame: Rect) {
    for placement in [DoneKeyPlacement.window, .keyboard(frame: nil)] {
      start(DoneKeyPlan(placement: placement))
      #expect(send(.willShow(change(to: frame, from: up))) == [])
      #expect(key.state == .waiting)
      #expect(send(.willShow(show)).isEmpty == false)
      #expect(send(.willShow(change(to: frame, from: up))) == [.detach])
    }
  }

  @Test func `what stands there without news gets the key at once, in place`() {
    start()

    #expect(
      send(.keyboardStands(show)) == [.attach(window: 1, kind: .textEffects, frame: place)])
    #expect(key.state == .attached)
    #expect(send(.keyboardStands(show)) == [])

    let higher = Rect(x: 0, y: 220, width: 320, height: 260)
    let moved = Rect(x: 0, y: 416, width: 106, height: 64)
    #expect(
      send(.keyboardStands(change(to: higher, from: higher))) == [
        .slide(number: 2, from: place, to: moved, duration: 0, curve: 7)
      ])
    #expect(key.state == .attached)

    start(type: .default)
    #expect(send(.keyboardStands(show)) == [])
    #expect(send(.typeChanged(.numberPad)) == [])
    #expect(
      send(.willShow(change(to: up, from: up))) == [
        .attach(window: 1, kind: .textEffects, frame: place)
      ])

    start(.article003)
    #expect(send(.keyboardStands(show)) == [])
    #expect(send(.nextTurn) == [])
    #expect(key.state == .absent)
  }

  @Test func `facts are gathered only where the key may be put somewhere`() {
    var gathered = 0
    func count() -> DoneKeyFacts {
      gathered += 1
      return facts
    }
    start()
    _ = key.handle(.typeChanged(.numberPad), count())
    _ = key.handle(.willShow(show), count())
    _ = key.handle(.animationEnded(1), count())
    #expect(gathered == 1)
    _ = key.handle(.willHide(hide), count())
    _ = key.handle(.animationEnded(2), count())
    _ = key.handle(.didHide, count())
    _ = key.handle(.keyboardViewVanished, count())
    _ = key.handle(.typeChanged(nil), count())
    #expect(gathered == 2)
  }

  // MARK: Any order

  @Test(arguments: [
    DoneKeyPlan.corrected, .article000(isBefore32: true), .article000(isBefore32: false),
    .article001Before, .article001, .article003, DoneKeyPlan(placement: .keyboard(frame: nil)),
  ])
  func `in any order, each attachment is detached once, and a hide leaves nothing`(
    plan: DoneKeyPlan
  ) {
    var dice = Dice(seed: 5)
    let full = windows
    let frames = badFrames + [up, down, up, down]
    for _ in 0..<300 {
      start(plan)
      var isThere = false
      func check(_ effects: [DoneKeyEffect]) {
        for effect in effects {
          switch effect {
          case .attach:
            #expect(!isThere)
            isThere = true
          case .detach:
            #expect(isThere)
            isThere = false
          case .slide, .awaitEnd: #expect(isThere)
          case .wakeNextTurn: break
          }
        }
        #expect(isThere == (key.frame != nil))
        #expect(isThere == (key.state != .absent && key.state != .waiting))
      }
      for _ in 0..<40 {
        windows = dice.roll(3) == 0 ? bare : full
        let next = change(
          to: frames[dice.roll(frames.count)], from: frames[dice.roll(frames.count)],
          duration: [0, 0.25, .nan][dice.roll(3)])
        let events: [DoneKeyEvent] = [
          .willShow(next), .didShow(next), .willHide(next), .didHide, .nextTurn,
          .typeChanged(.numberPad), .typeChanged(dice.roll(2) == 0 ? .default : nil),
          .animationEnded(UInt32(dice.roll(20))), .keyboardStands(next), .keyboardViewAppeared,
          .keyboardViewVanished,
        ]
        check(send(events[dice.roll(events.count)]))
      }

      check(send(.willHide(hide)))
      check(send(.didHide))

      #expect(!isThere)
      #expect(key.state == .absent)
      for late: DoneKeyEvent in [.nextTurn, .keyboardViewAppeared, .typeChanged(.numberPad)] {
        #expect(send(late) == [])
      }
    }
  }

  @Test func `10,000 shows in a row move an absolute key once`() {
    start()
    var effects = 0
    for _ in 0..<10_000 { effects += send(.willShow(show)).count }

    #expect(effects == 2)
  }
}
