// What the items show, say and do beyond their actions.

extension AccessoryToolbar {
  /// The items that are not hidden, from the leading edge on.
  public var shownItems: [ToolbarItem] { state.items.items.filter { !$0.isHidden } }

  /// Replaces all items, while a session runs or not; the change takes effect for the next action.
  ///
  /// - Parameters:
  ///   - items: What the bar shows from now on.
  ///   - isAnimated: Whether what shows the bar fades from the old items to the new.
  public func setItems(_ items: [ToolbarItem], animated isAnimated: Bool) {
    self.items = items
    state.animatesItems = isAnimated
  }

  /// Whether what shows the bar fades to the items that were set last; `false` for a plain assignment
  /// (6.10).
  public var animatesItems: Bool { state.animatesItems }

  /// Hides or shows the items of a group.
  ///
  /// - Complexity: O(*n*) in the items.
  public func setHidden(_ isHidden: Bool, ofGroup group: String) {
    items = items.map { item in
      guard item.group == group else { return item }
      var item = item
      item.isHidden = isHidden
      return item
    }
  }

  // MARK: Titles

  /// The locale that titles and direction are taken from; `en_US` unless set.
  public var locale: String {
    get { state.locale }
    set {
      state.locale = newValue
      state.titles = ToolbarTitles(locale: newValue)
      state.direction = WritingDirection(locale: newValue)
    }
  }

  /// The titles of built-in buttons without one of their own: those of the locale, or the app's.
  public var titles: ToolbarTitles {
    get { state.titles }
    set { state.titles = newValue }
  }

  /// Which side the first item stands on; the locale's unless set. Previous and Next mean the same in
  /// both.
  public var direction: WritingDirection {
    get { state.direction }
    set { state.direction = newValue }
  }

  /// What an item says now: its own title; else a button's built-in one, and for a title the current
  /// input's text, if it echoes that and there is some, or placeholder. Empty for spaces.
  public func displayedTitle(of item: ToolbarItem) -> String {
    guard item.kind == .title, item.title == nil else { return item.title(in: state.titles) }
    guard let input = currentInput else { return "" }
    if item.echoesText {
      let text = input.currentText
      if !text.isEmpty {
        return input.hidesText ? String(repeating: Self.dot, count: text.count) : text
      }
    }
    return input.currentPlaceholder
  }

  /// What stands for a character of a secure text.
  static let dot = "\u{2022}"

  // MARK: Accessibility

  /// What a screen reader says of an item, and what tests find it by; `nil` for a space.
  public func accessibility(of item: ToolbarItem) -> ItemAccessibility? {
    guard let action = item.action else { return nil }
    var traits: ItemAccessibility.Traits = item.kind == .title ? .header : .button
    if item.kind == .title, item.echoesText, item.title == nil { traits.insert(.updatesFrequently) }
    if item.effect != .none { traits.insert(.keyboardKey) }
    if item.kind != .title, !canPerform(action) { traits.insert(.notEnabled) }
    return ItemAccessibility(
      label: item.accessibilityLabel ?? displayedTitle(of: item), hint: item.accessibilityHint,
      identifier: item.accessibilityIdentifier ?? action.identifier, traits: traits)
  }

  /// What a screen reader says of the bar, in the order in which it reads: from the side that reading
  /// begins at, whichever that is. Spaces and hidden items are left out.
  public var spokenItems: [ItemAccessibility] { shownItems.compactMap(accessibility) }

  // MARK: Text

  /// Whether the text of the current input is as an item requires.
  func meetsRequirement(of action: ToolbarAction) -> Bool {
    guard let input = currentInput, let item = state.items.item(for: action) else { return false }
    return item.requirement.isMet(by: input)
  }

  /// Does to an input's text what an own item is for.
  ///
  /// - Returns: Whether it could be done.
  func edit(_ input: any TextInput, by action: ToolbarAction) -> Bool {
    switch state.items.item(for: action)?.effect {
    case .none?, nil: return true
    case .insert(let text)?: return input.insertByUser(text)
    case .moveCaret(let distance)?:
      input.moveCaretByUser(distance)
      return true
    }
  }
}

extension ToolbarAction {
  /// The word of the action; an own item has its id.
  fileprivate var identifier: String {
    switch self {
    case .done: "done"
    case .cancel: "cancel"
    case .previous: "previous"
    case .next: "next"
    case .clear: "clear"
    case .submit: "submit"
    case .item(let id): id
    }
  }
}
