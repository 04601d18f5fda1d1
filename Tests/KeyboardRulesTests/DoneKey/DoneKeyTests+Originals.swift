import InputAccessory
import KeyboardRules
import Testing

/// The plans of the articles.
extension DoneKeyTests {
  @Test func `article 000 before 3_2: a turn after will-show, in the keyboard`() {
    lead(by: .direct)
    start(.article000(isBefore32: true))

    #expect(send(.willShow(show)) == [.wakeNextTurn])
    #expect(send(.willShow(show)) == [])
    #expect(
      send(.nextTurn) == [
        .attach(window: 1, kind: .textEffects, frame: DoneKeyPlacement.articleFrame)
      ])
    #expect(send(.willHide(hide)) == [.awaitEnd(number: 2, duration: 0.25)])
    #expect(send(.didHide) == [.detach])
  }

  @Test func `article 000 from 3_2 on: a turn after did-show, and late or failing if none`() {
    lead(by: .peripheralHost)
    start(.article000(isBefore32: false))

    #expect(send(.willShow(show)) == [])
    #expect(send(.nextTurn) == [])
    #expect(send(.didShow(show)) == [.wakeNextTurn])
    #expect(send(.nextTurn).count == 1)
    #expect(key.state == .attached)

    windows.insert(KeyboardWindow(.alert), at: 1)
    start(.article000(isBefore32: false))
    _ = send(.willShow(show))
    _ = send(.didShow(show))
    #expect(send(.nextTurn) == [])
    #expect(key.state == .absent)
  }

  @Test func `article 001: at will-show it works where the view is there, else never`() {
    lead(by: .direct)
    start(.article001Before)
    #expect(send(.willShow(show)).count == 1)

    lead(by: .peripheralHost)
    let full = windows
    windows = bare
    start(.article001Before)
    #expect(send(.willShow(show)) == [])
    windows = full
    #expect(send(.nextTurn) == [])
    #expect(send(.keyboardViewAppeared) == [])
    #expect(send(.didShow(show)) == [])

    windows = bare
    start(.article001)
    #expect(send(.willShow(show)) == [.wakeNextTurn])
    windows = full
    #expect(send(.nextTurn).count == 1)
  }

  @Test(arguments: [
    (KeyboardPaths.direct, [true, false, true, true]),
    (.peripheralHost, [false, true, false, true]),
    (.inputSetHost, [false, false, false, false]), (.placeholder, [false, false, false, false]),
    (.itemContainer, [false, false, false, false]),
  ])
  func `table 5: an original finds the keyboard only by the ways of its time`(
    path: KeyboardPaths, finds: [Bool]
  ) {
    lead(by: path)
    let plans: [DoneKeyPlan] = [
      .article000(isBefore32: true), .article000(isBefore32: false), .article001Before, .article001,
    ]
    for (plan, finds) in zip(plans, finds) {
      start(plan)
      for event: DoneKeyEvent in [.willShow(show), .nextTurn, .didShow(show), .nextTurn] {
        _ = send(event)
      }
      #expect((key.frame != nil) == finds)
    }

    for placement in [DoneKeyPlacement.window, .keyboard(frame: nil), .article003] {
      start(DoneKeyPlan(placement: placement))
      _ = send(.willShow(show))
      #expect(key.frame != nil)
    }
  }

  @Test func `10_8: in the host the key stands where the accessory is counted in`() {
    lead(by: .peripheralHost)
    start(.article000(isBefore32: false))
    var facts = facts
    facts.heightAboveKeys = 44
    _ = send(.didShow(show))

    _ = key.handle(.nextTurn, facts)

    #expect(key.frame == DoneKeyPlacement.articleFrame)
    _ = key.handle(.didHide, facts)
    start(DoneKeyPlan(placement: .keyboard(frame: nil)))
    _ = key.handle(
      .willShow(change(to: Rect(x: 0, y: 220, width: 320, height: 260), from: down)), facts)
    #expect(key.frame == DoneKeyPlacement.articleFrame)
  }

  @Test func `10_7: each moment is tried at its own time`() {
    for timing in DoneKeyTiming.allCases {
      start(DoneKeyPlan(timing: timing, waitsForKeyboard: false))
      var moments: [String] = []
      let events: [(String, DoneKeyEvent)] = [
        ("will-show", .willShow(show)), ("turn", .nextTurn), ("did-show", .didShow(show)),
        ("turn after", .nextTurn),
      ]
      for (name, event) in events {
        let wasThere = key.frame != nil
        _ = send(event)
        if key.frame != nil, !wasThere { moments.append(name) }
      }

      let expected =
        switch timing {
        case .atWillShow: "will-show"
        case .turnAfterWillShow: "turn"
        case .atDidShow: "did-show"
        case .turnAfterDidShow: "turn after"
        }
      #expect(moments == [expected])
    }
  }

  @Test func `10_5: the step of article 003 adds up, the absolute slide does not`() {
    start(.article003)
    let bottom = Rect(x: 0, y: 480, width: 106, height: 53)
    #expect(send(.willShow(show)) == [.wakeNextTurn])
    #expect(
      send(.nextTurn) == [
        .attach(window: 1, kind: .textEffects, frame: bottom),
        .slide(number: 1, from: bottom, to: place, duration: 0.25, curve: 7),
      ])

    for expected in [374.0, 321, 268] {
      _ = send(.willShow(show))
      #expect(key.frame?.minY == expected)
    }

    #expect(
      send(.willHide(hide)).last
        == .slide(
          number: 5, from: Rect(x: 0, y: 268, width: 106, height: 53), to: bottom, duration: 0.25,
          curve: 7))
    #expect(send(.animationEnded(5)) == [.detach])
    _ = send(.willShow(show))
    _ = send(.nextTurn)
    #expect(key.frame == place)

    attach()
    for _ in 0..<3 { _ = send(.willShow(show)) }
    #expect(key.frame == place)
  }

  @Test func `10_5: a stepping key that comes to a keyboard that is there has made one step`() {
    start(DoneKeyPlan(placement: .article003), type: .default)
    for _ in 0..<3 { _ = send(.willShow(show)) }

    _ = send(.typeChanged(.numberPad))
    _ = send(.keyboardStands(show))

    #expect(key.frame == place)
  }

  @Test func `article 003 takes an alert's window for the keyboard's`() {
    windows.insert(KeyboardWindow(.alert), at: 1)
    start(.article003)
    _ = send(.willShow(show))

    let effects = send(.nextTurn)

    #expect(
      effects.first
        == .attach(window: 1, kind: .alert, frame: Rect(x: 0, y: 480, width: 106, height: 53)))
  }
}
