internal import InputAccessory

extension World {
  /// What few events change – what stands where, what is bound to what, whose delegates there are and
  /// which live – as far as it is looked at after every event.
  struct Structure {
    /// Tells one arrangement of things from another.
    var round: UInt32 = 0
    /// The round that the rest was gathered in.
    fileprivate var gatheredRound = UInt32.max
    /// The things with an input, a bar, a focus or something that scrolls.
    fileprivate(set) var active: [Element] = []
    /// A number for the rest of all things.
    fileprivate(set) var fingerprint: UInt64 = 0
  }

  /// Notes that things are arranged otherwise now.
  func noteStructure() {
    lastStructureRound &+= 1
    structure.round = lastStructureRound
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
        structure.active.append(element)
      }
    }
    structure.fingerprint = print.value
  }
}
