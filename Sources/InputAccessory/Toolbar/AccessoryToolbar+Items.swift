// What the bar shows where the current input stands.

extension AccessoryToolbar {
  /// Whether the bar has a button for `action`, shown or not.
  public func hasItem(for action: ToolbarAction) -> Bool {
    state.items.standing(of: action) != .missing
  }

  /// The first button for `action` as it stands now, shown or not; `nil` if the bar has none.
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

  /// What a tap on the button for `action` finds where the current input stands.
  @inline(__always)
  func standing(of action: ToolbarAction) -> ItemList.Standing {
    let standing = state.items.standing(of: action)
    guard standing == .placed else { return standing }
    return isInPlace(action) ? .active : .inactive
  }

  @inline(never)
  private func isInPlace(_ action: ToolbarAction) -> Bool {
    switch action {
    case .previous, .next: showsArrows
    case .submit: isAtLastInput
    case .done: !isAtLastInput
    case .cancel, .clear, .item: true
    }
  }

  /// Whether Previous and Next are worth their room.
  private var showsArrows: Bool {
    guard arrows == .auto else { return arrows == .always }
    guard let input = currentInput else {
      return inputs.lazy.filter { $0.focusObstacle == nil }.prefix(2).count == 2
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

  /// The title that the bar has the Return key of one of its inputs show; `nil` for the input's own.
  func returnKey(of input: any TextInput) -> ReturnKeyType? {
    guard returnKeys == .follow, state.isEnabled, serves(input),
      input.capabilities.contains(.asksShouldReturn)
    else { return nil }
    return self.input(after: input) == nil ? .done : .next
  }
}
