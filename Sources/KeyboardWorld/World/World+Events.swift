internal import InputAccessory

// What each event does.

extension World {
  func apply(_ event: StageEvent) throws(StageError) {
    if state.isInBackground, ignoresInBackground(event) { return }
    if hasSurfaces, ignoresWhileCovered(event) { return }
    if hasAvoidance { noteAvoidance(of: event) }
    if arrangement != .none { arrange(for: event) }
    switch event {
    case .device(let name):
      noteStructure()
      profile.deviceName = name
      profile.isProfileChosen = false
    case .system(let name):
      noteStructure()
      profile.systemName = name
      profile.isProfileChosen = false
    case .locale(let name): setLocale(name)
    case .declare(let declaration):
      noteStructure()
      try declare(declaration)
    case .answer(let answer): book.set(answer)
    case .react(let reaction): book.add(reaction)

    case .focus(let id): note(try focus(id))
    case .focusLast: note(scope.lastFirstResponder.map(focus) ?? false)
    case .endEditing(let force): note(endEditing(force: force))

    case .type(let text): try type(text)
    case .paste(let text): scope.firstResponder?.paste(text)
    case .delete(let count): delete(count)
    case .cut: scope.firstResponder?.cut()
    case .select(let range): scope.firstResponder?.select(range)
    case .selectAll: scope.firstResponder.map { $0.select(0..<$0.state.editing.length) }
    case .caret(let offset): scope.firstResponder?.select(offset..<offset)
    case .undo: scope.firstResponder?.undo()
    case .redo: scope.firstResponder?.redo()
    case .compose(let text, let selected): scope.firstResponder?.compose(text, selected: selected)
    case .commit(let text): commit(text)
    case .replace(let id, let range, let text): try input(id).replace(range, with: text)
    case .suggest(let text): scope.firstResponder?.suggest(text)
    case .returnKey: state.lastOutcome = scope.firstResponder?.pressReturn() ?? .ignored
    case .clear(let id): try clear(id)
    case .key(let key): press(key)
    case .tap(let action, let bar): try tap(action, of: bar)

    case .set(let id, let property, let value):
      noteStructure()
      try set(property, of: id, to: value)
    case .setItem(let bar, let action, let property, let value):
      try set(property, of: action, in: bar, to: value)
    case .insert(let id):
      noteStructure()
      try insert(id)
    case .remove(let id):
      noteStructure()
      try remove(id)
    case .drop(let id):
      noteStructure()
      try drop(id)

    case .reload: scope.firstResponder?.reloadInputViews()
    case .background: enterBackground()
    case .foreground: enterForeground()
    case .post(let notification): post(notification)

    case .turn:
      pass(until: state.clock.time)
      state.clock.beginTurn()
    case .advance(let seconds):
      let moment = state.clock.time + seconds
      pass(until: moment)
      state.clock.reach(moment)
      state.clock.beginTurn()
    case .settle: settle()
    case .clock(let isManual): state.clock.isManual = isManual

    case .doneKey(let setting):
      noteStructure()
      try setDoneKey(setting)
    case .avoid(let setting): try setAvoidance(setting)
    case .touchDismiss(let setting):
      noteStructure()
      setTouchDismiss(setting)
    case .tapDoneKey: tapDoneKey()
    case .touch(let id, let isPencil): try touch(id, isPencil: isPencil)
    case .touchPoint(let point, let isPencil): try touch(at: point, isPencil: isPencil)
    case .press(let point): try press(at: point)
    case .move(let point): try moveTouch(to: point)
    case .lift(let point): try liftTouch(at: point)
    case .drag(let start, let end): try drag(from: start, to: end)
    case .rotate(let orientation): rotate(to: orientation)
    case .hardwareKeyboard(let isOn): setHardwareKeyboard(isOn)
    case .keyboard(let place): try placeKeyboard(place)
    case .reduceMotion(let isOn): setReducesMotion(isOn)
    case .present(let id): try present(id)
    case .dismiss: try dismissTopmost()
    case .keyWindow(let id): try makeKey(id)

    case .tab(let backward): tab(backward: backward)
    }
  }

  /// Keeps what a focus or end-editing statement returned; one inside a callback does not count.
  private func note(_ result: Bool) {
    if state.depth == 1 { state.lastResult = result }
  }

  // MARK: Focus

  private func focus(_ id: ElementID) throws(StageError) -> Bool {
    let element = try thing(id)
    guard let input = element.input else {
      throw StageError("'\(element.name)' takes no focus; name a field or a text view")
    }
    return focus(input)
  }

  /// Asks for focus; an input that stands in no window, or that something covers, is refused.
  private func focus(_ input: InputModel) -> Bool {
    guard hasSurfaces ? isUncovered(input) : input.isIn(mainScope) else { return false }
    return input.becomeFirstResponder()
  }

  private func isUncovered(_ input: InputModel) -> Bool {
    guard !input.isCovered, let element = element(id(of: input)) else { return false }
    return standing(of: element)?.scope.map(input.isIn) ?? false
  }

  /// The input after another one in its window's tree, or before it, by the default policies.
  func input(nextTo input: InputModel, forward: Bool) -> (any TextInput)? {
    let all = inputs(in: input.scope)
    guard let start = all.firstIndex(where: { $0 === input }) else { return nil }
    let target = NavigationRule.target(
      from: start, forward: forward, count: all.count, policy: NavigationPolicy()
    ) { all[$0].focusObstacle(from: input).map(NavigationRule.Place.blocked) ?? .open }
    if case .input(let place) = target { return all[place] }
    return nil
  }

  /// Tab, or Shift-Tab: what Next or Previous of the focused input's bar does; without one, focus
  /// moves in the order of the tree.
  private func tab(backward: Bool) {
    guard let input = focusedInput else {
      state.lastOutcome = .ignored
      return
    }
    if hasSurfaces { returnBarToKeyWindow() }
    if let bar = input.shownAccessory as? AccessoryToolbar,
      let outcome = bar.performTab(backward: backward)
    {
      state.lastOutcome = outcome
    } else if let target = self.input(nextTo: input, forward: !backward) {
      let hasMoved = target.becomeFirstResponder() && target.isFirstResponder
      state.lastOutcome = hasMoved ? .moved : .refused
    } else {
      state.lastOutcome = .ignored
    }
  }

  // MARK: Keys

  private func type(_ text: String) throws(StageError) {
    guard let input = scope.firstResponder else { return }
    if hasPanels { try requireKeys(for: input) }
    let type = state.keyboard.stance == .down ? input.keyboardType : state.keyboardType
    guard
      state.hasHardwareKeyboard
        || PadKeys.has(
          text, on: type, idiom: profile.device.idiom, symbols: locale.symbols)
    else {
      throw StageError(
        "the keyboard '\(type.word)' has not all the keys of this text; "
          + "paste it, give the field another keyboard, or say 'hardware-keyboard on'")
    }
    // One key is most of what is typed; it needs no cutting into characters.
    if text.utf8.count == 1, text != "\n" {
      input.insert(text)
    } else {
      for character in text where !isExhausted { press(character) }
    }
  }

  private func press(_ character: Character) {
    guard let input = focusedInput else { return }
    if character.isNewline {
      state.lastOutcome = input.pressReturn()
    } else {
      input.insert(String(character))
    }
  }

  private func delete(_ count: Int) {
    for _ in 0..<count {
      // Once there is nothing to delete, further backspaces ask and change nothing (2.9).
      guard !isExhausted, let input = focusedInput,
        input.deleteBackward() || input.text != ""
      else { return }
    }
  }

  private func commit(_ text: String?) {
    guard let input = scope.firstResponder else { return }
    if let text {
      input.commit(text)
    } else {
      input.commit()
    }
  }

  private func clear(_ id: ElementID?) throws(StageError) {
    let input = try id.map(input) ?? scope.firstResponder
    guard let field = input as? TextField, isReachable(field), field.showsClearButton else {
      state.lastOutcome = .ignored
      return
    }
    state.lastOutcome = field.clearByUser() ? .performed : .refused
  }

  private func press(_ press: KeyPress) {
    if press.isTab { return tab(backward: !press.modifiers.isEmpty) }
    guard let input = scope.firstResponder else { return }
    switch (press.key, press.modifiers) {
    case (.left, []): input.moveCaret(forward: false)
    case (.right, []): input.moveCaret(forward: true)
    case (.left, [.shift]): input.moveCaret(forward: false, extending: true)
    case (.right, [.shift]): input.moveCaret(forward: true, extending: true)
    case (.up, []): input.moveCaretByLine(forward: false)
    case (.down, []): input.moveCaretByLine(forward: true)
    case (.forwardDelete, []): input.deleteForward()
    case (.escape, []), (.period, [.command]):
      guard let bar = input.shownAccessory as? AccessoryToolbar,
        let outcome = bar.performEscape()
      else { return record(.key, of: .window, .key(press)) }
      state.lastOutcome = outcome
    default: record(.key, of: .window, .key(press))
    }
  }

  // MARK: Taps

  private func tap(_ action: ToolbarAction, of bar: ElementID?) throws(StageError) {
    if !hasSurfaces, bar == nil,
      let toolbar = scope.firstResponder?.shownAccessory as? AccessoryToolbar,
      toolbar.hasItem(for: action)
    {
      state.lastOutcome = toolbar.perform(action)
      return
    }
    guard let id = bar ?? currentBar else {
      throw StageError("no bar to tap; give the focused field one, as in 'toolbar bar for=amount'")
    }
    let element = try thing(id)
    guard let toolbar = element.bar else {
      throw StageError("'\(element.name)' is no toolbar; name one, as in 'tap bar.done'")
    }
    guard toolbar.hasItem(for: action) else { throw missing(action, in: element, toolbar) }
    tap(action, of: toolbar, element)
  }

  func missing(
    _ action: ToolbarAction, in element: Element, _ bar: AccessoryToolbar
  ) -> StageError {
    let words = bar.items.compactMap { $0.action?.word }
    let rest = words.isEmpty ? "it has none" : "it has " + words.joined(separator: ", ")
    return StageError("'\(element.name)' has no item '\(action.word)'; \(rest)")
  }
}
