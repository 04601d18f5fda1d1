import InputAccessory
import KeyboardRules

/// The screen of most cases.
let phone = Rect(x: 0, y: 0, width: 375, height: 667)
/// The iPad's screen of cases 77 to 80.
let pad = Rect(x: 0, y: 0, width: 768, height: 1024)

/// A keyboard of a height in the dock of a screen.
func docked(_ height: Double, on screen: Rect = phone) -> Rect {
  Rect(x: screen.minX, y: screen.maxY - height, width: screen.size.width, height: height)
}

/// A change to a frame, beginning below the screen.
func change(
  to end: Rect, from begin: Rect = docked(0), duration: Double = 0.25, curve: Int = 7,
  isLocal: Bool = true
) -> KeyboardChange {
  KeyboardChange(begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
}

/// A frame that no screen has; each is data, and none may trap.
let badFrames: [Rect] = [
  .zero,
  Rect(x: 0, y: 451, width: 0, height: 0),
  Rect(x: 0, y: 451, width: 375, height: 0),
  Rect(x: 0, y: 451, width: 0, height: 216),
  Rect(x: 0, y: 667, width: 375, height: -216),
  Rect(x: 375, y: 451, width: -375, height: 216),
  Rect(x: .nan, y: 451, width: 375, height: 216),
  Rect(x: 0, y: .nan, width: 375, height: 216),
  Rect(x: 0, y: 451, width: .nan, height: 216),
  Rect(x: 0, y: 451, width: 375, height: .nan),
  Rect(x: 0, y: 451, width: .infinity, height: 216),
  Rect(x: 0, y: 451, width: 375, height: .infinity),
  Rect(x: 0, y: -.infinity, width: 375, height: .infinity),
  Rect(x: 0, y: .greatestFiniteMagnitude, width: 375, height: .greatestFiniteMagnitude),
  Rect(x: 0, y: 744, width: 375, height: 216),
  Rect(x: 0, y: -300, width: 375, height: 216),
  Rect(x: -375, y: 451, width: 375, height: 216),
  Rect(x: 375, y: 451, width: 375, height: 216),
]

/// A sequence of numbers that is the same on every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, not including, a limit.
  mutating func roll(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % limit
  }

  /// A number of points in steps of a half.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound) + Double(roll(2 * (range.upperBound - range.lowerBound) + 1)) / 2
  }
}
