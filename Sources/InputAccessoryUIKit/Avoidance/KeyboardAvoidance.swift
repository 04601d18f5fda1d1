#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
public import KeyboardRules
public import UIKit

/// Keeps the edited input clear of the keyboard: a view moves up, or scroll views make room.
///
/// How far is decided by `ShiftAvoidance` and `ScrollAvoidance`; this object measures, and applies what
/// they say. It holds views weakly, and follows the keyboard as long as it lives.
///
/// ```swift
/// let avoidance = KeyboardAvoidance(for: view)
/// avoidance.inset(scrollView)
/// ```
@MainActor public final class KeyboardAvoidance {
  /// What the keyboard covers.
  public var keyboard: KeyboardTracker { observer.tracker }

  private weak var view: UIView?
  private let observer: KeyboardObserver
  private let notifications = Notifications()
  private var shift: ShiftTarget?
  private var rooms: [ScrollRoom] = []
  private var duration = KeyboardAvoidance.standardDuration
  private var curve = KeyboardAvoidance.standardCurve

  /// The length and curve of what moves without a word of the keyboard (3.10).
  private static let standardDuration = 0.25
  private static let standardCurve = 7

  /// Begins to follow the keyboard; nothing moves yet.
  ///
  /// - Parameter view: The controller's view, or another in its window, held weakly.
  public init(for view: UIView) {
    self.view = view
    observer = KeyboardObserver(for: view)
    observer.onChange = { [weak self] _, change in self?.hear(change) }
    let names = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification,
    ]
    for name in names {
      notifications.hear(name) { [weak self] in self?.inputChanged($0) }
    }
  }

  // MARK: What moves

  /// Has a view move up, in place of one that did so far.
  ///
  /// - Parameters:
  ///   - view: The view; its `transform` is what changes, so that no layout undoes it.
  ///   - strategy: How far it moves.
  ///   - keepingClear: The view that `ShiftStrategy.original` keeps clear; the edited input unless said.
  public func shift(
    _ view: UIView, by strategy: ShiftStrategy = .clearing(gap: 10), keepingClear: UIView? = nil
  ) {
    if let former = shift, former.view !== view {
      shift = nil
      former.giveBack()
    }
    var target = shift ?? ShiftTarget(view, strategy)
    target.rule = ShiftAvoidance(strategy, base: target.rule.base)
    target.kept = keepingClear
    shift = target
    avoid(isNews: true)
  }

  /// Has a scroll view make room at its end, beside those that do already.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - gap: The points to keep clear below the input; it moves only the offset.
  public func inset(_ scrollView: UIScrollView, gap: Double = 10) {
    if let place = rooms.firstIndex(where: { $0.scrollView === scrollView }) {
      rooms[place].rule = ScrollAvoidance(gap: gap, base: rooms[place].rule.base)
    } else {
      rooms.append(ScrollRoom(scrollView, gap: gap))
    }
    avoid(isNews: true)
  }

  /// Ends it: everything stands where it stood before, at once.
  public func stop() {
    let (moved, former) = (shift, rooms)
    shift = nil
    rooms = []
    for var room in former {
      guard let scrollView = room.scrollView else { continue }
      room.giveBack(facts(of: scrollView, room), duration: 0, curve: curve)
    }
    moved?.giveBack()
  }

  /// Has everything stand where it belongs now: say so when the layout changed, as in
  /// `viewDidLayoutSubviews()`. Focus and keyboard are followed without.
  public func refresh() {
    (duration, curve) = (Self.standardDuration, Self.standardCurve)
    avoid(isNews: false)
  }

  // MARK: Steps

  private func hear(_ change: KeyboardChange) {
    (duration, curve) = (change.duration, change.curve)
    avoid(isNews: true)
  }

  private func inputChanged(_ input: UIView) {
    guard input.window === view?.window else { return }
    refresh()
  }

  /// The input to keep clear; `nil` where keys go to none, or it wants nothing moved.
  private var avoidingInput: (any TextInputView)? {
    guard let input = view?.window?.focusedInput, input.inputOptions.avoidsKeyboard
    else { return nil }
    return input
  }

  /// Whether there is something to avoid: for an input that wants nothing moved all is as if there was
  /// no keyboard.
  private func isAvoiding(for input: UIView?) -> Bool {
    guard keyboard.isUp else { return false }
    return input != nil || view?.window?.focusedInput == nil
  }

  /// - Parameter isNews: Whether the keyboard was announced; the original hears of nothing else.
  private func avoid(isNews: Bool) {
    // A scroll view in another makes its room first; each step measures anew.
    for place in placesFromInside where place < rooms.count { makeRoom(place) }
    guard let strategy = shift?.rule.strategy else { return }
    if case .original = strategy, !isNews { return }
    moveView()
  }

  private var placesFromInside: [Int] {
    let depths = rooms.map { $0.scrollView?.depth ?? 0 }
    return rooms.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }
  }

  private func makeRoom(_ place: Int) {
    guard let scrollView = rooms[place].scrollView else { return }
    rooms[place].noteOwnInsets()
    let facts = facts(of: scrollView, rooms[place])
    if isAvoiding(for: avoidingInput) {
      rooms[place].avoid(facts, duration: duration, curve: curve)
    } else {
      rooms[place].giveBack(facts, duration: duration, curve: curve)
    }
  }

  private func moveView() {
    guard let target = shift, let moved = target.view else { return }
    let input = avoidingInput
    shift?.noteOwnPlace()
    // Moving a view clears nothing that stands outside it.
    if isAvoiding(for: input), input?.isDescendant(of: moved) ?? true {
      shift?.avoid(facts(of: target, moved, for: input, isUp: true))
    } else {
      shift?.restore(facts(of: target, moved, for: input, isUp: false))
    }
  }

  // MARK: Measures

  private func facts(
    of target: ShiftTarget, _ moved: UIView, for input: (any TextInputView)?, isUp: Bool
  ) -> ShiftFacts {
    var facts = ShiftFacts(
      base: target.basePlace, origin: Point(moved.frame.origin), size: Size(moved.bounds.size),
      duration: duration, curve: curve, reducesMotion: Self.reducesMotion)
    if let kept = target.kept ?? input { facts.frameInParent = Rect(kept.frame) }
    guard isUp else { return facts }
    facts.cover = keyboard.cover
    facts.frameHeight = keyboard.frame.size.height
    facts.visibleTop = Double(moved.window?.safeAreaInsets.top ?? 0)
    if let input {
      facts.target = input.frameOnScreen
      facts.caret = input.caretLineOnScreen
    }
    return facts
  }

  private func facts(of scrollView: UIScrollView, _ room: ScrollRoom) -> ScrollFacts {
    var facts = ScrollFacts(
      insets: room.insets, offset: Point(scrollView.contentOffset),
      content: Size(scrollView.contentSize), viewport: Size(scrollView.bounds.size))
    guard let frame = scrollView.frameOnScreen else { return facts }
    facts.overlap = keyboard.cover.overlap(with: unshifted(frame, of: scrollView))
    guard let input = avoidingInput, input.isDescendant(of: scrollView) else { return facts }
    let origin = Point(
      x: frame.minX - Double(scrollView.contentOffset.x),
      y: frame.minY - Double(scrollView.contentOffset.y))
    facts.target = input.frameOnScreen.map { $0.relative(to: origin) }
    facts.caret = input.caretLineOnScreen.map { $0.relative(to: origin) }
    return facts
  }

  /// Where a frame on the screen would be if the shifted view stood at its base.
  private func unshifted(_ frame: Rect, of view: UIView) -> Rect {
    guard let shift, let moved = shift.view, view.isDescendant(of: moved) else { return frame }
    let (base, now) = (shift.basePlace, Point(moved.frame.origin))
    return frame.relative(to: Point(x: now.x - base.x, y: now.y - base.y))
  }

  private static var reducesMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }
}

extension UIView {
  /// How many views hold this one.
  fileprivate var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// The line with a text view's caret, on the screen; `nil` for everything else.
  fileprivate var caretLineOnScreen: Rect? {
    guard let textView = self as? UITextView, let caret = textView.selectedTextRange?.end,
      let window
    else { return nil }
    return Rect(textView.convert(textView.caretRect(for: caret), to: window.screen.coordinateSpace))
  }

  /// Moves as the keyboard does.
  static func follow(duration: Double, curve: Int, _ changes: @escaping () -> Void) {
    let change = KeyboardChange(begin: .zero, end: .zero, duration: duration, curve: curve)
    UIView.animate(
      withDuration: duration, delay: 0,
      options: AnimationOptions(rawValue: UInt(max(change.animationOptions, 0))),
      animations: changes)
  }
}

extension Rect {
  fileprivate func relative(to origin: Point) -> Rect {
    Rect(x: minX - origin.x, y: minY - origin.y, width: size.width, height: size.height)
  }
}
#endif
