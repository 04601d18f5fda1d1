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

  /// Everything about a scope that can be taken and put back.
  public struct State {
    fileprivate var first: InputReference?
    fileprivate var last: InputReference?
  }

  /// How deep calls may nest; a change asked for deeper down is refused.
  public static let nestingLimit = 64

  /// What stands around the scope. The scope keeps it, so it must not keep the scope.
  public let host: (any FocusHost)?
  // Not counted: the input's deinit takes itself out, which costs less than a weak reference.
  @exclusivity(unchecked) private var currentPointer: Unmanaged<InputModel>?
  @exclusivity(unchecked) private var lastReference: InputReference?
  @exclusivity(unchecked) private var depth = 0

  /// Makes a scope without a first responder.
  ///
  /// - Parameter host: What stands around it: the keyboard, and the inputs beyond a toolbar's list.
  public init(host: (any FocusHost)? = nil) {
    self.host = host
  }

  /// The input that keys go to; `nil` if there is none.
  public var firstResponder: InputModel? { currentPointer?.takeUnretainedValue() }

  /// The input that became first responder last, whether it still is; `nil` once it was freed.
  public var lastFirstResponder: InputModel? { lastReference?.input as? InputModel }

  /// Everything about the scope that can be taken and put back, between events; setting it tells
  /// nobody. An input that was freed meanwhile is not put back, and the one that is shows the
  /// accessory that it owns then.
  public var state: State {
    get { State(first: firstResponder?.reference, last: lastReference) }
    set {
      firstResponder?.showAccessory(false)
      let input = newValue.first?.input as? InputModel
      currentPointer = input.map(Unmanaged.passUnretained)
      input?.showAccessory(true)
      lastReference = newValue.last
    }
  }

  /// Puts back a state beside the inputs' own placements, which say what they show.
  package func putBack(_ state: State) {
    currentPointer = (state.first?.input as? InputModel).map(Unmanaged.passUnretained)
    lastReference = state.last
  }

  /// Ends editing of the first responder.
  ///
  /// - Parameter force: Whether should-end is not even asked (1.14).
  /// - Returns: Whether an input ended editing; `false` where there was none (1.16) or it refused.
  @discardableResult
  public func endEditing(force: Bool = false) -> Bool {
    guard let input = firstResponder else { return false }
    return end(input, EditingEnd(isForced: force), cause: .request)
  }

  @inline(__always)
  func isFirstResponder(_ input: InputModel) -> Bool {
    currentPointer?.toOpaque() == Unmanaged.passUnretained(input).toOpaque()
  }

  /// Whether nobody has focus.
  private var isVacant: Bool { currentPointer == nil }

  func forget(_ input: InputModel) {
    if isFirstResponder(input) { currentPointer = nil }
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
    if isFirstResponder(input) { return true }
    guard input.canTakeFocus, input.isIn(self), enter() else { return false }
    defer { leave() }
    let old = firstResponder
    let plan = Handover(
      ending: old == nil ? nil : EditingEnd(),
      beginningTextView: input.isTextView, order: keyboardOrder)
    run(plan, from: old ?? input, to: input, cause: .request)
    return isFirstResponder(input)
  }

  @discardableResult
  func end(_ input: InputModel, _ end: EditingEnd, cause: Cause) -> Bool {
    // An input that went away ends however deep the call: nothing else would end it.
    let isCounted = enter()
    guard isCounted || cause == .unavailable else { return false }
    defer { if isCounted { leave() } }
    let plan = Handover(ending: end, beginningTextView: nil, order: keyboardOrder)
    return run(plan, from: input, to: input, cause: cause)
  }

  private var keyboardOrder: Handover.KeyboardOrder {
    host?.keyboardOrder ?? Handover.KeyboardOrder()
  }

  /// Whether the session that `input` had at `count` is still open.
  @inline(__always)
  private func isOpen(_ input: InputModel, _ count: UInt32) -> Bool {
    isFirstResponder(input) && input.state.sessionCount == count
  }

  /// Runs `plan` step by step.
  ///
  /// - Parameters:
  ///   - plan: The steps.
  ///   - old: The input that gives way; where the plan ends nothing, no step looks at it.
  ///   - new: The input that takes over; where the plan begins nothing, no step looks at it.
  ///   - cause: Why editing ends; decides whether the keyboard goes at once.
  /// - Returns: Whether the old input ended editing by it.
  @discardableResult
  private func run(
    _ plan: Handover, from old: InputModel, to new: InputModel, cause: Cause
  ) -> Bool {
    let isBeginning = plan.contains(.become)
    let oldListener = plan.contains(.resign) ? old.listener : .nobody
    let newListener = isBeginning ? new.listener : .nobody
    let oldSession = old.state.sessionCount
    var newSession: UInt32 = 0
    var didEnd = false
    var isEndTold = false

    for step in plan {
      // After a question the plan goes on where the old session is as it was, or has gone by itself
      // and a new input can take the vacant place.
      switch step {
      case .askShouldBegin:
        guard newListener.shouldBeginEditing(new), new.canTakeFocus, new.isIn(self),
          isVacant || isOpen(old, oldSession)
        else { return false }
      case .acceptPendingText:
        guard isOpen(old, oldSession), old.state.editing.hasPendingText else { continue }
        old.acceptPendingText(oldListener)
        guard isOpen(old, oldSession) || isBeginning && isVacant else { return false }
      case .askShouldEnd:
        guard isOpen(old, oldSession) else { continue }
        guard oldListener.shouldEndEditing(old) else { return false }
        guard isOpen(old, oldSession) || isBeginning && isVacant else { return false }
      case .dropPendingText:
        guard old.state.editing.hasPendingText else { continue }
        old.state.editing.dropPending()
      case .resign:
        guard isOpen(old, oldSession) else { continue }
        currentPointer = nil
        didEnd = true
        isEndTold = old.isBeginTold
        old.closeSession()
      case .hideKeyboardBeforeEnd, .hideKeyboard:
        guard didEnd, isVacant else { continue }
        host?.focusScope(self, hideKeyboardAfter: old, isDeferred: cause == .unavailable)
      case .tellDidEnd:
        // Who never heard of the begin hears of no end.
        guard isEndTold else { continue }
        oldListener.didEndEditing(old)
        old.sendEditing(.editingDidEnd)
      case .become:
        guard isVacant else { return didEnd }
        guard new.canTakeFocus, new.isIn(self) else {
          // Did-end took the new input away: nobody is left for the keyboard.
          if didEnd { host?.focusScope(self, hideKeyboardAfter: old, isDeferred: true) }
          return didEnd
        }
        currentPointer = Unmanaged.passUnretained(new)
        if lastReference !== new.reference { lastReference = new.reference }
        new.openSession()
        newSession = new.state.sessionCount
        if new.state.clearsOnBeginEditing { new.clearAtBegin(newListener) }
      case .showKeyboardBeforeBegin, .showKeyboard:
        guard isOpen(new, newSession) else { continue }
        host?.focusScope(self, showKeyboardFor: new)
      case .tellDidBegin:
        guard isOpen(new, newSession) else { continue }
        new.isBeginTold = true
        newListener.didBeginEditing(new)
        if isOpen(new, newSession) { new.sendEditing(.editingDidBegin) }
      }
    }
    return didEnd
  }
}
