import InputAccessory
import KeyboardRules
import Testing

struct ScrollPlacementTests {
  private let viewport = Size(width: 375, height: 400)
  private let content = Size(width: 375, height: 1000)

  private func placement(_ y: Double, top: Double = 0, bottom: Double = 0) -> ScrollPlacement {
    ScrollPlacement(
      insets: ScrollInsets(content: Insets(top: top, left: 0, bottom: bottom, right: 0)),
      offset: Point(x: 0, y: y))
  }

  @Test(arguments: [
    (0.0, -120.0, 120.0), (120, 50, 70), (120, 121, 0), (500, -200, 600), (0, -.infinity, 600),
    (0, .infinity, 0), (120, .nan, 0),
  ])
  func `content goes with the finger, as far as it can`(from: Double, by: Double, to: Double) {
    let result = placement(from).dragged(
      by: Point(x: 30, y: by), content: content, viewport: viewport)

    #expect(result == placement(to))
  }

  @Test func `insets are room to scroll into`() {
    let up = Point(x: 0, y: -9999)
    let down = Point(x: 0, y: 9999)
    let start = placement(0, top: 64, bottom: 216)

    #expect(start.dragged(by: up, content: content, viewport: viewport).offset.y == 816)
    #expect(start.dragged(by: down, content: content, viewport: viewport).offset.y == -64)
  }

  @Test(arguments: [
    (0.0, 0.0, -20.0, true), (0, 0, 20, false), (600, 0, -20, false), (600, 0, 20, true),
    // Most of the movement is sideways, where there is nothing to scroll; a tie is up and down.
    (300, 21, 20, false), (300, -21, 20, false), (300, 20, 20, true), (300, 0, 0, false),
  ])
  func `a finger scrolls along most of its movement`(y: Double, dx: Double, dy: Double, can: Bool) {
    let scrolls = placement(y).scrolls(
      along: Point(x: dx, y: dy), content: content, viewport: viewport)

    #expect(scrolls == can)
  }

  @Test func `pages go sideways`() {
    let pages = Size(width: 1125, height: 400)
    let start = placement(0)

    #expect(start.scrolls(along: Point(x: -30, y: 5), content: pages, viewport: viewport))
    #expect(!start.scrolls(along: Point(x: 30, y: 5), content: pages, viewport: viewport))
    #expect(!start.scrolls(along: Point(x: -5, y: -30), content: pages, viewport: viewport))
  }

  @Test(arguments: [
    (0.0, 100.0, 0.0), (0, 369, 0), (0, 370, 1), (0, 700, 331), (500, 700, 500), (500, 499, 499),
    (500, 20, 20), (0, 990, 600), (0, 3000, 600), (0, -20, 0), (0, .nan, 0), (0, .infinity, 0),
  ])
  func `a part of the content is shown, moved only as far as needed`(
    from: Double, y: Double, to: Double
  ) {
    let target = Rect(x: 20, y: y, width: 280, height: 31)

    let result = placement(from).showing(target, content: content, viewport: viewport)

    #expect(result == placement(to))
    #expect(result.showing(target, content: content, viewport: viewport) == result)
  }

  @Test func `what is shown stands between the insets`() {
    let start = placement(0, top: 64, bottom: 216)
    let (high, low) = (
      Rect(x: 0, y: 50, width: 10, height: 31), Rect(x: 0, y: 200, width: 10, height: 31)
    )

    #expect(start.showing(high, content: content, viewport: viewport).offset.y == -14)
    #expect(start.showing(low, content: content, viewport: viewport).offset.y == 47)
  }

  @Test func `of what is larger than the room the caret is shown, else its top and its left`() {
    let wide = Size(width: 2000, height: 2000)
    let target = Rect(x: 500, y: 500, width: 400, height: 900)
    let caret = Rect(x: 500, y: 1200, width: 400, height: 20)

    let top = placement(0).showing(target, content: wide, viewport: viewport).offset
    let line = placement(0).showing(target, caret: caret, content: wide, viewport: viewport).offset

    #expect(top == Point(x: 500, y: 500))
    #expect(line == Point(x: 500, y: 820))
  }

  @Test func `what is in sight moves nothing, not even an offset beyond the end`() {
    let target = Rect(x: 0, y: 700, width: 280, height: 31)
    let beyond = placement(640)

    #expect(beyond.showing(target, content: content, viewport: viewport) == beyond)
  }
}
