/// A toolbar's items, with what a tap needs to know of the built-in ones at hand.
struct ItemList: Hashable, Sendable {
  /// What a tap on an item finds.
  enum Standing {
    case missing, inactive, active
    /// It depends on the place of the current input, or on its text.
    case dependent
  }

  let items: [ToolbarItem]
  let arrows: ArrowMode
  /// Whether Submit stands in place of Done on the last input.
  let placesSubmit: Bool
  // A bit for each built-in action, by `builtInBit`.
  private var present: UInt8 = 0
  private var active: UInt8 = 0
  private var dependent: UInt8 = 0

  init(_ items: [ToolbarItem], arrows: ArrowMode = .always, placesSubmit: Bool = false) {
    self.items = items
    self.arrows = arrows
    self.placesSubmit = placesSubmit
    for item in items {
      guard let bit = item.action?.builtInBit, present & bit == 0 else { continue }
      present |= bit
      switch item.ownStanding {
      case .active: active |= bit
      case .dependent: dependent |= bit
      case .inactive, .missing: break
      }
    }
    if arrows != .always { placeArrows() }
    if placesSubmit { placeSubmit() }
  }

  private static let arrowBits: UInt8 =
    (ToolbarAction.previous.builtInBit ?? 0) | (ToolbarAction.next.builtInBit ?? 0)
  private static let doneBit = ToolbarAction.done.builtInBit ?? 0
  private static let submitBit = ToolbarAction.submit.builtInBit ?? 0

  /// Has arrows that could be tapped be so in some places, or in none.
  private mutating func placeArrows() {
    let open = (active | dependent) & Self.arrowBits
    active &= ~open
    dependent &= ~open
    if arrows == .auto { dependent |= open }
  }

  private mutating func placeSubmit() {
    let open = (active | dependent) & Self.doneBit
    if present & Self.doneBit != 0 { present |= Self.submitBit }
    guard open != 0 else { return }
    active &= ~Self.doneBit
    dependent |= Self.doneBit
    // A Submit among the items stays what it is.
    if active & Self.submitBit == 0 { dependent |= Self.submitBit }
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
    guard let bit = action.builtInBit else { return standingOfOwnItem(action) }
    if active & bit != 0 { return .active }
    if dependent & bit != 0 { return .dependent }
    return present & bit != 0 ? .inactive : .missing
  }

  private func standingOfOwnItem(_ action: ToolbarAction) -> Standing {
    if let item = items.first(where: { $0.action == action }) { return item.ownStanding }
    guard let found = choice(for: action) else { return .missing }
    // What holds it must be there to be pressed.
    guard found.holder.isActive, found.choice.isActive else { return .inactive }
    let isPlaced = found.holder.action.map(dependsOnPlace) ?? false
    return isPlaced ? .dependent : found.choice.ownStanding
  }

  /// Whether how the items are shown depends on the place of the current input, or on ``arrows``.
  var dependsOnPlace: Bool { arrows != .always || placesSubmit }

  /// Whether how the button for `action` is shown does.
  func dependsOnPlace(_ action: ToolbarAction) -> Bool {
    switch action {
    case .previous, .next: arrows != .always
    case .done, .submit: placesSubmit
    case .cancel, .clear, .item: false
    }
  }

  /// The items as they stand in a place.
  func displayed(
    showsArrows: Bool, isLast: Bool, submitTitle: String?
  ) -> [ToolbarItem] {
    var shown: [ToolbarItem] = []
    var hasDone = false
    for var item in items {
      if item.action == .previous || item.action == .next, !showsArrows { item.isHidden = true }
      guard item.action == .done, let submitTitle else {
        shown.append(item)
        continue
      }
      var submit = item.standIn(.button(.submit), title: submitTitle)
      if isLast { item.isHidden = true } else { submit.isHidden = true }
      shown.append(item)
      if !hasDone { shown.append(submit) }
      hasDone = true
    }
    return shown
  }
}

extension ToolbarItem {
  /// Whether it is there to be tapped, whatever the text is.
  var isActive: Bool { isEnabled && !isHidden }

  fileprivate var ownStanding: ItemList.Standing {
    guard isActive else { return .inactive }
    return requirement == .none ? .active : .dependent
  }

  /// Another item that is enabled and shown as this one is, with a title of its own: what is drawn and
  /// said of this one, and how wide it is, goes with its title.
  fileprivate func standIn(_ kind: Kind, title: String) -> ToolbarItem {
    var item = ToolbarItem(kind, title: title)
    item.isEnabled = isEnabled
    item.isHidden = isHidden
    item.requirement = requirement
    item.choices = choices
    item.group = group
    item.playsClick = playsClick
    return item
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
