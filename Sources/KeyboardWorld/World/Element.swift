internal import InputAccessory

/// A thing on the stage, with what stands behind its name.
final class Element {
  let id: ElementID
  let name: String
  let kind: ElementKind
  /// What holds it; `nil` for what stands in no tree.
  var parent: ElementID?
  /// What stands in it, in order; what was removed keeps its place.
  var children: [ElementID] = []
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
  var delegate: ScriptDelegate?
  /// The inputs that a bar was bound to, in order, those dropped since included.
  var boundInputs: [ElementID] = []
  /// Tells, after the thing was dropped, whether something kept it alive.
  weak var remains: AnyObject?

  init(id: ElementID, name: String, kind: ElementKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }
}
