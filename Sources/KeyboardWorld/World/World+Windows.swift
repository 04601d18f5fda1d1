internal import InputAccessory
internal import KeyboardRules

// Extra windows, sheets and alerts, and which window keys go to.

extension World {
  // MARK: Sheets and alerts

  /// Shows a sheet or an alert over the key window.
  ///
  /// A full-screen sheet takes what is beneath out of the window: editing there ends by force (1.17).
  /// Beneath a sheet or an alert the session stays open, without keyboard and keys. An alert is a
  /// window of its own and becomes key.
  func present(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    guard element.kind == .sheet else {
      throw StageError("'\(element.name)' is no sheet; declare one, as in 'sheet terms kind=alert'")
    }
    guard element.isInTree else {
      throw StageError("'\(element.name)' was removed; insert it first")
    }
    guard surfaces.level(of: id) == nil else {
      throw StageError("'\(element.name)' is presented already; say 'dismiss' first")
    }
    changeSurfaces(hidingLater: false) {
      let covered = scope
      let isAlert = element.role == .alert
      element.scope = isAlert ? FocusScope(host: port) : covered
      element.followsKeyboard = state.keyboardHeight > 0
      surfaces.present(
        SurfaceOrder.Presentation(
          sheet: id, scope: element.scope ?? covered, covered: covered,
          isFullScreen: element.role == .fullScreen))
      if isAlert, let own = element.scope { giveKey(to: own) }
    }
  }

  /// Takes the topmost sheet or alert away; what is edited in it ends by force (1.17).
  func dismissTopmost() throws(StageError) {
    guard let sheet = topmostPresented else {
      throw StageError("nothing is presented; say 'present' and the name of a sheet first")
    }
    withdraw(sheet)
  }

  /// Has a sheet, an alert or a window leave the screen, with all that was presented in its window.
  func withdraw(_ element: Element) {
    changeSurfaces(hidingLater: true) {
      let window = element.kind == .window ? element.scope : nil
      let before = surfaces.presented.map(\.sheet)
      let key = surfaces.withdraw(element.id, window: window, key: scope)
      if key.isKeyGone { scope = key.next ?? mainScope }
      for sheet in before where surfaces.level(of: sheet) == nil {
        self.element(sheet)?.scope = nil
      }
    }
  }

  /// The sheet or alert that was presented last; `nil` where none is.
  var topmostPresented: Element? {
    surfaces.presented.last.flatMap { element($0.sheet) }
  }

  /// Whether a view stands in an alert: no bar comes by itself there, nothing moves for it, and no
  /// touch ends editing.
  func standsInAlert(_ element: Element) -> Bool {
    hasSurfaces && surface(of: element).map { $0.kind == .sheet && $0.role == .alert } ?? false
  }

  // MARK: The key window

  /// Makes a window key: keys go to its first responder, and the keyboard is that one's (1.19).
  func makeKey(_ id: ElementID) throws(StageError) {
    let element = try thing(id)
    let isWindow = element.kind == .window || element.kind == .sheet && element.role == .alert
    guard isWindow else {
      throw StageError("'\(element.name)' is no window; name one, or 'main'")
    }
    guard element.isInTree, let window = element.scope else {
      let remedy = element.isInTree ? "is not presented; say 'present'" : "was removed; insert it"
      throw StageError("'\(element.name)' \(remedy) first")
    }
    makeKey(window)
  }

  /// Makes a window key that is on the screen.
  func makeKey(_ window: FocusScope) {
    guard window !== scope else { return }
    let before = focusedInput
    giveKey(to: window)
    followKeyWindow(from: before, hidingLater: false)
  }

  private func giveKey(to window: FocusScope) {
    surfaces.makeKey(window, after: scope)
    scope = window
  }

  /// The input that keys go to: the key window's first responder, unless something covers it.
  var focusedInput: InputModel? {
    guard let input = scope.firstResponder, !input.isCovered else { return nil }
    return input
  }

  /// Whether an input stands in the key window and nothing covers it.
  func isReachable(_ input: InputModel) -> Bool { input.isIn(scope) && !input.isCovered }

  /// Ends editing in the key window; where nothing is edited in an alert, in the window beneath it.
  func endEditing(force: Bool) -> Bool {
    var window = scope
    if hasSurfaces {
      while window.firstResponder == nil, let beneath = surfaces.scope(beneath: window) {
        window = beneath
      }
    }
    return window.endEditing(force: force)
  }

  // MARK: Changes

  /// Changes what stands over what; then inputs enter and leave their windows, and the keyboard is
  /// that of what keys go to.
  ///
  /// - Parameters:
  ///   - hidingLater: Whether a keyboard that nothing needs any more goes at the end of the turn.
  ///   - change: Changes the state, calling nobody.
  func changeSurfaces(hidingLater: Bool, _ change: () -> Void) {
    noteStructure()
    let before = focusedInput
    change()
    surfaces.windows = elements.compactMap { element in
      guard let element, element.kind == .window, element.isInTree, element.id != .main
      else { return nil }
      return element.id
    }
    hasSurfaces = !surfaces.presented.isEmpty || !surfaces.windows.isEmpty
    cancelLostTouch()
    if hasDoneKey { refreshWindows() }
    restand()
    followKeyWindow(from: before, hidingLater: hidingLater)
    if hasDoneKey { loseDoneKeyWithWindow() }
  }

  /// Has every input stand where it belongs now, those that are edited last: their ends call out.
  private func restand() {
    var leaving: [(Element, InputModel)] = []
    for case let element? in elements {
      guard let input = element.input else { continue }
      let place = standing(of: element)
      input.isCovered = place?.isCovered ?? false
      if input.isFirstResponder, place?.scope.map(input.isIn) != true {
        leaving.append((element, input))
      } else {
        input.move(to: place?.scope)
      }
    }
    bindInputs()
    for (element, input) in leaving { stand(element, input) }
  }

  /// Has the keyboard be that of what keys go to now.
  func followKeyWindow(from before: InputModel?, hidingLater: Bool) {
    guard let input = focusedInput else {
      if state.keyboardServesInput, !state.hidesKeyboardAtTurnEnd {
        hideKeyboard(isDeferred: hidingLater)
      }
      return
    }
    returnBarToKeyWindow()
    if input !== before || !state.keyboardServesInput { showKeyboard(for: input) }
  }

  /// Has the bar of what keys go to serve that, whatever another window had it serve meanwhile.
  func returnBarToKeyWindow() {
    guard let input = focusedInput, let bar = input.shownAccessory as? AccessoryToolbar
    else { return }
    bar.inputDidReturn(input)
  }

  // MARK: Keys and taps

  /// Has a key come to nothing because a sheet or an alert covers what has focus.
  ///
  /// - Returns: Whether it was one.
  func ignoresWhileCovered(_ event: StageEvent) -> Bool {
    guard scope.firstResponder?.isCovered ?? false else { return false }
    switch event {
    case .reload: return true
    // The clear button of a field that is named may be on the screen.
    case .clear(.some): return false
    default: break
    }
    switch event.actor {
    case .keyWithOutcome:
      state.lastOutcome = .ignored
      return true
    case .key: return true
    case .finger, .other: return false
    }
  }

  /// Whether the input that a bar serves cannot be reached: the bar is not on the screen.
  func isOutOfReach(_ bar: AccessoryToolbar) -> Bool {
    guard hasSurfaces else { return false }
    returnBarToKeyWindow()
    guard let input = bar.currentInput as? InputModel else { return false }
    return !isReachable(input)
  }
}
