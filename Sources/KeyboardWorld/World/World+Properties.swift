internal import InputAccessory
internal import KeyboardRules

// Properties of things, set under the names that scripts have for them.

extension World {
  func set(_ property: Property, of id: ElementID, to value: PropertyValue) throws(StageError) {
    if id == .doneKey { return try setOfDoneKey(property, to: value) }
    let element = try thing(id)
    if try setOfView(property, element, value) { return }
    if setOfScroll(property, element, value) { return }
    if try setOfSurface(property, element, value) { return }
    if let input = element.input {
      if set(property, of: input, element, to: value) { return }
      if try setRule(property, of: input, element, to: value) { return }
    }
    if let bar = element.bar, try set(property, of: bar, element, to: value) { return }
    if case (.of, .elements(let ids)) = (property, value), let delegate = element.delegate {
      return try assign(delegate, to: ids)
    }
    throw StageError("'\(element.name)' has no '\(property.rawValue)' to set to this")
  }

  private func setOfView(
    _ property: Property, _ element: Element, _ value: PropertyValue
  ) throws(StageError) -> Bool {
    guard element.kind.isView else { return false }
    switch (property, value) {
    case (.at, _) where element.kind == .panel || element.kind == .accessory,
      (.size, _) where element.kind == .panel || element.kind == .accessory:
      return false
    case (.parent, .elements(let ids)):
      guard let id = ids.first else { return false }
      guard !element.kind.isSurface else {
        throw StageError("'\(element.name)' stands in no other view; leave 'in' out")
      }
      let parent = try thing(id)
      guard parent.kind.isView else {
        throw StageError("'\(parent.name)' holds no views; name a container")
      }
      guard !stands(parent, in: element) else {
        throw StageError(
          "'\(parent.name)' stands in '\(element.name)'; name a view that does not")
      }
      move(element, to: id)
      guard element.isInTree else { return true }
      stack(element)
      cancelLostTouch()
      refreshStanding(of: element)
    case (.at, .point(let point)):
      element.position = point
      if element.kind == .root { rebaseShift(to: point) }
      forgetBounds(of: element)
    case (.size, .size(let size)):
      element.size = size
      forgetBounds(of: element)
      clampOffset(of: element)
    case (.hidden, .flag(let isHidden)):
      element.isHidden = isHidden
      cancelLostTouch()
      refreshHidden(in: element)
      if let accessory = element.accessory {
        accessory.isEnabled = !isHidden
        bindInputs()
        reloadInputViews(for: element)
      }
    case (.interaction, .flag(let isInteractive)):
      element.isInteractive = isInteractive
      cancelLostTouch()
    default: return false
    }
    return true
  }

  private func set(
    _ property: Property, of input: InputModel, _ element: Element, to value: PropertyValue
  ) -> Bool {
    switch (property, value) {
    case (.text, .text(let text)): input.text = text
    case (.placeholder, .text(let text)): input.placeholder = text
    case (.keyboard, .word(let word)):
      guard let type = KeyboardType(word: word) else { return false }
      input.keyboardType = type
    case (.returnKey, .word(let word)):
      guard let type = ReturnKeyType(word: word) else { return false }
      input.returnKeyType = type
    case (.clearButton, .word(let word)):
      guard let mode = ClearButtonMode(word: word) else { return false }
      input.state.clearButtonMode = mode
    case (.onReturn, .word(let word)):
      guard let behavior = ReturnBehavior(word: word) else { return false }
      input.state.returnBehavior = behavior
    case (.secure, .flag(let flag)): input.state.isSecure = flag
    case (.secureKeeps, .flag(let flag)): input.state.keepsSecureText = flag
    case (.clearsOnBegin, .flag(let flag)): input.state.clearsOnBeginEditing = flag
    case (.clearsOnInsertion, .flag(let flag)): input.state.clearsOnInsertion = flag
    case (.autocorrects, .flag(let flag)): input.state.autocorrects = flag
    case (.enablesReturn, .flag(let flag)): input.state.enablesReturnKeyAutomatically = flag
    case (.smartInsert, .flag(let flag)): input.state.smartInsertDelete = flag ? .yes : .no
    case (.enabled, .flag(let flag)): input.isEnabled = flag
    case (.editable, .flag(let flag)): input.isEditable = flag
    case (.focusable, .flag(let flag)): input.takesFocus = flag
    case (.navigates, .flag(let flag)): input.isNavigable = flag
    case (.tag, .number(let number)): input.state.tag = Int(number)
    case (.avoids, .flag(let flag)):
      element.isAvoided = flag
      refreshAvoidance()
    case (.touchDismiss, .word(let word)):
      guard let choice = TouchChoice(word: word) else { return false }
      element.touchChoice = choice
    default: return false
    }
    return true
  }

  private func set(
    _ property: Property, of bar: AccessoryToolbar, _ element: Element, to value: PropertyValue
  ) throws(StageError) -> Bool {
    switch (property, value) {
    case (.boundTo, _): return try bind(element, to: value)
    case (.items, .items(let items)): bar.items = items
    case (.height, .number(let height)): bar.height = height
    case (.enabled, .flag(let isEnabled)):
      element.isBarEnabled = isEnabled
      refreshPart(of: bar, element)
    case (.hidden, .flag(let isHidden)):
      element.isHidden = isHidden
      refreshPart(of: bar, element)
    case (.interaction, .flag(let isInteractive)): element.isInteractive = isInteractive
    case (.wrap, .flag(let wraps)): bar.policies.navigation.wraps = wraps
    case (.skip, .word(let word)): bar.policies.navigation.stopsAtObstacle = word == "stop"
    case (.escape, .word(let word)): bar.policies.escapeCancels = word == "cancels"
    case (.by, .word(let word)):
      guard let order = ChainOrder(word: word) else { return false }
      setOrder(of: element, to: order)
    case (.arrows, .word(let word)):
      guard let mode = ArrowMode(word: word) else { return false }
      bar.arrows = mode
    case (.submit, .text(let title)): bar.submitTitle = title
    case (.returnKeys, .word(let word)):
      guard let policy = ReturnKeyPolicy(word: word) else { return false }
      bar.returnKeys = policy
    case (.cancel, .word(let word)):
      guard let policy = CancelPolicy(word: word) else { return false }
      bar.policies.cancel = policy
    case (.order, .word(let word)):
      guard let order = EndingOrder(word: word) else { return false }
      bar.policies.order = order
    case (.refusal, .word(let word)):
      guard let policy = RefusalPolicy(word: word) else { return false }
      bar.policies.refusal = policy
    case (.contract, .word(let word)):
      guard let contract = ActionContract(word: word) else { return false }
      bar.policies.contract = contract
    case (.done, .word(let word)):
      guard let policy = DonePolicy(word: word) else { return false }
      bar.policies.done = policy
    default: return false
    }
    return true
  }

  private func assign(_ delegate: ScriptDelegate, to ids: [ElementID]) throws(StageError) {
    let elements = try ids.map { id throws(StageError) in try thing(id) }
    for element in elements where element.input == nil && element.bar == nil {
      throw StageError("'\(element.name)' has no delegate; name a field, a text view or a toolbar")
    }
    noteDelegates()
    // What is left out goes back to the owner.
    let owner = self.element(.owner)?.delegate
    for id in wards(of: delegate) where !ids.contains(id) { self.element(id)?.serve(owner) }
    for element in elements { element.serve(delegate) }
  }

  func set(
    _ property: ItemProperty, of action: ToolbarAction, in id: ElementID, to value: PropertyValue
  ) throws(StageError) {
    let element = try thing(id)
    guard let bar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    guard let place = bar.items.firstIndex(where: { $0.action == action }) else {
      guard action == .submit, bar.hasItem(for: .submit) else {
        throw missing(action, in: element, bar)
      }
      guard property == .title, case .text(let title) = value else {
        throw StageError(
          "'submit' stands in place of 'done' here, and is as that is; set it of 'done'")
      }
      bar.submitTitle = title
      return
    }
    switch (property, value) {
    case (.enabled, .flag(let flag)): bar.items[place].isEnabled = flag
    case (.hidden, .flag(let flag)): bar.items[place].isHidden = flag
    case (.title, .text(let text)): bar.items[place].title = text
    case (.needs, .word(let word)):
      guard let requirement = TextRequirement(rawValue: word) else {
        throw StageError("an item cannot need '\(word)'; write none, text or valid")
      }
      bar.items[place].requirement = requirement
    default: throw StageError("an item's '\(property.rawValue)' cannot be set to this")
    }
  }
}

extension Element {
  /// Has a delegate decide about, and hear of, an input or a bar.
  func serve(_ delegate: ScriptDelegate?) {
    (input as? TextField)?.delegate = delegate
    (input as? TextView)?.delegate = delegate
    bar?.delegate = delegate
  }
}
