// What the items say, in which language, and from which side on.

extension AccessoryToolbar {
  /// The locale that titles and direction are taken from; `en_US` unless set.
  public var locale: InputLocale {
    get { state.locale }
    set {
      state.locale = newValue
      state.titles = ToolbarTitles(locale: newValue.identifier)
      state.direction = newValue.direction
    }
  }

  /// The titles of built-in buttons without one of their own: those of the locale, or the app's.
  public var titles: ToolbarTitles {
    get { state.titles }
    set { state.titles = newValue }
  }

  /// Which side the first item stands on; the locale's unless set. Previous and Next mean the same in
  /// both.
  public var direction: LayoutDirection {
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
      identifier: item.accessibilityIdentifier ?? action.word, traits: traits)
  }

  /// What a screen reader says of the bar, in the order in which it reads: from the side that reading
  /// begins at, whichever that is. Spaces and hidden items are left out.
  public var spokenItems: [ItemAccessibility] { shownItems.compactMap(accessibility) }
}
