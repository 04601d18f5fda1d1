import InputAccessory
import KeyboardRules
import Testing

struct KeyboardCoverTests {
  @Test func `case 73: the height is that of the end frame`() {
    let change = change(
      to: docked(258), from: Rect(x: 0, y: 667, width: 375, height: 216))

    #expect(KeyboardCover(keyboard: change.end, screen: phone).height == 258)
  }

  @Test func `case 75: a hidden keyboard below the screen covers nothing`() {
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    let end = Rect(x: 0, y: 744, width: 320, height: 216)

    #expect(KeyboardCover(keyboard: end, screen: screen) == .none)
    #expect(!KeyboardCover.isDocked(end, on: screen))
  }

  @Test func `case 77: what reaches below the screen is cut off`() {
    let end = Rect(x: 0, y: 969, width: 768, height: 313)

    #expect(KeyboardCover(keyboard: end, screen: pad).height == 55)
  }

  @Test(arguments: [
    Rect(x: 200, y: 300, width: 320, height: 250),
    Rect(x: 0, y: 300, width: 768, height: 313),
    Rect(x: 224, y: 774, width: 320, height: 250),
    Rect(x: 100, y: 711, width: 768, height: 313),
  ])
  func `case 78: a floating, split or undocked keyboard covers nothing`(frame: Rect) {
    let cover = KeyboardCover(keyboard: frame, screen: pad)

    #expect(cover.isNone)
    #expect(cover.overlap(with: pad) == 0)
    #expect(KeyboardCover(keyboard: docked(313, on: pad), screen: pad).height == 313)
  }

  @Test(arguments: [0.0, 400.0])
  func `case 80: the top of a floating keyboard is no height`(y: Double) {
    let frame = Rect(x: 100, y: y, width: 320, height: 250)

    #expect(KeyboardCover(keyboard: frame, screen: pad).height == 0)
  }

  @Test(arguments: [Rect.zero, Rect(x: 0, y: 0, width: 375, height: 216)])
  func `case 81: a hide of a cross-fade covers nothing`(end: Rect) {
    let view = phone

    #expect(KeyboardCover(keyboard: end, screen: phone).overlap(with: view) == 0)
    #expect(KeyboardCover(keyboard: end, screen: phone, isUp: false).overlap(with: view) == 0)
    #expect(KeyboardCover(keyboard: docked(216), screen: phone).overlap(with: view) == 216)
  }

  @Test func `a hide covers nothing, whatever frame it brings`() {
    #expect(KeyboardCover(keyboard: docked(216), screen: phone, isUp: false) == .none)
  }

  @Test func `case 96: a view above the keyboard is covered by 0, never less`() {
    let view = Rect(x: 0, y: 0, width: 375, height: 151)

    #expect(KeyboardCover(keyboard: docked(216), screen: phone).overlap(with: view) == 0)
  }

  @Test func `case 97 and 4.1: the view is measured where it is on the screen`() {
    let view = Rect(x: 0, y: 64, width: 375, height: 603)

    #expect(KeyboardCover(keyboard: docked(216), screen: phone).overlap(with: view) == 216)
  }

  @Test func `overlap counts where the two meet, and whole below the screen`() {
    let screen = Rect(x: 100, y: 0, width: 375, height: 667)
    let cover = KeyboardCover(keyboard: docked(216, on: screen), screen: screen)

    #expect(cover.overlap(with: Rect(x: 0, y: 0, width: 100, height: 667)) == 0)
    #expect(cover.overlap(with: Rect(x: 0, y: 0, width: 101, height: 667)) == 216)
    #expect(cover.overlap(with: Rect(x: 475, y: 0, width: 9, height: 667)) == 0)
    #expect(cover.overlap(with: Rect(x: 100, y: 700, width: 9, height: 31)) == 280)
  }

  @Test(arguments: badFrames)
  func `no bad frame covers anything, or is covered by what is not a number`(frame: Rect) {
    #expect(KeyboardCover(keyboard: frame, screen: phone) == .none)
    #expect(KeyboardCover(keyboard: docked(216), screen: frame).height == 0)
    let overlap = KeyboardCover(keyboard: docked(216), screen: phone).overlap(with: frame)
    #expect(overlap >= 0 && overlap.isFinite)
  }

  @Test func `a keyboard higher than the screen covers the screen`() {
    let cover = KeyboardCover(
      keyboard: Rect(x: -10, y: -100, width: 400, height: 1000), screen: phone)

    #expect(cover.frame == phone)
  }

  @Test func `a rounding error of a frame does not undock it`() {
    let frame = Rect(x: 0.25, y: 451, width: 374.7, height: 215.6)

    #expect(KeyboardCover(keyboard: frame, screen: phone).height == 216)
  }

  @Test func `overlap agrees with counting rows of a small screen`() {
    let screen = Rect(x: 0, y: 0, width: 6, height: 8)
    for height in 0...8 {
      let cover = KeyboardCover(keyboard: docked(Double(height), on: screen), screen: screen)
      for top in 0...8 {
        for bottom in top...8 {
          let rect = Rect(x: 1, y: Double(top), width: 2, height: Double(bottom - top))
          let needed = top == bottom ? 0 : max(0, bottom - (8 - height))
          let rows = height == 0 ? 0 : needed

          #expect(cover.overlap(with: rect) == Double(rows))
        }
      }
    }
  }

  @Test(arguments: InterfaceTurn.allCases)
  func `4.2: the keyboard of a portrait-fixed screen is docked once converted`(turn: InterfaceTurn)
  {
    let fixed = Size(width: 320, height: 480)
    let end =
      switch turn {
      case .upright: Rect(x: 0, y: 264, width: 320, height: 216)
      case .upsideDown: Rect(x: 0, y: 0, width: 320, height: 216)
      case .homeRight: Rect(x: 0, y: 0, width: 162, height: 480)
      case .homeLeft: Rect(x: 158, y: 0, width: 162, height: 480)
      }
    let isLandscape = turn == .homeRight || turn == .homeLeft
    let screen = turn.interfaceRect(
      from: Rect(x: 0, y: 0, width: 320, height: 480), screen: fixed)

    let cover = KeyboardCover(
      keyboard: turn.interfaceRect(from: end, screen: fixed), screen: screen)

    #expect(screen.size == (isLandscape ? Size(width: 480, height: 320) : fixed))
    #expect(cover.height == (isLandscape ? 162 : 216))
  }
}
