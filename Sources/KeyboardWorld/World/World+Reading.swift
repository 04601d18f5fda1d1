public import InputAccessory

// What a player asks of the world beside properties.

extension World {
  /// The input that keys go to now, in the key window.
  public var focusedElement: ElementID? { scope.firstResponder.flatMap(id) }

  /// The input that has focus in a window; the world has the application's only.
  public func focusedElement(in window: ElementID) -> ElementID? { focusedElement }

  /// The bar that `tap done` means: that of the focused input, else of the input focused last.
  public var currentBar: ElementID? {
    let input = scope.firstResponder ?? scope.lastFirstResponder
    guard let bar = (input?.shownAccessory ?? input?.accessory) as? AccessoryToolbar else {
      return nil
    }
    return id(of: bar)
  }

  /// The word for why an arrow of a bar cannot move, such as `last`; `nil` if it can, and for every
  /// other action.
  public func obstacle(
    to action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> String? {
    let element = try thing(bar)
    guard let toolbar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    guard action == .next || action == .previous else {
      return toolbar.currentInput == nil ? "no-field" : nil
    }
    switch toolbar.navigationTarget(forward: action == .next) {
    case .input: return nil
    case .none(.first): return "first"
    case .none(.last): return "last"
    case .none(.noField): return "no-field"
    case .none(.obstacle(let obstacle)): return obstacle.word
    }
  }

  /// What Next and Previous of a bar can reach, in order.
  public func chain(of bar: ElementID) throws(StageError) -> [ElementID] {
    let element = try thing(bar)
    guard let toolbar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    return toolbar.inputs.filter { $0.focusObstacle == nil }.compactMap(id)
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
