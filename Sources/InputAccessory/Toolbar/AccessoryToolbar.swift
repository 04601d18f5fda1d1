/// A bar above the keyboard: Done, Cancel, Previous, Next and items of one's own.
///
/// A toolbar serves any number of inputs, which it holds weakly; each owns it as its accessory. Which
/// input an action means is decided when it is tapped: the one whose session is open. See
/// ``perform(_:)`` for what an action does.
///
/// ```swift
/// let field = TextField()
/// let toolbar = DoneCancelToolbar(for: field)
/// toolbar.delegate = controller
/// field.accessory = toolbar
/// ```
public class AccessoryToolbar: InputAccessoryView {
  /// A bar's natural height in points, up to iOS 18 (4.10).
  public static let naturalHeight: Double = 44

  /// Everything about a toolbar that can be taken and put back, but for the inputs it serves.
  public struct State {
    var policies = ToolbarPolicies()
    var isEnabled = true
    var height = AccessoryToolbar.naturalHeight
    var barStyle = BarStyle.default
    var items: ItemList
    var session = ToolbarSession()
    // Sessions that another window keeps open beneath the current one; nearly always none.
    var sessionsBeneath: [ToolbarSession] = []
    var sessionCount: UInt32 = 0
    // The session whose input took another accessory during an action, which runs to its end.
    var detachedNumber: UInt32?
    var depth = 0
  }

  /// A number of the maker's own that tells toolbars apart; the library gives it no meaning.
  public let id: Int
  /// Decides about and hears of taps. Held weakly; without one an action runs and reports to nobody.
  @exclusivity(unchecked) public weak var delegate: (any AccessoryToolbarDelegate)?
  @exclusivity(unchecked) private var chain: InputChain
  @exclusivity(unchecked) private var handlersInUse: HandlerBox?
  private let monitor: (any ComponentMonitor)?
  @exclusivity(unchecked) private var observers: ObserverList<ActionReport>?
  // Nothing here calls out while it changes the state.
  /// Everything about the toolbar that can be taken and put back, between events, but for the inputs
  /// it serves; setting it tells nobody.
  @exclusivity(unchecked) public final var state: State

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - items: What it shows; Cancel, a space and Done unless said.
  ///   - inputs: The inputs it serves, in the order of Next and Previous. They are held weakly, and
  ///     the caller sets the bar as their accessory.
  ///   - id: A number of the caller's own that tells toolbars apart.
  public convenience init(
    items: [ToolbarItem] = [.cancel, .flexible, .done], serving inputs: [any TextInput] = [],
    id: Int = 0
  ) {
    self.init(items: items, serving: inputs, id: id, monitor: nil)
  }

  /// Makes a bar that a model of its surroundings hears of.
  package init(
    items: [ToolbarItem], serving inputs: [any TextInput], id: Int,
    monitor: (any ComponentMonitor)?
  ) {
    self.id = id
    self.monitor = monitor
    state = State(items: ItemList(items))
    chain = InputChain(inputs)
  }

  // MARK: Choices

  /// What the bar shows, from the leading edge; a change takes effect for the next action.
  public var items: [ToolbarItem] {
    get { state.items.items }
    set { state.items = ItemList(newValue) }
  }
  /// The bar's choices; a change takes effect for the next action.
  public var policies: ToolbarPolicies {
    get { state.policies }
    set { state.policies = newValue }
  }
  /// Closures beside or in place of the delegate.
  public var handlers: ToolbarHandlers? {
    get { handlersInUse?.handlers }
    set { handlersInUse = newValue.map(HandlerBox.init) }
  }
  /// Whether the bar takes part; while it does not, every action is ignored.
  public var isEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }
  /// The height in points, at least 0.
  public var height: Double {
    get { state.height }
    set { state.height = newValue }
  }
  /// The bar's look.
  public var barStyle: BarStyle {
    get { state.barStyle }
    set { state.barStyle = newValue }
  }

  // MARK: Inputs

  /// The inputs that the bar serves and that live, in the order of Next and Previous.
  public var inputs: [any TextInput] {
    get { chain.inputs }
    set { chain = InputChain(newValue) }
  }

  /// The input whose session is open; `nil` between sessions and once it was freed.
  public var currentInput: (any TextInput)? {
    guard state.session.isOpen else { return nil }
    return state.session.reference?.input ?? inputBeneathFreedOne()
  }

  /// Goes on with the session beneath one whose input was freed.
  private func inputBeneathFreedOne() -> (any TextInput)? {
    while let beneath = state.sessionsBeneath.popLast() {
      guard let input = beneath.reference?.input else { continue }
      state.session = beneath
      return input
    }
    return nil
  }

  /// Tells the bar that a session began; an input that owns the bar does so before its delegate
  /// hears of it.
  public func inputDidBeginEditing(_ input: any TextInput, from text: String) {
    if state.session.isOpen, let current = currentInput, current !== input {
      state.sessionsBeneath.append(state.session)
    }
    state.sessionCount &+= 1
    state.session = ToolbarSession(
      reference: input.reference, text: text, number: state.sessionCount, isOpen: true)
  }

  /// Tells the bar that a session ended; one that another window kept open beneath it goes on.
  public func inputDidEndEditing(_ input: any TextInput) {
    guard state.session.isOf(input) else {
      state.sessionsBeneath.removeAll { $0.isOf(input) }
      return
    }
    state.session.isOpen = false
    if let beneath = state.sessionsBeneath.popLast() { state.session = beneath }
  }

  /// Tells the bar that `input` took another accessory: the bar's next action is not for it, but one
  /// that runs is finished.
  public func inputDidDetach(_ input: any TextInput) {
    if state.depth > 0, state.session.isOf(input) { state.detachedNumber = state.session.number }
    inputDidEndEditing(input)
  }

  /// The input that Next leads to from `input`; `nil` where there is none.
  public func input(after input: any TextInput) -> (any TextInput)? {
    target(.next, from: input)
  }

  /// Whether `input` is one of the inputs.
  func serves(_ input: any TextInput) -> Bool { chain.place(of: input) != nil }

  // MARK: Items

  /// Whether the bar has a button for `action`, shown or not.
  public func hasItem(for action: ToolbarAction) -> Bool {
    state.items.standing(of: action) != .missing
  }

  /// The first button for `action`, shown or not; `nil` if the bar has none.
  public func item(for action: ToolbarAction) -> ToolbarItem? {
    state.items.item(for: action)
  }

  /// Where Next or Previous leads from the current input. Asks no delegate.
  ///
  /// - Parameter forward: `true` for Next.
  /// - Returns: The place in ``inputs``' order, or why there is none.
  public func navigationTarget(forward: Bool) -> NavigationTarget {
    guard let input = currentInput else { return .none(.noField) }
    return chain.target(from: input, forward: forward, policy: state.policies.navigation)
  }

  private func target(_ action: ToolbarAction, from input: any TextInput) -> (any TextInput)? {
    let target = chain.target(
      from: input, forward: action == .next, policy: state.policies.navigation)
    if case .input(let place) = target { return chain[place] }
    return nil
  }

  // MARK: Actions

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
    let outcome: ActionOutcome
    switch state.items.standing(of: action) {
    case .missing:
      preconditionFailure("the bar has no item '\(action)'; give it one before it is tapped")
    case .active where state.isEnabled && state.depth >= FocusScope.nestingLimit:
      outcome = .refused
    case .active where state.isEnabled:
      state.depth += 1
      outcome = run(action)
      state.depth -= 1
    case .active, .inactive:
      outcome = .ignored
    }
    monitor?.toolbar(self, didFinish: action, as: outcome)
    if observers != nil { tell(ActionReport(action: action, outcome: outcome)) }
    return outcome
  }

  /// Tells observers, which may tap in turn: the refusal at the limit is told, nothing beyond it.
  private func tell(_ report: ActionReport) {
    guard state.depth <= FocusScope.nestingLimit else { return }
    state.depth += 1
    observers?.send(report)
    state.depth -= 1
  }

  /// Has `handler` hear of every action and its outcome, after the delegate.
  ///
  /// - Returns: A token; the observer hears as long as it lives.
  public func observe(_ handler: @escaping (ActionReport) -> Void) -> Observation {
    var list = observers ?? ObserverList()
    let token = list.add(handler)
    observers = list
    return token
  }

  private func run(_ action: ToolbarAction) -> ActionOutcome {
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
        let isAllowed =
          delegate?.accessoryToolbar(self, shouldPerform: action, on: input) ?? true
        guard isAllowed, handlers?.allow(action, on: input) ?? true else { return .vetoed }
        guard isOpen(number, on: input) else { return .refused }
      case .acceptPendingText:
        input.acceptPendingText()
        guard isOpen(number, on: input) else { return .refused }
      case .pressReturn:
        switch input.pressReturn() {
        case .vetoed: return .vetoed
        case .refused, .ignored: return .refused
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
      case .move:
        guard let target, target.becomeFirstResponder(), target.isFirstResponder
        else { return .refused }
      case .report:
        report(action, of: input, movedTo: target, to: delegate)
        handlers?.report(action, of: input, movedTo: target)
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
    if now.revision == after.revision, now.text == after.text { input.editingState = before }
  }
}

/// Handlers behind one reference, so that an action holds them at the cost of one.
private final class HandlerBox {
  let handlers: ToolbarHandlers

  init(_ handlers: ToolbarHandlers) {
    self.handlers = handlers
  }

  func allow(_ action: ToolbarAction, on input: any TextInput) -> Bool {
    handlers.shouldPerform?(action, input) ?? true
  }

  func report(_ action: ToolbarAction, of input: any TextInput, movedTo target: (any TextInput)?) {
    handlers.report(action, of: input, movedTo: target)
  }
}
