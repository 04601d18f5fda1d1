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

  /// Decides about and hears of taps. Held weakly; without one an action runs and reports to nobody.
  public weak var delegate: (any AccessoryToolbarDelegate)?
  /// Closures beside or in place of the delegate.
  public var handlers: ToolbarHandlers?
  /// The bar's choices; a change takes effect for the next action.
  public var policies = ToolbarPolicies()
  /// Whether the bar takes part; while it does not, every action is ignored.
  public var isEnabled = true
  /// The height in points, at least 0.
  public var height = AccessoryToolbar.naturalHeight
  /// The bar's look.
  public var barStyle = BarStyle.default
  /// What the bar shows, from the leading edge; a change takes effect for the next action.
  public var items: [ToolbarItem]

  private var chain = InputChain()
  private var session = Session()
  // Sessions that another window keeps open beneath the current one; nearly always none.
  private var sessionsBeneath: [Session] = []
  private var sessionCount: UInt32 = 0
  private var depth = 0
  private var observers: ObserverList<ActionReport>?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - items: What it shows; Cancel, a space and Done unless said.
  ///   - inputs: The inputs it serves, in the order of Next and Previous. They are held weakly, and
  ///     the caller sets the bar as their accessory.
  public init(
    items: [ToolbarItem] = [.cancel, .flexible, .done], serving inputs: [any TextInput] = []
  ) {
    self.items = items
    chain = InputChain(inputs)
  }

  // MARK: Inputs

  /// The inputs that the bar serves and that live, in the order of Next and Previous.
  public var inputs: [any TextInput] {
    get { chain.inputs }
    set { chain = InputChain(newValue) }
  }

  /// The input whose session is open; `nil` between sessions and once it was freed.
  public var currentInput: (any TextInput)? { session.isOpen ? session.input : nil }

  /// Tells the bar that a session began; an input that owns the bar does so before its delegate
  /// hears of it.
  public func inputDidBeginEditing(_ input: any TextInput, from text: String) {
    if session.isOpen { sessionsBeneath.append(session) }
    sessionCount &+= 1
    session.input = input
    session.text = text
    session.number = sessionCount
    session.isOpen = true
  }

  /// Tells the bar that a session ended; one that another window kept open beneath it goes on.
  public func inputDidEndEditing(_ input: any TextInput) {
    guard session.input === input else {
      sessionsBeneath.removeAll { $0.input === input }
      return
    }
    session.isOpen = false
    if let beneath = sessionsBeneath.popLast() { session = beneath }
  }

  /// The input that Next leads to from `input`; `nil` where there is none.
  public func input(after input: any TextInput) -> (any TextInput)? {
    target(.next, from: input)
  }

  // MARK: Items

  /// Whether the bar has a button for `action`, shown or not.
  public func hasItem(for action: ToolbarAction) -> Bool {
    item(for: action) != nil
  }

  /// The first button for `action`; `nil` if the bar has none.
  public func item(for action: ToolbarAction) -> ToolbarItem? {
    items.first { $0.action == action }
  }

  /// Where Next or Previous leads from the current input. Asks no delegate.
  ///
  /// - Parameter forward: `true` for Next.
  public func navigationTarget(forward: Bool) -> NavigationTarget {
    guard let input = currentInput else { return .none(.noField) }
    return chain.target(from: input, forward: forward, policy: policies.navigation)
  }

  private func target(_ action: ToolbarAction, from input: any TextInput) -> (any TextInput)? {
    let target = chain.target(
      from: input, forward: action == .next, policy: policies.navigation)
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
    guard let item = item(for: action) else {
      preconditionFailure("the bar has no item '\(action)'; give it one before it is tapped")
    }
    let outcome: ActionOutcome
    if !isEnabled || !item.isEnabled || item.isHidden {
      outcome = .ignored
    } else if depth >= FocusScope.nestingLimit {
      outcome = .refused
    } else {
      depth += 1
      outcome = run(action)
      depth -= 1
    }
    observers?.send(ActionReport(action: action, outcome: outcome))
    return outcome
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
    let isOriginal = policies.contract == .original && (action == .done || action == .cancel)
    guard let input = isOriginal ? chain.inputs.first : currentInput else { return .ignored }
    let plan = ActionPlan(action, policies: policies, capabilities: input.capabilities)
    let listener = ActionListener(toolbar: self, delegate: delegate, handlers: handlers)
    let finalText = policies.cancel == .restores ? session.text : ""
    let number = session.number
    var isOpen: Bool { session.isOpen && session.number == number }
    var moveTarget: (any TextInput)?
    if plan.contains(.move) {
      moveTarget = target(action, from: input)
      if moveTarget == nil { return .ignored }
    }
    var before: EditingState?
    var after: EditingState?

    for step in plan {
      switch step {
      case .requireSession:
        guard input.isFirstResponder else { return .ignored }
      case .askShouldPerform:
        guard listener.shouldPerform(action, input) else { return .vetoed }
        guard isOpen else { return .refused }
      case .acceptPendingText:
        input.acceptPendingText()
        guard isOpen else { return .refused }
      case .pressReturn:
        switch input.pressReturn() {
        case .vetoed: return .vetoed
        case .refused, .ignored: return .refused
        case .done, .cancelled, .moved, .performed: break
        }
      case .changeTextFirst:
        before = input.editingState
        input.replaceText(with: finalText)
        after = input.editingState
      case .endEditing:
        let end = EditingEnd(pendingText: plan.pendingText)
        if input.endEditing(end) { continue }
        let force = EditingEnd(isForced: true, pendingText: plan.pendingText)
        if isOpen, plan.forcesRefusedEnd, input.endEditing(force) { continue }
        // What should-end set itself stays; else everything comes back.
        if let before, input.editingState == after { input.editingState = before }
        return .refused
      case .endEditingRegardless:
        _ = input.endEditing(EditingEnd(pendingText: plan.pendingText))
      case .changeText:
        input.replaceText(with: finalText)
      case .clear:
        guard input.clearByUser() else { return .refused }
      case .move:
        guard let target = moveTarget, target.becomeFirstResponder(), target.isFirstResponder
        else { return .refused }
      case .report:
        listener.report(action, input, movedTo: moveTarget)
      }
    }
    return plan.success
  }
}

/// An input's session with a bar.
private struct Session {
  weak var input: (any TextInput)?
  /// The text that it began with.
  var text = ""
  /// Tells it from an earlier one of the same input.
  var number: UInt32 = 0
  var isOpen = false
}

/// Whoever hears of an action: taken when it begins, held until it ends.
private struct ActionListener {
  let toolbar: AccessoryToolbar
  let delegate: (any AccessoryToolbarDelegate)?
  let handlers: ToolbarHandlers?

  func shouldPerform(_ action: ToolbarAction, _ input: any TextInput) -> Bool {
    if let delegate, !delegate.accessoryToolbar(toolbar, shouldPerform: action, on: input) {
      return false
    }
    return handlers?.shouldPerform?(action, input) ?? true
  }

  func report(_ action: ToolbarAction, _ input: any TextInput, movedTo target: (any TextInput)?) {
    switch action {
    case .done:
      delegate?.accessoryToolbar(toolbar, didTapDoneFor: input)
      handlers?.didTapDone?(input)
    case .cancel:
      delegate?.accessoryToolbar(toolbar, didTapCancelFor: input)
      handlers?.didTapCancel?(input)
    case .previous, .next:
      guard let target else { return }
      delegate?.accessoryToolbar(toolbar, didMoveFrom: input, to: target)
      handlers?.didMove?(input, target)
    case .clear:
      delegate?.accessoryToolbar(toolbar, didTapItem: "clear", for: input)
      handlers?.didTapItem?("clear", input)
    case .item(let id):
      delegate?.accessoryToolbar(toolbar, didTapItem: id, for: input)
      handlers?.didTapItem?(id, input)
    case .submit:
      delegate?.accessoryToolbar(toolbar, didSubmit: input)
      handlers?.didSubmit?(input)
    }
  }
}
