internal import InputAccessory
internal import KeyboardRules

extension Element {
  /// Everything about a thing that can be taken and put back, but for whose delegate it is.
  struct State {
    fileprivate var parent: ElementID?
    fileprivate var children: [ElementID]
    fileprivate var isInTree: Bool
    fileprivate var isDropped: Bool
    fileprivate var isHidden: Bool
    fileprivate var isInteractive: Bool
    fileprivate var isBarEnabled: Bool
    fileprivate var isBoundToAll: Bool
    fileprivate var isAvoided: Bool
    fileprivate var wantsDoneKey: Bool
    fileprivate var followsKeyboard: Bool
    fileprivate var position: Point?
    fileprivate var size: Size?
    fileprivate var stackIndex: Int
    fileprivate var stackCount: Int
    fileprivate var panel: ElementID?
    fileprivate var boundInputs: [ElementID]
    fileprivate var chainOrder: ChainOrder?
    fileprivate var scroll: ScrollState?
    fileprivate var height: Double
    fileprivate var role: ElementRole
    fileprivate var scope: FocusScope?
    fileprivate var restrictions: TextRuleSettings
    fileprivate var touchChoice: TouchChoice
    fileprivate var accessoryHeight: Double
    fileprivate var isAccessoryEnabled: Bool
  }

  /// What the thing is like, beside its input and its bar.
  var state: State {
    get {
      State(
        parent: parent, children: children, isInTree: isInTree, isDropped: isDropped,
        isHidden: isHidden, isInteractive: isInteractive, isBarEnabled: isBarEnabled,
        isBoundToAll: isBoundToAll, isAvoided: isAvoided, wantsDoneKey: wantsDoneKey,
        followsKeyboard: followsKeyboard, position: position, size: size, stackIndex: stackIndex,
        stackCount: stackCount, panel: panel, boundInputs: boundInputs, chainOrder: chainOrder,
        scroll: scroll, height: height, role: role, scope: scope, restrictions: restrictions,
        touchChoice: touchChoice, accessoryHeight: accessory?.height ?? 0,
        isAccessoryEnabled: accessory?.isEnabled ?? false)
    }
    set {
      parent = newValue.parent
      // This forgets the bounds of what it holds, too.
      children = newValue.children
      isInTree = newValue.isInTree
      isDropped = newValue.isDropped
      isHidden = newValue.isHidden
      isInteractive = newValue.isInteractive
      isBarEnabled = newValue.isBarEnabled
      isBoundToAll = newValue.isBoundToAll
      isAvoided = newValue.isAvoided
      wantsDoneKey = newValue.wantsDoneKey
      followsKeyboard = newValue.followsKeyboard
      position = newValue.position
      size = newValue.size
      stackIndex = newValue.stackIndex
      stackCount = newValue.stackCount
      panel = newValue.panel
      boundInputs = newValue.boundInputs
      chainOrder = newValue.chainOrder
      scroll = newValue.scroll
      height = newValue.height
      role = newValue.role
      scope = newValue.scope
      restrictions = newValue.restrictions
      touchChoice = newValue.touchChoice
      accessory?.height = newValue.accessoryHeight
      accessory?.isEnabled = newValue.isAccessoryEnabled
    }
  }

  /// Mixes in what a thing is like that something beside a script's `set` changes.
  func mix(into fingerprint: inout Fingerprint) {
    fingerprint.mix(
      isInTree, isDropped, isHidden, isInteractive, isBarEnabled, isBoundToAll, isAvoided,
      wantsDoneKey)
  }
}

extension ScrollState {
  /// Mixes in what scrolling and the keyboard change.
  func mix(into fingerprint: inout Fingerprint) {
    fingerprint.mix(offset.x)
    fingerprint.mix(offset.y)
    fingerprint.mix(insets.content.bottom)
    fingerprint.mix(insets.content.top)
    fingerprint.mix(insets.indicator.bottom)
  }
}
