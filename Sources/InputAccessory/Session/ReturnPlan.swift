/// What a press of Return does in a one-line field of UIKit's, step by step, as a value.
///
/// Before each step the field must still be the first responder, or the press is `refused`: a
/// delegate or an action may have ended editing. A step that fails ends the press with the step's
/// ``Step/failure``; a press whose steps all succeed has the plan's ``success``.
public struct ReturnPlan: Hashable, Sendable, Sequence {
  /// One step; the order of the cases is the order in time.
  public enum Step: UInt8, CaseIterable, Hashable, Sendable {
    /// Marked text is accepted, so that should-return sees the final text.
    case acceptPendingText
    /// The delegate is asked should-return.
    case askShouldReturn
    /// `primaryActionTriggered` is sent (2.21).
    case sendPrimaryAction
    /// `editingDidEndOnExit` is sent.
    case sendDidEndOnExit
    /// Editing ends, if should-end agrees.
    case endEditing

    /// The outcome where the step fails; `nil` if it cannot.
    public var failure: ActionOutcome? {
      switch self {
      case .acceptPendingText, .sendPrimaryAction, .sendDidEndOnExit: nil
      case .askShouldReturn: .vetoed
      case .endEditing: .refused
      }
    }
  }

  private var steps = OrderedSteps<Step>()
  /// The outcome of a press whose steps all succeed: `done` where editing ended, else `performed`.
  public let success: ActionOutcome

  /// Plans a press.
  ///
  /// - Parameter hasExitAction: Whether anything hears `editingDidEndOnExit`; that is what has
  ///   Return end editing, not the delegate's yes (2.19).
  public init(hasExitAction: Bool) {
    success = hasExitAction ? .done : .performed
    steps.add(.acceptPendingText)
    steps.add(.askShouldReturn)
    steps.add(.sendPrimaryAction)
    steps.add(.sendDidEndOnExit, if: hasExitAction)
    steps.add(.endEditing, if: hasExitAction)
  }

  /// Walks the steps in the order in time.
  public func makeIterator() -> OrderedSteps<Step> { steps }
}
