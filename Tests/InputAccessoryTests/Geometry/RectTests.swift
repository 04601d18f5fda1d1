import InputAccessory
import Testing

struct RectTests {
  @Test func `a rectangle has its edges where origin and size put them`() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)

    #expect(rect.origin == Point(x: 1, y: 2))
    #expect(rect.size == Size(width: 10, height: 20))
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [1, 2, 11, 22])
    #expect(rect == Rect(origin: rect.origin, size: rect.size))
  }

  @Test(
    arguments: [
      (1, 1, false), (0, 1, true), (1, 0, true), (-1, 1, true), (1, -1, true), (-1, -1, true),
      (.nan, 1, true),
    ] as [(Double, Double, Bool)])
  func `a rectangle without both a width and a height is empty`(
    width: Double, height: Double, isEmpty: Bool
  ) {
    #expect(Rect(x: 0, y: 0, width: width, height: height).isEmpty == isEmpty)
  }

  @Test func `zero is zero on every side`() {
    #expect(Rect.zero == Rect(origin: .zero, size: .zero))
    #expect(Rect.zero.isEmpty)
    #expect(Point.zero == Point(x: 0, y: 0))
    #expect(Size.zero == Size(width: 0, height: 0))
    #expect(Insets.zero == Insets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func `insets come in the order top, left, bottom, right`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
  }
}
