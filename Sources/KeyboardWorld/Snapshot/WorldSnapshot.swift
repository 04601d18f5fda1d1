internal import InputAccessory
internal import KeyboardRules

/// A world's state at one moment, between events, to be put back into the same world.
///
/// Taking and putting back is far cheaper than replaying what led there. The trace is no part of it:
/// it goes on. Neither are objects: a snapshot keeps the inputs and bars of its moment alive, so
/// what was dropped since comes back, but a `drop` frees nothing while a snapshot from before it
/// lives. Delegates that scripts declare are the exception: they are not kept, and another one takes
/// the place of one that was dropped.
public final class WorldSnapshot {
  /// A thing: an object, so that putting it back copies what has to be copied and nothing else.
  final class Part {
    let element: Element
    let state: Element.State
    let input: InputModel?
    let bar: AccessoryToolbar?
    let accessory: PlainAccessory?
    let hasDelegate: Bool
    /// Whose delegate decides about it; `nil` where none lives.
    let delegate: ElementID?
    let inputState: InputModel.State?
    let placement: InputModel.Placement?
    let presence: InputModel.Presence?
    let barState: AccessoryToolbar.State?
    let chain: InputChain?
    let scope: FocusScope?
    let scopeState: FocusScope.State?
    let scroll: ScrollState?

    init(_ element: Element, delegate: ElementID?) {
      self.element = element
      state = element.state
      input = element.input
      bar = element.bar
      accessory = element.accessory
      hasDelegate = element.delegate != nil
      self.delegate = delegate
      inputState = element.input?.state
      placement = element.input?.placement
      presence = element.input?.presence
      scroll = element.scroll
      barState = element.bar?.state
      chain = element.bar?.chain
      scope = element.scope
      scopeState = element.scope?.state
    }

    /// Puts back what any event may have changed.
    func putBack() {
      if let input, let inputState, let presence {
        input.state = inputState
        input.presence = presence
      } else if let bar, let barState {
        bar.state = barState
      } else if let scope, let scopeState {
        scope.putBack(scopeState)
      }
      if scroll != nil { element.scroll = scroll }
    }
  }

  let parts: [Part?]
  /// Those of them that any event may change.
  let activeParts: [Part]
  let structure: World.Structure
  let state: World.State
  let book: AnswerBook
  let profile: World.Profile
  let scope: FocusScope
  let surfaces: SurfaceOrder
  let hasSurfaces: Bool
  let hasPanels: Bool
  let shownPanel: Element?
  let arrangement: World.Arrangement
  let hasGroups: Bool
  let hasScrollViews: Bool
  let locale: InputLocale
  let avoidance: Avoidance
  let hasAvoidance: Bool
  let hasDoneKey: Bool
  let doneKey: DoneKey
  let laidKey: LaidKey
  let touchDismiss: TouchDismissSetting?
  let touches: TouchState

  init(_ world: World, parts: [Part?]) {
    self.parts = parts
    activeParts = world.structure.active.compactMap { parts[Int($0.id.rawValue)] }
    structure = world.structure
    state = world.state
    book = world.book
    profile = world.profile
    scope = world.scope
    surfaces = world.surfaces
    hasSurfaces = world.hasSurfaces
    hasPanels = world.hasPanels
    shownPanel = world.shownPanel
    arrangement = world.arrangement
    hasGroups = world.hasGroups
    hasScrollViews = world.hasScrollViews
    locale = world.locale
    avoidance = world.avoidance
    hasAvoidance = world.hasAvoidance
    hasDoneKey = world.hasDoneKey
    doneKey = world.doneKey
    laidKey = world.laidKey
    touchDismiss = world.touchDismiss
    touches = world.touches.copy()
  }
}

extension TouchState {
  /// The same with a finger of its own.
  func copy() -> TouchState { TouchState(finger: finger.map(Finger.init), count: count) }
}
