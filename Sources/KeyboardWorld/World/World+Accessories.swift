internal import InputAccessory
internal import KeyboardRules

// What stands above the keyboard, and what stands in its place.

extension World {
  /// Gives every input the bar, accessory and panel that it is bound to, and every bar its inputs.
  ///
  /// Told anew whenever one comes, goes or is bound otherwise: what it took the place of is there
  /// again once it is gone. Of several the one declared last counts, bar or not.
  func bindInputs() {
    noteStructure()
    var accessories: [ElementID: Element] = [:]
    var panels: [ElementID: ElementID] = [:]
    var everyAccessory: Element?
    var everyPanel: ElementID?
    for case let element? in elements where element.isInTree && !element.isDropped {
      if let accessory = element.accessoryView {
        // A disabled bar gives way to another one, if there is one.
        for id in element.boundInputs where accessory.isEnabled || accessories[id] == nil {
          accessories[id] = element
        }
        if element.isBoundToAll, accessory.isEnabled || everyAccessory == nil {
          everyAccessory = element
        }
      } else if element.kind == .panel {
        for id in element.boundInputs { panels[id] = element.id }
        if element.isBoundToAll { everyPanel = element.id }
      }
    }
    bindChains(besides: accessories)
    bindingRound &+= 1
    let round = bindingRound
    for case let element? in elements {
      guard let input = element.input else { continue }
      let isAlone = everyAccessory == nil && everyPanel == nil || belongsToAlert(element)
      element.panel = panels[element.id] ?? (isAlone ? nil : everyPanel)
      var bound = accessories[element.id]
      if !isAlone, !(bound?.accessoryView?.isEnabled ?? false) { bound = everyAccessory ?? bound }
      let accessory = bound?.accessoryView
      guard input.accessory !== accessory else { continue }
      input.accessory = accessory
      // A bar that is gone does not stay above the keyboard; one that came waits for the next
      // session (6.2).
      if let shown = input.shownAccessory, !isInUse(shown) { input.reloadInputViews() }
      // Who heard of it may have bound them all anew.
      guard round == bindingRound else { return }
    }
    if let shownPanel, !shownPanel.isInTree { focusedInput?.reloadInputViews() }
  }

  /// Has every bar go to the inputs that it is bound to, in its order. A bar of all leaves those alone
  /// that have an accessory of their own.
  private func bindChains(besides accessories: [ElementID: Element]) {
    let placed = arrangement == .none ? [] : placedInputs()
    if arrangement != .none { arrangement = .fresh }
    for case let element? in elements {
      guard let bar = element.bar else { continue }
      guard element.isInTree, !element.isDropped else {
        bar.inputs = []
        continue
      }
      if element.isBoundToAll {
        let inputs = chain(of: element, among: placed) { input in
          let own = accessories[input.id]?.accessoryView?.isEnabled ?? false
          return !own && !belongsToAlert(input)
        }
        bar.serve(inWindowsOf: inputs)
      } else if order(of: element) == .listed {
        // What stands in no window is no field to go to.
        bar.inputs = element.boundInputs.compactMap(inputOnScreen)
      } else {
        let ids = Set(element.boundInputs)
        bar.inputs = chain(of: element, among: placed) { ids.contains($0.id) }
      }
    }
  }

  private func inputOnScreen(_ id: ElementID) -> InputModel? {
    guard let element = element(id), standing(of: element) != nil else { return nil }
    return element.input
  }

  private func isInUse(_ accessory: any InputAccessoryView) -> Bool {
    elements.contains { element in
      guard let element, let own = element.accessoryView else { return false }
      return own === accessory && element.isInTree
    }
  }

  /// Has what stands above the keyboard be taken anew where `element` is bound to what has focus.
  func reloadInputViews(for element: Element) {
    if let input = focusedInput, element.isBound(to: id(of: input)) {
      input.reloadInputViews()
    }
  }

  // MARK: Panels

  /// The view that stands in the keyboard's place now; `nil` for the system's own keyboard, and where
  /// no input has one.
  var shownInputView: Element? { state.keyboardServesInput ? shownPanel : nil }

  /// The panel that an input is bound to.
  func panel(of input: InputModel) -> Element? {
    element(id(of: input))?.panel.flatMap(element)
  }

  /// Has the panel of an input, or none, be the one in the keyboard's place.
  ///
  /// - Returns: Whether it is another one.
  func takePanel(of input: InputModel) -> Bool {
    let panel = panel(of: input)
    defer { shownPanel = panel }
    return panel !== shownPanel
  }

  /// Refuses keys where a panel stands in the keyboard's place.
  func requireKeys(for input: InputModel) throws(StageError) {
    let panel = state.keyboard.stance == .down ? panel(of: input) : shownPanel
    guard let panel, !state.hasHardwareKeyboard else { return }
    throw StageError(
      "the panel '\(panel.name)' has no keys; paste the text, or say 'hardware-keyboard on'")
  }

  // MARK: Places

  /// Whether a panel or an accessory is on the screen.
  func isVisibleAtKeyboard(_ element: Element) -> Bool {
    guard element.isInTree, !element.isHidden, !state.isInBackground, let input = focusedInput
    else { return false }
    if element.kind == .panel {
      return shownInputView === element && state.keyboard.stance == .docked
    }
    return element.accessory != nil && input.shownAccessory === element.accessory
  }

  /// Where a panel or an accessory stands on the screen: an accessory at the top of the keyboard's
  /// frame (6.4), a panel beneath what stands on it, each just below the screen while it is away.
  func frameAtKeyboard(of element: Element) -> Rect {
    var frame = Rect(
      x: 0, y: screen.maxY, width: screen.size.width, height: element.height)
    guard isVisibleAtKeyboard(element) else { return frame }
    let keyboard = interfaceFrame(of: keyboardFrame)
    frame.origin = keyboard.origin
    frame.size.width = keyboard.size.width
    if element.kind == .panel { frame.origin.y += state.accessoryHeight }
    return frame
  }
}

extension Element {
  /// What it is above a keyboard, toolbar or not.
  var accessoryView: (any InputAccessoryView)? { bar ?? accessory }

  /// Whether it is bound to an input, by name or with all.
  func isBound(to id: ElementID) -> Bool { isBoundToAll || boundInputs.contains(id) }
}
