/// The focus of one window: at most one first responder, and the one place that changes it (1.19).
///
/// Every change is a ``Handover`` that this object runs. A delegate may call straight back from any
/// of its calls; after each question what was planned is judged again by state, without asking
/// again, and what no longer holds is refused.
public final class FocusScope {
  /// Why editing ends without a new input.
  enum Cause {
    /// Somebody asked for it.
    case request
    /// The input was removed, hidden or disabled.
    case unavailable
  }

  /// How deep calls may nest; a change asked for deeper down is refused.
  public static let nestingLimit = 64

  /// What stands around the scope. The scope keeps it, so it must not keep the scope.
  public var host: (any FocusHost)?
  // Not counted: the input's deinit takes itself out, which costs less than a weak reference.
  private unowned(unsafe) var current: InputModel?
  private var depth = 0

  /// Makes a scope without a first responder.
  public init() {}

  /// The input that keys go to; `nil` if there is none.
  public var firstResponder: InputModel? { current }

  /// Ends editing of the first responder.
  ///
  /// - Parameter force: Whether should-end is not even asked (1.14).
  /// - Returns: Whether an input ended editing; `false` where there was none (1.16) or it refused.
  @discardableResult
  public func endEditing(force: Bool = false) -> Bool {
    guard let input = current else { return false }
    return end(input, EditingEnd(isForced: force), cause: .request)
  }

  func isFirstResponder(_ input: InputModel) -> Bool { current === input }

  func forget(_ input: InputModel) {
    // Called while `input` is being freed, so it must not be retained here.
    if current === input { current = nil }
  }

  // MARK: Nesting

  func enter() -> Bool {
    guard depth < Self.nestingLimit else { return false }
    depth += 1
    return true
  }

  func leave() {
    depth -= 1
  }

  // MARK: Changes

  func begin(_ input: InputModel) -> Bool {
    if current === input { return true }
    guard input.canTakeFocus else { return false }
    let old = current
    let plan = Handover(
      ending: old.map { _ in EditingEnd() }, beginningTextView: input.showsKeyboardBeforeBegin,
      order: host?.keyboardOrder ?? Handover.KeyboardOrder())
    guard enter() else { return false }
    defer { leave() }
    run(plan, from: old, to: input, cause: .request)
    return current === input
  }

  @discardableResult
  func end(_ input: InputModel, _ end: EditingEnd, cause: Cause) -> Bool {
    let plan = Handover(
      ending: end, beginningTextView: nil, order: host?.keyboardOrder ?? Handover.KeyboardOrder())
    // An input that went away ends however deep the call: nothing else would end it.
    let isCounted = enter()
    guard isCounted || cause == .unavailable else { return false }
    defer { if isCounted { leave() } }
    return run(plan, from: input, to: nil, cause: cause)
  }

  /// Runs `plan` step by step.
  ///
  /// - Returns: Whether the old input ended editing by it.
  @discardableResult
  private func run(
    _ plan: Handover, from old: InputModel?, to new: InputModel?, cause: Cause
  ) -> Bool {
    let oldListener = old?.listener ?? .nobody
    let newListener = new?.listener ?? .nobody
    let oldSession = old?.state.sessionCount
    // The old session as planned for; a delegate may have ended it meanwhile.
    var oldIsOpen: Bool { old != nil && current === old && old?.state.sessionCount == oldSession }
    var newSession: UInt32 = 0
    var newIsOpen: Bool { current === new && new?.state.sessionCount == newSession }
    // After a question: the plan goes on where the old session is as it was or has gone by itself
    // and nothing took its place.
    var stillHolds: Bool { oldIsOpen || (new != nil && current == nil) }
    var didEnd = false

    for step in plan {
      switch step {
      case .askShouldBegin:
        guard let new, newListener.shouldBeginEditing(new) else { return false }
        guard current === old || current == nil, new.canTakeFocus, new.scope === self
        else { return false }
      case .acceptPendingText:
        guard oldIsOpen, let old, old.state.editing.hasPendingText else { continue }
        old.acceptPendingText(oldListener)
        guard stillHolds else { return false }
      case .askShouldEnd:
        guard oldIsOpen, let old else { continue }
        guard oldListener.shouldEndEditing(old) else { return false }
        guard stillHolds else { return false }
      case .dropPendingText:
        guard oldIsOpen, let old, old.state.editing.hasPendingText else { continue }
        old.state.editing.dropPending()
      case .resign:
        guard oldIsOpen, let old else { continue }
        current = nil
        didEnd = true
        old.closeSession()
      case .hideKeyboardBeforeEnd, .hideKeyboard:
        guard didEnd, current == nil, let old else { continue }
        host?.focusScope(self, hideKeyboardAfter: old, isDeferred: cause == .unavailable)
      case .tellDidEnd:
        guard didEnd, let old else { continue }
        oldListener.didEndEditing(old)
        old.sendEditing(.editingDidEnd)
      case .become:
        guard let new, current == nil else { return didEnd }
        guard new.canTakeFocus, new.scope === self else {
          // Did-end took the new input away: nobody is left for the keyboard.
          if didEnd, let old {
            host?.focusScope(self, hideKeyboardAfter: old, isDeferred: true)
          }
          return didEnd
        }
        current = new
        new.openSession()
        newSession = new.state.sessionCount
      case .showKeyboardBeforeBegin, .showKeyboard:
        guard newIsOpen, let new else { continue }
        host?.focusScope(self, showKeyboardFor: new)
      case .tellDidBegin:
        guard newIsOpen, let new else { continue }
        newListener.didBeginEditing(new)
        if newIsOpen { new.sendEditing(.editingDidBegin) }
      }
    }
    return didEnd
  }
}
