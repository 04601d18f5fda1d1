/// What a model of the surroundings hears of inputs and toolbars, at less than an observer's cost.
///
/// Given when they are made, owned by them, and never exchanged; it must own none of them.
package protocol ComponentMonitor: AnyObject {
  /// Tells that `input` sent one control event.
  func input(_ input: InputModel, didSend event: ControlEvents)
  /// Tells that the text of `input` was set by program.
  func inputDidSetText(_ input: InputModel)
  /// Tells how an action of `toolbar` ended, after its delegate has heard.
  func toolbar(
    _ toolbar: AccessoryToolbar, didFinish action: ToolbarAction, as outcome: ActionOutcome)
}
