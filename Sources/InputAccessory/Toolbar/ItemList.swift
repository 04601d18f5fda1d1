/// A toolbar's items, with what a tap needs to know of the built-in ones at hand.
struct ItemList: Hashable, Sendable {
  /// What a tap on an item finds.
  enum Standing {
    case missing, inactive, active
  }

  let items: [ToolbarItem]
  // A bit for each built-in action, by `builtInBit`.
  private var present: UInt8 = 0
  private var active: UInt8 = 0

  init(_ items: [ToolbarItem]) {
    self.items = items
    for item in items {
      guard let bit = item.action?.builtInBit, present & bit == 0 else { continue }
      present |= bit
      if item.isActive { active |= bit }
    }
  }

  /// The first button for `action`.
  ///
  /// - Complexity: O(*n*) in the items.
  func item(for action: ToolbarAction) -> ToolbarItem? {
    items.first { $0.action == action }
  }

  /// Whether a tap on the button for `action` does something.
  ///
  /// - Complexity: O(1) for a built-in action, O(*n*) for an own item.
  @inline(__always)
  func standing(of action: ToolbarAction) -> Standing {
    guard let bit = action.builtInBit else {
      guard let item = item(for: action) else { return .missing }
      return item.isActive ? .active : .inactive
    }
    if active & bit != 0 { return .active }
    return present & bit != 0 ? .inactive : .missing
  }
}

extension ToolbarItem {
  fileprivate var isActive: Bool { isEnabled && !isHidden }
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
