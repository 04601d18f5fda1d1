internal import InputAccessory

/// A thing that is looked at after every event, not counted: the world holds it, and what it has, as
/// long as the round lasts.
struct ActiveThing {
  let id: ElementID
  private let element: Unmanaged<Element>
  private let ownInput: Unmanaged<InputModel>?
  private let ownBar: Unmanaged<AccessoryToolbar>?
  private let ownFocus: Unmanaged<FocusScope>?

  init(_ element: Element) {
    id = element.id
    self.element = .passUnretained(element)
    ownInput = element.input.map(Unmanaged.passUnretained)
    ownBar = element.bar.map(Unmanaged.passUnretained)
    ownFocus = element.scope.map(Unmanaged.passUnretained)
  }

  /// Calls the first of these that there is something for.
  @inline(__always)
  func with<Result>(
    input: (InputModel) -> Result, bar: (AccessoryToolbar) -> Result,
    focus: (FocusScope) -> Result, scroller: (Element) -> Result
  ) -> Result {
    if let ownInput { return ownInput._withUnsafeGuaranteedRef(input) }
    if let ownBar { return ownBar._withUnsafeGuaranteedRef(bar) }
    if let ownFocus { return ownFocus._withUnsafeGuaranteedRef(focus) }
    return element._withUnsafeGuaranteedRef(scroller)
  }
}

extension World {
  /// What few events change – what stands where, what is bound to what, whose delegates there are and
  /// which live – as far as it is looked at after every event.
  struct Structure {
    /// Tells one arrangement of things from another.
    var round: UInt32 = 0
    /// Tells one arrangement of delegates from another: whose they are, and which live.
    fileprivate(set) var delegateRound: UInt32 = 0
    /// The round that the rest was gathered in.
    fileprivate var gatheredRound = UInt32.max
    /// The things with an input, a bar, a focus or something that scrolls.
    fileprivate(set) var active: [ActiveThing] = []
    /// A number for the rest of all things.
    fileprivate(set) var fingerprint: UInt64 = 0
  }

  /// Notes that things are arranged otherwise now.
  func noteStructure() {
    lastStructureRound &+= 1
    structure.round = lastStructureRound
  }

  /// Notes that a delegate went, or is somebody else's now.
  func noteDelegates() {
    noteStructure()
    structure.delegateRound = structure.round
  }

  /// Gathers anew what was arranged otherwise.
  func refreshStructure() {
    guard structure.gatheredRound != structure.round else { return }
    structure.gatheredRound = structure.round
    var print = Fingerprint()
    structure.active.removeAll(keepingCapacity: true)
    for case let element? in elements {
      element.mix(into: &print)
      if element.input != nil || element.bar != nil || element.scope != nil
        || element.scroll != nil
      {
        structure.active.append(ActiveThing(element))
      }
    }
    structure.fingerprint = print.value
  }
}
