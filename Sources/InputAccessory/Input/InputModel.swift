/// What a text field and a text view have in common: an identity, one value of state, and the
/// delegates, accessory and observers beside it.
///
/// A model lives in the isolation domain that made it. It owns its accessory and holds its delegate
/// weakly. Until it is moved to a window's scope it has a scope of its own and can be used alone.
public class InputModel: TextInput {
  /// Everything about an input that can be taken and put back.
  public struct State: Hashable, Sendable {
    /// The text and what belongs to editing it.
    public var editing: EditingState
    /// The text that the session began with; empty between sessions.
    public internal(set) var sessionText = ""
    /// How many sessions there were.
    public internal(set) var sessionCount: UInt32 = 0
    /// The text shown while there is none.
    public var placeholder = ""
    /// The keyboard asked for.
    public var keyboardType = KeyboardType.default
    /// The title of the Return key.
    public var returnKeyType = ReturnKeyType.default
    /// When the clear button shows.
    public var clearButtonMode = ClearButtonMode.never
    /// What Return does once the delegate has agreed.
    public var returnBehavior = ReturnBehavior.stays
    /// What has an insertion or a backspace do more than usual.
    var entry: EntryTraits = []
    /// Whether pasting and cutting keep one blank between words.
    public var smartInsertDelete = SmartInsertDelete.default
    /// Whether the system may offer corrections; none waits once it may not.
    public var autocorrects = true {
      didSet { if !autocorrects { editing.forgetCorrection() } }
    }
    /// Whether Return does nothing while the text is empty.
    public var enablesReturnKeyAutomatically = false
    /// How the input does what sources disagree about.
    public var policies = EditingPolicies()
    var isEnabled = true
    var isEditable = true
    var isHidden = false
    var isCovered = false
    /// Whether the input takes focus at all.
    public var takesFocus = true
    /// Whether Next and Previous stop here.
    public var isNavigable = true
    /// A number of the app's own, which an order of navigation may use.
    public var tag = 0
    /// The navigation group that the input stands in, by a number of the app's own.
    public var group: Int?
  }

  /// A number of the maker's own that tells inputs apart; the library gives it no meaning.
  public let id: Int
  /// A reference that does not keep the input alive.
  public final var reference: InputReference { selfReference }
  private let selfReference = ModelReference()
  // Checks for exclusive access took a fifth of the reference workload; nothing here calls out while
  // it changes the state.
  /// Everything about the input that can be taken and put back; setting it tells nobody.
  @exclusivity(unchecked) public final var state: State
  /// What stands above the keyboard while this input is edited. Owned; a change while editing shows
  /// at the next ``reloadInputViews()`` (6.2).
  @exclusivity(unchecked) public final var accessory: (any InputAccessoryView)?
  /// What the text may hold; nothing restricts it by default. Rules are asked about the user's edits
  /// alone, once the delegate has agreed; a text that was there stays as it is.
  @exclusivity(unchecked) public final var rules = TextRules()
  @exclusivity(unchecked) private var servingAccessory: (any InputAccessoryView)?
  @exclusivity(unchecked) private var storedScope: FocusScope?
  private let monitor: (any ComponentMonitor)?
  @exclusivity(unchecked) private var observers: ObserverList<InputEvent>?
  @exclusivity(unchecked) private var isLeavingScope = false
  /// Whether somebody was told that the session began, who is then told of its end.
  @exclusivity(unchecked) final var isBeginTold = false
  @exclusivity(unchecked) private var isInWindow = false

  init(id: Int, text: String, monitor: (any ComponentMonitor)?) {
    self.id = id
    self.monitor = monitor
    state = State(editing: EditingState(text: text))
    selfReference.point(to: self)
  }

  deinit {
    selfReference.point(to: nil)
    storedScope?.forget(self)
  }

  /// What the input can do beyond what every input can.
  public var capabilities: TextInputCapabilities { .dropsPendingText }
  /// Which of the two keyboard orders of fact 3.6 the input follows.
  var isTextView: Bool { false }
  var listener: InputListener { .nobody }

  // MARK: Focus

  /// The window's focus, or one of the input's own where it stands in no window.
  public final var scope: FocusScope {
    if let storedScope { return storedScope }
    let scope = FocusScope()
    storedScope = scope
    return scope
  }

  /// Whether the input stands in `scope` and is not on its way out.
  package final func isIn(_ scope: FocusScope) -> Bool { storedScope === scope && !isLeavingScope }

  /// Moves the input to a window's scope; `nil` takes it out of every window.
  ///
  /// Editing ends by force, whatever should-end would say (1.17). While it does, the input cannot be
  /// focused again; if somebody moves it meanwhile, it stays where they put it.
  public final func move(to scope: FocusScope?) {
    guard scope !== storedScope else { return }
    if let left = storedScope, left.isFirstResponder(self) {
      isLeavingScope = true
      endBecauseUnavailable()
      isLeavingScope = false
      guard storedScope === left else { return }
    }
    storedScope = scope
    isInWindow = scope != nil
  }

  /// Whether keys go to the input.
  public final var isFirstResponder: Bool { storedScope?.isFirstResponder(self) ?? false }

  /// Whether the input could be focused: it is shown, enabled, editable, not covered and takes focus.
  public final var canTakeFocus: Bool {
    state.isEnabled && state.isEditable && state.takesFocus && !state.isHidden && !state.isCovered
  }

  /// Why Next and Previous leave the input out; `nil` if they do not. Asks no delegate.
  public final var focusObstacle: FocusObstacle? {
    obstacle(isInOtherWindow: false, isInOtherGroup: false)
  }

  /// Why Next and Previous from `other` leave the input out; `nil` if they do not. Asks no delegate.
  ///
  /// Inputs that were moved to different scopes stand in different windows; one that was moved to
  /// none can be reached from everywhere.
  public final func focusObstacle(from other: any TextInput) -> FocusObstacle? {
    guard let other = other as? InputModel else { return focusObstacle }
    return obstacle(
      isInOtherWindow: isInOtherWindow(than: other),
      isInOtherGroup: state.group != other.state.group)
  }

  final func isInOtherWindow(than other: any TextInput) -> Bool {
    guard isInWindow, let other = other as? InputModel, other.isInWindow else { return false }
    return storedScope !== other.storedScope
  }

  private func obstacle(isInOtherWindow: Bool, isInOtherGroup: Bool) -> FocusObstacle? {
    if state.isHidden { return .hidden }
    if !state.isEnabled { return .disabled }
    if !state.isEditable || !state.takesFocus { return .notEditable }
    if isInOtherGroup { return .otherGroup }
    if isInOtherWindow { return .otherWindow }
    if state.isCovered { return .covered }
    return state.isNavigable ? nil : .optedOut
  }

  /// Asks for focus.
  ///
  /// - Returns: Whether the input is the first responder when the call returns (1.1). An input that
  ///   is hidden, disabled or not editable is refused, and nobody is asked.
  @discardableResult
  public final func becomeFirstResponder() -> Bool { scope.begin(self) }

  /// Ends editing if the delegate agrees.
  ///
  /// - Returns: Whether the input is not the first responder when the call returns; true if it never
  ///   was (1.13).
  @discardableResult
  public final func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    _ = endEditing(EditingEnd())
    return !isFirstResponder
  }

  /// Ends editing as `end` says, if nobody objects.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  public final func endEditing(_ end: EditingEnd) -> Bool {
    guard isFirstResponder else { return false }
    return scope.end(self, end, cause: .request)
  }

  /// Has the accessory and keyboard of a first responder be taken anew; else does nothing (6.3).
  public final func reloadInputViews() {
    let scope = scope
    guard isFirstResponder, scope.enter() else { return }
    defer { scope.leave() }
    if servingAccessory !== accessory {
      servingAccessory?.inputDidDetach(self)
      servingAccessory = accessory
      servingAccessory?.inputDidBeginEditing(self, from: state.sessionText)
    }
    scope.host?.focusScope(scope, reloadInputViewsOf: self)
  }

  final func openSession() {
    isBeginTold = false
    state.sessionCount &+= 1
    state.sessionText = state.editing.text
    // The caret goes to the end, and what is typed is an undo step of its own.
    let end = state.editing.length
    state.editing.select(end..<end)
    if !state.entry.isEmpty { state.entry[.secureIsFresh] = state.isSecure }
    servingAccessory = accessory
    servingAccessory?.inputDidBeginEditing(self, from: state.sessionText)
  }

  final func closeSession() {
    state.sessionText = ""
    // What somebody composed or suggested while the end was under way does not outlive it.
    if state.editing.hasPendingText {
      state.editing.acceptMarked()
      state.editing.forgetCorrection()
    }
    guard let accessory = servingAccessory else { return }
    servingAccessory = nil
    accessory.inputDidEndEditing(self)
  }

  /// Has the accessory show, or not, without telling it.
  final func showAccessory(_ isShown: Bool) {
    servingAccessory = isShown ? accessory : nil
  }

  /// The accessory that shows now: the one taken when editing began or input views were reloaded.
  public final var shownAccessory: (any InputAccessoryView)? { servingAccessory }

  /// The scope that the input was moved to, or has of its own; `nil` where it needed none yet.
  final var placedScope: FocusScope? { storedScope }
  /// Whether the input was moved to a window.
  final var isPlacedInWindow: Bool { isInWindow }

  /// Puts the input somewhere without telling anybody.
  final func place(in scope: FocusScope?, isInWindow: Bool) {
    storedScope = scope
    self.isInWindow = isInWindow
  }

  /// Has the input show an accessory without telling it.
  final func show(_ accessory: (any InputAccessoryView)?) {
    servingAccessory = accessory
  }

  private func endBecauseUnavailable() {
    guard isFirstResponder else { return }
    scope.end(self, EditingEnd(isForced: true), cause: .unavailable)
  }

  // MARK: Traits

  /// The text shown while there is none.
  public final var placeholder: String {
    get { state.placeholder }
    set { state.placeholder = newValue }
  }
  /// The keyboard asked for.
  public final var keyboardType: KeyboardType {
    get { state.keyboardType }
    set { state.keyboardType = newValue }
  }
  /// The title of the Return key; it changes nothing else (8.3).
  public final var returnKeyType: ReturnKeyType {
    get { state.returnKeyType }
    set { state.returnKeyType = newValue }
  }
  /// Whether the input takes part; disabling the first responder ends editing by force.
  public final var isEnabled: Bool {
    get { state.isEnabled }
    set {
      state.isEnabled = newValue
      if !newValue { endBecauseUnavailable() }
    }
  }
  /// Whether the text can be edited; forbidding it to the first responder ends editing by force.
  public final var isEditable: Bool {
    get { state.isEditable }
    set {
      state.isEditable = newValue
      if !newValue { endBecauseUnavailable() }
    }
  }
  /// Whether the input, or something that holds it, is hidden; hiding the first responder ends
  /// editing by force.
  public final var isHidden: Bool {
    get { state.isHidden }
    set {
      state.isHidden = newValue
      if newValue { endBecauseUnavailable() }
    }
  }
  /// Whether a sheet or an alert covers the input: it takes no focus, but a session goes on beneath;
  /// `false` by default. Whoever owns the sheet says so.
  public final var isCovered: Bool {
    get { state.isCovered }
    set { state.isCovered = newValue }
  }
  /// Whether the input takes focus at all; `true` by default.
  public final var takesFocus: Bool {
    get { state.takesFocus }
    set { state.takesFocus = newValue }
  }
  /// A number of the app's own, which an order of navigation may use; 0 by default.
  public final var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }
  /// The navigation group that the input stands in, by a number of the app's own: Next and Previous
  /// go from one to another of the same group, or from one in none to another; `nil` by default.
  public final var group: Int? {
    get { state.group }
    set { state.group = newValue }
  }
  /// Whether Next and Previous stop here; `true` by default.
  public final var isNavigable: Bool {
    get { state.isNavigable }
    set { state.isNavigable = newValue }
  }

  // MARK: Observers

  /// Has `handler` hear of control events and of texts set by program.
  ///
  /// - Returns: A token; the observer hears as long as it lives.
  public final func observe(_ handler: @escaping (InputEvent) -> Void) -> ObservationToken {
    var list = observers ?? ObserverList()
    let token = list.add(handler)
    observers = list
    return token
  }

  final var isObserved: Bool { monitor != nil || observers != nil }

  final func send(_ events: ControlEvents) {
    monitor?.input(self, didSend: events)
    if let observers { observers.send(.control(events)) }
  }

  final func sendTextSet() {
    monitor?.inputDidSetText(self)
    if let observers { observers.send(.textSet) }
  }

  /// Sends control events of editing, where the input is a control.
  func sendEditing(_ events: ControlEvents) {}

  // MARK: What the two kinds do differently

  /// The text as the input can hold it: a field has no line ends.
  func admitted(_ text: String) -> String { text }

  /// Takes the text of a field away where it clears on begin and should-clear agrees.
  func clearAtBegin(_ listener: InputListener) {}

  /// Does what the Return key does; see ``TextInput/pressReturn()``.
  @discardableResult
  public func pressReturn() -> ActionOutcome { .ignored }

  /// Does what the field's own clear button does; see ``TextInput/clearByUser()``.
  @discardableResult
  public func clearByUser() -> Bool { false }
}
