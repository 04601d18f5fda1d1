internal import InputAccessory
internal import KeyboardRules

/// A world's state at one moment, between events, to be put back into the same world.
///
/// Taking and putting back is far cheaper than replaying what led there. The trace is no part of it:
/// it goes on. Neither are objects: a snapshot keeps the inputs and bars of its moment alive, so
/// what was dropped since comes back, but a `drop` frees nothing while a snapshot from before it
/// lives. Delegates that scripts declare are the exception: they are not kept, and another one takes
/// the place of one that was dropped.
public struct WorldSnapshot {
  struct Part {
    var state: Element.State
    var input: InputModel?
    var bar: AccessoryToolbar?
    var accessory: PlainAccessory?
    var hasDelegate: Bool
    /// Whose delegate decides about it; `nil` where none lives.
    var delegate: ElementID?
    var inputState: InputModel.State?
    var placement: InputModel.Placement?
    var barState: AccessoryToolbar.State?
    var chain: InputChain?
    var scopeState: FocusScope.State?
  }

  var parts: [Part?]
  var delegateRound: UInt32
  var state: World.State
  var scope: FocusScope
  var surfaces: SurfaceOrder
  var hasSurfaces: Bool
  var hasPanels: Bool
  var shownPanel: Element?
  var arrangement: World.Arrangement
  var hasGroups: Bool
  var hasScrollViews: Bool
  var locale: InputLocale
  var avoidance: Avoidance
  var hasAvoidance: Bool
  var hasDoneKey: Bool
  var doneKey: DoneKey
  var laidKey: LaidKey
  var touchDismiss: TouchDismissSetting?
  var touches: TouchState
}
