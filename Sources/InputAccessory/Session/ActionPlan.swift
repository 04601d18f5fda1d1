/// What an action does, step by step, as a value.
///
/// A step that fails ends the action with the outcome that belongs to the step; an action whose
/// steps all succeed has the plan's ``success``.
public struct ActionPlan: Hashable, Sendable, Sequence {
  /// One step; the order of the cases is the order in time.
  public enum Step: UInt8, CaseIterable, Hashable, Sendable {
    /// A session must be open on a bound input; else `ignored`.
    case requireSession
    /// The toolbar's delegate is asked; a no is `vetoed`.
    case askShouldPerform
    /// Marked text and a waiting correction are accepted, so that should-end sees the final text.
    case acceptPendingText
    /// Return is pressed in the input; its no is `vetoed` or `refused`.
    case pressReturn
    /// The text becomes what Cancel leaves, before the resign; a refusal puts back what was.
    case changeTextFirst
    /// Editing ends; a refusal is `refused` or overruled.
    case endEditing
    /// Editing ends or does not; nobody looks (10.2).
    case endEditingRegardless
    /// The text becomes what Cancel leaves.
    case changeText
    /// The input is cleared as by its clear button; a no is `refused`.
    case clear
    /// An own item's effect on the text happens; a no of should-change is `refused`.
    case edit
    /// Focus moves to the target; if it does not arrive there, `refused`.
    case move
    /// The delegate is told.
    case report
  }

  private var steps = OrderedSteps<Step>()
  /// What becomes of marked text and a waiting correction when editing ends.
  public let pendingText: EditingEnd.PendingText
  /// Whether a refused end is overruled by force.
  public let forcesRefusedEnd: Bool
  /// The outcome of an action whose steps all succeed.
  public let success: ActionOutcome

  /// Plans `action`.
  ///
  /// - Parameters:
  ///   - action: What was tapped.
  ///   - policies: The toolbar's choices.
  ///   - capabilities: What the input can do; decides whether Done and Submit can press Return and
  ///     whether Cancel can drop pending text.
  public init(
    _ action: ToolbarAction, policies: ToolbarPolicies, capabilities: TextInputCapabilities
  ) {
    forcesRefusedEnd = policies.refusal == .proceeds
    pendingText =
      action == .cancel && policies.contract == .corrected
        && capabilities.contains(.dropsPendingText) ? .dropped : .accepted
    switch action {
    case .done: success = .done
    case .cancel: success = .cancelled
    case .previous, .next: success = .moved
    case .clear, .submit, .item: success = .performed
    }
    steps.add(.report)
    if action.endsEditing, policies.contract == .original {
      steps.add(.endEditingRegardless)
      steps.add(.changeText, if: action == .cancel && policies.cancel != .keeps)
      return
    }
    steps.add(.requireSession)
    steps.add(.askShouldPerform)
    switch action {
    case .done, .submit:
      if policies.done == .returns, capabilities.contains(.asksShouldReturn) {
        steps.add(.pressReturn)
      } else {
        steps.add(.acceptPendingText)
        steps.add(.endEditing)
      }
    case .cancel:
      steps.add(.endEditing)
      if policies.cancel != .keeps {
        steps.add(policies.order == .clearsFirst ? .changeTextFirst : .changeText)
      }
    case .previous, .next: steps.add(.move)
    case .clear: steps.add(.clear)
    case .item: steps.add(.edit)
    }
  }

  /// Whether the action has `step`.
  public func contains(_ step: Step) -> Bool { steps.contains(step) }

  /// Walks the steps in the order in time.
  public func makeIterator() -> OrderedSteps<Step> { steps }
}
