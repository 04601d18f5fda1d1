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
    var returnKeys = ReturnKeyPolicy.keep
    var items: ItemList
    var session = ToolbarSession()
    // Sessions that another window keeps open beneath the current one; nearly always none.
    var sessionsBeneath: [ToolbarSession] = []
    var sessionCount: UInt32 = 0
    // The session whose input took another accessory during an action, which runs to its end.
    var detachedNumber: UInt32?
    var depth = 0
    // What nothing that happens looks at comes last.
    var hasOwnHeight = false
    var animatesItems = false
    var look = BarAppearance.Choices()
    var submitTitle: String?
    var direction = LayoutDirection.leftToRight
    var locale = InputLocale.unsaid
    var titles = ToolbarTitles.english
  }

  /// A number of the maker's own that tells toolbars apart; the library gives it no meaning.
  public let id: Int
  /// Decides about and hears of taps. Held weakly; without one an action runs and reports to nobody.
  @exclusivity(unchecked) public weak var delegate: (any AccessoryToolbarDelegate)?
  /// The inputs that the bar serves, with their order.
  @exclusivity(unchecked) package final var chain: InputChain
  @exclusivity(unchecked) private(set) var handlersInUse: HandlerBox?
  let monitor: (any ComponentMonitor)?
  @exclusivity(unchecked) private(set) var observers: ObserverList<ActionReport>?
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
    set {
      renewItems(newValue, arrows: arrows)
      state.animatesItems = false
    }
  }
  /// When Previous and Next show; ``ArrowMode/always`` by default.
  public var arrows: ArrowMode {
    get { state.items.arrows }
    set { renewItems(items, arrows: newValue) }
  }
  /// The title of a Submit that stands in place of Done on the last input, the one that Next leads
  /// nowhere from even if it wraps; `nil`, the default, and an empty one leave Done there.
  ///
  /// It is enabled and shown as Done is, and needs what Done needs.
  public var submitTitle: String? {
    get { state.submitTitle }
    set {
      state.submitTitle = newValue?.isEmpty ?? true ? nil : newValue
      renewItems(items, arrows: arrows)
    }
  }
  /// Whether the titles of the inputs' Return keys follow Next and Done;
  /// ``ReturnKeyPolicy/keep`` by default.
  public var returnKeys: ReturnKeyPolicy {
    get { state.returnKeys }
    set { state.returnKeys = newValue }
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
  /// The height in points, at least 0; the natural one until it is set.
  public var height: Double {
    get { state.height }
    set {
      state.height = newValue
      state.hasOwnHeight = true
    }
  }
  /// Has a bar whose height nobody set be as high as bars are on a device that is held so (4.10, 4.11).
  public func sizeToFit(naturalHeight: Double) {
    if !state.hasOwnHeight { state.height = naturalHeight }
  }
  /// The bar's style (6.11); until it is set, the default one, which follows the keyboard.
  public var barStyle: BarStyle {
    get { state.look.style ?? .default }
    set { state.look.style = newValue }
  }
  /// What the app chose of the bar's look; the style is ``barStyle``.
  public var look: BarAppearance.Choices {
    get { state.look }
    set { state.look = newValue }
  }

  private func renewItems(_ items: [ToolbarItem], arrows: ArrowMode) {
    state.items = ItemList(items, arrows: arrows, placesSubmit: submitTitle != nil)
  }

  // MARK: Inputs

  /// The inputs that the bar serves and that live, in the order of Next and Previous.
  ///
  /// An input that is left out while it is edited has no arrows any more; Done and Cancel act on it
  /// as long as the bar is its accessory.
  public var inputs: [any TextInput] {
    get { chain.inputs }
    set { chain = InputChain(newValue) }
  }

  /// Has the bar serve `inputs`, those of each window as if the others were not there.
  package func serve(inWindowsOf inputs: [any TextInput]) {
    chain = InputChain(inputs, isPerWindow: true)
  }

  /// The input whose session is open; `nil` between sessions and once it was freed.
  public var currentInput: (any TextInput)? {
    guard state.session.isOpen else { return nil }
    if let input = state.session.reference?.input { return input }
    return state.sessionsBeneath.last { $0.reference?.input != nil }?.reference?.input
  }

  /// Goes on with the session beneath one whose input was freed.
  func leaveFreedSession() {
    while !state.sessionsBeneath.isEmpty, state.session.isOpen,
      state.session.reference?.input == nil, let beneath = state.sessionsBeneath.popLast()
    {
      state.session = beneath
    }
  }

  /// Tells the bar that a session began; an input that owns the bar does so before its delegate
  /// hears of it.
  public func inputDidBeginEditing(_ input: any TextInput, from text: String) {
    leaveFreedSession()
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

  /// Tells the bar that keys go to `input` again, in a window that others stood before: the bar serves
  /// its session, and those of the others are beneath it.
  package func inputDidReturn(_ input: any TextInput) {
    guard !state.session.isOf(input),
      let place = state.sessionsBeneath.lastIndex(where: { $0.isOf(input) })
    else { return }
    let session = state.sessionsBeneath.remove(at: place)
    if state.session.isOpen { state.sessionsBeneath.append(state.session) }
    state.session = session
  }

  /// Tells the bar that `input` took another accessory: the bar's next action is not for it, but one
  /// that runs is finished.
  public func inputDidDetach(_ input: any TextInput) {
    if state.depth > 0, state.session.isOf(input) { state.detachedNumber = state.session.number }
    inputDidEndEditing(input)
  }

  /// The input that Next leads to from `input`; `nil` where there is none. Asks no delegate.
  public func input(after input: any TextInput) -> (any TextInput)? {
    target(.next, from: input)
  }

  /// The input that Previous leads to from `input`; `nil` where there is none. Asks no delegate.
  public func input(before input: any TextInput) -> (any TextInput)? {
    target(.previous, from: input)
  }

  /// What Next and Previous can reach from the current input, itself included, in order; without
  /// one, every input that can be focused.
  ///
  /// - Complexity: O(*n*) in the inputs.
  public var reachableInputs: [any TextInput] {
    guard let current = currentInput else { return inputs.filter { $0.focusObstacle == nil } }
    return chain.reach(from: current, policy: state.policies.navigation)
  }

  /// Whether `input` is one of the inputs.
  func serves(_ input: any TextInput) -> Bool { chain.place(of: input) != nil }

  // MARK: Actions

  /// Whether a tap on the button for `action` would do something: the bar and the item take part, a
  /// session is open, the text is as the item needs it and, for an arrow, there is an input to move
  /// to. The original acts on its field without a session too (10.2). Asks no delegate; one may still
  /// refuse.
  public func canPerform(_ action: ToolbarAction) -> Bool {
    let isOriginal = state.policies.contract == .original && action.endsEditing
    guard state.isEnabled, standing(of: action) == .active,
      let input = isOriginal ? chain.inputs.first : currentInput
    else { return false }
    return switch action {
    case .previous, .next: target(action, from: input) != nil
    case .done, .cancel, .clear, .submit, .item: true
    }
  }

  /// Why Next or Previous leads nowhere from the current input. Asks no delegate.
  ///
  /// - Parameter action: Next or Previous.
  /// - Returns: The reason; `nil` where the arrow leads to an input, and for every other action.
  public func navigationBlock(for action: ToolbarAction) -> NavigationBlock? {
    guard action == .next || action == .previous else { return nil }
    guard let input = currentInput else { return .noField }
    let target = chain.target(
      from: input, forward: action == .next, policy: state.policies.navigation)
    if case .none(let block) = target { return block }
    return nil
  }

  func target(_ action: ToolbarAction, from input: any TextInput) -> (any TextInput)? {
    let target = chain.target(
      from: input, forward: action == .next, policy: state.policies.navigation)
    if case .input(let place) = target { return chain[place] }
    return nil
  }

  // MARK: Observers

  /// Has `handler` hear of every action and its outcome, after the delegate.
  ///
  /// - Returns: A token; the observer hears as long as it lives.
  public func observe(_ handler: @escaping (ActionReport) -> Void) -> ObservationToken {
    var list = observers ?? ObserverList()
    let token = list.add(handler)
    observers = list
    return token
  }
}
