public import InputAccessory

// What a player asks of the world beside properties.

extension World {
  /// The input that keys go to now, in the key window.
  public var focusedElement: ElementID? { focusedInput.flatMap(id) }

  /// The input that has focus in a window, whether or not it is key and something covers it; for a
  /// sheet, in the window that it stands in.
  public func focusedElement(in window: ElementID) -> ElementID? {
    element(window)?.scope?.firstResponder.flatMap(id)
  }

  /// The bar that `tap done` means: that of the focused input, else of the input focused last.
  public var currentBar: ElementID? {
    refreshArrangement()
    let windows = [scope] + surfaces.formerKeys.reversed()
    let input = windows.lazy.compactMap { $0.firstResponder ?? $0.lastFirstResponder }.first
    guard let input else { return nil }
    if let bar = (input.shownAccessory ?? input.accessory) as? AccessoryToolbar {
      return id(of: bar)
    }
    // A bar that takes no part is nobody's accessory; a tap on it is ignored.
    let name: ElementID = id(of: input)
    return elements.last { $0?.bar != nil && $0?.isBound(to: name) ?? false }??.id
  }

  /// Whether a tap on an item of a bar would do something; nobody is asked.
  ///
  /// - Throws: where the bar has no such item.
  public func canPerform(
    _ action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> Bool {
    refreshArrangement()
    let element = try thing(bar)
    guard let toolbar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    guard toolbar.hasItem(for: action) else { throw missing(action, in: element, toolbar) }
    return element.isInTree && !isOutOfReach(toolbar) && toolbar.canPerform(action)
  }

  /// The word for why an arrow of a bar cannot move, such as `last`; `nil` if it can, and for every
  /// other action.
  public func obstacle(
    to action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> String? {
    refreshArrangement()
    let element = try thing(bar)
    guard let toolbar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    switch toolbar.navigationBlock(for: action) {
    case nil: return isOutOfReach(toolbar) ? FocusObstacle.covered.word : nil
    case .first: return "first"
    case .last: return "last"
    case .noField: return "no-field"
    case .obstacle(let obstacle): return obstacle.word
    }
  }

  /// What Next and Previous of a bar can reach, in order.
  public func chain(of bar: ElementID) throws(StageError) -> [ElementID] {
    refreshArrangement()
    let element = try thing(bar)
    guard let toolbar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    let inputs = toolbar.reachableInputs
    guard hasSurfaces, toolbar.currentInput == nil else { return inputs.compactMap(id) }
    // Without a session, what the application's window has.
    return inputs.compactMap { ($0 as? InputModel)?.isIn(mainScope) ?? true ? id(of: $0) : nil }
  }

  /// Whether a bar's items run from right to left.
  public func readsFromRightToLeft(_ bar: ElementID) -> Bool {
    element(bar)?.bar?.direction == .rightToLeft
  }

  /// Whether a thing was not freed.
  public func isAlive(_ id: ElementID) -> Bool {
    guard let element = element(id) else { return false }
    return !element.isDropped || element.remains != nil
  }

  /// The outcome of the action that finished last.
  public var lastOutcome: ActionOutcome? { state.lastOutcome }

  /// What the last focus or end-editing statement returned.
  public var lastResult: Bool? { state.lastResult }
}

// MARK: - What there is

extension World {
  /// A thing on the stage, by what a script calls it.
  public struct Thing: Hashable, Sendable {
    /// Its id.
    public let id: ElementID
    /// Its name.
    public let name: String
    /// What it is.
    public let kind: ElementKind
  }

  /// Everything on the stage that was not dropped, whether or not it stands in the tree, in order of
  /// declaration: the root, the application's window and the owner first.
  public var things: [Thing] {
    elements.compactMap { element in
      guard let element, !element.isDropped else { return nil }
      return Thing(id: element.id, name: element.name, kind: element.kind)
    }
  }

  /// The actions of a bar's items, in their order, each once; none for what is no bar.
  public func actions(of bar: ElementID) -> [ToolbarAction] {
    var actions: [ToolbarAction] = []
    for case let action? in element(bar)?.bar?.items.map(\.action) ?? []
    where !actions.contains(action) {
      actions.append(action)
    }
    return actions
  }
}
