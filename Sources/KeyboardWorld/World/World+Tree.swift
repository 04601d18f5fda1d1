internal import InputAccessory

// Things that come into being, leave the tree, come back and go for good.

extension World {
  /// The thing of an id.
  ///
  /// - Throws: where it never came into being or was dropped.
  func thing(_ id: ElementID) throws(StageError) -> Element {
    guard let element = element(id) else {
      throw StageError("what this names does not exist yet; declare it first")
    }
    guard !element.isDropped else {
      throw StageError("'\(element.name)' was dropped; declare another one under a new name")
    }
    return element
  }

  func input(_ id: ElementID) throws(StageError) -> InputModel {
    let element = try thing(id)
    guard let input = element.input else {
      throw StageError("'\(element.name)' has no text; name a field or a text view")
    }
    return input
  }

  // MARK: Coming into being

  func declare(_ declaration: Declaration) throws(StageError) {
    if declaration.kind == .root {
      // It is there from the start.
      for (property, value) in declaration.properties {
        try set(property, of: .root, to: value)
      }
      return
    }
    guard element(declaration.id) == nil else {
      throw StageError(
        "'\(declaration.name)' exists already; say 'remove' and 'insert' to have it come and go")
    }
    let element = Element(id: declaration.id, name: declaration.name, kind: declaration.kind)
    element.followsKeyboard = state.keyboardHeight > 0
    try build(element)
    put(element)
    // It stands nowhere until it is whole.
    element.isInTree = false
    do throws(StageError) {
      for (property, value) in declaration.properties {
        try set(property, of: element.id, to: value)
      }
    } catch {
      move(element, to: nil)
      elements[Int(declaration.id.rawValue)] = nil
      throw error
    }
    element.isInTree = true
    if element.kind.isView {
      if element.parent == nil { move(element, to: .root) }
      stack(element)
      enterTree(element)
    }
    if element.bar != nil { bindInputs() }
  }

  private func build(_ element: Element) throws(StageError) {
    let number = Int(element.id.rawValue)
    switch element.kind {
    case .field:
      let field = TextField(text: "", id: number, monitor: port)
      field.delegate = self.element(.owner)?.delegate
      element.input = field
    case .textView:
      let view = TextView(text: "", id: number, monitor: port)
      view.delegate = self.element(.owner)?.delegate
      element.input = view
    case .toolbar:
      let bar = AccessoryToolbar(
        items: [.cancel, .flexible, .done], serving: [], id: number, monitor: port)
      bar.delegate = self.element(.owner)?.delegate
      element.bar = bar
    case .delegate: element.delegate = ScriptDelegate(world: self)
    case .container, .button: break
    case .scroll: element.scroll = ScrollState()
    case .root, .window, .group, .sheet, .panel, .accessory, .keyboard:
      throw StageError("this world has no '\(element.kind.rawValue)' yet")
    }
  }

  /// Has `parent` hold a view, behind what it holds; `nil` leaves the view without a holder.
  ///
  /// - Complexity: O(*k*) in what held it so far holds.
  func move(_ element: Element, to parent: ElementID?) {
    if let old = element.parent.flatMap(self.element) {
      old.children.removeAll { $0 == element.id }
    }
    element.parent = parent
    guard let holder = parent.flatMap(self.element) else { return }
    holder.children.append(element.id)
    // It may be the first thing that the holder has.
    forgetBounds(of: holder)
  }

  /// Gives a view that was given no place the next one of its holder.
  func stack(_ element: Element) {
    guard element.position == nil, let holder = element.parent.flatMap(self.element) else { return }
    element.stackIndex = holder.stackCount
    holder.stackCount += 1
    forgetBounds(of: element)
  }

  // MARK: Coming and going

  func insert(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard !element.isInTree else {
      throw StageError("'\(element.name)' stands there already; remove it first")
    }
    element.isInTree = true
    if element.bar != nil { return bindInputs() }
    enterTree(element)
    if holdsInputs(element) { bindInputs() }
  }

  func remove(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard element.kind.isView || element.bar != nil else {
      throw StageError("'\(element.name)' stands in no tree; say 'drop \(element.name)'")
    }
    guard element.isInTree else {
      throw StageError("'\(element.name)' was removed already; insert it first")
    }
    leave(element)
  }

  func drop(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard element.kind != .root else { throw StageError("the root cannot be dropped") }
    if element.isInTree, element.kind.isView || element.bar != nil { leave(element) }
    // Somebody who heard of it may have dropped it already.
    guard !element.isDropped else { return }
    element.isInTree = false
    element.isDropped = true
    element.remains = element.input ?? element.bar ?? element.delegate
    element.input = nil
    element.bar = nil
    element.delegate = nil
    // What stood in a dropped view lives on outside the tree.
    for child in element.children { self.element(child)?.parent = nil }
    element.children = []
  }

  private func leave(_ element: Element) {
    element.isInTree = false
    if element.bar != nil { return bindInputs() }
    cancelLostTouch()
    // Nothing leads there any more when somebody hears that editing ended.
    if holdsInputs(element) { bindInputs() }
    forEachInput(in: element) { $1.move(to: nil) }
  }

  /// Has a view's inputs stand in the window again, where all that holds them does.
  private func enterTree(_ element: Element) {
    forEachInput(in: element) { if standsInWindow($0) { $1.move(to: scope) } }
    refreshHidden(in: element)
  }

  private func standsInWindow(_ element: Element) -> Bool {
    var place: Element? = element
    while let element = place {
      guard element.isInTree else { return false }
      if element.kind == .root { return true }
      place = element.parent.flatMap(self.element)
    }
    return false
  }

  /// Whether `element` is `holder`, or stands somewhere in it.
  func stands(_ element: Element, in holder: Element) -> Bool {
    var place: Element? = element
    while let element = place {
      if element === holder { return true }
      place = element.parent.flatMap(self.element)
    }
    return false
  }

  /// Has the inputs of a view that came to stand elsewhere be in the window, or leave it.
  func refreshStanding(of element: Element) {
    if holdsInputs(element) { bindInputs() }
    forEachInput(in: element) {
      $1.move(to: standsInWindow($0) ? scope : nil)
      refreshHidden($0, $1)
    }
  }

  /// A view and everything in it, in the order of the tree.
  ///
  /// - Complexity: O(*k*) in what it holds.
  private func parts(of element: Element) -> [Element] {
    guard !element.children.isEmpty else { return [element] }
    var parts: [Element] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      guard !next.isDropped else { continue }
      parts.append(next)
      for child in next.children.reversed() {
        if let child = self.element(child) { waiting.append(child) }
      }
    }
    return parts
  }

  /// Has `body` see to each input in a view, to the focused one last: its end calls out, and by then
  /// the others are as they will be.
  private func forEachInput(in element: Element, _ body: (Element, InputModel) -> Void) {
    let focused = scope.firstResponder
    var last: Element?
    for part in parts(of: element) {
      guard let input = part.input else { continue }
      if input === focused { last = part } else { body(part, input) }
    }
    if let last, let focused { body(last, focused) }
  }

  private func holdsInputs(_ element: Element) -> Bool {
    parts(of: element).contains { $0.input != nil }
  }

  /// The inputs that stand in the window, in the order of the tree.
  ///
  /// - Complexity: O(*n*) in the things of the world.
  var inputsInWindow: [InputModel] {
    guard let root = element(.root) else { return [] }
    return parts(of: root).compactMap { part in
      part.input.flatMap { $0.isIn(scope) ? $0 : nil }
    }
  }

  /// Tells the inputs in a view whether they, or something that holds them, are hidden.
  func refreshHidden(in element: Element) {
    forEachInput(in: element, refreshHidden)
  }

  private func refreshHidden(_ element: Element, _ input: InputModel) {
    let isHidden = isHiddenInTree(element)
    if input.isHidden != isHidden { input.isHidden = isHidden }
  }

  private func isHiddenInTree(_ element: Element) -> Bool {
    var place: Element? = element
    while let element = place {
      if element.isHidden { return true }
      place = element.parent.flatMap(self.element)
    }
    return false
  }

  // MARK: Bars

  /// Gives every input the bar that was bound to it last and is in use, and every bar its inputs.
  ///
  /// Told anew whenever a bar comes, goes or is bound otherwise: what a bar took the place of is
  /// there again once the bar is gone.
  func bindInputs() {
    var bars: [ElementID: Element] = [:]
    for case let element? in elements {
      guard let bar = element.bar else { continue }
      let isInUse = element.isInTree && !element.isDropped
      // What stands outside the window is no field to go to.
      let inputs = element.boundInputs.compactMap { id -> InputModel? in
        guard let bound = self.element(id), standsInWindow(bound) else { return nil }
        return bound.input
      }
      bar.inputs = isInUse ? inputs : []
      // A disabled bar gives way to another one, if there is one.
      for id in element.boundInputs where isInUse && (bar.isEnabled || bars[id] == nil) {
        bars[id] = element
      }
    }
    for case let element? in elements {
      guard let input = element.input else { continue }
      let bar = bars[element.id]?.bar
      guard input.accessory !== bar else { continue }
      input.accessory = bar
      // A bar that is gone does not stay above the keyboard; one that came waits for the next
      // session (6.2).
      if let shown = input.shownAccessory, !isInUse(shown) { input.reloadInputViews() }
    }
  }

  private func isInUse(_ accessory: any InputAccessoryView) -> Bool {
    elements.contains { element in
      guard let element, let bar = element.bar else { return false }
      return bar === accessory && element.isInTree
    }
  }
}

extension ElementKind {
  /// Whether it stands in the tree of views.
  var isView: Bool {
    switch self {
    case .root, .field, .textView, .container, .group, .scroll, .button, .sheet: true
    case .window, .toolbar, .panel, .accessory, .delegate, .keyboard: false
    }
  }
}
