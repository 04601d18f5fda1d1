import InputAccessory
import KeyboardRules
import Testing

struct MotionTests {
  private let below = Rect(x: 0, y: 667, width: 375, height: 216)

  @Test(arguments: AnimationCurve.allCases)
  func `a curve starts at 0, ends at 1 and never goes back`(curve: AnimationCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: .nan) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: .infinity) == 1)
    var last = 0.0
    for step in 1...1000 {
      let progress = curve.progress(at: Double(step) / 1000)
      #expect(progress >= last && progress <= 1)
      last = progress
    }
  }

  @Test func `the curves differ as their names say`() {
    #expect(abs(AnimationCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(AnimationCurve.linear.progress(at: 0.25) == 0.25)
    #expect(AnimationCurve.easeIn.progress(at: 0.5) < 0.4)
    #expect(AnimationCurve.easeOut.progress(at: 0.5) > 0.6)
    #expect(AnimationCurve.keyboard.progress(at: 0.5) > 0.8)
  }

  @Test(arguments: [
    (0, AnimationCurve.easeInOut), (1, .easeIn), (2, .easeOut), (3, .linear), (7, .keyboard),
    (4, .keyboard), (-1, .keyboard), (Int.max, .keyboard),
  ])
  func `3.10, 3.11: every number is a curve`(number: Int, curve: AnimationCurve) {
    #expect(AnimationCurve(number: number) == curve)
  }

  @Test func `a keyboard moves from begin to end and no further`() {
    let motion = Motion(change(to: docked(216), from: below, curve: 3))

    #expect(motion.rect(after: -1) == below)
    #expect(motion.rect(after: 0) == below)
    #expect(motion.rect(after: 0.125).minY == 559)
    #expect(motion.rect(after: 0.25) == docked(216))
    #expect(motion.rect(after: 99) == docked(216))
    #expect(motion.rect(after: .nan) == below)
  }

  @Test func `a new change begins where the running one stands`() {
    let show = Motion(change(to: docked(216), from: below, curve: 3))

    let hide = show.interrupted(
      after: 0.125, by: change(to: below, from: docked(216), duration: 0.5, curve: 3))

    #expect(hide.rect(after: 0) == show.rect(after: 0.125))
    #expect(hide.rect(after: 0.25).minY == 613)
    #expect(hide.rect(after: 0.5) == below)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `3.12: without a length it is at its end at once`(duration: Double) {
    let motion = Motion(change(to: docked(216), from: below, duration: duration))

    #expect(motion.rect(after: 0) == docked(216))
    #expect(motion.progress(after: 0) == 1)
  }

  @Test(arguments: badFrames)
  func `a bad frame moves nothing out of the numbers`(frame: Rect) {
    let isNumber = frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite
    let motion = Motion(change(to: docked(216), from: frame))

    let half = motion.rect(after: 0.1)

    #expect(half.minX.isFinite && half.minY.isFinite && half.maxY.isFinite)
    #expect(isNumber || half == docked(216))
  }
}
