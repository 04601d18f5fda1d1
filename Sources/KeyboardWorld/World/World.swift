internal import InputAccessory
internal import KeyboardRules

/// A headless device: a window with inputs and bars, a system keyboard, delegates that answer as
/// they were told, and a clock of its own.
///
/// The components in it are those an app uses. A world belongs to the isolation domain that made it;
/// the same events give the same trace, and nothing is shared between worlds.
public final class World: Stage {
  /// How long a call chain of events inside callbacks may be; deeper ones are refused.
  public static let nestingLimit = FocusScope.nestingLimit
  /// How many events may happen inside callbacks of one event, refused ones included; the next one
  /// is an error.
  public static let reactionLimit = 10_000

  /// The device and the system that are modelled.
  struct Profile {
    var deviceName: String?
    var systemName: String?
    var isProfileChosen = true
    var device: DeviceProfile
    var system: SystemProfile
    var geometry: KeyboardGeometry
    var keyboardOrder = Handover.KeyboardOrder()
  }

  /// What happens with time, apart from the things on the stage.
  struct State {
    var line: Int32 = 0
    var clock = Clock()
    var keyboard: SystemKeyboard
    /// How the interface stands.
    var orientation = Orientation.portrait
    /// Whether keys are on a hardware keyboard.
    var hasHardwareKeyboard = false
    /// Where the user has put the keyboard.
    var keyboardPlace = KeyboardPlace.docked
    /// The type of the keyboard that came last.
    var keyboardType = KeyboardType.default
    /// How high it is in its dock, and how much of that is what stands on it.
    var keyboardHeight = 0.0
    var accessoryHeight = 0.0
    /// Whether an input has the keyboard, wherever that stands.
    var keyboardServesInput = false
    /// How deep events inside callbacks nest now.
    var depth = 0
    /// How many events happened inside callbacks of the one that is performed.
    var reactionCount = 0
    /// What the first event inside a callback could not do.
    var failure: StageError?
    /// Whether the app is in the background.
    var isInBackground = false
    /// Whether something beside the system announced the keyboard: then ``announced`` knows what was
    /// announced last, else ``keyboard`` does. (An optional is copied wherever it is looked at.)
    var followsPosts = false
    var announced = KeyboardTracker(screen: .zero)
    /// Whether the keyboard goes when the turn ends, unless somebody takes focus first.
    var hidesKeyboardAtTurnEnd = false
    var lastOutcome: ActionOutcome?
    var lastResult: Bool?
  }

  /// What happened.
  public let trace: Trace
  /// Whether what happens is put into the trace; the reactions of delegates do not depend on it.
  public let isTracing: Bool
  /// Judges the expectation of a number inside a callback; set by whoever drives the world.
  public var check: ((Int) -> Void)?

  // Nothing here calls out while it changes the state.
  @exclusivity(unchecked) var state: State
  @exclusivity(unchecked) var profile: Profile
  /// What delegates answer and do.
  @exclusivity(unchecked) var book = AnswerBook()
  let port = WorldPort()
  /// The focus of the application's window.
  let mainScope: FocusScope
  /// The focus of the key window: keys go to its first responder, and the keyboard is that one's.
  @exclusivity(unchecked) var scope: FocusScope
  /// Whether there is more than the application's window: extra windows, or something presented.
  @exclusivity(unchecked) var hasSurfaces = false
  @exclusivity(unchecked) var surfaces = SurfaceOrder()
  /// Whether there ever was a panel, and the one that was in the keyboard's place last.
  @exclusivity(unchecked) var hasPanels = false
  @exclusivity(unchecked) var shownPanel: Element?
  /// Whether chains depend on where inputs stand, and are to be made anew; how often inputs were
  /// bound; whether there ever was a group, and a scroll view.
  @exclusivity(unchecked) var arrangement = Arrangement.none
  @exclusivity(unchecked) var bindingRound = 0
  /// Tells one arrangement of things from another: what stands where, what is bound to what, whose
  /// delegates there are and which live.
  @exclusivity(unchecked) var structure = Structure()
  @exclusivity(unchecked) var lastStructureRound: UInt32 = 0
  @exclusivity(unchecked) var hasGroups = false
  @exclusivity(unchecked) var hasScrollViews = false
  @exclusivity(unchecked) var elements: [Element?] = []
  /// The app's own delegates, by what they are of; nearly always none.
  var ownDelegates: [ElementID: OwnDelegate] = [:]
  /// The signs of numbers, the pads' keys and the direction of writing.
  @exclusivity(unchecked) var locale = InputLocale("en_US")
  /// What keeps inputs clear of the keyboard.
  @exclusivity(unchecked) var avoidance = Avoidance()
  /// Whether anything does, and whether what it keeps clear may have moved meanwhile.
  @exclusivity(unchecked) var hasAvoidance = false
  @exclusivity(unchecked) var isAvoidanceStale = false
  /// Whether a key is laid over number pads; what decides about it; and how it stands.
  @exclusivity(unchecked) var hasDoneKey = false
  @exclusivity(unchecked) var doneKey = DoneKey()
  @exclusivity(unchecked) var laidKey = LaidKey()
  /// What ends editing at a touch outside; `nil` where nothing does.
  @exclusivity(unchecked) var touchDismiss: TouchDismissSetting?
  /// The finger that is down.
  @exclusivity(unchecked) var touches = TouchState()

  /// Makes a world with an empty root view and the owner, who is the delegate of everything that is
  /// given no other.
  ///
  /// - Parameters:
  ///   - device: The device, until an event names another.
  ///   - system: The system, until an event names another; one that was changed models an
  ///     alternative to what sources disagree about. Whether the device ran it is not asked.
  ///   - isTracing: Whether what happens is put into the trace.
  ///   - traceCapacity: How many entries the trace keeps; at least 1.
  public init(
    device: DeviceProfile = DeviceProfile(DeviceProfile.defaultName),
    system: SystemProfile = SystemProfile(SystemProfile.defaultName), isTracing: Bool = true,
    traceCapacity: Int = Trace.defaultCapacity
  ) {
    self.isTracing = isTracing
    trace = Trace(capacity: traceCapacity)
    mainScope = FocusScope(host: port)
    scope = mainScope
    let geometry = KeyboardGeometry(device: device, system: system)
    state = State(
      keyboard: SystemKeyboard(restingAt: geometry.frame(for: .default, isShown: false)))
    profile = Profile(device: device, system: system, geometry: geometry)
    profile.keyboardOrder = Handover.KeyboardOrder(system)
    let owner = Element(id: .owner, name: "owner", kind: .delegate)
    owner.delegate = ScriptDelegate(world: self)
    put(owner)
    put(Element(id: .root, name: "root", kind: .root))
    let window = Element(id: .main, name: "main", kind: .window)
    window.scope = mainScope
    put(window)
    port.connect(to: self)
  }

  deinit {
    // What still holds a delegate of this world must not call it any more.
    for case let element? in elements {
      (element.input as? TextField)?.delegate = nil
      (element.input as? TextView)?.delegate = nil
      element.bar?.delegate = nil
    }
    port.connect(to: nil)
  }

  /// The line of the script that what happens now is put down to; 0 where there is none.
  public var line: Int32 {
    get { state.line }
    set { state.line = newValue }
  }

  // MARK: Events

  /// Makes `event` happen and, unless the clock is manual, lets everything due happen too.
  ///
  /// - Throws: what could not be done, by the event or inside a callback of it.
  public func perform(_ event: StageEvent) throws(StageError) {
    if !event.choosesProfile { try prepare() }
    state.depth = 1
    state.reactionCount = 0
    do throws(StageError) {
      try apply(event)
    } catch {
      finish()
      state.failure = nil
      throw error
    }
    finish()
    if state.failure != nil { try throwFailure() }
  }

  /// Ends an event: lets everything due happen unless the clock is manual.
  private func finish() {
    if isAvoidanceStale { refreshAvoidance() }
    if !state.clock.isManual { settle() }
    state.depth = 0
  }

  /// Throws what an event inside a callback could not do.
  private func throwFailure() throws(StageError) {
    guard let failure = state.failure else { return }
    state.failure = nil
    throw failure
  }

  /// Makes an event happen inside a callback; nothing settles.
  func performNested(_ event: StageEvent) {
    guard !isExhausted else { return }
    state.reactionCount += 1
    if isExhausted {
      // This wins over what else went wrong: it is why the rest did not happen.
      state.failure = StageError(
        "more than \(Self.reactionLimit) events happened inside callbacks of one statement; "
          + "write 'once', or have fewer callbacks cause each other", line: state.line)
      return
    }
    guard state.depth < Self.nestingLimit else {
      record(.tooDeep, of: .window, .depth(state.depth + 1))
      state.lastOutcome = .refused
      return
    }
    state.depth += 1
    do throws(StageError) {
      try apply(event)
    } catch {
      if state.failure == nil {
        state.failure = StageError(error.description, line: state.line)
      }
    }
    state.depth -= 1
  }

  /// Whether so much happened inside callbacks that nothing more does, up to the event's end.
  var isExhausted: Bool { state.reactionCount > Self.reactionLimit }

  // MARK: Things

  func put(_ element: Element) {
    let place = Int(element.id.rawValue)
    while elements.count <= place { elements.append(nil) }
    elements[place] = element
  }

  func element(_ id: ElementID) -> Element? {
    let place = Int(id.rawValue)
    return place >= 0 && place < elements.count ? elements[place] : nil
  }

  func id(of toolbar: AccessoryToolbar) -> ElementID {
    ElementID(rawValue: Int32(truncatingIfNeeded: toolbar.id))
  }

  func id(of input: InputModel) -> ElementID {
    ElementID(rawValue: Int32(truncatingIfNeeded: input.id))
  }

  func id(of input: any TextInput) -> ElementID? {
    (input as? InputModel).map { id(of: $0) }
  }
}

extension StageEvent {
  /// Whether the event only says which device and system are meant.
  fileprivate var choosesProfile: Bool {
    switch self {
    case .device, .system: true
    default: false
    }
  }
}
