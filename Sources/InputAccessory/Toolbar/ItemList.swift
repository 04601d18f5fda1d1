/// A toolbar's items, with what a tap needs to know of the built-in ones at hand.
struct ItemList: Hashable, Sendable {
  /// What a tap on an item finds.
  enum Standing {
    case missing, inactive, active
    /// It depends on the place of the current input.
    case placed
  }

  let items: [ToolbarItem]
  let arrows: ArrowMode
  /// Whether Submit stands in place of Done on the last input.
  let placesSubmit: Bool
  // A bit for each built-in action, by `builtInBit`.
  private var present: UInt8 = 0
  private var active: UInt8 = 0
  private var placed: UInt8 = 0

  init(_ items: [ToolbarItem], arrows: ArrowMode = .always, placesSubmit: Bool = false) {
    self.items = items
    self.arrows = arrows
    self.placesSubmit = placesSubmit
    for item in items {
      guard let bit = item.action?.builtInBit, present & bit == 0 else { continue }
      present |= bit
      if item.isActive { active |= bit }
    }
    if arrows != .always { place(Self.arrowBits, showing: arrows == .auto) }
    if placesSubmit { placeSubmit() }
  }

  private static let arrowBits: UInt8 =
    (ToolbarAction.previous.builtInBit ?? 0) | (ToolbarAction.next.builtInBit ?? 0)
  private static let submitBits: UInt8 =
    (ToolbarAction.done.builtInBit ?? 0) | (ToolbarAction.submit.builtInBit ?? 0)

  /// Has items that would be active be so in some places, or in none.
  private mutating func place(_ bits: UInt8, showing isShown: Bool) {
    if isShown { placed |= active & bits }
    active &= ~bits
  }

  private mutating func placeSubmit() {
    guard let done = item(for: .done) else { return }
    let own = active & ~(ToolbarAction.done.builtInBit ?? 0)
    present |= Self.submitBits
    if done.isActive { placed |= Self.submitBits & ~own }
    active = own
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
    if placed & bit != 0 { return .placed }
    return present & bit != 0 ? .inactive : .missing
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
      var submit = item
      submit.kind = .button(.submit)
      submit.title = submitTitle
      if isLast { item.isHidden = true } else { submit.isHidden = true }
      shown.append(item)
      if !hasDone { shown.append(submit) }
      hasDone = true
    }
    return shown
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
