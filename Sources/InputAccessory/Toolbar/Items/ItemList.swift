/// A toolbar's items, with what a tap needs to know of the built-in ones at hand.
struct ItemList: Hashable, Sendable {
  /// What a tap on an item finds.
  enum Standing {
    case missing, inactive, active
    /// It does something where the text is as the item requires.
    case conditional
  }

  let items: [ToolbarItem]
  // A bit for each built-in action, by `builtInBit`.
  private var present: UInt8 = 0
  private var active: UInt8 = 0
  private var conditional: UInt8 = 0

  init(_ items: [ToolbarItem]) {
    self.items = items
    for item in items {
      guard let bit = item.action?.builtInBit, present & bit == 0 else { continue }
      present |= bit
      switch item.ownStanding {
      case .active: active |= bit
      case .conditional: conditional |= bit
      case .inactive, .missing: break
      }
    }
  }

  /// The first item for `action`, be it what a long press on one of them offers.
  ///
  /// - Complexity: O(*n*) in the items and their choices.
  func item(for action: ToolbarAction) -> ToolbarItem? {
    if let item = items.first(where: { $0.action == action }) { return item }
    guard case .item = action else { return nil }
    return choice(for: action)?.choice
  }

  private func choice(
    for action: ToolbarAction
  ) -> (holder: ToolbarItem, choice: ToolbarItem)? {
    for item in items where !item.choices.isEmpty {
      if let choice = item.choices.first(where: { $0.action == action }) { return (item, choice) }
    }
    return nil
  }

  /// Whether a tap on the button for `action` does something.
  ///
  /// - Complexity: O(1) for a built-in action, O(*n*) for an own item.
  @inline(__always)
  func standing(of action: ToolbarAction) -> Standing {
    guard let bit = action.builtInBit else {
      return standingOfOwnItem(action)
    }
    if active & bit != 0 { return .active }
    if conditional & bit != 0 { return .conditional }
    return present & bit != 0 ? .inactive : .missing
  }

  private func standingOfOwnItem(_ action: ToolbarAction) -> Standing {
    if let item = items.first(where: { $0.action == action }) { return item.ownStanding }
    guard let found = choice(for: action) else { return .missing }
    // What holds it must be there to be pressed.
    switch found.holder.ownStanding {
    case .active, .conditional: return found.choice.ownStanding
    case .inactive, .missing: return .inactive
    }
  }
}

extension ToolbarItem {
  fileprivate var ownStanding: ItemList.Standing {
    guard isEnabled && !isHidden else { return .inactive }
    return requirement == .none ? .active : .conditional
  }
}

extension ToolbarAction {
  @inline(__always)
  fileprivate var builtInBit: UInt8? {
    switch self {
    case .done: 1 << 0
    case .cancel: 1 << 1
    case .previous: 1 << 2
    case .next: 1 << 3
    case .clear: 1 << 4
    case .submit: 1 << 5
    case .item: nil
    }
  }
}
