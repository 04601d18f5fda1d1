import InputAccessory
import KeyboardRules
import Testing

struct DragDismissalTests {
  private let cover = KeyboardCover(keyboard: docked(216), screen: phone)

  private func outcome(
    _ mode: KeyboardDismissMode, to y: Double, lifted: Bool = false, accessory: Double = 0
  ) -> DragDismissal.Outcome {
    DragDismissal(mode: mode, cover: cover, controllerAccessoryHeight: accessory)
      .outcome(start: Point(x: 50, y: 300), now: Point(x: 50, y: y), isLifted: lifted)
  }

  @Test func `7_1: the modes have UIKit's raw values`() {
    #expect(KeyboardDismissMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(KeyboardDismissMode.allCases.filter(\.takesAccessory).map(\.rawValue) == [3, 4])
  }

  @Test func `none never dismisses`() {
    #expect(outcome(.none, to: 660) == .stays)
    #expect(outcome(.none, to: 660, lifted: true) == .stays)
  }

  @Test(arguments: [KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func `on-drag dismisses once it is a drag, up or down`(mode: KeyboardDismissMode) {
    #expect(outcome(mode, to: 310) == .stays)
    #expect(outcome(mode, to: 310.5) == .dismisses)
    #expect(outcome(mode, to: 280) == .dismisses)
  }

  @Test(arguments: [KeyboardDismissMode.interactive, .interactiveWithAccessory])
  func `3_20: interactive follows the finger below the keyboard's top`(mode: KeyboardDismissMode) {
    #expect(outcome(mode, to: 451) == .stays)
    #expect(outcome(mode, to: 500) == .follows(top: 500))
    #expect(outcome(mode, to: 900) == .follows(top: 667))
    #expect(outcome(mode, to: 400) == .stays)
  }

  @Test func `a lift below half the keyboard dismisses, else it returns`() {
    #expect(outcome(.interactive, to: 559.5, lifted: true) == .dismisses)
    #expect(outcome(.interactive, to: 559, lifted: true) == .returns)
    #expect(outcome(.interactive, to: 452, lifted: true) == .returns)
    #expect(outcome(.interactive, to: 440, lifted: true) == .stays)
  }

  @Test func `7_2: a controller's accessory stays unless the mode takes it`() {
    #expect(outcome(.interactive, to: 900, accessory: 44) == .follows(top: 623))
    #expect(outcome(.interactive, to: 538, lifted: true, accessory: 44) == .dismisses)
    #expect(outcome(.interactiveWithAccessory, to: 538, lifted: true, accessory: 44) == .returns)
    #expect(outcome(.interactive, to: 600, accessory: 216) == .stays)
  }

  @Test func `without a docked keyboard, or without a place, nothing happens`() {
    let floating = DragDismissal(mode: .onDrag, cover: .none)
    #expect(
      floating.outcome(start: .zero, now: Point(x: 0, y: 600), isLifted: true) == .stays)

    for y in [Double.nan, .infinity] {
      #expect(outcome(.onDrag, to: y) == .stays)
      #expect(outcome(.interactive, to: y, lifted: true) == .stays)
    }
  }
}
