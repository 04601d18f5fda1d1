extension AccessoryToolbar {
  /// Runs what a tap on an item does, as the table of the contract has it.
  ///
  /// Done accepts pending text, ends editing and reports; Cancel ends editing, treats the text as
  /// ``ToolbarPolicies/cancel`` says and reports; Next and Previous move focus. Each asks
  /// should-perform first. Where an answer is no, nothing changes and nothing is reported.
  ///
  /// - Parameter action: The action of an item that the bar has; any other is the caller's bug and
  ///   traps.
  /// - Returns: How it ended: `ignored` where no session is open on an input of the bar, or the item
  ///   is disabled or hidden; `refused` where calls nest deeper than ``FocusScope/nestingLimit``.
  @discardableResult
  public func perform(_ action: ToolbarAction) -> ActionOutcome {
    let standing = standing(of: action)
    precondition(
      standing != .missing, "the bar has no item '\(action)'; give it one before it is tapped")
    return perform(action, isActive: standing == .active && state.isEnabled)
  }

  private func perform(_ action: ToolbarAction, isActive: Bool) -> ActionOutcome {
    let outcome: ActionOutcome
    if !isActive {
      outcome = .ignored
    } else if state.depth >= FocusScope.nestingLimit {
      outcome = .refused
    } else {
      state.depth += 1
      outcome = run(action)
      state.depth -= 1
    }
    monitor?.toolbar(self, didFinish: action, as: outcome)
    if observers != nil { tell(ActionReport(action: action, outcome: outcome)) }
    return outcome
  }

  /// Taps Cancel for Escape or Command-period, where ``ToolbarPolicies/escapeCancels`` says so.
  ///
  /// - Returns: The outcome; `nil` where no Cancel could act, and the key is somebody else's.
  @discardableResult
  public func performEscape() -> ActionOutcome? {
    guard state.policies.escapeCancels, canPerform(.cancel) else { return nil }
    return perform(.cancel)
  }

  /// Moves as a tap on Next or Previous does, for Tab or Shift-Tab, whether or not the bar shows such
  /// an item; one that is disabled, or needs another text, is `ignored`.
  ///
  /// - Returns: The outcome; `nil` where the bar serves no open session, and the key is somebody
  ///   else's.
  @discardableResult
  public func performTab(backward: Bool = false) -> ActionOutcome? {
    guard state.isEnabled, let input = currentInput, serves(input) else { return nil }
    let action = backward ? ToolbarAction.previous : .next
    let item = state.items.item(for: action)
    return perform(action, isActive: item.map { $0.isEnabled && isMet($0.requirement) } ?? true)
  }

  /// Tells observers, which may tap in turn: the refusal at the limit is told, nothing beyond it.
  private func tell(_ report: ActionReport) {
    guard state.depth <= FocusScope.nestingLimit else { return }
    state.depth += 1
    observers?.send(report)
    state.depth -= 1
  }

  private func run(_ action: ToolbarAction) -> ActionOutcome {
    leaveFreedSession()
    // The original acts on the field it was made for, session or none (6.5, 10.2).
    let isOriginal = state.policies.contract == .original && action.endsEditing
    guard let input = isOriginal ? chain.inputs.first : currentInput else { return .ignored }
    let plan = ActionPlan(action, policies: state.policies, capabilities: input.capabilities)
    var moveTarget: (any TextInput)?
    if plan.contains(.move) {
      moveTarget = target(action, from: input)
      if moveTarget == nil { return .ignored }
    }
    // Whoever hears of the action is taken here and held until it ends.
    return run(
      plan, of: action, on: input, movingTo: moveTarget, for: delegate, and: handlersInUse)
  }

  private func run(
    _ plan: ActionPlan, of action: ToolbarAction, on input: any TextInput,
    movingTo target: (any TextInput)?, for delegate: (any AccessoryToolbarDelegate)?,
    and handlers: HandlerBox?
  ) -> ActionOutcome {
    let number = state.session.number
    let finalText = state.policies.cancel == .restores ? state.session.text : ""
    var change: RevocableChange?

    for step in plan {
      switch step {
      case .requireSession:
        guard input.isFirstResponder else { return .ignored }
      case .askShouldPerform:
        guard delegate?.accessoryToolbar(self, shouldPerform: action, on: input) ?? true,
          handlers?.accessoryToolbar(self, shouldPerform: action, on: input) ?? true
        else { return .vetoed }
        guard isOpen(number, on: input) else { return .refused }
      case .acceptPendingText:
        input.acceptPendingText()
        guard isOpen(number, on: input) else { return .refused }
      case .pressReturn:
        switch input.pressReturn() {
        case .vetoed: return .vetoed
        case .ignored: return .refused
        case .refused:
          let force = EditingEnd(isForced: true)
          guard plan.forcesRefusedEnd, isOpen(number, on: input), input.endEditing(force)
          else { return .refused }
        case .done, .cancelled, .moved, .performed: break
        }
      case .changeTextFirst:
        change = RevocableChange(of: input, to: finalText)
      case .endEditing:
        if input.endEditing(EditingEnd(pendingText: plan.pendingText)) { continue }
        let force = EditingEnd(isForced: true, pendingText: plan.pendingText)
        if plan.forcesRefusedEnd, isOpen(number, on: input), input.endEditing(force) { continue }
        change?.revoke(in: input)
        return .refused
      case .endEditingRegardless:
        _ = input.endEditing(EditingEnd(pendingText: plan.pendingText))
      case .changeText:
        input.replaceText(with: finalText)
      case .clear:
        guard input.clearByUser() else { return .refused }
      case .edit:
        guard edit(input, by: action) else { return .refused }
        guard isOpen(number, on: input) else { return .refused }
      case .move:
        guard let target, target.becomeFirstResponder(), target.isFirstResponder
        else { return .refused }
        // A target in another window took nothing from the input, which ends here or keeps all.
        if input.isFirstResponder, !input.endEditing(EditingEnd()) {
          _ = target.endEditing(EditingEnd(isForced: true))
          return .refused
        }
      case .report:
        report(action, of: input, movedTo: target, to: delegate)
        if let handlers { report(action, of: input, movedTo: target, to: handlers) }
      }
    }
    return plan.success
  }

  /// Whether the session of this number is still open, be it without the bar.
  private func isOpen(_ number: UInt32, on input: any TextInput) -> Bool {
    if state.session.isOpen && state.session.number == number { return true }
    return state.detachedNumber == number && input.isFirstResponder
  }

  private func report(
    _ action: ToolbarAction, of input: any TextInput, movedTo target: (any TextInput)?,
    to delegate: (any AccessoryToolbarDelegate)?
  ) {
    switch action {
    case .done: delegate?.accessoryToolbar(self, didTapDoneFor: input)
    case .cancel: delegate?.accessoryToolbar(self, didTapCancelFor: input)
    case .previous, .next:
      if let target { delegate?.accessoryToolbar(self, didMoveFrom: input, to: target) }
    case .clear: delegate?.accessoryToolbar(self, didTapItem: "clear", for: input)
    case .item(let id): delegate?.accessoryToolbar(self, didTapItem: id, for: input)
    case .submit: delegate?.accessoryToolbar(self, didSubmit: input)
    }
  }
}

/// A text that Cancel set before should-end was asked, and what a no puts back.
private final class RevocableChange {
  private let before: EditingState
  private let after: EditingState

  init(of input: any TextInput, to text: String) {
    before = input.editingState
    input.replaceText(with: text)
    after = input.editingState
  }

  /// Puts back what was, unless somebody set the text meanwhile: that stays. A caret that was moved
  /// is no text.
  func revoke(in input: any TextInput) {
    let now = input.editingState
    guard now.revision == after.revision, now.text == after.text else { return }
    if input.isFirstResponder {
      input.editingState = before
    } else {
      // Somebody ended the session meanwhile, and no mark outlives it.
      input.replaceText(with: before.text)
    }
  }
}
