// A bar for all the inputs of a screen, and what they had before.

extension AccessoryToolbar {
  /// Attaches the bar to inputs: it serves them in this order, and is the accessory of each.
  ///
  /// Call it again whenever inputs come, go or change places. An input that has an accessory of its
  /// own is left alone and not served; one that is not named any more has none again. Delegates are
  /// never touched, and neither are the titles of Return keys: those that follow the bar are read from
  /// it (``returnKeys``), so that a detached input has its own.
  ///
  /// The input that is being edited shows the change at once.
  ///
  /// - Parameter inputs: The inputs, each once; one that comes twice counts where it came first.
  /// - Returns: Those that the bar serves now.
  /// - Complexity: O(*n*) in the inputs, old and new.
  @discardableResult
  public func attach(to inputs: [InputModel]) -> [InputModel] {
    var served: [InputModel] = []
    var known: Set<ObjectIdentifier> = []
    for input in inputs where input.accessory == nil || input.accessory === self {
      if known.insert(ObjectIdentifier(input)).inserted { served.append(input) }
    }
    let left = self.inputs.compactMap { $0 as? InputModel }
      .filter { $0.accessory === self && !known.contains(ObjectIdentifier($0)) }
    let joined = served.filter { $0.accessory !== self }
    for input in left { input.accessory = nil }
    for input in joined { input.accessory = self }
    self.inputs = served
    // What is edited takes its accessory anew last: that calls out, and by then all else is final.
    for input in left + joined where input.isFirstResponder { input.reloadInputViews() }
    return served
  }

  /// Takes the bar from all inputs that it was attached to; each is as it was before.
  public func detach() {
    attach(to: [])
  }
}
