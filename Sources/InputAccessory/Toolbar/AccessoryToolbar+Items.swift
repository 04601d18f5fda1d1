// What the bar shows where the current input stands, and what a tap finds there.

extension AccessoryToolbar {
  /// Whether the bar has an item for `action`, shown or not.
  public func hasItem(for action: ToolbarAction) -> Bool {
    state.items.standing(of: action) != .missing
  }

  /// The first item for `action` as it stands now, shown or not; `nil` if the bar has none.
  public func item(for action: ToolbarAction) -> ToolbarItem? {
    guard state.items.dependsOnPlace(action) else { return state.items.item(for: action) }
    let all = displayedItems.filter { $0.action == action }
    return all.first { !$0.isHidden } ?? all.first
  }

  /// The items as they stand for the current input: arrows are hidden as ``arrows`` says, and on the
  /// last input Submit stands beside a hidden Done. Asks no delegate.
  public var displayedItems: [ToolbarItem] {
    guard state.items.dependsOnPlace else { return items }
    return state.items.displayed(
      showsArrows: showsArrows, isLast: isAtLastInput, submitTitle: submitTitle)
  }

  /// Those of ``displayedItems`` that are not hidden, from the leading edge on: what is laid out,
  /// touched and spoken.
  public var shownItems: [ToolbarItem] { displayedItems.filter { !$0.isHidden } }

  // MARK: Changes

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

  // MARK: Taps

  /// What a tap on the button for `action` finds where the current input stands, with the text that it
  /// has.
  @inline(__always)
  func standing(of action: ToolbarAction) -> ItemList.Standing {
    let standing = state.items.standing(of: action)
    guard standing == .dependent else { return standing }
    return isOpen(to: action) ? .active : .inactive
  }

  @inline(never)
  private func isOpen(to action: ToolbarAction) -> Bool {
    displayedItems.contains { holder in
      guard holder.isActive else { return false }
      if holder.action == action { return isMet(holder.requirement) }
      return holder.choices.contains {
        $0.action == action && $0.isActive && isMet($0.requirement)
      }
    }
  }

  /// Whether the text of the current input is as an item needs it.
  func isMet(_ requirement: TextRequirement) -> Bool {
    if requirement == .none { return true }
    return currentInput.map(requirement.isMet) ?? false
  }

  /// Whether Previous and Next are worth their room.
  private var showsArrows: Bool {
    guard arrows == .auto else { return arrows == .always }
    guard let input = currentInput else {
      // Whoever takes focus first could go on from there.
      guard let first = inputs.first(where: { $0.focusObstacle == nil }) else { return false }
      let next = chain.target(from: first, forward: true, policy: NavigationPolicy())
      return if case .input = next { true } else { false }
    }
    return target(.next, from: input) != nil || target(.previous, from: input) != nil
  }

  /// Whether nothing that Next could lead to follows the current input.
  private var isAtLastInput: Bool {
    guard let input = currentInput, serves(input) else { return false }
    var policy = state.policies.navigation
    policy.wraps = false
    if case .none = chain.target(from: input, forward: true, policy: policy) { return true }
    return false
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

  // MARK: Return keys

  /// The title that the bar has the Return key of one of its inputs show; `nil` for the input's own.
  public func returnKey(of input: any TextInput) -> ReturnKeyType? {
    guard returnKeys == .follow, state.isEnabled, serves(input),
      input.capabilities.contains(.asksShouldReturn)
    else { return nil }
    return self.input(after: input) == nil ? .done : .next
  }
}
