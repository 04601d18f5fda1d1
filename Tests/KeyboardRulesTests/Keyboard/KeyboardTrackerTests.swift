import InputAccessory
import KeyboardRules
import Testing

final class KeyboardTrackerTests {
  private var tracker = KeyboardTracker(screen: phone)
  private let hidden = Rect(x: 0, y: 667, width: 375, height: 216)

  /// Hands one notification over and asks for the news.
  private func news(
    _ notice: KeyboardNotice, _ end: Rect, isLocal: Bool = true, appIsActive: Bool = true
  ) -> KeyboardNews? {
    tracker.handle(notice, change(to: end, isLocal: isLocal), appIsActive: appIsActive)
    return tracker.takeNews()
  }

  private func takeNews() -> KeyboardNews? { tracker.takeNews() }

  private func followed(_ notice: KeyboardNotice, _ end: Rect) -> Bool {
    tracker.handle(notice, change(to: end))
  }

  @Test func `a tracker starts with nothing, and nothing to tell`() {
    #expect(!tracker.isUp && !tracker.isVisible)
    #expect(tracker.height == 0)
    #expect(tracker.frame == .zero)
    #expect(takeNews() == nil)
  }

  @Test func `case 69: a second show is a change of height, not another show`() {
    #expect(news(.willShow, docked(303)) == .shown)
    #expect(news(.willShow, docked(258)) == .heightChanged)
    #expect(tracker.height == 258)
    #expect(tracker.isVisible)
  }

  @Test func `case 70: a show with the same frame is no news`() {
    #expect(news(.willShow, docked(303)) == .shown)
    #expect(news(.didShow, docked(303)) == nil)
    #expect(news(.willShow, docked(303)) == nil)
    #expect(tracker.height == 303)
  }

  @Test func `case 72: four notifications of one change are one change`() {
    for notice: KeyboardNotice in [.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      tracker.handle(notice, change(to: docked(258)))
    }
    _ = tracker.takeNews()

    let all: [KeyboardNotice] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    let told = all.map { news($0, docked(216)) }

    #expect(told == [.heightChanged, nil, nil, nil])
    #expect(tracker.height == 216)
  }

  @Test func `case 73: the end frame counts, not the begin frame`() {
    tracker.handle(
      .willShow, KeyboardChange(begin: hidden, end: docked(258), duration: 0.25, curve: 7))

    #expect(tracker.height == 258)
  }

  @Test func `case 74: an accessory alone is no keyboard`() {
    tracker.accessoryHeight = 44
    var seen: [(KeyboardNews?, Double, Bool)] = []

    for height in [44.0, 336, 44] {
      seen.append((news(.willShow, docked(height)), tracker.height, tracker.isVisible))
    }

    #expect(seen.map(\.0) == [.heightChanged, .shown, .hidden])
    #expect(seen.map(\.1) == [44, 336, 44])
    #expect(seen.map(\.2) == [false, true, false])
  }

  @Test func `case 75: hidden below the screen, the height is 0`() {
    _ = news(.willShow, docked(216))

    #expect(news(.willHide, Rect(x: 0, y: 744, width: 375, height: 216)) == .hidden)
    #expect(tracker.height == 0)
    #expect(tracker.frame.minY == 744)
  }

  @Test func `case 79: floating means not shown, height 0, until it docks again`() {
    tracker.screen = pad
    #expect(news(.willShow, docked(337, on: pad)) == .shown)
    #expect(news(.willHide, Rect(x: 200, y: 300, width: 320, height: 250)) == .hidden)
    #expect(tracker.height == 0)

    for y in [300.0, 774, 100] {
      #expect(news(.willChangeFrame, Rect(x: 200, y: y, width: 320, height: 250)) == nil)
    }
    #expect(news(.willChangeFrame, .zero) == nil)

    #expect(news(.willShow, docked(337, on: pad)) == .shown)
    #expect(tracker.height == 337)
  }

  @Test func `case 82: another app's keyboard changes nothing`() {
    #expect(news(.willShow, docked(336), isLocal: false) == nil)
    #expect(news(.willHide, hidden, isLocal: false) == nil)
    #expect(news(.willShow, docked(336), appIsActive: false) == nil)
    #expect(tracker == KeyboardTracker(screen: phone))

    _ = news(.willShow, docked(216))
    #expect(news(.willHide, hidden, isLocal: false) == nil)
    #expect(tracker.height == 216)
  }

  @Test func `case 84: a hide that a show follows at once is not told`() {
    _ = news(.willShow, docked(260))

    tracker.handle(.willHide, change(to: hidden))
    tracker.handle(.willShow, change(to: docked(260)))

    #expect(takeNews() == nil)
    #expect(news(.willHide, hidden) == .hidden)
  }

  @Test(arguments: [[KeyboardNotice.didShow, .didHide], [.didHide, .didShow], [.didShow]])
  func `case 94: the late end of a show changes nothing`(ends: [KeyboardNotice]) {
    _ = news(.willShow, docked(216))
    _ = news(.willHide, hidden)

    for end in ends {
      #expect(news(end, end == .didShow ? docked(216) : hidden) == nil)
    }

    #expect(!tracker.isVisible && tracker.height == 0)
    #expect(news(.willShow, docked(216)) == .shown)
    #expect(news(.didShow, docked(216)) == nil)
  }

  @Test func `case 94: late ends are named as not followed`() {
    #expect(followed(.willShow, docked(216)))
    #expect(followed(.willHide, hidden))
    #expect(!followed(.didChangeFrame, docked(216)))
    #expect(!followed(.didShow, docked(216)))
    #expect(followed(.didHide, hidden))
    #expect(!followed(.didShow, docked(216)))
  }

  @Test func `the late end of a hide does not take a new show away`() {
    _ = news(.willShow, docked(216))
    _ = news(.didShow, docked(216))
    _ = news(.willHide, hidden)
    _ = news(.willShow, docked(260))

    #expect(news(.didHide, hidden) == nil)
    #expect(news(.didShow, docked(260)) == nil)
    #expect(tracker.height == 260)
  }

  @Test
  func `case 105: back in the foreground without a focused input nothing is covered`() {
    _ = news(.willShow, docked(300))

    tracker.resume(at: nil)

    #expect(takeNews() == .hidden)
    #expect(tracker.height == 0)
    tracker.resume(at: docked(300))
    #expect(takeNews() == .shown)
    #expect(tracker.height == 300)
  }

  @Test func `3.5: a hide without a show, and a lone did-show`() {
    #expect(news(.willHide, hidden) == nil)
    #expect(news(.didHide, hidden) == nil)
    #expect(news(.didShow, docked(216)) == .shown)
    #expect(news(.didHide, hidden) == .hidden)
  }

  @Test func `3.4: the frame pair alone moves the keyboard too`() {
    #expect(news(.willChangeFrame, docked(216)) == .shown)
    #expect(news(.didChangeFrame, docked(216)) == nil)
    #expect(news(.willChangeFrame, docked(260)) == .heightChanged)
    #expect(news(.willChangeFrame, hidden) == .hidden)
    #expect(news(.willHide, hidden) == nil)
  }

  @Test func `3_18: did-change-frame puts a wrong end frame right`() {
    tracker.screen = pad
    _ = news(.willShow, docked(313, on: pad))
    _ = news(.didShow, docked(313, on: pad))
    _ = news(.willHide, Rect(x: 0, y: 1024, width: 768, height: 313))
    let floating = Rect(x: 0, y: 400, width: 768, height: 313)

    #expect(news(.didChangeFrame, floating) == nil)

    #expect(tracker.frame == floating)
    #expect(tracker.height == 0)
  }

  @Test func `3_25: an accessory's height in a hide's frame is not covered`() {
    _ = news(.willShow, docked(335))
    tracker.handle(.willChangeFrame, change(to: docked(44)))
    tracker.handle(.willHide, change(to: docked(44)))

    #expect(takeNews() == .hidden)
    tracker.handle(.didChangeFrame, change(to: docked(44)))
    tracker.handle(.didHide, change(to: docked(44)))
    #expect(takeNews() == nil)
    #expect(tracker.height == 0)
  }

  @Test func `case 94, 3_25: a late end is known, whatever frame the hide brought`() {
    _ = news(.willShow, docked(335))
    for notice: KeyboardNotice in [.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      tracker.handle(notice, change(to: docked(44)))
    }

    #expect(!followed(.didShow, docked(335)))
    #expect(!tracker.isVisible)
  }

  @Test func `a did-hide with another frame ends the hide, too`() {
    _ = news(.willShow, docked(216))
    _ = news(.didShow, docked(216))
    _ = news(.willHide, hidden)

    #expect(followed(.didHide, .zero))
    #expect(tracker.frame == .zero)
    #expect(news(.didShow, docked(258)) == .shown)
  }

  @Test func `a turned screen leaves the old frame without effect`() {
    _ = news(.willShow, docked(216))

    tracker.screen = Rect(x: 0, y: 0, width: 667, height: 375)

    #expect(takeNews() == .hidden)
    #expect(news(.willShow, docked(162, on: tracker.screen)) == .shown)
  }

  @Test(arguments: badFrames)
  func `a bad frame in any notification is a keyboard that covers nothing`(frame: Rect) {
    for notice in KeyboardNotice.allCases {
      tracker = KeyboardTracker(screen: phone)
      tracker.handle(.willShow, change(to: docked(216)))
      tracker.handle(.didShow, change(to: docked(216)))

      tracker.handle(notice, change(to: frame, from: frame, duration: .nan))

      #expect(tracker.height == 0 || notice == .didShow || notice == .didChangeFrame)
      #expect(tracker.height >= 0 && tracker.height.isFinite)
    }
  }

  @Test(arguments: KeyboardNotice.allCases)
  func `3.5: any notification twice is any notification once`(notice: KeyboardNotice) {
    var dice = Dice(seed: 7)
    for _ in 0..<300 {
      let names = KeyboardNotice.allCases
      tracker.handle(names[dice.roll(6)], change(to: docked(dice.points(0...300))))
      let next = change(to: docked(dice.points(0...300)))
      tracker.handle(notice, next)
      _ = tracker.takeNews()
      let once = (tracker.isUp, tracker.height)

      tracker.handle(notice, next)

      #expect(takeNews() == nil)
      #expect((tracker.isUp, tracker.height) == once)
    }
  }

  @Test func `10,000 notifications in a row leave what the last one says`() {
    var dice = Dice(seed: 1)
    var visible = false
    for _ in 0..<10_000 {
      let names = KeyboardNotice.allCases
      let frames = badFrames + [docked(216), docked(258), hidden]
      tracker.handle(names[dice.roll(6)], change(to: frames[dice.roll(frames.count)]))
      switch tracker.takeNews() {
      case .shown:
        #expect(!visible)
        visible = true
      case .hidden:
        #expect(visible)
        visible = false
      case .heightChanged: #expect(visible)
      case nil: break
      }
      #expect(tracker.isVisible == visible)
      #expect(tracker.isVisible == (tracker.height > 0))
    }

    tracker.handle(.willShow, change(to: docked(258)))
    #expect(tracker.height == 258)
    tracker.handle(.willHide, change(to: hidden))
    #expect(tracker.height == 0)
  }

  @Test func `a newcomer is told what is there, as often as one comes`() {
    #expect(tracker.newsForNewcomer == nil)
    tracker.handle(.willShow, change(to: docked(303)))
    #expect(tracker.newsForNewcomer == .shown)
    #expect(tracker.newsForNewcomer == .shown)
    #expect(takeNews() == .shown)
    tracker.accessoryHeight = 44
    tracker.handle(.willShow, change(to: docked(44)))
    #expect(tracker.newsForNewcomer == .heightChanged)
    tracker.handle(.willHide, change(to: hidden))
    #expect(tracker.newsForNewcomer == nil)
  }
}
