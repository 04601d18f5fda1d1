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
      // The text comes last: rules that are given with it format it.
      for (property, value) in declaration.properties where property != .text {
        try set(property, of: element.id, to: value)
      }
      for (property, value) in declaration.properties where property == .text {
        try set(property, of: element.id, to: value)
      }
    } catch {
      move(element, to: nil)
      elements[Int(declaration.id.rawValue)] = nil
      throw error
    }
    element.isInTree = true
    if element.kind.isSurface { return enter(surface: element) }
    if element.kind.isView {
      if element.parent == nil { move(element, to: .root) }
      stack(element)
      enterTree(element)
    }
    if element.bar != nil { bindInputs() }
  }

  /// How high a panel is that was given no height: as the keys of an upright phone (chosen).
  private static let panelHeight = 216.0

  private func build(_ element: Element) throws(StageError) {
    let number = Int(element.id.rawValue)
    switch element.kind {
    case .field:
      let field = TextField(text: "", id: number, monitor: port)
      field.delegate = self.element(.owner)?.delegate
      field.state.policies = editingPolicies
      element.input = field
    case .textView:
      let view = TextView(text: "", id: number, monitor: port)
      view.delegate = self.element(.owner)?.delegate
      view.state.policies = editingPolicies
      element.input = view
    case .toolbar:
      let bar = AccessoryToolbar(
        items: [.cancel, .flexible, .done], serving: [], id: number, monitor: port)
      bar.delegate = self.element(.owner)?.delegate
      bar.locale = locale
      fit(bar)
      element.bar = bar
    case .delegate: element.delegate = ScriptDelegate(world: self)
    case .container, .button: break
    case .panel: element.height = Self.panelHeight
    case .group: hasGroups = true
    case .scroll:
      element.scroll = ScrollState()
      hasScrollViews = true
    case .accessory:
      let accessory = PlainAccessory()
      element.accessory = accessory
      element.height = accessory.height
    case .sheet: element.role = .sheet
    case .window:
      element.role = .other
      element.scope = FocusScope(host: port)
    case .root, .keyboard:
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
    if element.kind.isSurface { return enter(surface: element) }
    enterTree(element)
    if holdsInputs(element) { bindInputs() }
  }

  func remove(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard element.kind.isView || element.bar != nil else {
      throw StageError("'\(element.name)' stands in no tree; say 'drop \(element.name)'")
    }
    guard id != .main else { throw StageError("the application's window cannot be removed") }
    guard element.isInTree else {
      throw StageError("'\(element.name)' was removed already; insert it first")
    }
    leave(element)
  }

  func drop(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard id != .root else { throw StageError("the root cannot be dropped") }
    guard id != .main else { throw StageError("the application's window cannot be dropped") }
    if element.isInTree, element.kind.isView || element.bar != nil { leave(element) }
    // Somebody who heard of it may have dropped it already.
    guard !element.isDropped else { return }
    element.isInTree = false
    element.isDropped = true
    element.remains = element.input ?? element.accessoryView ?? element.delegate
    if element.delegate != nil || element.input != nil || element.bar != nil { noteDelegates() }
    element.input = nil
    element.bar = nil
    element.accessory = nil
    element.delegate = nil
    element.scope = nil
    // What stood in a dropped view lives on outside the tree.
    for child in element.children { self.element(child)?.parent = nil }
    element.children = []
  }

  private func leave(_ element: Element) {
    element.isInTree = false
    switch element.kind {
    case .window, .sheet: return withdraw(element)
    case .panel, .accessory, .toolbar: return bindInputs()
    default: break
    }
    cancelLostTouch()
    // Nothing leads there any more when somebody hears that editing ended.
    if holdsInputs(element) { bindInputs() }
    forEachInput(in: element, stand)
  }

  /// Has a window, a sheet, a panel or an accessory be there; a sheet shows once it is presented.
  private func enter(surface element: Element) {
    switch element.kind {
    case .window: changeSurfaces(hidingLater: true) {}
    case .panel:
      hasPanels = true
      bindInputs()
    case .accessory: bindInputs()
    default: break
    }
    refreshHidden(in: element)
  }

  /// Has a view's inputs stand in the window again, where all that holds them does.
  private func enterTree(_ element: Element) {
    forEachInput(in: element, stand)
    refreshHidden(in: element)
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
    let before = focusedInput
    if holdsInputs(element) { bindInputs() }
    forEachInput(in: element) {
      stand($0, $1)
      refreshHidden($0, $1)
    }
    // Within a window it keeps its focus, and may have come beneath a sheet, or out from there.
    if hasSurfaces { followKeyWindow(from: before, hidingLater: true) }
  }

  /// A view and everything in it, in the order of the tree.
  ///
  /// - Complexity: O(*k*) in what it holds.
  func parts(of element: Element) -> [Element] {
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
    var last: (Element, InputModel)?
    for part in parts(of: element) {
      guard let input = part.input else { continue }
      if input.isFirstResponder { last = (part, input) } else { body(part, input) }
    }
    if let last { body(last.0, last.1) }
  }

  private func holdsInputs(_ element: Element) -> Bool {
    parts(of: element).contains { $0.input != nil }
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
}

extension ElementKind {
  /// Whether it has a place on the screen and can hold views or stand in one.
  var isView: Bool {
    switch self {
    case .root, .field, .textView, .container, .group, .scroll, .button, .window, .sheet, .panel,
      .accessory:
      true
    case .toolbar, .delegate, .keyboard: false
    }
  }
}
