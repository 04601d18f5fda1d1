internal import InputAccessory
internal import KeyboardRules

/// What a sheet or a window is for, spelled as scripts spell it.
enum ElementRole: String, CaseIterable, Hashable {
  /// It is neither a sheet nor an extra window.
  case none
  /// A sheet over a part of the screen; its focus is the window's.
  case sheet
  /// A sheet over the whole screen; what is beneath leaves the window (1.17).
  case fullScreen = "full-screen"
  /// An alert, which is a window of its own; an extra window of that kind.
  case alert
  /// The system's window for the keyboard and the like.
  case textEffects = "text-effects"
  /// The system's window for a keyboard of another process.
  case remoteKeyboard = "remote-keyboard"
  /// Any other extra window.
  case other
}

/// A thing on the stage, with what stands behind its name.
final class Element {
  let id: ElementID
  let name: String
  let kind: ElementKind
  /// What holds it; `nil` for what stands in no tree.
  var parent: ElementID?
  /// What stands in it, in order; what was removed keeps its place.
  var children: [ElementID] = [] { didSet { childBounds = [] } }
  /// Where touches may find each of its children, in order, so that most are passed over unseen; empty
  /// where it is to be found out anew.
  @exclusivity(unchecked) var childBounds: [Rect] = []
  /// Whether it stands in the tree, or, for a bar or a delegate, is in use.
  @exclusivity(unchecked) var isInTree = true
  @exclusivity(unchecked) var isDropped = false
  var isHidden = false
  var isInteractive = true
  /// Where it stands in its parent, in points; `nil` stacks it.
  var position: Point?
  var size: Size?
  /// The place among the stacked elements of its parent.
  var stackIndex = 0
  /// How many elements were stacked in it.
  var stackCount = 0

  @exclusivity(unchecked) var input: InputModel?
  @exclusivity(unchecked) var bar: AccessoryToolbar?
  var accessory: PlainAccessory?
  /// Whether a bar takes part where it is not hidden.
  var isBarEnabled = true
  var delegate: ScriptDelegate?
  /// The panel that an input is bound to, if any.
  var panel: ElementID?
  /// The inputs that a bar, an accessory or a panel was bound to, in order, those dropped since
  /// included.
  var boundInputs: [ElementID] = []
  /// Whether it is bound to every input that has none of its kind by name instead.
  var isBoundToAll = false
  /// The order of Next and Previous of a bar; `nil` where none was named.
  var chainOrder: ChainOrder?
  /// What a scroll view scrolls, and how far; `nil` for everything else.
  var scroll: ScrollState?
  /// How high a panel or an accessory is, in points.
  var height = 0.0
  /// What a sheet covers, or what a window is for.
  var role = ElementRole.none
  /// The focus of a window, and of the one that a sheet was presented in: an alert's own.
  var scope: FocusScope?
  /// Whether what keeps inputs clear of the keyboard does so for this one.
  var isAvoided = true
  /// Whether a key over the number pad was asked for this input by name.
  var wantsDoneKey = false
  /// Whether a window came after the keyboard's, and stands behind it in the list of windows (5.5).
  var followsKeyboard = false
  /// What an input may hold.
  var restrictions = TextRuleSettings()
  /// What an input says of touches outside it.
  var touchChoice = TouchChoice.default
  /// Tells, after the thing was dropped, whether something kept it alive.
  weak var remains: AnyObject?

  init(id: ElementID, name: String, kind: ElementKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }
}
