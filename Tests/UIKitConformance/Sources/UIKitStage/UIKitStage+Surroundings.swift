import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules

@testable import KeyboardWorld
@testable import UIKit

// What keeps inputs clear, and touches.

extension UIKitStage {
  func setAvoidance(_ setting: AvoidSetting) throws(StageError) {
    let avoidance = avoidance ?? KeyboardAvoidance(for: simulator.rootView)
    self.avoidance = avoidance
    switch setting {
    case .off: avoidance.stop()
    case .shift(let strategy, let view):
      avoidance.shift(simulator.rootView, by: strategy, keepingClear: view.flatMap { views[$0] })
    case .inset(let id, let gap):
      guard let scrollView = views[id] as? UIScrollView else {
        throw StageError("this does not scroll; name a scroll view")
      }
      avoidance.inset(scrollView, gap: gap)
    }
  }

  func setTouchDismiss(_ setting: TouchDismissSetting) throws(StageError) {
    guard setting.way == .tap else {
      throw unsupported("'by=touches': a root view's own touchesBegan is the app's")
    }
    touchDismissal?.stop()
    for view in ignoredViews { view.ignoresTouchDismiss = false }
    ignoredViews = setting.ignored.compactMap { views[$0] }
    for view in ignoredViews { view.ignoresTouchDismiss = true }
    let dismissal = TouchDismissal(
      in: simulator.mainWindow, rule: TouchRule(isOn: setting.isOn, controls: setting.controls))
    dismissal.onDismiss = { [weak self] in
      self?.world.record(.touchDismiss, of: .touchDismiss)
    }
    touchDismissal = dismissal
  }

  // MARK: Touches

  private func observers() -> [UIGestureRecognizer] {
    simulator.mainWindow.gestureRecognizers ?? []
  }

  /// What a finger finds: an item of a bar is the adapter's, everything else the world's.
  private func view(at point: Point) throws(StageError) -> UIView? {
    let hit = world.hit(at: point)
    if hit.isBackdrop { throw unsupported("a tap behind a sheet: what presents it takes that") }
    guard hit.isInputSurface else { return hit.chain.first.flatMap { views[$0] } }
    guard let input = world.focusedInput,
      let view = views[world.id(of: input)] as? any TextInputView
    else { return nil }
    if let bar = view.inputAccessoryView as? AccessoryToolbarView, let id = id(of: bar),
      case .rect(let frame)? = try? world.value(of: .frame, of: id), frame.contains(point)
    {
      throw unsupported("a touch on a point of the bar, where UIKit draws its items")
    }
    return nil
  }

  private func begin(at point: Point, isPencil: Bool) throws(StageError) -> UITouch? {
    let view = try view(at: point)
    // The keyboard's window is none of the app's.
    guard !world.hit(at: point).isInputSurface else { return nil }
    let touch = UITouch(isPencil ? .pencil : .direct, in: view, at: CGPoint(point))
    for recognizer in observers() { recognizer.touchesBegan([touch], with: UIEvent()) }
    return touch
  }

  private func move(_ touch: UITouch, to point: Point) {
    touch.place = CGPoint(point)
    for recognizer in observers() { recognizer.touchesMoved([touch], with: UIEvent()) }
  }

  private func end(_ touch: UITouch, at point: Point) {
    touch.place = CGPoint(point)
    for recognizer in observers() { recognizer.touchesEnded([touch], with: UIEvent()) }
  }

  func touch(_ id: ElementID, isPencil: Bool, _ event: StageEvent) throws(StageError) {
    if bars[id] != nil { throw unsupported("a touch on a point of the bar") }
    guard let element = world.element(id), let point = world.visibleMiddle(of: element) else {
      return try world.apply(event)
    }
    try touch(at: point, isPencil: isPencil, .touchPoint(point, isPencil: isPencil))
  }

  func touch(at point: Point, isPencil: Bool, _ event: StageEvent) throws(StageError) {
    if let touch = try begin(at: point, isPencil: isPencil) { end(touch, at: point) }
    try world.apply(event)
  }

  func fingerDown(at point: Point, _ event: StageEvent) throws(StageError) {
    try world.apply(event)
    finger = try begin(at: point, isPencil: false)
  }

  func fingerMoves(to point: Point, _ event: StageEvent) throws(StageError) {
    if let finger { move(finger, to: point) }
    try world.apply(event)
  }

  func fingerLifts(at point: Point, _ event: StageEvent) throws(StageError) {
    if let finger { end(finger, at: point) }
    finger = nil
    try world.apply(event)
  }

  func drag(from start: Point, to end: Point, _ event: StageEvent) throws(StageError) {
    if let touch = try begin(at: start, isPencil: false) {
      move(touch, to: end)
      self.end(touch, at: end)
    }
    try world.apply(event)
  }
}
