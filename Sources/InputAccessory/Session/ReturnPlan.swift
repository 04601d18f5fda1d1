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
    /// The next input takes over, if nobody objects.
    case move

    /// The outcome where the step fails; `nil` if it cannot.
    public var failure: ActionOutcome? {
      switch self {
      case .acceptPendingText, .sendPrimaryAction, .sendDidEndOnExit: nil
      case .askShouldReturn: .vetoed
      case .endEditing, .move: .refused
      }
    }
  }

  private var steps = OrderedSteps<Step>()
  /// The outcome of a press whose steps all succeed: `done` where editing ended, `moved` where the
  /// next input has focus, else `performed`.
  public let success: ActionOutcome

  /// Plans a press.
  ///
  /// - Parameters:
  ///   - behavior: What Return does once the delegate has agreed, which does not by itself end
  ///     editing (2.19).
  ///   - hasNext: Whether there is an input to move to; without one a Return that moves ends.
  public init(_ behavior: ReturnBehavior, hasNext: Bool = false) {
    let moves = behavior == .moves && hasNext
    let ends = behavior == .ends || behavior == .moves && !hasNext
    success = moves ? .moved : ends ? .done : .performed
    steps.add(.acceptPendingText)
    steps.add(.askShouldReturn)
    steps.add(.sendPrimaryAction)
    steps.add(.sendDidEndOnExit, if: ends)
    steps.add(.endEditing, if: ends)
    steps.add(.move, if: moves)
  }

  /// Walks the steps in the order in time.
  public func makeIterator() -> OrderedSteps<Step> { steps }
}
