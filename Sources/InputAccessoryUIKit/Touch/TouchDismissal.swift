#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
public import KeyboardRules
public import UIKit

/// Ends editing at a tap outside the edited input.
///
/// A recogniser watches a window and takes touches from nobody; what a touch means is decided by a
/// `TouchRule`. An input says otherwise by its ``InputOptions/touchDismiss``, and a view keeps its touches
/// out by `ignoresTouchDismiss`.
@MainActor public final class TouchDismissal {
  /// Decides what a touch means.
  public var rule: TouchRule
  /// Hears of each session that a touch ended.
  public var onDismiss: (() -> Void)?

  private let recognizer = TouchObserver()

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - window: The window, or a view to watch alone; it holds the recogniser until ``stop()``.
  ///   - rule: Decides what a touch means.
  public init(in window: UIView, rule: TouchRule = TouchRule()) {
    self.rule = rule
    window.addGestureRecognizer(recognizer)
    recognizer.onLift = { [weak self] in self?.judge($0) }
  }

  /// Watches no more. One that is freed judges no touch either.
  public func stop() {
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  private func judge(_ touch: TouchObserver.Touch) {
    let window = touch.view?.window ?? recognizer.view?.window
    let focused = window?.focusedInput
    let decision = rule.decide(facts(of: touch, focused))
    guard decision.meaning == .dismiss, let focused else { return }
    if focused.endEditing(EditingEnd()) { onDismiss?() }
  }

  private func facts(
    of touch: TouchObserver.Touch, _ focused: (any TextInputView)?
  ) -> TouchFacts {
    var chain: [TouchTarget] = []
    var view = touch.view
    while let current = view {
      chain.append(target(of: current, focused))
      if current.ignoresTouchDismiss { chain.append(.ignoredRegion) }
      view = current.superview
    }
    return TouchFacts(
      chain: chain, isDrag: touch.isDrag, isPencil: touch.isPencil,
      editing: focused?.inputOptions.touchDismiss)
  }

  private func target(of view: UIView, _ focused: (any TextInputView)?) -> TouchTarget {
    if view === focused { return .focusedInput }
    if view === focused?.inputAccessoryView { return .inputSurface }
    if let input = view as? any TextInputView {
      // One that takes no focus does nothing, as a control does.
      return input.focusObstacle == nil ? .otherInput : .control
    }
    if view is UIControl || view is UINavigationBar { return .control }
    return view is UIScrollView ? .scrollView : .plain
  }
}
#endif
